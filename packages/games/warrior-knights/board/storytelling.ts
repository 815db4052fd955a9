// How each log entry changes the view, so that map, seats and scenes show every change when it is told and not before.

import type { Entry, Json, View, ZoneView } from '@ludoteka/kernel'
import { AGENDAS } from '../content/agendas.ts'
import { AREAS } from '../content/areas.ts'
import { BARONS, SHAPES } from '../content/barons.ts'
import { CITIES } from '../content/cities.ts'
import { EXPEDITIONS } from '../content/fate.ts'
import { TROOPS } from '../content/troops.ts'
import type { Log } from '../rules/log.ts'
import { ARMY_NAMES, FATE_VEIL, NOBLES, NONE, TRACK_SPACES, WALLS } from '../rules/questions.ts'
import { dataOf, type EntryData } from './entryData.ts'

type Change = (view: View, entry: EntryData) => View
const GOODS = ['crowns', 'votes', 'faith', 'influence'] as const

/** A view with another value of one name in a fact. */
function withFact(view: View, field: string, name: string | undefined, value: Json): View {
  if (name === undefined) return view
  const before: unknown = view.facts[field]
  const whole = typeof before === 'object' && before !== null ? before : {}
  return { ...view, facts: { ...view.facts, [field]: { ...whole, [name]: value } } }
}
const withPlain = (view: View, field: string, value: Json | undefined): View =>
  value === undefined ? view : { ...view, facts: { ...view.facts, [field]: value } }

function numberIn(view: View, field: string, name: string): number {
  const whole: unknown = view.facts[field]
  const value: unknown = typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined
  return typeof value === 'number' ? value : 0
}
const added = (view: View, field: string, name: string | undefined, by: number): View =>
  name === undefined ? view : withFact(view, field, name, Math.max(0, numberIn(view, field, name) + by))

/** Cards of a zone that lie open, changed. */
function withCards(view: View, path: readonly string[], change: (cards: readonly string[]) => readonly string[]): View {
  const inside = (part: unknown, [name, ...deeper]: readonly string[]): unknown => {
    if (name === undefined) {
      const cards = change(isZone(part) ? (part.cards ?? []) : [])
      return { count: cards.length, cards }
    }
    const whole = typeof part === 'object' && part !== null ? part : {}
    return { ...whole, [name]: inside(Reflect.get(whole, name), deeper) }
  }
  // What was put into the zones of a view is of their form again.
  return { ...view, zones: inside(view.zones, path) as View['zones'] }
}
function isZone(part: unknown): part is ZoneView {
  return typeof part === 'object' && part !== null && 'count' in part
}
function without(cards: readonly string[], card: string): readonly string[] {
  const at = cards.indexOf(card)
  return at < 0 ? cards : cards.toSpliced(at, 1)
}

/** "red.star": the zone of an army. */
const armyPath = (name: string): readonly string[] => {
  const [baron = '', army = ''] = name.split('.')
  return ['army', army, baron]
}
const joined = (view: View, army: string | undefined, troop: string | undefined): View =>
  army && troop ? withCards(view, armyPath(army), cards => [...cards, troop]) : view
const left = (view: View, army: string | undefined, troop: string | undefined): View =>
  army && troop ? withCards(view, armyPath(army), cards => without(cards, troop)) : view

/** 10.9 All troops of an army go to another, with all casualty tokens. */
function merged(view: View, from: string | undefined, to: string | undefined): View {
  if (from === undefined || to === undefined) return view
  let troops: readonly string[] = []
  const emptied = withCards(view, armyPath(from), cards => {
    troops = cards
    return []
  })
  const filled = withCards(emptied, armyPath(to), cards => [...cards, ...troops])
  return withFact(added(filled, 'casualties', to, numberIn(view, 'casualties', from)), 'casualties', from, 0)
}

const placed: Change = (view, entry) =>
  withFact(view, 'nobleAt', entry.one(NOBLES, 'noble'), entry.one(AREAS, 'at') ?? NONE)
const offBoard: Change = (view, entry) => withFact(view, 'nobleAt', entry.one(NOBLES, 'noble'), NONE)
const goods =
  (sign: 1 | -1): Change =>
  (view, entry) => {
    const what = entry.one(GOODS, 'what')
    return what ? added(view, what, entry.one(BARONS, 'baron'), sign * entry.number('n')) : view
  }
