// 3 Set-up, and 20.1, 20.2.

import {
  cardsIn,
  countIn,
  end,
  enter,
  hasCard,
  itemAt,
  kindsIn,
  layOut,
  moveAll,
  moveCard,
  moveRandom,
  moveTop,
  pickRandom,
  required,
  rule,
  type Seat,
  shuffle,
} from '@ludoteka/kernel'
import { BARON_ACTIONS, COPIES_PER_BARON, NEUTRAL_ACTION, NEUTRAL_ACTIONS } from '../content/actionCards.ts'
import { AGENDA_COPIES, AGENDAS } from '../content/agendas.ts'
import { type Area, KINGDOM_AREAS, type KingdomArea } from '../content/areas.ts'
import { SHAPES } from '../content/barons.ts'
import { type City, KINGDOM_CITIES } from '../content/cities.ts'
import { EVENTS } from '../content/events.ts'
import { FATE_CARDS } from '../content/fate.ts'
import { AGENDAS_ON_TABLE, FIRST_CROWNS, MOST_BARONS_WITHOUT_EDGE, RAZED_AT_START } from '../content/numbers.ts'
import { FIRST_MERCENARIES, isMercenary, MERCENARIES, MERCENARY, REGULARS_OF_BARON } from '../content/troops.ts'
import { areaOfArmy, hasTroops, isOnBoard, moveNoble } from './armies.ts'
import { barons, clockwise, clockwiseFrom, countBarons } from './barons.ts'
import { cityIn, isRazed, strongholdIn } from './cities.ts'
import { turnEventTop } from './eventDeck.ts'
import { chooseByFate, shuffleFate } from './fateDeck.ts'
import { log } from './log.ts'
import { isOnEdge } from './map.ts'
import { ARMIES, baronOf, cityIndex, type NobleName, nobleName, seatOfBaron, type TroopToArmy } from './names.ts'
import { influencePerBaron, isCounterclockwise } from './options.ts'
import { armyOfPair, pairOf, partsOfPlacing, placeOfPair, placingOf, troopOfPair } from './pairs.ts'
import { KIT, type S, type StepsOf, ZONES } from './state.ts'

/** Puts the components out and the first steps on the stack. */
export function setUp(s: S): void {
  if (s.round > 0) return // a position that was written down
  const copies = <K extends string>(kinds: readonly K[], howMany: (kind: K) => number): K[] =>
    kinds.flatMap(kind => Array.from({ length: howMany(kind) }, () => kind))
  layOut(
    s,
    ZONES.mercenaryDeck,
    0,
    copies(MERCENARIES, kind => MERCENARY[kind].copies),
  )
  layOut(s, ZONES.fateDeck, 0, FATE_CARDS)
  layOut(s, ZONES.eventDeck, 0, EVENTS)
  layOut(
    s,
    ZONES.agendaDeck,
    0,
    copies(AGENDAS, kind => AGENDA_COPIES[kind] ?? 1),
  )
  layOut(
    s,
    ZONES.neutralDeck,
    0,
    copies(NEUTRAL_ACTIONS, kind => NEUTRAL_ACTION[kind].copies),
  )
  for (const seat of barons(s)) {
    layOut(
      s,
      ZONES.hand,
      seat,
      copies(BARON_ACTIONS, () => COPIES_PER_BARON),
    )
    layOut(s, ZONES.muster, seat, REGULARS_OF_BARON)
    s.crowns[seat] = FIRST_CROWNS // 3.8
    for (const [i] of SHAPES.entries()) s.heirHolder[seat * SHAPES.length + i] = seat // 21.3
  }
  s.pool = influencePerBaron(s) * countBarons(s) // 3.3
  enter(
    s,
    { step: 'setup.razing' },
    { step: 'setup.offices' },
    { step: 'setup.troops' },
    { step: 'setup.assign' },
    { step: 'setup.tables' },
  )
}

/** 3.13, 3.14, 20.2 Where a stronghold may stand. */
const STRONGHOLD_RULES = [
  rule('3.13', 'cityHere', (s: S, _f: object, at: KingdomArea) => cityIn(s, at) === undefined),
  rule('3.13', 'strongholdHere', (s: S, _f: object, at: KingdomArea) => strongholdIn(s, at) === undefined),
  rule('20.2', 'onMapEdge', (s: S, _f: object, at: KingdomArea) => s.seats > MOST_BARONS_WITHOUT_EDGE || !isOnEdge(at)),
]
export const MAY_STAND_HERE = STRONGHOLD_RULES

