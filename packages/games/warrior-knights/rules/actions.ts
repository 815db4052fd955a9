// 6 Actions phase: turning up the cards of an area, allocating them, and the special phases they start.

import {
  cardsIn,
  clearSecrets,
  countIn,
  enter,
  itemAt,
  moveAll,
  moveCard,
  NOWHERE,
  pickRandom,
  removeRows,
  required,
  type Seat,
  secretOf,
  tableOf,
  writeSecret,
} from '@ludoteka/kernel'
import { BARON_ACTION, type BaronAction, SPECIAL_AREAS, type SpecialArea } from '../content/actionCards.ts'
import { BARONS } from '../content/barons.ts'
import { ACTION_AREAS, type ActionArea } from '../content/numbers.ts'
import { barons, countBarons } from './barons.ts'
import type { F } from './frames.ts'
import { log } from './log.ts'
import { baronOf, type PlanSlot } from './names.ts'
import { slotsOf } from './planning.ts'
import { KIT, type PublicState, type S, type StepsOf, ZONES } from './state.ts'

/** A card that lies on an area: whose, and at which of his places; nobody's is neutral. `name`: "red.first.1", "neutral.first.2". */
type Lying = { readonly seat: Seat; readonly slot: PlanSlot; readonly name: string }

/** The places of an area where cards may lie: those of each Baron, and the neutral ones. */
const OWN_PLACES = BARONS.map((baron, seat) =>
  tableOf(ACTION_AREAS, area => slotsOf(area).map((slot): Lying => ({ seat, slot, name: `${baron}.${slot}` }))),
)
const NEUTRAL_PLACES = tableOf(ACTION_AREAS, area =>
  slotsOf(area).map((slot): Lying => ({ seat: NOWHERE, slot, name: `neutral.${slot}` })),
)

/** All cards of an area in the order of seats and places, the neutral ones last. */
export function lyingOn(s: S, area: ActionArea): readonly Lying[] {
  const lying: Lying[] = []
  for (const seat of barons(s))
    for (const place of itemAt(OWN_PLACES, seat)[area])
      if (countIn(s, ZONES.planned.at(place.slot), seat) > 0) lying.push(place)
  for (const place of NEUTRAL_PLACES[area]) if (countIn(s, ZONES.neutralPlanned.at(place.slot)) > 0) lying.push(place)
  return lying
}

/** Chance picks one of these cards by its place: which card it is plays no part in it. */
export function pickLying(s: S, lying: readonly Lying[]): number {
  const names = lying.map(({ name }) => name)
  return names.indexOf(pickRandom(s, names))
}

const FORESEEN = ['foreseen', 'foreseenSecond', 'foreseenThird'] as const

/** 6.1 The next card: chance decides among all that lie there, unless somebody has looked at it (23.7). */
function nextCard(s: S, area: ActionArea, lying: readonly Lying[]): Lying {
  const field = s.informed !== NOWHERE && ACTION_AREAS[s.foreseenArea] === area ? FORESEEN[s.foreseenUsed] : undefined
  if (field === undefined) {
    return itemAt(lying, pickLying(s, lying))
  }
  const next = itemAt(lying, secretOf(s[field], s.informed) % lying.length)
  s.foreseenUsed++
  if (s.foreseenUsed === FORESEEN.length || lying.length === 1) forgetForeseen(s)
  return next
}

function forgetForeseen(s: S): void {
  for (const field of FORESEEN) clearSecrets(s[field])
  s.informed = NOWHERE
  s.foreseenArea = NOWHERE
  s.foreseenUsed = 0
}

/** 21.4, 23.7 A Baron's cards leave the areas: the others that somebody has foreseen still come in the order he saw. */
export function leaveAreas(s: S, seat: Seat): void {
  const area = s.informed === NOWHERE ? undefined : ACTION_AREAS[s.foreseenArea]
  if (area === undefined) {
    s.eliminated[seat] = true
    return
  }
  const [seer, places] = [s.informed, [...lyingOn(s, area)]]
  const coming = FORESEEN.slice(s.foreseenUsed).flatMap(field =>
    places.length > 0 ? places.splice(secretOf(s[field], seer) % places.length, 1) : [],
  )
  s.eliminated[seat] = true
  forgetForeseen(s)
  const still = coming.filter(one => one.seat !== seat)
  if (seer === seat || still.length === 0) return
  s.informed = seer
  s.foreseenArea = ACTION_AREAS.indexOf(area)
  s.foreseenUsed = FORESEEN.length - still.length
  const left = [...lyingOn(s, area)]
  for (const [i, card] of still.entries()) {
    const at = left.indexOf(card)
    writeSecret(s[itemAt(FORESEEN, s.foreseenUsed + i)], seer, at)
    left.splice(at, 1)
  }
}

/** 6.4 How many cards lie in a special-phase area. */
export const cardsOn = (s: S, area: SpecialArea): number =>
  barons(s).reduce((sum, seat) => sum + countIn(s, ZONES.special.at(area), seat), 0)
export function markersOnTrack(s: PublicState): number {
  let markers = 0
  for (const owner of s.track) if (owner !== NOWHERE) markers++
  return markers
}

