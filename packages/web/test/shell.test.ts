// The shell for many shapes: who is asked and who is only allowed to, the order of seats, scenes, standings.

import { begin, choiceOf, choices, play, seedFrom, type View, view } from '@ludoteka/kernel'
import { sightingsIn } from '@ludoteka/ui'
import { expect, test } from 'vitest'
import { kit } from '../gallery/board.tsx'
import { moot } from '../gallery/game.ts'
import { seatSigns } from '../src/seatSigns.ts'
import { offersIn } from '../src/table/shell/offers.ts'
import { sceneFor } from '../src/table/shell/scenes.tsx'
import { playersOf, seatGroups, teamsOf } from '../src/table/shell/seating.ts'
import { standingsOf } from '../src/table/shell/standings.tsx'
import { seatToShow } from '../src/table/shownSeat.ts'
import { match } from './fakes.ts'

const OPTIONS = { seats: '6', teams: 'none' }
const start = begin(moot, OPTIONS, seedFrom('shell')).state
const seen = (seat: number, s = start): View => view(moot, s, seat)

test('standing offers are no question: they are told apart, also for whoever is asked', () => {
  expect(Object.keys(offersIn(moot, seen(0).choice).asked)).toEqual(['ride'])
  expect(Object.keys(offersIn(moot, seen(0).choice).allowed)).toEqual(['give'])
  expect(offersIn(moot, seen(3).choice)).toEqual({ asked: {}, allowed: choiceOf(choices(moot, start), 3) })
})

test('whoever has answered may change the answer, but is not asked', () => {
  let s = start
  for (let seat = 0; seat < 6; seat++) s = play(moot, s, { seat, verb: 'ride', arg: 'hill' })
  s = play(moot, s, { seat: 2, verb: 'vote', arg: { votes: 1, law: 'tax' } })
  const { asked, allowed } = offersIn(moot, seen(2, s).choice)
  expect([Object.keys(asked), Object.keys(allowed)]).toEqual([[], ['give', 'takeBack']])
})

test('a shared device is not handed to somebody who is only allowed to do something', () => {
  const views = Object.fromEntries([0, 1, 2].map(seat => [seen(seat).you, seen(seat)]))
  expect(seatToShow(views, undefined)).toBe('ada')
  expect(seatToShow(views, 'cyd')).toBe('ada')
})

test('one’s own seat comes first, then the others as they sit; allies stay together', () => {
  const alone = teamsOf(moot, OPTIONS, 6)
  expect(seatGroups(alone, 2)).toEqual([[2, 3, 4, 5, 0, 1]])
  expect(seatGroups(alone, -1)).toEqual([[0, 1, 2, 3, 4, 5]])
  const teams = teamsOf(moot, { ...OPTIONS, teams: 'two' }, 6)
  expect(seatGroups(teams, 3)).toEqual([
    [3, 5, 1],
    [4, 0, 2],
  ])
  expect(seatGroups([0, 1], 1)).toEqual([[0, 1]])
})

test('boards are told who plays, who is asked, and who is on the viewer’s side', () => {
  const seats = ['ada', 'ben', 'cyd'].map(seat => ({ seat, holder: { kind: 'open' } as const }))
  const told = playersOf({ ...match, seats }, ['Ann', 'Bob', 'Cid'], ['ben'], [0, 1, 0], 'cyd')
  expect(told.map(({ name, side, isAsked }) => [name, side, isAsked])).toEqual([
    ['Ann', 'ally', false],
    ['Bob', 'other', true],
    ['Cid', 'you', false],
  ])
  const watched = playersOf({ ...match, seats }, [], [], [0, 1, 0], 'spectator')
  expect(watched.map(({ side }) => side)).toEqual(['other', 'other', 'other'])
})

