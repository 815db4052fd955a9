// What a hero's character card may change, by the moment at which the chapters ask for it (chapter 17).

import type { Seat } from '@ludoteka/kernel'
import type { Card } from '../../content/cards.ts'
import { FIGHTER, type Fighter, HEROES, type Side } from '../../content/fighters.ts'
import { heroOf } from '../fighters.ts'
import type { F, S } from '../state.ts'
import type { AbilityStep, HeroFacts } from './declarations.ts'
import { ABILITY } from './table.ts'

/** When the steps of an ability have their turn. */
export type Moment =
  /** 2.7 A seat's fighters have been placed. */
  | 'placed'
  /** 4.1 A seat's turn begins. */
  | 'turnStart'
  /** 9.6 The attack card lies face down. */
  | 'attackCardLaid'
  /** 10.3 The effects DURING COMBAT are about to begin. */
  | 'duringCombat'
  /** 10.9 The effects AFTER COMBAT are done. */
  | 'afterCombat'

export type Ability = {
  /** The steps it adds. Every seat enters them (recorded matches have them so); they ask only the hero's owner. */
  readonly steps?: { readonly [M in Moment]?: readonly AbilityStep[] }
  /** 6.3 What it adds to the distance of its seat's maneuvers. */
  maneuverBonus?(s: S, seat: Seat): number
  /** 9.6 Whether a second card may be laid as a boost when this fighter of the hero's attacks. */
  boostsAttackOf?(attacker: Fighter): boolean
  /** 10.6 What it adds to the value of a card this fighter of the hero's fights with. */
  valueBonus?(facts: HeroFacts, fighter: Fighter, side: Side): number
  /** 12 Whether this fighter of the hero's takes no damage now. */
  isProtected?(s: S, fighter: Fighter): boolean
  /** 16.6 The effects of a card its fighter fights with have been cancelled. */
  effectsCancelled?(s: S, seat: Seat, card: Card): void
  /** 16.5 Of whom a scheme of the hero's deck must hit one, by where all fighters stand; undefined for a card that hits nobody. */
  schemeTargets?(card: Card, at: readonly number[]): readonly Fighter[] | undefined
  /** Fills in what a written-down position left out of the hero's own facts. */
  completePosition?(s: S, given: ReadonlySet<string>): void
  /** What is wrong with the hero's own facts in a match that has been set up. */
  whatIsWrong?(s: S): string | undefined
}

const NO_ABILITY: Ability = {}

export function abilityOfSeat(s: S, seat: Seat): Ability {
  const hero = heroOf(s, seat)
  return hero ? ABILITY[hero] : NO_ABILITY
}

export function abilityOfFighter(fighter: Fighter): Ability {
  return ABILITY[FIGHTER[fighter].hero]
}

/** 10.6 What the ability of a fighter's hero adds to the value of a card the fighter fights with. */
export function valueBonus(facts: HeroFacts, fighter: Fighter, side: Side): number {
  return abilityOfFighter(fighter).valueBonus?.(facts, fighter, side) ?? 0
}

/** The frames all abilities add for a seat at a moment, in the order of the heroes. */
export function abilityFrames(moment: Moment, seat: Seat): readonly F[] {
  return STEPS_AT[moment].map((step): F => ({ step, seat }))
}

const STEPS_AT: Readonly<Record<Moment, readonly AbilityStep[]>> = {
  placed: stepsAt('placed'),
  turnStart: stepsAt('turnStart'),
  attackCardLaid: stepsAt('attackCardLaid'),
  duringCombat: stepsAt('duringCombat'),
  afterCombat: stepsAt('afterCombat'),
}

function stepsAt(moment: Moment): readonly AbilityStep[] {
  return HEROES.flatMap(hero => ABILITY[hero].steps?.[moment] ?? [])
}
