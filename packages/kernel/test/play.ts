// Random play and comparisons for the kernel's own tests.

import {
  type Action,
  act,
  actionsOf,
  begin,
  type Core,
  choices,
  type ErrorCode,
  type Game,
  type Live,
  LudotekaError,
  type Sampler,
  type Seat,
  sampler,
  seedFrom,
} from '@ludoteka/kernel'
import { auction } from './games/auction.ts'
import { borders } from './games/borders.ts'
import { council } from './games/council.ts'
import { duel } from './games/duel.ts'
import { edicts } from './games/edicts.ts'
import { market } from './games/market.ts'
import { patrol } from './games/patrol.ts'
import { pledges } from './games/pledges.ts'
import { roads } from './games/roads.ts'
import { supply } from './games/supply.ts'

export const GAMES: readonly Game[] = [duel, council, market, edicts, borders, auction, pledges, roads, supply, patrol]

export function allActions(game: Game, s: Core): readonly Action[] {
  return choices(game, s).flatMap(({ seat, choice }) => actionsOf(seat, choice))
}

/** Everything a seat could ever say, whether it may now or not. */
export function everyAction(game: Game, seat: Seat): readonly Action[] {
  return Object.entries(game.verbs).flatMap(([verb, args]): Action[] => actionsOf(seat, { [verb]: args }))
}

export function anyOf<T>(random: Sampler, list: readonly T[]): T {
  const picked = list[random.below(list.length)]
  if (picked === undefined) throw new Error('nothing to pick from')
  return picked
}

/** Plays a match at random to its end (or for some moves) and gives every stage of it, the start included. */
export function stages(game: Game, seed: string, options: unknown = {}, moves = game.bound): readonly Live[] {
  const random = sampler(seedFrom('moves', seed))
  const found = [begin(game, options, seedFrom('match', seed))]
  for (let n = 0; n < moves; n++) {
    const live = found.at(-1)
    if (live?.state.result.kind !== 'open') break
    found.push(act(game, live, anyOf(random, allActions(game, live.state))))
  }
  return found
}

export const last = (lives: readonly Live[]): Live => lives.at(-1) ?? never()

function never(): never {
  throw new Error('a match has at least its start')
}

/** The code of the kernel's error that this throws; fails where it throws nothing or anything else. */
export function codeOf(run: () => unknown): ErrorCode {
  try {
    run()
  } catch (error) {
    if (error instanceof LudotekaError && error.message.length > 10) return error.code
    throw error
  }
  throw new Error('nothing was refused')
}

export const bytes = (value: unknown): string => JSON.stringify(value)

/** JSON as it comes from a file: parsed, so that "__proto__" is an own key. */
export const parsed = (text: string): unknown => JSON.parse(text)
