// Medusa: her gaze (17.3) and her deck (18.3).

import { all, broken, end, enter, offer, rule, type Seat, type Steps } from '@ludoteka/kernel'
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
import type { F, S, Verbs } from '../state.ts'

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

/** 17.3.1 Only while Medusa is on the board (16.9). */
const GAZE_RULES = [
  rule('12.4', 'fighterDefeated', (s: S, _seat: Seat, target: Fighter) => isOnBoard(s, target)),
  rule('17.3.1', 'friendlyFighter', (s: S, seat: Seat, target: Fighter) => !isFriendlyTo(s, seat, target)),
  rule('17.3.1', 'outsideMedusasZone', (s: S, _seat: Seat, target: Fighter) =>
    isInZoneOf(s, 'medusa', whereIs(s, target)),
  ),
]
const canGazeAt = all(GAZE_RULES)

/** 18.3.5: everybody in Medusa's zone, herself included. */
const GLANCE_RULES = [
  rule('12.4', 'fighterDefeated', (s: S, target: Fighter) => isOnBoard(s, target)),
  rule('18.3.5', 'outsideMedusasZone', (s: S, target: Fighter) => isInZoneOf(s, 'medusa', whereIs(s, target))),
]

function fightersInMedusasZone(s: S): Fighter[] {
  return fightersOnBoard(s).filter(target => isInZoneOf(s, 'medusa', whereIs(s, target)))
}

export const MEDUSA_STEPS: Pick<Steps<S, F, Verbs>, 'turn.gaze' | 'effect.glance'> = {
  // 17.3 DP-06 Medusa's owner may deal 1 damage in her zone.
  'turn.gaze': {
    ask(s, { seat }) {
      if (heroOf(s, seat) !== 'medusa' || !isOnBoard(s, 'medusa')) return undefined
      const targets = fightersOnBoard(s).filter(target => canGazeAt(s, seat, target))
      return targets.length > 0 ? offer(seat, { gaze: targets, decline: true }) : undefined
    },
    do: {
      gaze(s, _f, target) {
        log(s, 'gazed', '17.3.1', { target })
        damage(s, [target], GAZE_DAMAGE, '17.3.1')
        end(s)
      },
      decline: s => end(s),
    },
    why: { gaze: (s, f, target) => broken(GAZE_RULES, s, f.seat, target) },
  },

  // 18.3.5 DP-19 A Momentary Glance hits somebody in Medusa's zone, if need be Medusa.
  'effect.glance': damageOne('18.3.5', fightersInMedusasZone, GLANCE_RULES),
}
