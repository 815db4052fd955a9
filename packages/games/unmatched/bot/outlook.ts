// What a position of Unmatched is judged by. Every feature is something a seat has itself; how much each counts was learned
// from matches (weights.json).

import { type Action, cardsIn, contents, kindAt, type Outlook, type Seat } from '@ludoteka/kernel'
import { FIGHTER, type Fighter } from '../content/fighters.ts'
import { fightersOnBoard, reaches, stepsBetween, whereIs } from '../rules/board.ts'
import { facts, isAttackCard, isDefenseCard, isScheme } from '../rules/cards.ts'
import { healthOf, heroOf, isFriendlyTo, ownFighters } from '../rules/fighters.ts'
import { distanceOf } from '../rules/maneuver.ts'
import { type S, ZONES } from '../rules/state.ts'
import WEIGHTS from './weights.json'

type Feature = keyof ReturnType<typeof featuresOf>

/** A hero with so little health may fall in one combat. */
const IN_DANGER = 6
const NEARLY_LOST = 3
/** With fewer cards one can't defend any more. */
const FEW_CARDS = 2
/** Exhaustion is near (5.7). */
const LOW_DECK = 4
/** Where no enemy hero is left, or nobody is on the board yet. */
const NO_ENEMY = 0

function featuresOf(s: S, seat: Seat) {
  const enemies = fightersOnBoard(s).filter(fighter => !isFriendlyTo(s, seat, fighter))
  const own = ownFighters(s, seat)
  const hero = heroOf(s, seat)
  const isActive = s.turn === seat
  return {
    ...bodies(s, own, enemies),
    ...cardsOf(s, seat),
    deck: contents(s, ZONES.deck, seat).length,
    deckUpTo4: Math.min(LOW_DECK, contents(s, ZONES.deck, seat).length),
    actionsToCome: isActive ? s.actionsLeft : 0,
    isArthur: Number(hero === 'arthur'),
    isAlice: Number(hero === 'alice'),
    isMedusa: Number(hero === 'medusa'),
    isSinbad: Number(hero === 'sinbad'),
  }
}

/** Health, and whom the fighters can strike. */
function bodies(s: S, own: readonly Fighter[], enemies: readonly Fighter[]) {
  let [heroHealth, sidekickHealth, sidekicks] = [0, 0, 0]
  let [heroReachesHero, heroReachesSidekick, sidekicksReachHero] = [0, 0, 0]
  let [heroStepsToHero, sidekickStepsToHero] = [NO_ENEMY, NO_ENEMY]
  const rivals = enemies.filter(isHero)
  for (const fighter of own) {
    const health = healthOf(s, fighter)
    const reachesHero = rivals.some(rival => reaches(s, fighter, rival))
    const steps = stepsToNearest(s, fighter, rivals)
    if (isHero(fighter)) {
      heroHealth += health
      heroStepsToHero += steps
      heroReachesHero += Number(reachesHero)
      heroReachesSidekick += Number(enemies.some(enemy => !isHero(enemy) && reaches(s, fighter, enemy)))
    } else {
      sidekickHealth += health
      sidekicks++
      sidekickStepsToHero += steps
      sidekicksReachHero += Number(reachesHero)
    }
  }
  return {
    heroHealth,
    heroHealthUpTo6: Math.min(IN_DANGER, heroHealth),
    heroHealthUpTo3: Math.min(NEARLY_LOST, heroHealth),
    sidekickHealth,
    sidekicks,
    heroReachesHero,
    heroReachesSidekick,
    sidekicksReachHero,
    heroStepsToHero,
    sidekickStepsToHero,
  }
}

/** Cards in hand by what they are good for. */
function cardsOf(s: S, seat: Seat) {
  let [attackValue, bestAttack, defenseValue, bestDefense, boost, schemes] = [0, 0, 0, 0, 0, 0]
  const hand = contents(s, ZONES.hand, seat)
  for (const index of hand) {
    const card = kindAt(ZONES.hand, index)
    const printed = facts(card)
    boost += printed.boost
    if (isScheme(card)) schemes++
    if (isAttackCard(card)) {
      attackValue += printed.value
      bestAttack = Math.max(bestAttack, printed.value)
    }
    if (isDefenseCard(card)) {
      defenseValue += printed.value
      bestDefense = Math.max(bestDefense, printed.value)
    }
  }
  const cards = hand.length
  return {
    cards,
    cardsUpTo2: Math.min(FEW_CARDS, cards),
    attackValue,
    bestAttack,
    defenseValue,
    bestDefense,
    boost,
    schemes,
  }
}

const isHero = (fighter: Fighter): boolean => FIGHTER[fighter].role === 'hero'

function stepsToNearest(s: S, fighter: Fighter, enemies: readonly Fighter[]): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const enemy of enemies) nearest = Math.min(nearest, stepsBetween(whereIs(s, fighter), whereIs(s, enemy)))
  return Number.isFinite(nearest) ? nearest : NO_ENEMY
}

const weights: Readonly<Record<Feature, number>> = WEIGHTS

/** The main questions of a turn: combats and events are over. */
const MAIN_QUESTIONS: ReadonlySet<string> = new Set(['turn.action'])

/** 6.8, 18.1.8 Nobody moves although a card was spent for it: a boosted maneuver, and a scheme that moves everybody. */
function isPointless(s: S, { seat, verb }: Action): boolean {
  const frame = s.stack.at(-1)
  if (verb !== 'done' || frame?.step !== 'move.next') return false
  const { fighters, max } = frame
  if (cardsIn(s, ZONES.played, seat).includes('arthur.commandTheStorms'))
    return fighters.length === fightersOnBoard(s).length
  return frame.rule === '6.3' && fighters.length === ownFighters(s, seat).length && max > distanceOf(s, seat, 0)
}

export const outlook: Outlook<S> = {
  features: featuresOf,
  weights,
  isPointless,
  isQuiet: s => MAIN_QUESTIONS.has(s.stack.at(-1)?.step ?? ''),
}
