// Launching an operation (4.5.1–4.5.4): the target is shown, politics follow, and the origin is named.

import { enter, moveCard, rule, type Seat, type Steps } from '@ludoteka/kernel'
import { neighboursOf } from '../content/links.ts'
import type { Slot } from '../content/wheel.ts'
import { positionOf } from './board.ts'
import { log } from './log.ts'
import { originsOf, targetOf } from './operations.ts'
import { maybeAttackBalkans, maybeAttackUssr } from './politics.ts'
import { sideOf } from './sides.ts'
import { type F, KIT, NONE, type S, type Verbs, ZONES } from './state.ts'

/** 4.5.2 */
export function launch(s: S, seat: Seat, slot: Slot): void {
  const at = targetOf(s, seat, slot)
  moveCard(s, at, ZONES.target.at(slot), seat, ZONES.front)
  log(s, 'launched', '4.5.2', { side: sideOf(seat), slot, at, position: positionOf(s, seat, slot) })
  maybeAttackUssr(s, seat, at)
  maybeAttackBalkans(s, seat, at)
  enter<F>(s, { step: 'battle.origin', seat, slot, at })
}

export const LAUNCH: Pick<Steps<S, F, Verbs>, 'battle.origin'> = {
  // 4.5.4
  'battle.origin': KIT.chooseOne({
    verb: 'attackFrom',
    seat: (_s, f) => f.seat,
    among: (_s, f) => neighboursOf(f.at),
    rules: [rule('4.5.4', 'notAnOrigin', (s, f, from) => originsOf(s, f.seat, f.at).includes(from))],
    forced: () => undefined, // `take` says that there was no other
    take(s, { seat, slot, at }, origin) {
      const key = originsOf(s, seat, at).length === 1 ? 'originForced' : 'originNamed'
      log(s, key, '4.5.4', { side: sideOf(seat), at, origin })
      const position = positionOf(s, seat, slot)
      enter<F>(s, { step: 'battle.reveal', attacker: seat, at, origin, position, superiority: NONE, slot })
    },
    terms: (_s, { seat, slot, at }) => ({ side: sideOf(seat), slot, at }),
    final: ['attackFrom'],
  }),
}