/** 3.14 The Nobles of a Baron that have troops and are not on the board yet. */
const unplaced = (s: S, seat: Seat) => SHAPES.filter(shape => hasTroops(s, seat, shape) && !isOnBoard(s, seat, shape))

const TAKE_BACKS = 3
const PICK_UPS = 12

export const SETUP: StepsOf<'setup'> = {
  // 3.1, 3.4, 20.1
  'setup.razing': {
    run(s) {
      for (const deck of [ZONES.eventDeck, ZONES.agendaDeck, ZONES.fateDeck]) shuffle(s, deck)
      moveTop(s, ZONES.eventDeck, 0, ZONES.eventDeck, { bottom: true }) // 3.1
      turnEventTop(s)
      for (let n = required(RAZED_AT_START[s.seats], 'a number of razed cities'); n > 0; n--) {
        const standing = KINGDOM_CITIES.filter(city => !isRazed(s, city))
        const { result: city } = required(
          chooseByFate<City>(s, standing, ({ city }) => city),
          'a city to raze',
        )
        s.razed[cityIndex(city)] = true
        log(s, 'razedByFate', '20.1', { city })
      }
      shuffleFate(s)
    },
  },
  // 3.6, 3.7
  'setup.offices': {
    run(s) {
      const drawn = (among: readonly Seat[]): Seat =>
        required(
          chooseByFate(s, among, ({ baron }) => seatOfBaron(baron)),
          'a Baron',
        ).result
      s.chairman = drawn(barons(s))
      log(s, 'chairmanDrawn', '3.6', { baron: baronOf(s.chairman) })
      s.headOfChurch = drawn(barons(s).filter(seat => seat !== s.chairman))
      log(s, 'headDrawn', '3.7', { baron: baronOf(s.headOfChurch) })
    },
  },
  // 3.9
  'setup.troops': {
    run(s) {
      for (const strength of FIRST_MERCENARIES) {
        for (const seat of barons(s)) {
          const deck = cardsIn(s, ZONES.mercenaryDeck).filter(isMercenary)
          const card = pickRandom(
            s,
            deck.filter(one => MERCENARY[one].strength === strength),
          )
          moveCard(s, card, ZONES.mercenaryDeck, 0, ZONES.muster, { seat, open: true })
        }
      }
      for (const seat of barons(s))
        log(s, 'troopsDealt', '3.9', { baron: baronOf(seat), troops: cardsIn(s, ZONES.muster, seat) })
    },
  },
  // 3.10
  'setup.assign': {
    ask: s =>
      barons(s)
        .filter(seat => !s.ready[seat])
        .map(seat => {
          const assign = assignable(s, seat)
          const answer = assign.length > 0 ? { assign } : { done: true as const }
          const unassign = itemAt(s.pickUps, seat) < PICK_UPS ? assignedTo(s, seat) : []
          return { seat, choice: unassign.length > 0 ? { ...answer, unassign } : answer }
        }),
    do: {
      assign(s, _f, pair, seat) {
        moveCard(s, troopOfPair(pair), ZONES.muster, seat, ZONES.assigned.at(armyOfPair(pair)))
      },
      unassign(s, _f, pair, seat) {
        moveCard(s, troopOfPair(pair), ZONES.assigned.at(armyOfPair(pair)), seat, ZONES.muster)
        s.pickUps[seat] = itemAt(s.pickUps, seat) + 1
      },
      done(s, _f, _arg, seat) {
        s.ready[seat] = true
        log(s, 'troopsAssigned', '3.10', { baron: baronOf(seat) })
      },
    },
    takeBack: {
      answered: s => barons(s).filter(seat => s.ready[seat]),
      undo(s, _f, seat) {
        s.ready[seat] = false // the troops stay where they are, and may be picked up
      },
      quota: { field: 'takeBacks', most: TAKE_BACKS, why: { rule: '3.10', reason: 'tooManyTakeBacks' } },
      why: { rule: '3.10', reason: 'notAnsweredYet' },
    },
    run(s) {
      for (const seat of barons(s)) {
        s.ready[seat] = false
        s.takeBacks[seat] = 0
        s.pickUps[seat] = 0
        for (const army of ARMIES) {
          const troops = cardsIn(s, ZONES.assigned.at(army), seat)
          if (troops.length === 0) continue
          moveAll(s, ZONES.assigned.at(army), seat, ZONES.army.at(army))
          log(s, 'armyShown', '3.10', { baron: baronOf(seat), army, troops })
        }
      }
    },
    why: {
      assign: { rule: '3.10', reason: 'notInMuster' },
      unassign: (s, _f, pair, seat) =>
        hasCard(s, ZONES.assigned.at(armyOfPair(pair)), troopOfPair(pair), seat)
          ? { rule: '3.10', reason: 'tooManyTakeBacks' }
          : { rule: '3.10', reason: 'notAssigned' },
      done: { rule: '3.10', reason: 'troopsLeft' },
    },
  },
  // 3.11 to 3.13
  'setup.tables': {
    run(s) {
      layOffer(s)
      while (countIn(s, ZONES.agendas) < AGENDAS_ON_TABLE)
        moveTop(s, ZONES.agendaDeck, 0, ZONES.agendas, { bottom: true })
      const order = clockwise(s)
      enter(
        s,
        ...order.map(seat => ({ step: 'setup.stronghold' as const, seat })),
        { step: 'setup.nobles', order: placementOrder(s, itemAt(order, order.length - 1)) },
        { step: 'round.begin' },
      )
    },
  },
  'setup.stronghold': KIT.chooseOne({
    verb: 'placeStronghold',
    seat: (_s, f) => f.seat,
    among: () => KINGDOM_AREAS,
    rules: STRONGHOLD_RULES,
    take(s, { seat }, at) {
      s.strongholdAt[seat] = KINGDOM_AREAS.indexOf(at)
      log(s, 'strongholdPlaced', '3.13', { baron: baronOf(seat), at })
    },
  }),
  // 3.14
  'setup.nobles': {
    ask(s, { order }) {
      const seat = order.find(one => unplaced(s, one).length > 0)
      if (seat === undefined) return undefined
      const shapes = unplaced(s, seat)
      const taken = takenByOthers(s, seat)
      const areas = KINGDOM_AREAS.filter(area => !taken.has(area))
      const placeNoble = shapes.flatMap(shape => areas.map(area => placingOf(shape, area)))
      return [{ seat, choice: { placeNoble } }]
    },
    do: {
      placeNoble(s, f, pair, seat) {
        const { shape, area } = partsOfPlacing(pair)
        moveNoble(s, seat, shape, area)
        const noble: NobleName = nobleName(seat, shape)
        log(s, 'noblePlaced', '3.14', { noble, at: area })
        const at = f.order.indexOf(seat)
        end(s, { step: 'setup.nobles', order: [...f.order.slice(at + 1), ...f.order.slice(0, at + 1)] })
      },
    },
    run: s => shuffleFate(s), // 3.15
    why: {
      placeNoble(s, _f, pair, seat) {
        const { shape } = partsOfPlacing(pair)
        if (!hasTroops(s, seat, shape)) return { rule: '3.14', reason: 'noTroops' }
        if (isOnBoard(s, seat, shape)) return { rule: '3.14', reason: 'alreadyPlaced' }
        return { rule: '3.14', reason: 'otherBaronHere' }
      },
    },
  },
}

