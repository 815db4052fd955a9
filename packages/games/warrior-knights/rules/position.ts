// Positions written by people: what follows from the rest is filled in.

import { cardsIn, countIn, eachSlot, layOut, moveTop, NOWHERE, type Zone } from '@ludoteka/kernel'
import { SHAPES } from '../content/barons.ts'
import { CITIES } from '../content/cities.ts'
import { EVENT, EVENTS, type EventId } from '../content/events.ts'
import { ACTION_AREAS } from '../content/numbers.ts'
import { REGULARS, REGULARS_OF_BARON, type Troop } from '../content/troops.ts'
import { amountOf, barons } from './barons.ts'
import type { F } from './frames.ts'
import { NOBLES, WALLS } from './names.ts'
import { influencePerBaron } from './options.ts'
import { FIELDS, type S, ZONES } from './state.ts'

/**
 * A position may leave out what follows: the round (the first), both tokens (the first two Barons of the game hold them), the pool and
 * whether it has run out, heirs, since when a siege lasts, the next event and the steps to come. Regulars that are named nowhere have left the game. Without
 * a stack the Barons plan; with an action area its next card is turned up.
 */
export function completePosition(s: S, given: ReadonlySet<string>): void {
  if (given.size === 0) return // a position before the set-up
  if (!given.has('round')) s.round = 1
  if (!given.has('chairman')) s.chairman = barons(s)[0] ?? NOWHERE
  if (!given.has('headOfChurch')) s.headOfChurch = barons(s).find(seat => seat !== s.chairman) ?? s.chairman
  if (!given.has('pool')) s.pool = poolLeft(s)
  if (!given.has('isLastRound')) s.isLastRound = s.pool === 0 // 17.2
  for (const [i, noble] of NOBLES.entries()) {
    const owner = Math.floor(i / SHAPES.length)
    if (!given.has(`heirHolder/${noble}`) && owner < s.seats) s.heirHolder[i] = owner // 21.3
  }
  for (const [i, walls] of WALLS.entries())
    if (s.siegeBy[i] !== NOWHERE && !given.has(`siegeRound/${walls}`))
      s.siegeRound = FIELDS.siegeRound.with(s.siegeRound, i, s.round)
  layOutLostRegulars(s)
  layOutEventTop(s)
  s.stack.push(...stepsToCome(s).toReversed())
}

/** 3.3 What the Barons have not taken yet. */
function poolLeft(s: S): number {
  const taken = barons(s).reduce((sum, seat) => sum + amountOf(s, 'influence', seat), 0)
  return Math.max(0, influencePerBaron(s) * s.seats - taken)
}

/** All cards of some kinds that lie in zones of theirs. */
function named<K extends string>(s: S, zones: readonly Zone<K>[]): readonly K[] {
  const found: K[] = []
  eachSlot(ZONES, s, (zone, seat) => {
    const of = zones.find(one => one === zone)
    if (of) found.push(...cardsIn(s, of, seat))
  })
  return found
}

const TROOP_ZONES: readonly Zone<Troop>[] = [
  ZONES.muster,
  ...ZONES.assigned.each,
  ...ZONES.army.each,
  ZONES.mercenaryDeck,
  ZONES.offer,
  ZONES.lost,
]

function layOutLostRegulars(s: S): void {
  const troops = named(s, TROOP_ZONES)
  const lost = REGULARS.flatMap(kind => {
    const all = s.seats * REGULARS_OF_BARON.filter(one => one === kind).length
    const missing = all - troops.filter(one => one === kind).length
    return Array.from({ length: Math.max(0, missing) }, () => kind)
  })
  layOut(s, ZONES.lost, 0, lost)
}

const EVENT_ZONES: readonly Zone<EventId>[] = [
  ZONES.eventDeck,
  ZONES.eventTop,
  ZONES.eventDrawn,
  ZONES.eventDiscard,
  ZONES.keptEvents,
  ZONES.roundEvents,
]

/** 8.2.1 Everybody sees the back of the first card of the deck. */
function layOutEventTop(s: S): void {
  if (countIn(s, ZONES.eventTop) === 0) {
    if (countIn(s, ZONES.eventDeck) > 0) moveTop(s, ZONES.eventDeck, 0, ZONES.eventTop)
    else {
      const lying = named(s, EVENT_ZONES)
      const first = EVENTS.find(event => !lying.includes(event))
      if (first !== undefined) layOut(s, ZONES.eventTop, 0, [first])
    }
  }
  const [top] = cardsIn(s, ZONES.eventTop)
  if (top !== undefined) s.nextEvent = EVENT[top].colour
}

/** 4.1 The round goes on where it is. */
function stepsToCome(s: S): readonly F[] {
  const areas = ACTION_AREAS.slice(s.area + 1).map(area => ({ step: 'action.area' as const, area }))
  const here: readonly F[] =
    s.area === NOWHERE ? [{ step: 'plan.cards' }, { step: 'plan.neutral' }] : [{ step: 'action.next' }]
  return [...here, ...areas, { step: 'upkeep.begin' }]
}

/** What no position may show. */
export function whatIsWrong(s: S): string | undefined {
  const heads = [s.chairman, s.headOfChurch]
  if (s.round > 0 && heads.some(seat => seat === NOWHERE || s.eliminated[seat]))
    return 'The tokens of the Chairman and the Head of the Church are held by Barons of the game.'
  const razed = s.razed.findIndex((isRazed, i) => isRazed && s.control[i] !== NOWHERE)
  return razed < 0 ? undefined : `Nobody controls a razed city: ${CITIES[razed]}.`
}
