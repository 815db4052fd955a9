// 9.4 Mercenary Draft.

import { cardsIn, enter, itemAt, moveAll, moveCard, NOWHERE, rule, type Seat } from '@ludoteka/kernel'
import { isMercenary, MERCENARY, type Mercenary } from '../content/troops.ts'
import { areaOf, hasLeftGame, isOnBoard, strongholdArea } from './armies.ts'
import { amountOf, pay } from './barons.ts'
import { cityIn, isCutOff, ownerOf } from './cities.ts'
import { hireFee } from './lasting.ts'
import { log } from './log.ts'
import { ARMIES, type Army, armyName, baronOf, TRACK_SPACES, type TrackSpace } from './names.ts'
import { layOffer } from './setup.ts'
import { KIT, type PublicState, type S, type StepsOf, ZONES } from './state.ts'

const markerOn = (s: S, space: TrackSpace): Seat => itemAt(s.track, TRACK_SPACES.indexOf(space))
function removeMarker(s: S, space: TrackSpace): void {
  s.track[TRACK_SPACES.indexOf(space)] = NOWHERE
}
const markersOf = (s: S, seat: Seat): readonly TrackSpace[] => TRACK_SPACES.filter(space => markerOn(s, space) === seat)

/** The face-up cards; none for who has no army that could receive one (9.4.7). */
const offeredTo = (s: S, seat: Seat): readonly Mercenary[] =>
  canPlaceTroops(s, seat) ? [...new Set(cardsIn(s, ZONES.offer).filter(isMercenary))] : []
export const feeOfCard = (s: PublicState, seat: Seat, card: Mercenary): number => hireFee(s, seat, MERCENARY[card].wage)

/** 9.4.7 Which armies may receive a hired card. */
export function mayReceive(s: PublicState, seat: Seat, army: Army): boolean {
  if (army === 'stronghold') return strongholdArea(s, seat) !== undefined
  if (hasLeftGame(s, seat, army)) return false
  if (!isOnBoard(s, seat, army)) return true
  const area = areaOf(s, seat, army)
  if (area === undefined || isCutOff(s, seat, area)) return false
  const city = cityIn(s, area)
  return (city !== undefined && ownerOf(s, city) === seat) || strongholdArea(s, seat) === area
}
export const canPlaceTroops = (s: S, seat: Seat): boolean => ARMIES.some(army => mayReceive(s, seat, army))

type Hiring = { readonly seat: Seat }
const CAN_PAY = rule(
  '9.4.1',
  'cannotPay',
  (s: S, f: Hiring, card: Mercenary) => amountOf(s, 'crowns', f.seat) >= feeOfCard(s, f.seat, card),
)

function hire(s: S, seat: Seat, card: Mercenary): void {
  const fee = feeOfCard(s, seat, card)
  log(s, 'hired', '9.4.1', { baron: baronOf(seat), card, n: fee })
  pay(s, seat, fee, '9.4.1')
}

export const DRAFT: StepsOf<'draft'> = {
  'draft.begin': {
    run(s) {
      log(s, 'draftBegan', '9.4', {})
      const spaces = TRACK_SPACES.filter(space => markerOn(s, space) !== NOWHERE)
      enter(s, ...spaces.map(space => ({ step: 'draft.space' as const, space })), { step: 'draft.end' })
    },
  },
  // 9.4.1 to 9.4.3 From left to right; a marker that was used for a block is gone by now.
  'draft.space': {
    run(s, { space }) {
      const seat = markerOn(s, space)
      if (seat === NOWHERE) return
      removeMarker(s, space)
      enter(s, { step: 'draft.hire', seat })
    },
  },
  'draft.hire': KIT.chooseOne({
    verb: 'hire',
    decline: 'pass',
    seat: (_s, f) => f.seat,
    among: (s, f) => offeredTo(s, f.seat),
    rules: [CAN_PAY],
    notAmong: { rule: '9.4.1', reason: 'notOffered' },
    take(s, { seat }, card) {
      hire(s, seat, card)
      const { nationality } = MERCENARY[card]
      enter(s, { step: 'draft.assign', seat, card }, { step: 'draft.block', seat, nationality })
    },
    declined: (s, { seat }) => log(s, 'hiredNobody', '9.4.2', { baron: baronOf(seat) }),
    nothing: (s, { seat }) => log(s, 'hiredNobody', '9.4.2', { baron: baronOf(seat) }),
  }),
  // 9.4.4 More of the same nationality, a marker for each.
  'draft.block': KIT.chooseOne({
    verb: 'hire',
    decline: 'pass',
    seat: (_s, f) => f.seat,
    among: (s, f) => (markersOf(s, f.seat).length > 0 ? offeredTo(s, f.seat) : []),
    rules: [
      rule(
        '9.4.4',
        'otherNationality',
        (_s: S, f: { readonly nationality: string }, card: Mercenary) => MERCENARY[card].nationality === f.nationality,
      ),
      CAN_PAY,
    ],
    notAmong: { rule: '9.4.4', reason: 'notOffered' },
    take(s, { seat, nationality }, card) {
      hire(s, seat, card)
      enter(
        s,
        { step: 'draft.marker', seat },
        { step: 'draft.assign', seat, card },
        { step: 'draft.block', seat, nationality },
      )
    },
    terms: (_s, { nationality }) => ({ nationality }),
  }),
  'draft.marker': KIT.chooseOne({
    verb: 'removeMarker',
    seat: (_s, f) => f.seat,
    among: (s, f) => markersOf(s, f.seat),
    rules: [],
    notAmong: { rule: '9.4.4', reason: 'notOffered' },
    forced: () => undefined,
    take: (s, _f, space) => removeMarker(s, space),
  }),
  // 9.4.7
  'draft.assign': KIT.chooseOne({
    verb: 'assignTo',
    seat: (_s, f) => f.seat,
    among: () => ARMIES,
    rules: [rule('9.4.7', 'notHere', (s: S, f: Hiring, army: Army) => mayReceive(s, f.seat, army))],
    forced: () => undefined,
    take(s, { seat, card }, army) {
      moveCard(s, card, ZONES.offer, 0, ZONES.army.at(army), { seat })
      log(s, 'assignedTo', '9.4.7', { army: armyName(seat, army), card })
    },
    terms: (_s, { card }) => ({ troop: card }),
  }),
  // 9.4.5
  'draft.end': {
    run(s) {
      moveAll(s, ZONES.offer, 0, ZONES.mercenaryDeck)
      layOffer(s)
    },
  },
}
