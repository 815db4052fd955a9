// Which squads bots that search put together, and when they ask for a new deal.

import { type BotMaker, playMatch, searchBot } from '@ludoteka/bots'
import { type Action, cardsIn, factsIn, type Sampler, sampler, seedFrom, view } from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { bestSquad, recruitWorth, worthOfDeal } from '../bot/recruiting.ts'
import RECRUITS from '../bot/recruits.json'
import { CARDS, type CardId } from '../content/cards.ts'
import { game } from '../index.ts'
import { READY_DECKS } from '../rules/bringing.ts'
import { recruitingOf } from '../rules/recruited.ts'
import { type Recruiting, whyNoSquad } from '../rules/squad.ts'
import { FIELDS, ZONES } from '../rules/state.ts'

const SECOND: Recruiting = { side: 'second', isFirstGame: false }

const worthOfAll = (cards: readonly CardId[]): number => cards.reduce((sum, card) => sum + recruitWorth(card), 0)

function drawn(deck: readonly CardId[], n: number, random: Sampler): readonly CardId[] {
  const left = [...deck]
  return Array.from({ length: n }, () => left.splice(random.below(left.length), 1)).flat()
}

/** The most that any squad out of a deal is worth, by looking at all of them. */
function mostOfAll(deal: readonly CardId[], recruiting: Recruiting): number {
  let most = Number.NEGATIVE_INFINITY
  for (let bits = 0; bits < 1 << deal.length; bits++) {
    const squad = deal.filter((_, i) => bits & (1 << i))
    const worth = worthOfAll(squad)
    if (worth > most && whyNoSquad({ squad, deal: [], recruiting }) === undefined) most = worth
  }
  return most
}

describe('the best squad of a deal', () => {
  test('5.4 no other squad is worth more, whatever is dealt of a ready deck', () => {
    const random = sampler(seedFrom('deals'))
    for (const deck of READY_DECKS) {
      for (let n = 0; n < 4; n++) {
        const deal = drawn(deck, 11, random)
        const { further, worth } = bestSquad([], deal, SECOND)
        expect(worth).toBeCloseTo(worthOfAll(further), 9)
        expect(worth, deal.join(' ')).toBeCloseTo(mostOfAll(deal, SECOND), 9)
      }
    }
  })

  test('5.4 what has been taken stays in it', () => {
    const [deck = []] = READY_DECKS
    const [first, second, ...deal] = drawn(deck, 12, sampler(seedFrom('taken')))
    const taken = [first, second].flatMap(card => card ?? [])
    const { further } = bestSquad(taken, deal, SECOND)
    expect(whyNoSquad({ squad: [...taken, ...further], deal: [], recruiting: SECOND })).toBeUndefined()
    expect(further.length).toBeGreaterThan(0)
  })

  test('N.14 the devoted are counted at what they cost beside their lord', () => {
    const deal: CardId[] = ['countessMorael', 'faithfulServant', 'faithfulServant', 'vampire']
    expect([...bestSquad([], deal, SECOND).further].sort()).toEqual([...deal].sort())
  })
})

test('what was learned is about cards of the game', () => {
  const cards: readonly string[] = CARDS
  for (const card of Object.keys(RECRUITS.cards)) expect(cards).toContain(card)
})

test('5.3.1 a deal of less promises less', () => {
  for (const deck of READY_DECKS) expect(worthOfDeal(deck, 8, SECOND)).toBeLessThan(worthOfDeal(deck, 15, SECOND))
})

/** The squads that a bot is ready with while the other still recruits, each with the best of its deal. */
function squadsBy(bot: BotMaker, matches: number) {
  const squads: { readonly worth: number; readonly best: number }[] = []
  for (let n = 0; n < matches; n++)
    playMatch({
      game,
      options: {},
      seed: seedFrom('best squads', n),
      bots: [bot],
      upTo: 30,
      watch({ seat, verb }: Action, s) {
        const facts = factsIn(FIELDS, view(game, s, seat))
        if (verb !== 'ready' || facts.phase !== 'recruiting') return // the second who is ready ends the recruiting
        const [squad, left] = [cardsIn(s, ZONES.squad, seat), cardsIn(s, ZONES.deal, seat)]
        const best = bestSquad([], [...squad, ...left], recruitingOf({ ...facts, options: {} }, seat)).worth
        squads.push({ worth: worthOfAll(squad), best })
      },
    })
  return squads
}

describe('5.4, 5.5 bots that search', () => {
  test('take the best squad of their deal and are ready then', () => {
    const squads = squadsBy(() => searchBot({ iterations: 10 }), 3)
    expect(squads).toHaveLength(3)
    for (const { worth, best } of squads) expect(worth).toBeCloseTo(best, 9)
  })

  test('go by the price of cards where they prepare plainly', () => {
    const squads = squadsBy(() => searchBot({ iterations: 10, preparesPlainly: true }), 2)
    expect(squads).toHaveLength(2)
    for (const { worth, best } of squads) expect(worth).toBeLessThan(best)
  })
})
