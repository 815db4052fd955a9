// What a careful bot never risks: nuclear war, as the rules' own questions tell it.

import type { Action, Seat } from '@ludoteka/kernel'
import { spaceNamed } from '../rules/board.ts'
import { cardNamed } from '../rules/cards.ts'
import { playDanger, severity } from '../rules/danger.ts'
import { coupStake, dangerUnderWay, outlookOf } from '../rules/dangerAhead.ts'
import { eventsToCome } from '../rules/operations/coup.ts'
import { activeSide, seatOf, sideOf } from '../rules/sides.ts'
import type { S } from '../rules/state.ts'

/** A war that has come is worse than any that may come. */
const LOST = 2

/** How likely a seat loses by nuclear war through what it has begun. */
export function pendingRisk(s: S, seat: Seat): number {
  const { result } = s
  if (result.kind === 'won' && result.reason === 'nuclearWar') return result.winners.includes(seat) ? 0 : LOST
  return severity(dangerUnderWay(s, sideOf(s, seat)))
}

/** What an answer stakes: headlines, events and coups are judged before cards and dice have decided. */
export function stakedRisk(s: S, { seat, verb, arg }: Action): number {
  const side = sideOf(s, seat)
  if (verb === 'headline') return severity(playDanger(outlookOf(s, side), 'headline', cardNamed(arg)))
  if (seatOf(s, activeSide(s)) !== seat) return 0
  if (verb === 'event') return severity(playDanger(outlookOf(s, side), 'event', cardNamed(arg)))
  const frame = s.stack.at(-1)
  if (verb !== 'coup' || frame?.step !== 'coup.target') return 0
  return severity(coupStake(outlookOf(s, side), spaceNamed(arg), frame, eventsToCome(s)))
}
