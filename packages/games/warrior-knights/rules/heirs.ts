// 21.3 Exchanging heirs: each Noble has a heir token, which may lie with another Baron.

import { itemAt, NOWHERE, type Seat, type Standing } from '@ludoteka/kernel'
import type { Shape } from '../content/barons.ts'
import { hasLeftGame } from './armies.ts'
import { leaveGame } from './deaths.ts'
import { log } from './log.ts'
import { baronOf, NOBLES, type NobleName, nobleIndex, nobleName, nobleNamed } from './names.ts'
import { hasHeirTokens } from './options.ts'
import type { PublicState, S } from './state.ts'
import type { Verbs } from './verbs.ts'

/** Who holds the heir of a Noble; nobody when the token was destroyed. */
export const heirHolderOf = (s: PublicState, noble: NobleName): Seat => itemAt(s.heirHolder, NOBLES.indexOf(noble))

/** The heirs a Baron holds, of Nobles that have not left the game. */
export const heirsHeldBy = (s: PublicState, holder: Seat): readonly NobleName[] =>
  NOBLES.filter(noble => {
    const { seat, shape } = nobleNamed(noble)
    return heirHolderOf(s, noble) === holder && !hasLeftGame(s, seat, shape)
  })

/** The heirs of other Barons' Nobles that a Baron holds. */
export const hostagesOf = (s: PublicState, holder: Seat): readonly NobleName[] =>
  heirsHeldBy(s, holder).filter(noble => nobleNamed(noble).seat !== holder)

export function handHeir(s: S, noble: NobleName, to: Seat): void {
  s.heirHolder[NOBLES.indexOf(noble)] = to
  log(s, 'heirHanded', '21.3', { noble, to: baronOf(to) })
}

/** His Noble has no heir any more; if he is dead already, nobody comes back in his place (16.5). */
export function destroyHeir(s: S, seat: Seat, shape: Shape): void {
  const at = nobleIndex(seat, shape)
  s.heirHolder[at] = NOWHERE
  log(s, 'heirLost', '21.3', { noble: nobleName(seat, shape) })
  if (s.dead[at]) leaveGame(s, seat, shape)
}

/** What the holder of another Baron's heir may do at any time. */
export const HEIRS: Standing<S, Verbs> = {
  ask(s, seat) {
    const heirs = hasHeirTokens(s) ? hostagesOf(s, seat) : []
    return heirs.length > 0 ? { executeHeir: heirs, giveBackHeir: heirs } : {}
  },
  do: {
    executeHeir(s, noble, seat) {
      const of = nobleNamed(noble)
      log(s, 'heirExecuted', '21.3', { baron: baronOf(seat), noble })
      destroyHeir(s, of.seat, of.shape)
    },
    giveBackHeir: (s, noble) => handHeir(s, noble, nobleNamed(noble).seat),
  },
  why: {
    executeHeir: { rule: '21.3', reason: 'heirNotHeld' },
    giveBackHeir: { rule: '21.3', reason: 'heirNotHeld' },
  },
}
