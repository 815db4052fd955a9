// Chapter 9: declaring an attack and laying the cards face down.

import {
  all,
  broken,
  contents,
  countIn,
  end,
  enter,
  hasCard,
  kindAt,
  kindsIn,
  moveCard,
  offer,
  type Refusal,
  rule,
  type Seat,
  type Steps,
} from '@ludoteka/kernel'
import type { Card } from '../content/cards.ts'
import { FIGHTERS, type Fighter } from '../content/fighters.ts'
import { fightersOnBoard, indexOfFighter, isOnBoard, reaches } from './board.ts'
import { isAttackCard, isDefenseCard, mayUse } from './cards.ts'
import { combatSteps, fighterOn, freshCombat } from './combat.ts'
import { isFriendlyTo, ownerOf, ownFighters } from './fighters.ts'
import { abilityFrames, abilityOfFighter } from './heroes/ability.ts'
import { log } from './log.ts'
import { type F, KIT, type S, type Verbs, ZONES } from './state.ts'

type Attack = { readonly attacker: Fighter }

/** 9.4, 9.5: whom a fighter can attack. */
const TARGET_RULES = [
  rule('12.4', 'fighterDefeated', (s: S, _attack: Attack, target: Fighter) => isOnBoard(s, target)),
  rule(
    '9.5',
    'friendlyFighter',
    (s: S, { attacker }: Attack, target: Fighter) => !isFriendlyTo(s, ownerOf(s, attacker), target),
  ),
  rule('9.4', 'outOfReach', (s: S, { attacker }: Attack, target: Fighter) => reaches(s, attacker, target)),
]
const canTarget = all(TARGET_RULES)

function hasTarget(s: S, attacker: Fighter): boolean {
  return FIGHTERS.some(target => canTarget(s, { attacker }, target))
}

/** 9.2: a fighter of yours, a target in its reach and a card it may attack with. */
const ATTACKER_RULES = [
  rule('9.3', 'notYourFighter', (s: S, seat: Seat, attacker: Fighter) => ownerOf(s, attacker) === seat),
  rule('12.4', 'fighterDefeated', (s: S, _seat: Seat, attacker: Fighter) => isOnBoard(s, attacker)),
  rule('9.4', 'nobodyInReach', (s: S, _seat: Seat, attacker: Fighter) => hasTarget(s, attacker)),
  rule('9.2', 'noAttackCard', (s: S, seat: Seat, attacker: Fighter) => hasAttackCard(s, seat, attacker)),
]
const canAttack = all(ATTACKER_RULES)

function hasAttackCard(s: S, seat: Seat, attacker: Fighter): boolean {
  return contents(s, ZONES.hand, seat).some(index => {
    const card = kindAt(ZONES.hand, index)
    return isAttackCard(card) && mayUse(card, attacker)
  })
}

export function attackersOf(s: S, seat: Seat): Fighter[] {
  return ownFighters(s, seat).filter(attacker => canAttack(s, seat, attacker))
}

export function whyNotAttack(s: S, seat: Seat, attacker: Fighter): Refusal | undefined {
  return broken(ATTACKER_RULES, s, seat, attacker)
}

export function declareAttack(s: S, seat: Seat, attacker: Fighter): void {
  enter(s, { step: 'attack.target', seat, attacker })
}

/** 9.3: announced, no way back; the cards follow, then the combat. */
function announce(s: S, seat: Seat, attacker: Fighter, target: Fighter): void {
  s.combat = freshCombat()
  s.combat.attacker = indexOfFighter(attacker)
  s.combat.defender = indexOfFighter(target)
  log(s, 'attacked', '9.3', { attacker, target })
  enter(
    s,
    { step: 'attack.card', seat },
    ...abilityFrames('attackCardLaid', seat),
    { step: 'attack.defense', seat: ownerOf(s, target) },
    ...combatSteps(seat),
  )
}

/** 9.6, 5.3. */
const ATTACK_CARD_RULES = [
  rule('9.6', 'notInHand', (s: S, seat: Seat, card: Card) => hasCard(s, ZONES.hand, card, seat)),
  rule('9.6', 'notAnAttackCard', (_s: S, _seat: Seat, card: Card) => isAttackCard(card)),
  rule('5.3', 'notForThisFighter', (s: S, _seat: Seat, card: Card) => mayUse(card, fighterOn(s, 'attacker'))),
]
const canAttackWith = all(ATTACK_CARD_RULES)

/** 9.6, 17.1.1: whether a second card may be laid beside the attack card; it takes one more card in the hand. */
export function mayLayBoost(s: S, seat: Seat): boolean {
  const attacker = fighterOn(s, 'attacker')
  return (abilityOfFighter(attacker).boostsAttackOf?.(attacker) ?? false) && countIn(s, ZONES.hand, seat) > 0
}

/** 9.8, 5.3. */
const DEFENSE_CARD_RULES = [
  rule('9.8', 'notInHand', (s: S, seat: Seat, card: Card) => hasCard(s, ZONES.hand, card, seat)),
  rule('9.8', 'notADefenseCard', (_s: S, _seat: Seat, card: Card) => isDefenseCard(card)),
  rule('5.3', 'notForThisFighter', (s: S, _seat: Seat, card: Card) => mayUse(card, fighterOn(s, 'defender'))),
]
const canDefendWith = all(DEFENSE_CARD_RULES)

export const ATTACK: Pick<Steps<S, F, Verbs>, 'attack.target' | 'attack.card' | 'attack.defense'> = {
  // 9.3 One opposing fighter in reach; the only one is taken by itself (16.10).
  'attack.target': KIT.chooseOne({
    verb: 'target',
    seat: (_s, f) => f.seat,
    among: fightersOnBoard,
    rules: TARGET_RULES,
    forced() {}, // the target is logged anyway
    take: (s, { seat, attacker }, target) => announce(s, seat, attacker, target),
    terms: (_s, { attacker }) => ({ fighter: attacker }),
  }),

  // 9.6 The attack card, face down.
  'attack.card': {
    ask: (s, { seat }) => offer(seat, { commit: kindsIn(s, ZONES.hand, seat, card => canAttackWith(s, seat, card)) }),
    do: {
      commit(s, { seat }, card) {
        moveCard(s, card, ZONES.hand, seat, ZONES.committed)
        if (!mayLayBoost(s, seat)) log(s, 'committed', '9.6', { seat, cards: 1 }) // else told once that is decided
        end(s)
      },
    },
    final: ['commit'],
    why: {
      commit: (s, { seat }, card) => broken(ATTACK_CARD_RULES, s, seat, card),
      decline: { rule: '9.6', reason: 'attackCardNeeded' },
    },
  },

  // 9.8 A defense card face down, or none. Always asked, so that a refusal does not betray the hand.
  'attack.defense': {
    ask: (s, { seat }) =>
      offer(seat, { commit: kindsIn(s, ZONES.hand, seat, card => canDefendWith(s, seat, card)), decline: true }),
    do: {
      commit(s, { seat }, card) {
        moveCard(s, card, ZONES.hand, seat, ZONES.committed)
        log(s, 'defended', '9.8', { seat })
        end(s)
      },
      decline(s, { seat }) {
        log(s, 'notDefended', '9.8', { seat })
        end(s)
      },
    },
    final: ['commit', 'decline'],
    why: { commit: (s, { seat }, card) => broken(DEFENSE_CARD_RULES, s, seat, card) },
  },
}