test('the scene the game wants is shown; who looks elsewhere stays until the game wants another', () => {
  const at = (step: string): View => ({ ...seen(0), step })
  const inHall = sceneFor(kit, at('vote'), 'en', undefined)
  expect([inHall.id, inHall.tabs.map(({ label }) => label)]).toEqual(['hall', ['Realm', 'Assembly']])
  const picked = { id: 'board', instead: 'hall' }
  expect(sceneFor(kit, at('vote'), 'en', picked)).toMatchObject({ id: 'board', wanted: 'hall' })
  const paying = sceneFor(kit, at('pay'), 'ru', picked)
  expect([paying.id, paying.tabs.at(-1)?.label]).toEqual(['treasury', 'Казна'])
  expect(sceneFor(kit, at('ride'), 'en', { id: 'treasury', instead: 'board' }).id).toBe('board')
  const { scenes: _, ...single } = kit
  expect(sceneFor(single, at('vote'), 'en', undefined).tabs).toEqual([])
})

test('the standings are the game’s own, or the winners before the others', () => {
  const over: View = {
    ...seen(0),
    facts: { honour: { ada: 1, ben: 4, cyd: 4, dov: 0, eve: 2, fay: 0 } },
    result: { kind: 'won', winners: [1, 2], reason: 'mostHonour', rule: '1' },
  }
  const ranks = standingsOf(moot, over, 'en', over.result)
  expect(ranks.map(({ seat, place, score }) => [seat, place, score])).toEqual([
    [1, 1, 'honour 4'],
    [2, 1, 'honour 4'],
    [4, 3, 'honour 2'],
    [0, 4, 'honour 1'],
    [3, 5, 'honour 0'],
    [5, 5, 'honour 0'],
  ])
  const resigned = { kind: 'won', winners: [0, 2, 3, 4, 5], reason: 'resigned', rule: '' } as const
  const atTheTable = standingsOf(moot, seen(0), 'en', resigned)
  expect(atTheTable.at(-1)).toEqual({ seat: 1, place: 6 })
  // A server tells how it ended in the view as well; the game is not asked about a position that was given up.
  expect(standingsOf(moot, { ...over, result: resigned }, 'en', resigned)).toEqual(atTheTable)
  expect(standingsOf(moot, seen(0), 'en', { kind: 'open' })).toEqual([])
})

test('boards find what was seen of hidden stacks, the latest first', () => {
  const sighting = { cards: ['bow'], came: 0, left: 1 }
  const zones = {
    deck: { count: 3 },
    army: {
      north: { red: { count: 2, sightings: [{ when: 3, ...sighting }] } },
      south: { red: { count: 1, sightings: [{ when: 7, ...sighting }] } },
    },
  }
  expect(sightingsIn({ ...seen(0), zones }).map(({ path, when }) => [path.join('.'), when])).toEqual([
    ['army.south.red', 7],
    ['army.north.red', 3],
  ])
})

test('seats look like their sides: as the game tells them, or else as it is known for in the lobby', () => {
  const known = [
    { colour: 'blue', emblem: undefined },
    { colour: 'red', emblem: undefined },
  ]
  expect(seatSigns('red-sea', ['us', 'ussr'])).toEqual(known)
  // Before the match a seat bears the emblem that the board has for it.
  const emblems = { us: 'M1 1' }
  expect(seatSigns('red-sea', ['us', 'ussr'], { kit: { ...kit, emblems } })).toEqual([
    { colour: 'blue', emblem: 'M1 1' },
    known[1],
  ])
  const identities = [{ colour: 'gold', emblem: 'crown' }, null] as const
  const told = { view: { ...seen(0), identities }, kit: { ...kit, emblems: { crown: 'M0 0' } } }
  expect(seatSigns('red-sea', ['us', 'ussr'], told)).toEqual([{ colour: 'gold', emblem: 'M0 0' }, known[1]])
  expect(seatSigns('unmatched', ['a', 'b'], { view: seen(0), kit })).toEqual([undefined, undefined])
})
