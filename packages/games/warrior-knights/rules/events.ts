// 8.2 Important Event: who draws, fate first, cancelling, and what stays; G6 fate cards for agendas.

import { cardsIn, end, enter, moveCard, type Refusal, required, rule, type Seat } from '@ludoteka/kernel'
import { AGENDA } from '../content/agendas.ts'
import { type Baron, SHAPES } from '../content/barons.ts'
import { CITIES, CITY, type City, KINGDOM_CITIES } from '../content/cities.ts'
import { EVENT, type EventColour, type EventId } from '../content/events.ts'
import { FATE } from '../content/fate.ts'
import { REDIRECTION } from '../content/numbers.ts'
import { NATIONALITIES } from '../content/troops.ts'
import type { Effect, Words } from '../content/vocabulary.ts'
import { areaOf, noblesIn } from './armies.ts'
import { askRefusals } from './assembly/passing.ts'
import { amountOf, barons, clockwiseFrom, lose } from './barons.ts'
import { citiesOf, isRazed } from './cities.ts'
import { noblesWithHeir } from './effects/armyWords.ts'
import { contextOf, type FateResult, NOTHING_DRAWN } from './effects/context.ts'
import { effectFrame } from './effects/frame.ts'
import { turnEventTop } from './eventDeck.ts'
import { chooseByFate, drawFate } from './fateDeck.ts'
import { log } from './log.ts'
import { baronOf, NONE, seatOfBaron } from './names.ts'
import { KIT, type S, type StepsOf, ZONES } from './state.ts'

type FateWord = Words['fate']
const fateWord = (effects: Effect): FateWord | undefined => {
  const found = effects.find(one => one.word === 'fate')
  return found?.word === 'fate' ? found : undefined
}

/** G6 What fate shows for a card; nothing usable is nothing (the card has no effect). */
function drawFor(s: S, seat: Seat, word: FateWord): FateResult | undefined {
  switch (word.for) {
    case 'nationality': {
      const drawn = chooseByFate(s, NATIONALITIES, ({ nationality }) => nationality)
      return drawn && { ...NOTHING_DRAWN, nationality: drawn.result }
    }
    case 'nobleShape': {
      const shapes =
        word.among === 'ownWithHeir'
          ? noblesWithHeir(s, seat)
          : SHAPES.filter(shape => areaOf(s, seat, shape) !== undefined)
      const drawn = chooseByFate(s, shapes, ({ shape }) => shape)
      return drawn && { ...NOTHING_DRAWN, shape: drawn.result }
    }
    case 'city': {
      const all: readonly City[] = word.among === 'kingdomUnrazed' ? KINGDOM_CITIES : CITIES
      const cities = all.filter(city => !isRazed(s, city))
      const drawn = chooseByFate(s, cities, ({ city }) => city)
      return drawn && { ...NOTHING_DRAWN, cities: [drawn.result] }
    }
    case 'revolt':
      return NOTHING_DRAWN // city by city: event.uprising
  }
}

/** Cities of the drawer without a Noble of his in the area. */
export const unguarded = (s: S, seat: Seat): readonly City[] =>
  citiesOf(s, seat).filter(city => noblesIn(s, seat, CITY[city].area).length === 0)

const faithOf = (s: S, seat: Seat): number => amountOf(s, 'faith', seat)
const faithOfAll = (s: S, seats: readonly Seat[]): number => seats.reduce((sum, seat) => sum + faithOf(s, seat), 0)

/** 8.2.2 to 8.2.4 Whom the Head of the Church may name, and what it costs him. */
export function priceOfDrawer(colour: EventColour | typeof NONE, isHimself: boolean): number {
  if (colour === 'red') return isHimself ? 0 : REDIRECTION
  if (colour === 'green') return isHimself ? REDIRECTION : 0
  return 0
}

const priceOfNaming = (s: S, seat: Seat): number => priceOfDrawer(s.nextEvent, seat === s.headOfChurch)

