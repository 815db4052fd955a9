// Chapters 10 and 11: reveal, effects in their order, damage, the winner, clean-up.

import { enter, itemAt, moveAll, onlyCard, type Seat, type Steps } from '@ludoteka/kernel'
import type { Card } from '../content/cards.ts'
import { FIGHTERS, type Fighter, SIDES, type Side } from '../content/fighters.ts'
import { facts } from './cards.ts'
import { damage, isProtected } from './damage.ts'
import { ownerOf } from './fighters.ts'
import { abilityFrames, abilityOfFighter, valueBonus } from './heroes/ability.ts'
import { log } from './log.ts'
import { type F, FIELDS, type S, type Verbs, ZONES } from './state.ts'

const NOT_REPLACED = -1

const NO_COMBAT: S['combat'] = FIELDS.combat.initial(0)

export function freshCombat(): S['combat'] {
  return { ...NO_COMBAT }
}

export function isFreshCombat(s: S): boolean {
  return JSON.stringify(s.combat) === JSON.stringify(NO_COMBAT)
}

/** The sequence of chapter 22: the defender's effects always go first (10.1). */
export function combatSteps(seat: Seat): F[] {
  return [
    { step: 'combat.reveal', seat },
    { step: 'combat.effects', seat, side: 'defender', timing: 'immediately' },
    { step: 'combat.effects', seat, side: 'attacker', timing: 'immediately' },
    ...abilityFrames('duringCombat', seat),
    { step: 'combat.effects', seat, side: 'defender', timing: 'during' },
    { step: 'combat.effects', seat, side: 'attacker', timing: 'during' },
    { step: 'combat.damage', seat },
    { step: 'combat.effects', seat, side: 'defender', timing: 'after' },
    { step: 'combat.effects', seat, side: 'attacker', timing: 'after' },
    { step: 'combat.abilities', seat },
    { step: 'combat.cleanUp', seat },
  ]
}

export function fighterOn(s: S, side: Side): Fighter {
  return itemAt(FIGHTERS, side === 'attacker' ? s.combat.attacker : s.combat.defender)
}

export function seatOn(s: S, side: Side): Seat {
  return ownerOf(s, fighterOn(s, side))
}

export function otherSide(side: Side): Side {
  return side === 'attacker' ? 'defender' : 'attacker'
}

export function cardOn(s: S, side: Side): Card | undefined {
  return onlyCard(s, ZONES.played, seatOn(s, side))
}

export function hasWon(s: S, side: Side): boolean {
  return SIDES[s.combat.winner] === side // 11.4
}

/** 10.6: what the printed value was replaced by. */
export function replaceValue(s: S, side: Side, value: number): void {
  if (side === 'attacker') s.combat.attackBecomes = value
  else s.combat.defenseBecomes = value
}

export function addValue(s: S, side: Side, card: Card, by: number, rule: string): void {
  if (side === 'attacker') s.combat.attackPlus += by
  else s.combat.defensePlus += by
  log(s, 'valueRises', rule, { card, by })
}

/** 10.6: printed value, or its replacement; then all additions. */
function valueOn(s: S, side: Side): number {
  const card = cardOn(s, side)
  if (!card) return 0 // 10.4
  const { attackBecomes, defenseBecomes, attackPlus, defensePlus } = s.combat
  const becomes = side === 'attacker' ? attackBecomes : defenseBecomes
  const base = becomes === NOT_REPLACED ? facts(card).value : becomes
  return base + (side === 'attacker' ? attackPlus : defensePlus) + valueBonus(s, fighterOn(s, side), side)
}

/** 16.6: every effect of that side's card which has not happened yet, at all timings; no card, nothing (16.6.3). */
export function cancelEffects(s: S, side: Side): void {
  const card = cardOn(s, side)
  if (!card) return
  if (side === 'attacker') s.combat.attackCancelled = true
  else s.combat.defenseCancelled = true
  log(s, 'cancelled', '16.6', { card })
  abilityOfFighter(fighterOn(s, side)).effectsCancelled?.(s, seatOn(s, side), card)
}

export const COMBAT: Pick<
  Steps<S, F, Verbs>,
  'combat.reveal' | 'combat.effects' | 'combat.damage' | 'combat.abilities' | 'combat.cleanUp'
> = {
  // 9.10 All committed cards are turned up at the same moment.
  'combat.reveal': {
    run(s) {
      for (const side of SIDES) {
        const seat = seatOn(s, side)
        moveAll(s, ZONES.committed, seat, ZONES.played)
        moveAll(s, ZONES.committedBoost, seat, ZONES.playedBoost)
        const card = cardOn(s, side)
        const boost = onlyCard(s, ZONES.playedBoost, seat)
        if (card) log(s, 'revealed', '9.10', { seat, card })
        if (boost) log(s, 'boostRevealed', '17.1.3', { seat, card: boost })
      }
    },
  },

  // 10.2, 10.3, 10.8 The effect of one side's card that is due now, unless it was cancelled (16.6).
  'combat.effects': {
    run(s, { side, timing }) {
      const card = cardOn(s, side)
      const cancelled = side === 'attacker' ? s.combat.attackCancelled : s.combat.defenseCancelled
      if (card && !cancelled) enter(s, { step: 'effect.begin', card, seat: seatOn(s, side), side, timing })
    },
  },

  // 10.4, 10.5 Damage; 11.1 at least one combat damage makes the attacker the winner, and that stands (11.3).
  'combat.damage': {
    run(s) {
      const defender = fighterOn(s, 'defender')
      const attack = valueOn(s, 'attacker')
      const defense = valueOn(s, 'defender')
      log(s, 'combatValues', '10.4', { attack, defense })
      const safe = isProtected(s, defender)
      const dealt = safe ? 0 : Math.max(0, attack - defense)
      const winner: Side = dealt > 0 ? 'attacker' : 'defender'
      s.combat.winner = SIDES.indexOf(winner)
      log(s, 'combatWon', '11.1', { side: winner, fighter: fighterOn(s, winner) })
      if (dealt > 0) damage(s, [defender], dealt, '10.5')
      else if (safe) log(s, 'unharmed', '18.1.4', { fighter: defender })
    },
  },

  // 10.9 Abilities that wait for the end of a combat.
  'combat.abilities': { run: (s, { seat }) => enter(s, ...abilityFrames('afterCombat', seat)) },

  // 10.10 Every card played goes to its owner's pile: attack, boost, then defense.
  'combat.cleanUp': {
    run(s) {
      for (const side of SIDES) {
        moveAll(s, ZONES.played, seatOn(s, side), ZONES.discard)
        moveAll(s, ZONES.playedBoost, seatOn(s, side), ZONES.discard)
      }
      s.combat = freshCombat()
    },
  },
}