const breach = (view: View, walls: string | undefined, by: number): View =>
  walls === undefined
    ? view
    : added(view, BARONS.some(baron => baron === walls) ? 'strongholdBreaches' : 'breaches', walls, by)
const clearedCity = (view: View, city: string | undefined): View =>
  withFact(withFact(view, 'control', city, NONE), 'fortified', city, false)
const moveAgenda = (view: View, agenda: string | undefined, to: readonly string[] | undefined): View => {
  if (agenda === undefined) return view
  const taken = withCards(
    withCards(view, ['agendas'], cards => without(cards, agenda)),
    ['agendaVoted'],
    cards => without(cards, agenda),
  )
  return to ? withCards(taken, to, cards => [...cards, agenda]) : taken
}

const CHANGES: { readonly [K in keyof Log]?: Change } = {
  gained: goods(1),
  lost: goods(-1),
  paidBaron: (view, entry) =>
    added(
      added(view, 'crowns', entry.one(BARONS, 'baron'), -entry.number('n')),
      'crowns',
      entry.one(BARONS, 'to'),
      entry.number('n'),
    ),
  siegeLaid: (view, entry) => withFact(view, 'siegeBy', entry.one(WALLS, 'walls'), entry.one(BARONS, 'baron') ?? NONE),
  siegeLifted: (view, entry) => withFact(view, 'siegeBy', entry.one(WALLS, 'walls'), NONE),
  fortificationLost: (view, entry) =>
    added(withFact(view, 'fortified', entry.one(CITIES, 'city'), false), 'breaches', entry.one(CITIES, 'city'), -1),
  fortified: (view, entry) => withFact(view, 'fortified', entry.one(CITIES, 'city'), true),
  breached: (view, entry) => breach(view, entry.one(WALLS, 'walls'), entry.number('n')),
  repaired: (view, entry) => breach(view, entry.one(WALLS, 'walls'), -entry.number('n')),
  becameNeutral: (view, entry) => clearedCity(view, entry.one(CITIES, 'city')),
  cityTaken: (view, entry) => withFact(view, 'control', entry.one(CITIES, 'city'), entry.one(BARONS, 'baron') ?? NONE),
  razed: (view, entry) =>
    withFact(clearedCity(view, entry.one(CITIES, 'city')), 'razed', entry.one(CITIES, 'city'), true),
  razedByFate: (view, entry) => withFact(view, 'razed', entry.one(CITIES, 'city'), true),
  chairmanDrawn: (view, entry) => withPlain(view, 'chairman', entry.one(BARONS, 'baron')),
  tookChairman: (view, entry) => withPlain(view, 'chairman', entry.one(BARONS, 'baron')),
  headDrawn: (view, entry) => withPlain(view, 'headOfChurch', entry.one(BARONS, 'baron')),
  tookHead: (view, entry) => withPlain(view, 'headOfChurch', entry.one(BARONS, 'baron')),
  deputyNamed: (view, entry) => withPlain(view, 'actingChairman', entry.one(BARONS, 'baron')),
  strongholdPlaced: (view, entry) =>
    withFact(view, 'strongholdAt', entry.one(BARONS, 'baron'), entry.one(AREAS, 'at') ?? NONE),
  roundBegan: (view, entry) => withPlain(view, 'round', entry.number('n')),
  markerPlaced: (view, entry) =>
    withFact(view, 'track', entry.one(TRACK_SPACES, 'space'), entry.one(BARONS, 'baron') ?? NONE),
  noblePlaced: placed,
  nobleMoved: placed,
  nobleReturned: placed,
  nobleLanded: placed,
  retreatedTo: placed,
  nobleSailed: (view, entry) => {
    const at = entry.one(AREAS, 'at')
    return at ? withFact(view, 'nobleAt', entry.one(NOBLES, 'noble'), `port.${at}`) : view
  },
  nobleLeftBoard: offBoard,
  nobleDied: offBoard,
  nobleAbandoned: offBoard,
  nobleLeftGame: (view, entry) => withFact(view, 'nobleAt', entry.one(NOBLES, 'noble'), 'leftGame'),
  casualty: (view, entry) => added(view, 'casualties', entry.one(ARMY_NAMES, 'army'), 1),
  tokensPlaced: (view, entry) => added(view, 'casualties', entry.one(ARMY_NAMES, 'army'), entry.number('n')),
  healed: (view, entry) => added(view, 'casualties', entry.one(ARMY_NAMES, 'army'), -1),
  refreshed: (view, entry) => withFact(view, 'exhausted', entry.one(NOBLES, 'noble'), false),
  banned: (view, entry) => withFact(view, 'banned', entry.one(BARONS, 'baron'), true),
  banLifted: (view, entry) => withFact(view, 'banned', entry.one(BARONS, 'baron'), false),
  eliminated: (view, entry) => withFact(view, 'eliminated', entry.one(BARONS, 'baron'), true),
  battleEnded: view => ({
    ...view,
    zones: { ...view.zones, fateHand: {}, [FATE_VEIL]: {}, fateShown: {}, cityFate: {}, cityFateShown: {} },
  }),
  // Troops
  assignedTo: (view, entry) => {
    const card = entry.one(TROOPS, 'card')
    const taken = card ? withCards(view, ['offer'], cards => without(cards, card)) : view
    return joined(taken, entry.one(ARMY_NAMES, 'army'), card)
  },
  deserted: (view, entry) => left(view, entry.one(ARMY_NAMES, 'army'), entry.one(TROOPS, 'card')),
  // 16.3 With the mercenaries the casualty tokens are gone.
  troopsLost: (view, entry) =>
    entry
      .many(TROOPS, 'cards')
      .reduce(
        (seen, card) => left(seen, entry.one(ARMY_NAMES, 'army'), card),
        withFact(view, 'casualties', entry.one(ARMY_NAMES, 'army'), 0),
      ),
  troopTaken: (view, entry) =>
    joined(
      left(view, entry.one(ARMY_NAMES, 'army'), entry.one(TROOPS, 'troop')),
      entry.one(NOBLES, 'noble'),
      entry.one(TROOPS, 'troop'),
    ),
  armyTransferred: (view, entry) => merged(view, entry.one(ARMY_NAMES, 'from'), entry.one(ARMY_NAMES, 'army')),
  armyTaken: (view, entry) => merged(view, entry.one(ARMY_NAMES, 'army'), entry.one(NOBLES, 'noble')),
  transferred: (view, entry) =>
    joined(
      left(view, entry.one(ARMY_NAMES, 'from'), entry.one(TROOPS, 'troop')),
      entry.one(ARMY_NAMES, 'army'),
      entry.one(TROOPS, 'troop'),
    ),
  // Expeditions
  founded: (view, entry) => withFact(view, 'expeditionStep', entry.one(EXPEDITIONS, 'expedition'), 1),
  notFounded: (view, entry) => withFact(view, 'expeditionStep', entry.one(EXPEDITIONS, 'expedition'), 0),
  invested: (view, entry) => {
    const [expedition, baron] = [entry.one(EXPEDITIONS, 'expedition'), entry.one(BARONS, 'baron')]
    return expedition && baron ? withFact(view, 'invested', `${expedition}.${baron}`, entry.number('n')) : view
  },
  // Assembly
  assemblyBegan: (view, entry) =>
    entry.many(BARONS, 'barons').reduce((seen, baron) => withFact(seen, 'attending', baron, true), view),
  assemblyEnded: view => view.seats.reduce((seen, baron) => withFact(seen, 'attending', baron, false), view),
  agendaPut: (view, entry) => moveAgenda(view, entry.one(AGENDAS, 'agenda'), ['agendaVoted']),
  lawInForce: (view, entry) => moveAgenda(view, entry.one(AGENDAS, 'agenda'), ['laws']),
  charged: (view, entry) => {
    const baron = entry.one(BARONS, 'baron')
    return baron ? moveAgenda(view, entry.one(AGENDAS, 'agenda'), ['charges', baron]) : view
  },
  appointed: (view, entry) => {
    const [baron, shape] = [entry.one(BARONS, 'baron'), entry.one(SHAPES, 'shape')]
    const agenda = entry.one(AGENDAS, 'agenda')
    if (!baron || !shape || !agenda) return view
    return withCards(moveAgenda(view, agenda, undefined), ['offices', shape, baron], () => [agenda])
  },
}

function isChange(key: string): key is keyof typeof CHANGES & keyof Log {
  return Object.hasOwn(CHANGES, key)
}

/** The view after an entry. */
export function told(view: View, entry: Entry): View {
  const change = isChange(entry.key) ? CHANGES[entry.key] : undefined
  return change ? change(view, dataOf(entry)) : view
}