/** Of a card of this colour: what naming him costs can be paid. */
const canName =
  (colour: EventColour) =>
  (s: S, _f: object, baron: Baron): boolean =>
    s.nextEvent !== colour || faithOf(s, s.headOfChurch) >= priceOfNaming(s, seatOfBaron(baron))

/** What may be done about a red event is not how a blue one is cancelled. */
const TOGETHER: Refusal = { rule: '8.2.6', reason: 'pledgedTogether' }

export const EVENT_STEPS: StepsOf<'event'> = {
  'event.drawer': KIT.chooseOne({
    verb: 'nameDrawer',
    seat: s => s.headOfChurch,
    among: s => (s.nextEvent === NONE ? [] : barons(s).map(baronOf)),
    rules: [rule('8.2.2', 'cannotPay', canName('red')), rule('8.2.3', 'cannotPay', canName('green'))],
    notAmong: { rule: '8.2.2', reason: 'notOffered' },
    take(s, _f, baron) {
      const seat = seatOfBaron(baron)
      const price = priceOfNaming(s, seat)
      const paragraph = s.nextEvent === 'red' ? '8.2.2' : s.nextEvent === 'green' ? '8.2.3' : '8.2.4'
      if (price > 0) lose(s, s.headOfChurch, 'faith', price, paragraph)
      log(s, 'drawerNamed', paragraph, { baron })
      enter(s, { step: 'event.reveal', seat })
    },
    terms: s => ({ colour: s.nextEvent }),
    final: ['nameDrawer'],
  }),
  // 8.2.5 Fate cards come first.
  'event.reveal': {
    run(s, { seat }) {
      const event = required(cardsIn(s, ZONES.eventTop)[0], 'an event')
      moveCard(s, event, ZONES.eventTop, 0, ZONES.eventDrawn)
      turnEventTop(s)
      log(s, 'eventDrawn', '8.2.5', { baron: baronOf(seat), event })
      const word = fateWord(EVENT[event].effects)
      if (word?.for === 'revolt') {
        enter(s, { step: 'event.uprising', seat, event, asked: unguarded(s, seat), cities: [] })
        return
      }
      const drawn = word === undefined ? NOTHING_DRAWN : drawFor(s, seat, word)
      if (drawn === undefined) enter(s, { step: 'event.discard', event })
      else
        enter(s, {
          step: 'event.cancel',
          seat,
          event,
          ...drawn,
          pledged: 0,
          asked: cancellers(s, seat, event),
          pledges: [],
        })
    },
  },
  // Peasant Uprising: a card for each unguarded city, in his order.
  'event.uprising': KIT.chooseOne({
    verb: 'nameCity',
    seat: (_s, f) => f.seat,
    among: (_s, f) => f.asked,
    rules: [],
    notAmong: { rule: '8.2.5', reason: 'notOffered' },
    forced: () => undefined,
    take(s, { seat, event, asked, cities }, city) {
      const isRevolt = FATE[drawFate(s)].revolt === true
      log(s, 'uprisingIn', '8.2.5', { city, isRevolt })
      enter(s, {
        step: 'event.uprising',
        seat,
        event,
        asked: asked.filter(one => one !== city),
        cities: isRevolt ? [...cities, city] : cities,
      })
    },
    // 8.2.8 If no city rises there is nothing to cancel.
    nothing(s, { seat, event, cities }) {
      if (cities.length === 0) return enter(s, { step: 'event.discard', event })
      enter(s, {
        step: 'event.cancel',
        seat,
        event,
        ...NOTHING_DRAWN,
        cities,
        pledged: 0,
        asked: cancellers(s, seat, event),
        pledges: [],
      })
    },
    terms: (_s, { event }) => ({ event }),
  }),
  // 8.2.6, 8.2.6a Red: the drawer pays all; blue: pledges, one after the other. Nobody is asked when the cost cannot be reached.
  'event.cancel': {
    ask(s, f) {
      const [seat] = f.asked
      const cost = EVENT[f.event].cancelCost ?? 0
      if (seat === undefined || f.pledged >= cost || f.pledged + faithOfAll(s, f.asked) < cost) return undefined
      if (EVENT[f.event].colour === 'red') return [{ seat, choice: { cancelEvent: true, pass: true } }]
      const most = Math.min(faithOf(s, seat), cost - f.pledged)
      return [{ seat, choice: { pledge: { fields: { faith: { min: 0, max: most } } } } }]
    },
    do: {
      cancelEvent(s, f) {
        lose(s, f.seat, 'faith', EVENT[f.event].cancelCost ?? 0, '8.2.6')
        log(s, 'eventCancelled', '8.2.6', { event: f.event })
        end(s, { step: 'event.discard', event: f.event })
      },
      pass(s, f) {
        end(s, { ...f, asked: [] })
      },
      pledge(s, f, { faith }, seat) {
        if (faith > 0) log(s, 'pledged', '8.2.6', { baron: baronOf(seat), n: faith })
        const pledges = Array.from({ length: faith }, () => seat)
        end(s, { ...f, asked: f.asked.slice(1), pledged: f.pledged + faith, pledges: [...f.pledges, ...pledges] })
      },
    },
    run(s, { step: _, asked: __, pledged, pledges, seat, event, ...drawn }) {
      const { cancelCost = 0, colour } = EVENT[event]
      if (colour === 'blue' && cancelCost > 0 && pledged >= cancelCost) {
        for (const one of pledges) lose(s, one, 'faith', 1, '8.2.6')
        log(s, 'eventCancelled', '8.2.6', { event })
        enter(s, { step: 'event.discard', event })
      } else enter(s, effectFrame(contextOf(seat, event, drawn)), { step: 'event.keep', seat, event })
    },
    terms: (_s, f) => ({ event: f.event, cost: EVENT[f.event].cancelCost ?? 0, pledged: f.pledged }),
    why: {
      cancelEvent: TOGETHER,
      pass: TOGETHER,
      pledge: (_s, f) =>
        EVENT[f.event].colour === 'red'
          ? { rule: '8.2.6', reason: 'drawerCancels' }
          : { rule: '8.2.6a', reason: 'pledgedTooMuch' },
    },
    final: ['cancelEvent', 'pass', 'pledge'],
  },
  // 8.2.7
  'event.keep': {
    run(s, { seat, event }) {
      const { lasting } = EVENT[event]
      const isOnNoble = s.nobleEvents.some(row => row.event === event)
      if (lasting === 'round') moveCard(s, event, ZONES.eventDrawn, 0, ZONES.roundEvents)
      else if (lasting === undefined || (lasting === 'noble' && !isOnNoble)) enter(s, { step: 'event.discard', event })
      else moveCard(s, event, ZONES.eventDrawn, 0, ZONES.keptEvents, { seat })
    },
  },
  'event.discard': {
    run(s, { event }) {
      moveCard(s, event, ZONES.eventDrawn, 0, ZONES.eventDiscard)
      turnEventTop(s)
    },
  },
}

/** Who may cancel a card: whoever drew a red one, and everybody with faith a blue one. */
function cancellers(s: S, drawer: Seat, event: EventId): readonly Seat[] {
  const { cancelCost, colour } = EVENT[event]
  if (cancelCost === undefined) return []
  if (colour === 'red') return [drawer]
  return clockwiseFrom(s, drawer).filter(seat => faithOf(s, seat) > 0)
}

export const AGENDA_FATE: StepsOf<'fate'> = {
  // 9.3.12b
  'fate.forAgenda': {
    run(s, { agenda, target }) {
      const word = fateWord(AGENDA[agenda].effects)
      const drawn = word && drawFor(s, target, word)
      if (drawn) askRefusals(s, agenda, target, drawn)
      else enter(s, { step: 'agenda.discard', agenda })
    },
  },
}
