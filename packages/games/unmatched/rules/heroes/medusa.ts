// Medusa: her gaze (17.3) and her deck (18.3).

import { enter, type Rule, rule, type Steps } from '@ludoteka/kernel'
import type { FrameOf } from '@ludoteka/rules-kit'
import { FIGHTER, type Fighter, GAZE_DAMAGE } from '../../content/fighters.ts'
import { fightersOnBoard, isInZoneOf, isOnBoard, whereIs } from '../board.ts'
import { damage } from '../damage.ts'
import {
  always,
  type DeckEffects,
  damageOne,
  damageOpposing,
  draw,
  FEINT,
  mayBoost,
  moveOwnThroughAnybody,
  moveSelf,
  type Op,
  opponentDiscards,
  REGROUP,
  upTo,
  when,
  won,
} from '../effects/vocabulary.ts'
import { heroOf, isFriendlyTo, ownFighters } from '../fighters.ts'
import { log } from '../log.ts'
import { moveEach } from '../movement.ts'
import { type F, KIT, type S, type Verbs } from '../state.ts'

/** 18.3.3 All in play, also if the one that fought is defeated. */
const moveHarpies: Op = (s, e) => {
  const harpies = ownFighters(s, e.seat).filter(fighter => FIGHTER[fighter].type === 'harpy')
  moveEach(s, e.seat, harpies, upTo(e))
}

/** 18.3.4 One defeated Harpy comes back; they do not differ, so the lowest number. */
const returnHarpy: Op = (s, e) => {
  const fighter = (['harpy1', 'harpy2', 'harpy3'] as const).find(harpy => !isOnBoard(s, harpy))
  if (fighter) enter(s, { step: 'effect.place', ...e, fighter, where: 'medusasZone', optional: false })
}

const glance: Op = (s, e) => enter(s, { step: 'effect.glance', ...e })

export const MEDUSA: DeckEffects<'medusa'> = {
  // Move your fighter up to 3.
  'medusa.dash': { after: always(moveSelf) },
  // If you won, 8 more damage.
  'medusa.gazeOfStone': { after: when(won, damageOpposing) },
  // 2 damage to a fighter in Medusa's zone.
  'medusa.aMomentaryGlance': { scheme: always(glance) },
  // The opponent discards a card.
  'medusa.hissAndSlither': { after: always(opponentDiscards) },
  // Move each Harpy up to 3.
  'medusa.theHoundsOfMightyZeus': { after: always(moveHarpies) },
  // The opponent discards a card.
  'medusa.clutchingClaws': { after: always(opponentDiscards) },
  // Move each of your fighters up to 3, through anybody; a Harpy returns.
  'medusa.wingedFrenzy': { scheme: always(moveOwnThroughAnybody, returnHarpy) },
  // You may boost this attack.
  'medusa.secondShot': { during: always(mayBoost) },
  // Draw 1.
  'medusa.snipe': { after: always(draw) },
  'medusa.feint': FEINT,
  'medusa.regroup': REGROUP,
}

/** 17.3.1 */
const GAZE_RULES: readonly Rule<[S, FrameOf<F, 'turn.gaze'>, Fighter]>[] = [
  rule('12.4', 'fighterDefeated', (s, _f, target) => isOnBoard(s, target)),
  rule('17.3.1', 'friendlyFighter', (s, f, target) => !isFriendlyTo(s, f.seat, target)),
  rule('17.3.1', 'outsideMedusasZone', (s, _f, target) => isInZoneOf(s, 'medusa', whereIs(s, target))),
]

/** 18.3.5: everybody in Medusa's zone, herself included. */
const GLANCE_RULES = [
  rule('12.4', 'fighterDefeated', (s: S, _f: unknown, target: Fighter) => isOnBoard(s, target)),
  rule('18.3.5', 'outsideMedusasZone', (s: S, _f: unknown, target: Fighter) =>
    isInZoneOf(s, 'medusa', whereIs(s, target)),
  ),
]

export const MEDUSA_STEPS: Pick<Steps<S, F, Verbs>, 'turn.gaze' | 'effect.glance'> = {
  // 17.3 DP-06 Medusa's owner may deal 1 damage in her zone.
  'turn.gaze': KIT.chooseOne({
    verb: 'gaze',
    seat: (_s, f) => f.seat,
    among: (s, f) => (heroOf(s, f.seat) === 'medusa' && isOnBoard(s, 'medusa') ? fightersOnBoard(s) : []), // 16.9
    rules: GAZE_RULES,
    decline: 'decline',
    take(s, _f, target) {
      log(s, 'gazed', '17.3.1', { target })
      damage(s, [target], GAZE_DAMAGE, '17.3.1')
    },
  }),

  // 18.3.5 DP-19 A Momentary Glance hits somebody in Medusa's zone, if need be Medusa.
  'effect.glance': damageOne('18.3.5', fightersOnBoard, GLANCE_RULES),
}
