// The schema of views: what random play shows fits it, and what is spoilt is refused with its path.

import {
  cardsIn,
  cardsSeen,
  factsIn,
  flatZones,
  type Game,
  isSameList,
  type Json,
  KERNEL_GENERATION,
  LudotekaError,
  OWN_KERNEL,
  readFrozen,
  readOptions,
  readView,
  SPECTATOR,
  type View,
  view,
  viewSchema,
  zoneIn,
  zonesSeen,
} from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { borders } from './games/borders.ts'
import { duel } from './games/duel.ts'
import { shelf } from './games/shelf.ts'
import { GAMES, last, stages } from './play.ts'

/** As it comes over the wire. */
const sent = (shown: View): Json => JSON.parse(JSON.stringify(shown))

function whyRefused(game: Game, json: unknown): string {
  try {
    readView(game, json)
  } catch (error) {
    if (error instanceof LudotekaError && error.code === 'bad-view') return error.message
    throw error
  }
  throw new Error('nothing was refused')
}

describe.each([...GAMES, shelf].map(game => [game.id, game] as const))('the schema of %s', (_, game) => {
  test.each(['a', 'b', 'c'])('fits the views of everybody in match %s', seed => {
    for (const { state } of stages(game, seed)) {
      const seats = Array.from({ length: state.seats }, (_seat, seat) => seat)
      for (const seat of [...seats, SPECTATOR]) {
        const shown = sent(view(game, state, seat))
        expect(readView(game, shown)).toBe(shown)
      }
    }
  })
})

const shown = (game: Game): View => view(game, last(stages(game, 'spoilt', {}, 6)).state, 0)

/** The view with another value at a path; `undefined` takes the part away. */
function spoilt(whole: unknown, [step, ...deeper]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value
  const parts = Object.entries(typeof whole === 'object' && whole !== null ? whole : {})
  const others = parts.filter(([key]) => key !== step)
  const part = spoilt(parts.find(([key]) => key === step)?.[1], deeper, value)
  return Object.fromEntries(part === undefined ? others : [...others, [step, part]])
}

test.each([
  ['a part of no view', ['extra'], 1, 'view.extra is unknown.'],
  ['no facts', ['facts'], undefined, 'view.facts is missing.'],
  ['a list for the facts', ['facts'], [], 'view.facts must be of type object and is [].'],
  ['another game', ['game'], 'chess', 'view.game can\'t be "chess".'],
  ['an unknown fact', ['facts', 'extra'], 1, 'view.facts.extra is unknown.'],
  ['an unknown zone', ['zones', 'extra'], { count: 1 }, 'view.zones.extra is unknown.'],
  ['an unknown step', ['step'], 'castling', 'view.step can\'t be "castling".'],
  ['an unknown verb', ['choice'], { castle: true }, 'view.choice.castle is unknown.'],
  ['an unknown result', ['result'], { kind: 'lost' }, 'view.result.kind can\'t be "lost".'],
  ['an unknown viewer', ['you'], 'nobody', 'view.you can\'t be "nobody".'],
])('%s is refused with its path', (_what, path, value, message) => {
  expect(whyRefused(duel, spoilt(sent(shown(duel)), path, value))).toBe(message)
})

test('every fact and every zone must be there, and of its own kind', () => {
  for (const game of GAMES) {
    const whole = sent(shown(game))
    for (const part of ['facts', 'zones'] as const) {
      for (const name of Object.keys(shown(game)[part])) {
        expect(whyRefused(game, spoilt(whole, [part, name], undefined))).toBe(`view.${part}.${name} is missing.`)
        expect(whyRefused(game, spoilt(whole, [part, name], null))).toContain(`view.${part}.${name} `)
      }
    }
  }
})

test('a card that the game does not have is refused where it lies', () => {
  const { zones } = shown(duel)
  const [seat = ''] = shown(duel).seats
  expect(zones['hand']).toHaveProperty([seat, 'cards'])
  const json = spoilt(sent(shown(duel)), ['zones', 'hand', seat, 'cards'], ['joker'])
  expect(whyRefused(duel, json)).toBe(`view.zones.hand.${seat}.cards[0] can't be "joker".`)
})

test('zones of places name no other places', () => {
  const placed = Object.entries(borders.zones).find(([, zone]) => 'each' in zone)?.[0] ?? ''
  const json = spoilt(sent(shown(borders)), ['zones', placed, 'atlantis'], {})
  expect(whyRefused(borders, json)).toBe(`view.zones.${placed}.atlantis is unknown.`)
})

