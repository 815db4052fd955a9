// Chapter 5: what a card is and who may use it.

import { required } from '@ludoteka/kernel'
import { CARD, CARDS, type Card, type CardFacts } from '../content/cards.ts'
import { FIGHTER, type Fighter, HEROES, type Hero } from '../content/fighters.ts'

export function facts(card: Card): CardFacts {
  return CARD[card]
}

/** 5.2: a versatile card counts as both. */
export function isAttackCard(card: Card): boolean {
  const { type } = facts(card)
  return type === 'attack' || type === 'versatile'
}

export function isDefenseCard(card: Card): boolean {
  const { type } = facts(card)
  return type === 'defense' || type === 'versatile'
}

export function isScheme(card: Card): boolean {
  return facts(card).type === 'scheme'
}

/** 17.4.4: seven cards carry the tag. */
export function isVoyage(card: Card): boolean {
  return facts(card).voyage === true
}

/** 5.3: the fighter's type is named on the card, or ANY is; always within one deck. */
export function mayUse(card: Card, fighter: Fighter): boolean {
  const { deck, by } = facts(card)
  const { hero, type } = FIGHTER[fighter]
  return deck === hero && (by === 'any' || by === type)
}

/** How many copies of each card a hero's deck has (1.2). */
const COPIES: ReadonlyMap<Hero, ReadonlyMap<Card, number>> = new Map(
  HEROES.map(hero => [
    hero,
    new Map(CARDS.filter(card => facts(card).deck === hero).map(card => [card, facts(card).copies])),
  ]),
)
const NO_CARDS: ReadonlyMap<Card, number> = new Map()

export function copiesOf(hero: Hero | undefined): ReadonlyMap<Card, number> {
  return hero ? required(COPIES.get(hero), hero) : NO_CARDS
}

/** A hero's thirty cards (1.2), copies one after another. */
export function deckOf(hero: Hero): Card[] {
  return [...copiesOf(hero)].flatMap(([card, copies]) => new Array<Card>(copies).fill(card))
}
