// Every hero's special ability (chapter 17). Its questions are steps in the hero's own file.

import { cardsIn, itemAt, moveCard, NOWHERE, onlyCard, type Seat } from '@ludoteka/kernel'
import { BIG_ATTACK_BONUS, FIGHTERS, type Hero, SIZES, SMALL_DEFENSE_BONUS } from '../../content/fighters.ts'
import { shareZone } from '../board.ts'
import { isVoyage } from '../cards.ts'
import { log } from '../log.ts'
import { type S, ZONES } from '../state.ts'
import type { Ability } from './ability.ts'

export const ABILITY: Readonly<Record<Hero, Ability>> = {
  // 17.1 When he attacks himself, a second card may be laid; its boost is added to the attack.
  arthur: {
    steps: { attackCardLaid: ['attack.boost'], duringCombat: ['combat.arthursBoost'] },
    boostsAttackOf: attacker => attacker === 'arthur', // 17.1.1
    isProtected: (s, fighter) => fighter === 'merlin' && s.combat.merlinSafe, // 18.1.4
    // 17.1.4, 17.1.5 The second card is lost too, also beside Excalibur, unless the table plays it otherwise (23.2).
    effectsCancelled(s, seat, card) {
      const boost = onlyCard(s, ZONES.playedBoost, seat)
      if (!boost) return
      if (card === 'arthur.excalibur' && s.options['excaliburBoostCancel'] === 'kept') return
      moveCard(s, boost, ZONES.playedBoost, seat, ZONES.discard)
      log(s, 'boostLost', '17.1.4', { seat, card: boost })
    },
  },

  // 17.2 BIG: her attacks are stronger. SMALL: her defenses are.
  alice: {
    steps: { placed: ['setup.size'] },
    // 17.2.2 Only Alice herself. No card effect, so no cancel touches it (17.2.3).
    valueBonus(facts, fighter, side) {
      if (fighter !== 'alice') return 0
      const size = SIZES[facts.size]
      if (side === 'attacker') return size === 'big' ? BIG_ATTACK_BONUS : 0
      return size === 'small' ? SMALL_DEFENSE_BONUS : 0
    },
    completePosition(s, given) {
      if (!given.has('size')) s.size = SIZES.indexOf('big')
    },
    whatIsWrong: s => (SIZES[s.size] === undefined ? 'Alice has no size.' : undefined),
  },

  // 17.3 At the start of her owner's turn she may damage one opposing fighter in her zone.
  medusa: {
    steps: { turnStart: ['turn.gaze'] },
    // 18.3.5 Anybody in her zone, herself included.
    schemeTargets(card, at) {
      if (card !== 'medusa.aMomentaryGlance') return undefined
      const medusa = itemAt(at, FIGHTERS.indexOf('medusa'))
      return FIGHTERS.filter((_, i) => itemAt(at, i) !== NOWHERE && shareZone(itemAt(at, i), medusa))
    },
  },

  // 17.4 Maneuvers go one space farther for each Voyage card in the discard pile; he need not be on the board (19.12).
  sinbad: { maneuverBonus: countVoyages },
}

export function countVoyages(s: S, seat: Seat): number {
  return cardsIn(s, ZONES.discard, seat).filter(isVoyage).length
}