test('a secret number is "written" for others, and neither below zero nor a word of another kind', () => {
  const [secret = ''] = Object.entries(borders.fields).find(([, field]) => field.secret) ?? []
  const [seat = ''] = shown(borders).seats
  const path = ['facts', secret, seat]
  const whole = sent(shown(borders))
  expect(readView(borders, spoilt(whole, path, 'written'))).toBeDefined()
  expect(whyRefused(borders, spoilt(whole, path, -1))).toContain(`view.facts.${secret}.${seat} `)
  expect(whyRefused(borders, spoilt(whole, path, 'guessed'))).toContain(`view.facts.${secret}.${seat} `)
})

test('of a version that was frozen without schemas only the outer form is checked', () => {
  const { viewSchema: _, ...older } = OWN_KERNEL
  const frozen = readFrozen({ generation: KERNEL_GENERATION, game: duel, kernel: older })
  const whole = sent(shown(duel))
  expect(readView(frozen, spoilt(whole, ['facts', 'extra'], 1))).toBeDefined()
  expect(whyRefused(frozen, spoilt(whole, ['facts'], undefined))).toBe('view.facts is missing.')
})

test('the schema is plain JSON, made once for the same seats', () => {
  for (const game of GAMES) {
    const options = readOptions(game, {})
    const schema = viewSchema(game, options)
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema)
    expect(viewSchema(game, { ...options })).toBe(schema)
    expect(
      isSameList(
        schema.required ?? [],
        Object.keys(shown(game)).filter(part => part !== 'identities'),
      ),
    ).toBe(true)
  }
})

test('zones are read by their declarations; what a view does not show holds nothing', () => {
  const table = {
    ...shown(borders),
    zones: { stock: { count: 3 }, army: { fort: { north: { count: 2 } }, 'gate.1': { north: { count: 1 } } } },
  }
  expect(zoneIn(table, { name: 'stock' }).count).toBe(3)
  expect(zoneIn(table, { name: 'army.fort' }, 'north').count).toBe(2)
  expect(zoneIn(table, { name: 'army.gate.1' }, 'north').count).toBe(1)
  expect(zoneIn(table, { name: 'army.field' }, 'north').count).toBe(0)
  expect(zoneIn(table, { name: 'constructor' }).count).toBe(0)
  const hand = { ...table, zones: { hand: { north: { count: 2, cards: ['ace', 'joker'] } } } }
  expect(cardsSeen(hand, { name: 'hand', kinds: ['king', 'ace'] }, 'north')).toEqual(['ace'])
  expect(cardsSeen(hand, { name: 'hand', kinds: ['king', 'ace'] }, 'south')).toEqual([])
})

test('zones that the viewer sees are read as the rules have them, others hold nothing', () => {
  let [seen, hidden] = [0, 0]
  for (const game of GAMES) {
    const { state } = last(stages(game, 'zones', {}, 9))
    const table = view(game, state, 0)
    const read = zonesSeen(game.zones, table)
    for (const zone of flatZones(game.zones)) {
      for (let seat = 0; seat < (zone.perSeat ? state.seats : 1); seat++) {
        const isSeen = zoneIn(table, zone, zone.perSeat ? table.seats[seat] : undefined).cards !== undefined
        const cards = isSeen ? cardsIn(state, zone, seat) : []
        expect(cardsIn(read, zone, seat), `${game.id}.${zone.name}`).toEqual(cards)
        if (isSeen) seen += cards.length
        else hidden += cardsIn(state, zone, seat).length
      }
    }
  }
  expect(seen).toBeGreaterThan(0)
  expect(hidden).toBeGreaterThan(0)
})

test('facts are read as the values of their fields', () => {
  for (const game of GAMES) {
    const { state } = last(stages(game, 'facts', {}, 9))
    const open = Object.fromEntries(Object.entries(game.fields).filter(([, field]) => !field.secret))
    for (const [name, value] of Object.entries(factsIn(open, view(game, state, SPECTATOR))))
      expect(value, `${game.id}.${name}`).toEqual(Reflect.get(state, name))
    expect(factsIn(open, { ...shown(game), facts: {} })).toEqual(
      Object.fromEntries(Object.entries(open).map(([name, field]) => [name, field.initial(state.seats)])),
    )
  }
})