/** 3.10 What he may assign: each kind of card he has left, to any army. */
function assignable(s: S, seat: Seat): readonly TroopToArmy[] {
  const pairs: TroopToArmy[] = []
  for (const troop of kindsIn(s, ZONES.muster, seat)) for (const army of ARMIES) pairs.push(pairOf(troop, army))
  return pairs
}

/** 3.10 What he has assigned, in the order of the troop cards. */
function assignedTo(s: S, seat: Seat): readonly TroopToArmy[] {
  const found: TroopToArmy[] = []
  for (const army of ARMIES)
    for (const troop of kindsIn(s, ZONES.assigned.at(army), seat)) found.push(pairOf(troop, army))
  return found.length > 1 ? found.sort((a, b) => placeOfPair(a) - placeOfPair(b)) : found
}

/** 3.11, 9.4.5 Turns up N + 1 mercenaries, or all there are (9.4.6). */
export function layOffer(s: S): void {
  for (let n = countBarons(s) + 1; n > 0; n--) moveRandom(s, ZONES.mercenaryDeck, 0, ZONES.offer)
  log(s, 'offerLaid', '3.11', { mercenaries: cardsIn(s, ZONES.offer).filter(isMercenary) })
}

/** 3.14 From who placed the last stronghold on, clockwise or the other way round. */
function placementOrder(s: S, first: Seat): readonly Seat[] {
  const order = clockwiseFrom(s, first)
  return isCounterclockwise(s) ? [first, ...order.slice(1).toReversed()] : order
}

/** 3.14 The areas with another Baron's Noble or stronghold. */
function takenByOthers(s: S, seat: Seat): ReadonlySet<Area | undefined> {
  const others = barons(s).filter(other => other !== seat)
  return new Set(others.flatMap(other => ARMIES.map(army => areaOfArmy(s, other, army))))
}
