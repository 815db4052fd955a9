// The word `step`: procedures of their own.

import { enter, type Seat } from '@ludoteka/kernel'
import { EXPEDITIONS } from '../../content/fate.ts'
import type { ActWord, ProcedureId } from '../../content/vocabulary.ts'
import { amountOf, invest, investedIn, othersClockwise, payBaron } from '../barons.ts'
import { canFightAny } from '../battle/declare.ts'
import { shuffleFate } from '../fateDeck.ts'
import { log } from '../log.ts'
import { baronOf } from '../names.ts'
import type { S } from '../state.ts'
import { canMoveAny } from '../ways.ts'
import type { Context } from './context.ts'
import type { WordRules } from './goodsWords.ts'

type Procedure = {
  run(s: S, e: Context, amount: number): boolean
  can?(s: S, e: Context): boolean
}

/** Every crown a Baron has on expeditions goes to the treasury; an expedition left without investors ends. */
export function loseInvestments(s: S, seat: Seat): boolean {
  let lost = 0
  for (const expedition of EXPEDITIONS) {
    lost += investedIn(s, expedition, seat)
    invest(s, expedition, seat, 0)
    const isLeft = Array.from({ length: s.seats }, (_, one) => one).some(one => investedIn(s, expedition, one) > 0)
    if (isLeft) continue
    s.expeditionStep[EXPEDITIONS.indexOf(expedition)] = 0
    s.blessed[EXPEDITIONS.indexOf(expedition)] = false
  }
  if (lost > 0) log(s, 'investmentsLost', '8.3', { baron: baronOf(seat), n: lost })
  return lost > 0
}

/** Each other Baron in full as long as he can. */
function tribute(s: S, seat: Seat, amount: number): boolean {
  for (const other of othersClockwise(s, seat))
    payBaron(s, seat, other, Math.min(amount, amountOf(s, 'crowns', seat)), '21.2')
  return true
}

const entering =
  (frame: (e: Context) => S['stack'][number]) =>
  (s: S, e: Context): boolean => {
    enter(s, frame(e))
    return true
  }

const PROCEDURES: Readonly<Record<ProcedureId, Procedure>> = {
  mobilize: {
    run: entering(({ seat }) => ({ step: 'mobilize.area', seat })),
    can: (s, { seat }) => canMoveAny(s, seat) || canFightAny(s, seat),
  },
  moveOneNoble: {
    run: entering(({ seat }) => ({ step: 'mobilize.one', seat })),
    can: (s, { seat }) => canMoveAny(s, seat),
  },
  battleWithoutMoving: {
    run: entering(({ seat }) => ({ step: 'mobilize.battle', seat })),
    can: (s, { seat }) => canFightAny(s, seat),
  },
  importantEvent: { run: entering(() => ({ step: 'event.drawer' })) },
  fundExpedition: { run: entering(() => ({ step: 'expedition.found' })) },
  upgradeDefenses: { run: entering(() => ({ step: 'defenses.begin' })) },
  shuffleFate: {
    run(s) {
      shuffleFate(s)
      return true
    },
  },
  privateMotion: { run: () => false },
  loseInvestments: { run: (s, { seat }) => loseInvestments(s, seat) },
  freeRoadPassage: { run: () => false },
  landAtOnce: { run: () => false },
  tribute: { run: (s, { seat }, amount) => tribute(s, seat, amount) },
  discardHonour: { run: () => false },
}

export const PROCEDURE_WORDS: WordRules<Extract<ActWord, 'step'>> = {
  step: {
    run: (s, e, { id, amount = 0 }) => PROCEDURES[id].run(s, e, amount),
    can: (s, e, { id }) => PROCEDURES[id].can?.(s, e) ?? true,
  },
}
