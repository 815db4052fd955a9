// Chapter 2: the map, the cards and the tokens.

import { expect, test } from 'vitest'
import { CARD, CARDS, RED_SEA_CARDS } from '../../content/cards.ts'
import { COUNTRIES, LINKS, REGION, SPACE, type Space } from '../../content/spaces.ts'
import { SIDES } from '../../content/tracks.ts'
import { areAdjacent, battlegroundsOf, countriesOf, neighbours } from '../../rules/board.ts'
import { asked, names, playEvent, position, withCard } from '../positions.ts'

test('2.1.1 two regions with their values', () => {
  expect(REGION).toEqual({
    africa: { presence: 1, domination: 3, control: 4, perBattleground: 1 },
    middleEast: { presence: 3, domination: 5, control: 7, perBattleground: 1 },
  })
})

test('2.1.2 Egypt is part of both regions', () => {
  expect([...countriesOf('africa')].sort()).toEqual(names('djibouti egypt ethiopia kenya madagascar somalia sudan'))
  expect([...countriesOf('middleEast')].sort()).toEqual(names('egypt oman saudiArabia southYemen yemen'))
})

test('2.1.3, 2.1.5 every country has a stability; Ethiopia’s is 1, and 3 after The Derg', () => {
  expect(COUNTRIES.every(at => SPACE[at].stability > 0)).toBe(true)
  const before = position({ us: { ethiopia: 1 }, hand: { ussr: ['detente'] } })
  expect(before.all()).toMatchObject({ startControl: { ethiopia: 'us' } })
  const after = position({ us: { ethiopia: 2 }, hand: { ussr: ['detente'] }, facts: { derg: true } })
  expect(after.all()).toMatchObject({ startControl: { ethiopia: 'none' } })
})

test('2.1.4, 2.1.5 battlegrounds and flashpoints', () => {
  expect(COUNTRIES.filter(at => SPACE[at].battleground).sort()).toEqual(names('egypt kenya saudiArabia'))
  expect(COUNTRIES.filter(at => SPACE[at].flashpoint).sort()).toEqual(names('ethiopia somalia'))
  expect(battlegroundsOf('africa')).toEqual(['egypt', 'kenya'])
})

test('2.1.6 twelve links, one of them between the regions; adjacency goes both ways', () => {
  expect(LINKS).toHaveLength(12)
  expect(LINKS.filter(({ line }) => line === 'red').map(({ ends }) => ends)).toEqual([['djibouti', 'southYemen']])
  for (const { ends } of LINKS) expect(areAdjacent(ends[0], ends[1]) && areAdjacent(ends[1], ends[0])).toBe(true)
  expect([...neighbours('ethiopia')].sort()).toEqual(['kenya', 'sudan'])
})

test('2.1.7 the Sea Lanes are no country: no neighbours, no coups, no realignments', () => {
  expect(neighbours('seaLanes')).toEqual([])
  const t = withCard('theLionFalters', { us: { seaLanes: 3, sudan: 1 } })
  t.play('ussr', 'operations', 'theLionFalters').play('ussr', 'operation', 'coup')
  expect(asked(t)).toEqual({ ussr: { coup: ['sudan'] } })
  expect(t.why('ussr', 'coup', 'seaLanes')).toEqual({ rule: '2.1.7', reason: 'notACountry' })
})

test('2.1.8 control needs the stability, and as much more than the opponent', () => {
  const controlOf = (us: number, ussr: number, at: Space) =>
    position({ us: { [at]: us }, ussr: { [at]: ussr }, hand: { ussr: ['detente'] } }).all()
  expect(controlOf(2, 0, 'kenya')).toMatchObject({ startControl: { kenya: 'us' } })
  expect(controlOf(3, 2, 'kenya')).toMatchObject({ startControl: { kenya: 'none' } })
  expect(controlOf(2, 4, 'kenya')).toMatchObject({ startControl: { kenya: 'ussr' } })
  expect(controlOf(3, 0, 'seaLanes')).toMatchObject({ startControl: { seaLanes: 'none' } })
  expect(controlOf(4, 0, 'seaLanes')).toMatchObject({ startControl: { seaLanes: 'us' } })
})

test('2.2.1 51 cards: 20 US, 21 USSR, 8 neutral with Romanian Autonomy, 2 for scoring; 28 and 22 by period', () => {
  const count = (side: string) => RED_SEA_CARDS.filter(card => CARD[card].side === side).length
  expect([RED_SEA_CARDS.length, count('us'), count('ussr'), count('neutral'), count('none')]).toEqual([
    51, 20, 21, 8, 2,
  ])
  const era = (name: string) =>
    RED_SEA_CARDS.filter(card => card !== 'romanianAutonomy' && CARD[card].era === name).length
  expect([era('mid'), era('late')]).toEqual([28, 22])
  expect(CARDS).toHaveLength(72)
  expect(CARDS.filter(card => CARD[card].ops === 0)).toEqual(['africaScoring', 'middleEastScoring'])
})

test('2.2.2, 2.2.3 a card is played as its event or for its Ops; the opponent’s only for its Ops', () => {
  const t = position({ hand: { ussr: ['detente', 'diegoGarcia', 'famine'] } })
  expect(asked(t)).toMatchObject({
    ussr: { event: names('detente famine'), operations: names('detente diegoGarcia famine') },
  })
  expect(t.why('ussr', 'event', 'diegoGarcia')).toEqual({ rule: '5.2', reason: 'opponentsEvent' })
})

test('2.2.4 a starred event that happened leaves the game, others are discarded', () => {
  expect(playEvent('nasserism').all()).toMatchObject({ zones: { removed: ['nasserism'], discard: [] } })
  expect(playEvent('detente').all()).toMatchObject({ zones: { removed: [], discard: ['detente'] } })
})

test('2.2.5 an underlined card without a star lies beside the board; Famine leaves only markers', () => {
  expect(playEvent('afghanistanInvasion').all()).toMatchObject({
    zones: { beside: ['afghanistanInvasion'], discard: [] },
  })
})

test('2.2.6 a card being played lies in no pile; discards, removed and lasting cards are public', () => {
  const t = playEvent('heroOfTheCrossing', { discard: ['peaceCorps'], removed: ['theDerg'] })
  expect(asked(t)).toEqual({ us: { take: ['peaceCorps'] } })
  for (const viewer of [...SIDES, 'spectator']) {
    expect(t.view(viewer).zones).toMatchObject({
      inPlay: { cards: ['heroOfTheCrossing'] },
      discard: { cards: ['peaceCorps'] },
      removed: { cards: ['theDerg'] },
      beside: { cards: [] },
    })
  }
})

test('2.3.1, 6.1.5 tokens never run out', () => {
  const t = withCard('theLionFalters', { ussr: { somalia: 40 } })
  t.play('ussr', 'operations', 'theLionFalters').play('ussr', 'operation', 'place').play('ussr', 'place', 'somalia')
  expect(t.all()).toMatchObject({ ussrInfluence: { somalia: 41 } })
})
