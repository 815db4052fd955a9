// What is printed on a card, and who may use it, tried out at the table.

import { expect, test } from 'vitest'
import { CARD, type Card, type CardType } from '../../content/cards.ts'
import { FIGHTER, type Fighter, type FighterType, HERO } from '../../content/fighters.ts'
import { before, offered, seated } from './fights.ts'

/** Card, name, type, value (schemes have none), boost, copies, who may use it. */
export type Printed = readonly [Card, string, CardType, number, number, number, FighterType | 'any']

export function testPrinted(rows: readonly Printed[]): void {
  test.each(rows)('%s (%s) is a card of type %s, value %i, boost %i, %i copies, for %s', (...row) => {
    const [card, , type, value, boost, copies, by] = row
    expect(CARD[card]).toMatchObject({ type, value, boost, copies, by })
    const users = HERO[CARD[card].deck].fighters.filter(fighter => by === 'any' || FIGHTER[fighter].type === by)
    const nobody: Fighter[] = []
    expect(attackersWith(card)).toEqual(type === 'attack' || type === 'versatile' ? users : nobody)
    expect(defendersWith(card)).toEqual(type === 'defense' || type === 'versatile' ? users : nobody)
    expect(schemersWith(card)).toEqual(type === 'scheme' ? users : nobody)
    expect(boostOf(card)).toBe(boost)
  })
}

/** A rival hero on s21, and all fighters of the card's deck around it. */
const AROUND = ['s11', 's12', 's20', 's24'] as const

function surrounded(card: Card) {
  const { deck } = CARD[card]
  const rival = deck === 'sinbad' ? 'arthur' : 'sinbad'
  const own = HERO[deck].fighters
  const at = { ...Object.fromEntries(own.map((fighter, i) => [fighter, AROUND[i] ?? 's31'])), [rival]: 's21' }
  return { own, rival, at } as const
}

function attackersWith(card: Card): Fighter[] {
  const { own, rival, at } = surrounded(card)
  const attackers = offered(before(card, rival, { at }), 'a1', 'attack')
  return own.filter(fighter => attackers.has(fighter))
}

function defendersWith(card: Card): Fighter[] {
  const { own, rival, at } = surrounded(card)
  const strike = `${rival}.feint` as const
  return own.filter(fighter => {
    const t = seated([rival, CARD[card].deck], { at, hand: { a1: [strike], b1: [card] } })
    t.play('a1', 'attack', rival).play('a1', 'target', fighter).play('a1', 'commit', strike)
    return offered(t, 'b1', 'commit').has(card)
  })
}

function schemersWith(card: Card): Fighter[] {
  const { own, rival, at } = surrounded(card)
  const t = before(card, rival, { at })
  if (!offered(t, 'a1', 'scheme').has(card)) return []
  t.play('a1', 'scheme', card)
  const only = t.state.news.find(({ key }) => key === 'schemePlayed')?.data['fighter']
  return own.filter(fighter => fighter === only || offered(t, 'a1', 'by').has(fighter))
}

function boostOf(card: Card): unknown {
  const { rival, at } = surrounded(card)
  const t = before(card, rival, { at }).play('a1', 'maneuver').play('a1', 'boost', card)
  return t.state.news.find(({ key }) => key === 'boosted')?.data['boost']
}
