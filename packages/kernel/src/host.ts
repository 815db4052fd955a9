// What everybody outside the rules calls: servers, pages, bots, tools. A frozen version of a game brings the kernel it
// was made with; these functions hand the call to that kernel, so that nothing else has to know which version it plays.

import { cloneState as cloneOwn } from './copy.ts'
import {
  dealer as dealerOwn,
  determinize as determinizeOwn,
  withOtherChance as ownOtherChance,
  redeal as redealOwn,
} from './deal.ts'
import * as engine from './engine.ts'
import * as expectations from './expectations.ts'
import { type Game, readOptions as readOwnOptions } from './game.ts'
import * as position from './position.ts'
import { stateHash as ownStateHash, readState as readOwnState } from './restore.ts'
import * as scenario from './scenario.ts'
import * as views from './view.ts'
import { viewSchema as ownViewSchema } from './viewSchema.ts'

/**
 * Raised when an entry point changes its meaning or the shape of what it takes or gives (a state only as far as hosts
 * read it: `options`, `seats`, `allies`, `brought`, `stack`, `result`, `news`, `sealed`). Kernels of earlier generations are adapted
 * in `frozen.ts`.
 */
export const KERNEL_GENERATION = 2

/**
 * The entry points of this kernel, for its own games and, in a frozen version, for the kernels to come. Each takes the
 * game first.
 */
export const OWN_KERNEL = {
  readOptions: readOwnOptions,
  start: engine.start,
  advance: engine.advance,
  asked: engine.asked,
  choices: engine.choices,
  withStanding: engine.withStanding,
  isFinal: engine.isFinal,
  apply: engine.apply,
  play: engine.play,
  playOn: engine.playOn,
  readAction: engine.readAction,
  why: engine.why,
  cloneState: cloneOwn,
  dealer: dealerOwn,
  determinize: determinizeOwn,
  redeal: redealOwn,
  withOtherChance: ownOtherChance,
  view: views.view,
  viewer: views.viewer,
  viewSchema: ownViewSchema,
  waitingFor: views.waitingFor,
  facts: views.facts,
  readPosition: position.readPosition,
  writePosition: position.writePosition,
  whatIsWrong: position.whatIsWrong,
  readState: readOwnState,
  stateHash: ownStateHash,
  runScenario: scenario.runScenario,
  everything: expectations.everything,
} as const

/** The one interface through which frozen games are reached. */
export type HostKernel = typeof OWN_KERNEL

const kernelOf = (game: Game): HostKernel => game.kernel ?? OWN_KERNEL

// Search lives on these two: the kernel's own are called directly, so that they can be compiled into their callers.
export const apply: HostKernel['apply'] = (game, s, seat, verb, arg, trace) =>
  game.kernel ? game.kernel.apply(game, s, seat, verb, arg, trace) : engine.apply(game, s, seat, verb, arg, trace)
export const cloneState: HostKernel['cloneState'] = (game, s) =>
  game.kernel ? game.kernel.cloneState(game, s) : cloneOwn(game, s)

export const readOptions: HostKernel['readOptions'] = (...args) => kernelOf(args[0]).readOptions(...args)
export const start: HostKernel['start'] = (...args) => kernelOf(args[0]).start(...args)
export const advance: HostKernel['advance'] = (...args) => kernelOf(args[0]).advance(...args)
export const asked: HostKernel['asked'] = (...args) => kernelOf(args[0]).asked(...args)
export const choices: HostKernel['choices'] = (...args) => kernelOf(args[0]).choices(...args)
export const withStanding: HostKernel['withStanding'] = (...args) => kernelOf(args[0]).withStanding(...args)
export const isFinal: HostKernel['isFinal'] = (...args) => kernelOf(args[0]).isFinal(...args)
export const play: HostKernel['play'] = (...args) => kernelOf(args[0]).play(...args)
export const playOn: HostKernel['playOn'] = (...args) => kernelOf(args[0]).playOn(...args)
export const readAction: HostKernel['readAction'] = (...args) => kernelOf(args[0]).readAction(...args)
export const why: HostKernel['why'] = (...args) => kernelOf(args[0]).why(...args)
export const dealer: HostKernel['dealer'] = (...args) => kernelOf(args[0]).dealer(...args)
export const determinize: HostKernel['determinize'] = (...args) => kernelOf(args[0]).determinize(...args)
export const redeal: HostKernel['redeal'] = (...args) => kernelOf(args[0]).redeal(...args)
export const withOtherChance: HostKernel['withOtherChance'] = (...args) => kernelOf(args[0]).withOtherChance(...args)
export const view: HostKernel['view'] = (...args) => kernelOf(args[0]).view(...args)
export const viewer: HostKernel['viewer'] = (...args) => kernelOf(args[0]).viewer(...args)
export const viewSchema: HostKernel['viewSchema'] = (...args) => kernelOf(args[0]).viewSchema(...args)
export const waitingFor: HostKernel['waitingFor'] = (...args) => kernelOf(args[0]).waitingFor(...args)
export const facts: HostKernel['facts'] = (...args) => kernelOf(args[0]).facts(...args)
export const readPosition: HostKernel['readPosition'] = (...args) => kernelOf(args[0]).readPosition(...args)
export const writePosition: HostKernel['writePosition'] = (...args) => kernelOf(args[0]).writePosition(...args)
export const whatIsWrong: HostKernel['whatIsWrong'] = (...args) => kernelOf(args[0]).whatIsWrong(...args)
export const readState: HostKernel['readState'] = (...args) => kernelOf(args[0]).readState(...args)
export const stateHash: HostKernel['stateHash'] = (...args) => kernelOf(args[0]).stateHash(...args)
export const runScenario: HostKernel['runScenario'] = (...args) => kernelOf(args[0]).runScenario(...args)
export const everything: HostKernel['everything'] = (...args) => kernelOf(args[0]).everything(...args)