/** The special phases in the order of 6.5 and 21.4, with what starts each. */
const PHASES: readonly { readonly starts: (s: S) => boolean; readonly frame: F }[] = [
  { starts: s => cardsOn(s, 'wages') >= 2 * countBarons(s), frame: { step: 'wages.begin' } },
  { starts: s => cardsOn(s, 'taxation') >= 2 * countBarons(s), frame: { step: 'taxation.begin' } },
  { starts: s => cardsOn(s, 'assembly') >= 2 * countBarons(s), frame: { step: 'assembly.begin' } },
  { starts: s => markersOnTrack(s) >= countBarons(s) + 1, frame: { step: 'draft.begin' } },
]
/** As they are put on the stack. */
const LAST_PHASE_FIRST = PHASES.toReversed()

/** 9.1.3, 9.2.8, 9.3.8 */
export function returnCards(s: S, area: SpecialArea): void {
  for (const seat of barons(s)) moveAll(s, ZONES.special.at(area), seat, ZONES.hand)
}

/** 19.4.2 With every card turned up unanswered offers lapse, and new ones may be made. */
function beginCard(s: S): void {
  if (s.deals.length > 0) removeRows(s.deals, () => true)
  for (const seat of barons(s)) {
    s.offersMade[seat] = 0
    s.bargains[seat] = 0
  }
}

export const ACTIONS: StepsOf<'action'> = {
  // 6.1
  'action.area': {
    run(s, { area }) {
      s.area = ACTION_AREAS.indexOf(area)
      log(s, 'areaBegan', '6.1', { area })
      enter(s, { step: 'action.next' })
    },
  },
  'action.next': {
    run(s) {
      const area = required(ACTION_AREAS[s.area], 'an action area')
      const lying = lyingOn(s, area)
      if (lying.length === 0) return
      beginCard(s)
      const { seat, slot } = nextCard(s, area, lying)
      enter(s, { step: 'action.triggers' }, { step: 'action.next' })
      if (seat === NOWHERE) turnUpNeutral(s, slot)
      else turnUp(s, seat, slot)
    },
  },
  // 6.3 Where the owner has a choice.
  'action.allocate': KIT.chooseOne({
    verb: 'allocate',
    seat: (_s, f) => f.seat,
    among: (_s, f) => f.among,
    rules: [],
    notAmong: { rule: '6.3', reason: 'notForThisCard' },
    forced: () => undefined,
    take: (s, { seat, card }, to) => allocate(s, seat, card, to),
    terms: (_s, { card }) => ({ card }),
  }),
  // 6.4, 6.5
  'action.triggers': {
    run(s) {
      for (const { starts, frame } of LAST_PHASE_FIRST) if (starts(s)) enter(s, frame)
    },
  },
}

function turnUp(s: S, seat: Seat, slot: PlanSlot): void {
  const card = required(cardsIn(s, ZONES.planned.at(slot), seat)[0], 'a planned card')
  moveCard(s, card, ZONES.planned.at(slot), seat, ZONES.turnedUp)
  log(s, 'cardTurnedUp', '6.1', { baron: baronOf(seat), card })
  enter(s, { step: 'baron.card', seat, card })
}

function turnUpNeutral(s: S, slot: PlanSlot): void {
  const card = required(cardsIn(s, ZONES.neutralPlanned.at(slot))[0], 'a neutral card')
  moveCard(s, card, ZONES.neutralPlanned.at(slot), 0, ZONES.neutralUsed)
  log(s, 'neutralTurnedUp', '6.1', { card })
  enter(s, { step: 'neutral.card', card })
}

/** 6.3 Puts a card where it goes; of several areas the owner names one. */
export function allocateCard(s: S, seat: Seat, card: BaronAction, used?: { moved: boolean; fought: boolean }): void {
  const { goesTo } = BARON_ACTION[card]
  if (goesTo === 'returnToOwner') {
    moveCard(s, card, ZONES.turnedUp, seat, ZONES.hand)
    log(s, 'returnedToHand', '6.3', { baron: baronOf(seat) })
    return
  }
  enter(s, { step: 'action.allocate', seat, card, among: areasFor(goesTo, used) })
}

function areasFor(
  goesTo: Exclude<(typeof BARON_ACTION)[BaronAction]['goesTo'], 'returnToOwner'>,
  used: { readonly moved: boolean; readonly fought: boolean } = { moved: false, fought: false },
): readonly SpecialArea[] {
  if (goesTo === 'ownerChoice') return SPECIAL_AREAS
  if (goesTo !== 'byUse') return [goesTo]
  // Mobilize Forces used for neither goes to either (publisher FAQ).
  if (used.moved === used.fought) return ['wages', 'assembly']
  return used.moved ? ['wages'] : ['assembly']
}

function allocate(s: S, seat: Seat, card: BaronAction, to: SpecialArea): void {
  moveCard(s, card, ZONES.turnedUp, seat, ZONES.special.at(to))
  log(s, 'allocated', '6.3', { baron: baronOf(seat), card, to })
}
