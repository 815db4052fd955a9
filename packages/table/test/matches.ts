// Matches of the test game for the tests of this package.

import { actionsOf, choiceOf, required, type Seat } from '@ludoteka/kernel'
import { beginMatch, type MatchState, withEvent } from '@ludoteka/table'
import { DUEL } from '../../verify/test/duel.ts'

export function newDuel(players: '2' | '3' = '2'): MatchState {
  return beginMatch(DUEL, { options: { players }, seed: 'd'.repeat(32) })
}

/** The first thing the seat may do, done. */
export function acted(match: MatchState, seat: Seat): MatchState {
  const [action] = actionsOf(seat, choiceOf(match.live.asked, seat) ?? {})
  return withEvent(match, { kind: 'act', action: required(action, 'something to do') })
}
