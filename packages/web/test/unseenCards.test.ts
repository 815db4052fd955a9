// What is still to come of decks that everybody knows: never more than the viewer could count at the table.

import {
  anyAction,
  apply,
  asked,
  type Core,
  countActions,
  eachZoneView,
  isOver,
  sampler,
  seedFrom,
  start,
  type View,
  view,
} from '@ludoteka/kernel'
import { GAMES } from '@ludoteka/registry'
import { onShelf } from '@ludoteka/registry/shelf'
import { expect, test } from 'vitest'
import { copiesOf } from '../../games/unmatched/rules/questions.ts'
import { countUnseen, unseenCards } from '../src/table/shell/unseenCards.ts'

const HERO = { options: { heroPick: 'assigned', heroes: ['arthur', 'medusa'] } }

test('of one’s own deck all but the hand is to come, of the opponent’s the whole deck', () => {
  const game = GAMES.get('unmatched')
  if (!game) throw new Error('Unmatched is not there.')
  const state = start(game, HERO.options, seedFrom('unseen'))
  const seen = view(game, state, 0)
  const hand = seen.zones['hand']
  expect(hand).toMatchObject({ a1: { count: 5 }, b1: { count: 5 } })
  expect(countUnseen(unseenCards(seen, copiesOf('arthur')))).toBe(25)
  expect(countUnseen(unseenCards(seen, copiesOf('medusa')))).toBe(30)
  // Whatever the other hand holds, the list is the same.
  expect(unseenCards(seen, copiesOf('medusa'))).toEqual(
    [...copiesOf('medusa')].map(([card, copies]) => ({ card, copies })),
  )
})

test('a card of which every copy is seen is no longer listed', () => {
  const game = GAMES.get('unmatched')
  if (!game) throw new Error('Unmatched is not there.')
  const seen = view(game, start(game, HERO.options, seedFrom('unseen')), 0)
  const discarded = { ...seen, zones: { discard: { b1: { count: 4, cards: ['x', 'x', 'y', 'z'] } } } }
  const deck = new Map([
    ['x', 2],
    ['y', 3],
    ['w', 1],
  ])
  expect(unseenCards(discarded, deck)).toEqual([
    { card: 'y', copies: 2 },
    { card: 'w', copies: 1 },
  ])
})

/** A match of random answers, looked at from time to time. */
function* moments(id: string, decisions: number): Generator<Core> {
  const game = GAMES.get(id)
  if (!game) throw new Error(`${id} is not there.`)
  const s = start(game, {}, seedFrom('unseen', id))
  const random = sampler(seedFrom('answers', id))
  for (let n = 0; n < decisions && !isOver(s); n++) {
    const offer = asked(game, s).find(({ choice }) => countActions(choice) > 0)
    if (!offer) return
    const { seat, verb, arg } = anyAction(offer.seat, offer.choice, random)
    apply(game, s, seat, verb, arg)
    if (n % 40 === 0) yield s
  }
}

/** How many cards lie in some zones, whoever's they are. */
const countIn = (seen: View, names: readonly string[], owner?: string): number =>
  eachZoneView(seen.zones)
    .filter(({ path: [zone = '', ...rest] }) => names.includes(zone) && (owner === undefined || rest.includes(owner)))
    .reduce((sum, one) => sum + one.view.count, 0)

test.each([
  // The order of the decks of each game, and the zones in which everything is that a player has not seen.
  ['fog-of-war', [['deck'], undefined, undefined, undefined]],
  [
    'warrior-knights',
    [undefined, ['eventDeck', 'eventTop'], ['agendaDeck'], ['mercenaryDeck'], ['neutralDeck', 'neutralPlanned']],
  ],
] as const)('%s: what is still to come is as much as lies face down', async (id, zones) => {
  const game = GAMES.get(id)
  const shelved = onShelf(id)
  await shelved?.loadTexts('en')
  const kit = await shelved?.loadBoard()
  if (!game || !kit) throw new Error(`${id} is not there.`)
  let looks = 0
  for (const s of moments(id, 1_200)) {
    const seen = view(game, s, 0)
    const decks = kit.decksInPlay?.(seen, 'en') ?? []
    expect(decks).toHaveLength(zones.length)
    for (const [i, names] of zones.entries()) {
      // The first troops are given out in secret.
      if (!names || countIn(seen, ['muster', 'assigned']) > 0) continue
      looks++
      const own = id === 'fog-of-war' ? seen.you : undefined
      expect(countUnseen(unseenCards(seen, decks[i]?.copies ?? new Map()))).toBe(countIn(seen, names, own))
    }
  }
  expect(looks).toBeGreaterThan(20)
})
