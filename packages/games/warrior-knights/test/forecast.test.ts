// Chances that boards show, against the same battles played with every order of the fate cards.

import { expect, test } from 'vitest'
import { EXPEDITIONS, FATE, FATE_CARDS, type FateCard, NEWS } from '../content/fate.ts'
import type { Side } from '../rules/battle/names.ts'
import { type Combatant, chancesOf, kept, newsOdds, outcomeOf, REVOLT_ODDS, type Results } from '../rules/forecast.ts'

const resultsOf = (cards: readonly FateCard[]): Results => {
  const found = { deal100: 0, prevent100: 0, victory1: 0, drawFate: 0 }
  for (const card of cards) found[FATE[card].battle]++
  return found
}

/** Draws card by card: the first cards of both sides, then a further one for every "draw" (11.6.1). */
function playedOut(sides: Readonly<Record<Side, Combatant>>) {
  const sums = { success: 0, attackerFalls: 0, defenderRetreats: 0, attackerHits: 0 }
  type Hands = Readonly<Record<Side, readonly FateCard[]>>
  const finish = (cards: Readonly<Record<Side, Results>>, p: number): void => {
    const { attacker, defender, hits } = outcomeOf(sides, cards)
    if (attacker === 'stands' && defender !== 'stands') sums.success += p
    if (attacker === 'falls') sums.attackerFalls += p
    if (defender === 'retreats') sums.defenderRetreats += p
    sums.attackerHits += p * hits.attacker
  }
  const further = (
    deck: readonly FateCard[],
    cards: Readonly<Record<Side, Results>>,
    side: Side,
    due: number,
    p: number,
  ): void => {
    if (due === 0 || deck.length === 0) {
      if (side === 'attacker') further(deck, cards, 'defender', cards.defender.drawFate, p)
      else finish(cards, p)
      return
    }
    for (const card of deck) {
      const { battle } = FATE[card]
      further(
        deck.filter(one => one !== card),
        { ...cards, [side]: { ...cards[side], [battle]: cards[side][battle] + 1 } },
        side,
        due - 1 + (battle === 'drawFate' ? 1 : 0),
        p / deck.length,
      )
    }
  }
  const draw = (deck: readonly FateCard[], hands: Hands, p: number): void => {
    const side: Side | undefined =
      hands.attacker.length < sides.attacker.drawn
        ? 'attacker'
        : hands.defender.length < sides.defender.drawn
          ? 'defender'
          : undefined
    if (side === undefined) {
      const cards = {
        attacker: kept(resultsOf(hands.attacker), sides.attacker.putAway),
        defender: kept(resultsOf(hands.defender), sides.defender.putAway),
      }
      further(deck, cards, 'attacker', cards.attacker.drawFate, p)
      return
    }
    for (const card of deck)
      draw(
        deck.filter(one => one !== card),
        { ...hands, [side]: [...hands[side], card] },
        p / deck.length,
      )
  }
  draw(FATE_CARDS, { attacker: [], defender: [] }, 1)
  return sums
}

const side = (given: Partial<Combatant>): Combatant => ({
  drawn: 1,
  putAway: 0,
  deal: 0,
  prevent: 0,
  victory: 0,
  endures: 2,
  ...given,
})

test.each([
  ['one card each', { attacker: side({}), defender: side({}) }],
  ['one of two put away', { attacker: side({ drawn: 2, putAway: 1, deal: 1 }), defender: side({ endures: 1 }) }],
  ['a city without cards', { attacker: side({ drawn: 2, putAway: 1 }), defender: side({ drawn: 0, victory: 1 }) }],
])('11.5, 11.6 the chances of a battle are those of every order of the cards: %s', (_, sides) => {
  const exact = playedOut(sides)
  const { success, attacker, defender, casualties } = chancesOf(sides)
  expect(success).toBeCloseTo(exact.success, 10)
  expect(attacker.falls).toBeCloseTo(exact.attackerFalls, 10)
  expect(defender.retreats).toBeCloseTo(exact.defenderRetreats, 10)
  expect(casualties.attacker).toBeCloseTo(exact.attackerHits, 10)
})

test('11.5.2 the chances of the largest battle add up to one', () => {
  const most = side({ drawn: 10, putAway: 2, endures: 8 })
  const { attacker, defender } = chancesOf({ attacker: most, defender: most })
  expect(attacker.stands + attacker.retreats + attacker.falls).toBeCloseTo(1, 9)
  expect(defender.stands + defender.retreats + defender.falls).toBeCloseTo(1, 9)
})

test('11.6.6 one more victory drives the enemy off, two destroy him; whoever has fallen counts none', () => {
  const sides = { attacker: side({}), defender: side({}) }
  const none = { deal100: 0, prevent100: 0, victory1: 0, drawFate: 0 }
  const fate = (attacker: Partial<Results>, defender: Partial<Results>) => {
    const found = outcomeOf(sides, { attacker: { ...none, ...attacker }, defender: { ...none, ...defender } })
    return [found.attacker, found.defender]
  }
  expect(fate({ victory1: 1 }, {})).toEqual(['stands', 'retreats'])
  expect(fate({ victory1: 2 }, {})).toEqual(['stands', 'falls'])
  expect(fate({ victory1: 3 }, { deal100: 2 })).toEqual(['falls', 'stands'])
  expect(fate({ deal100: 2 }, { prevent100: 1, victory1: 1 })).toEqual(['retreats', 'stands'])
})

test('8.3.6 news of an expedition: one card, or the better of two if it is blessed', () => {
  for (const expedition of EXPEDITIONS) {
    const share = (news: (typeof NEWS)[number]): number =>
      FATE_CARDS.filter(card => FATE[card].news[expedition] === news).length / FATE_CARDS.length
    const [plain, blessed] = [newsOdds(expedition, false), newsOdds(expedition, true)]
    for (const news of NEWS) expect(plain[news]).toBeCloseTo(share(news), 10)
    const lost = FATE_CARDS.length * share('fleetLost')
    expect(blessed.fleetLost).toBeCloseTo((lost * (lost - 1)) / (24 * 23), 10)
    expect(NEWS.reduce((sum, news) => sum + blessed[news], 0)).toBeCloseTo(1, 10)
  }
})

test('17.3 six of the fate cards are revolts', () => {
  expect(REVOLT_ODDS).toBe(6 / 24)
})
