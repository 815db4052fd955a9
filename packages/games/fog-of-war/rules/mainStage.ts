// The main stage of a turn, with all actions in any order, and the closing stage for cheap intelligence (2.3, 2.4.2).

import {
  type Choice,
  end,
  hasCard,
  kindsIn,
  moveCard,
  offer,
  type Refusal,
  type Seat,
  type Steps,
} from '@ludoteka/kernel'
import type { CombatCard } from '../content/combatCards.ts'
import { INTEL_PRICE } from '../content/numbers.ts'
import type { Province } from '../content/provinces.ts'
import type { Slot } from '../content/wheel.ts'
import { canPay, canSpy, spyHandlers, spying, whyNotSpy } from './intel.ts'
import { launch } from './launch.ts'
import { log } from './log.ts'
import { launchableSlots, whyNotLaunch } from './operations.ts'
import {
  cancel,
  canPlace,
  defend,
  discardChosen,
  hasChosen,
  occupiedSlots,
  placesFor,
  plan,
  reinforce,
  reinforceQuagmire,
  whyNotPlace,
  whyNotSlot,
} from './placing.ts'
import type { Reason } from './reasons.ts'
import { sideOf } from './sides.ts'
import { type F, type S, type Verbs, ZONES } from './state.ts'

const refusal = (rule: string, reason: Reason): Refusal => ({ rule, reason })

const PLACE_FIRST = refusal('2.3', 'placeCardsFirst')
const CHOOSE_FIRST = refusal('2.3', 'chooseCardsFirst')
const CLOSING = refusal('2.4.2', 'closingStage')

/** While cards are chosen the seat says where they go, or chooses more. A card that can go nowhere is discarded (2.9). */
function placements(s: S, seat: Seat): Choice<Verbs> {
  if (!canPlace(s, seat)) return { discard: true }
  return {
    pick: kindsIn(s, ZONES.hand, seat),
    defend: placesFor(s, seat, 'defend'),
    plan: placesFor(s, seat, 'plan'),
    reinforce: occupiedSlots(s, seat),
    reinforceQuagmire: placesFor(s, seat, 'reinforceQuagmire'),
  }
}

/** 2.3 Everything that may be done next. */
function actions(s: S, seat: Seat): Choice<Verbs> {
  return {
    pick: s.owesCard || canPlace(s, seat) ? kindsIn(s, ZONES.hand, seat) : [],
    launch: launchableSlots(s, seat),
    cancel: occupiedSlots(s, seat),
    ...spying(s, seat, INTEL_PRICE.main),
    ...(!s.owesCard && canSpy(s, seat, INTEL_PRICE.closing) && { closeTurn: true }), // 2.3.2
    ...(!s.owesCard && { endTurn: true }),
  }
}

type OfSeat = { readonly seat: Seat }
type Why<A> = (s: S, f: OfSeat, arg: A) => Refusal | undefined

/** Where the chosen cards can't go, and nothing goes anywhere before it is chosen. */
const ifChosen =
  <A>(why: (s: S, seat: Seat, arg: A) => Refusal | undefined): Why<A> =>
  (s, { seat }, arg) =>
    hasChosen(s, seat) ? why(s, seat, arg) : CHOOSE_FIRST

/** Chosen cards are placed before anything else is done. */
const unlessChosen =
  <A>(why: Why<A>): Why<A> =>
  (s, f, arg) =>
    hasChosen(s, f.seat) ? PLACE_FIRST : why(s, f, arg)

/** 2.9 */
const OWES_CARD = refusal('2.9', 'owesCard')

/** 2.3.2 */
const whyNotClose: Why<true> = (s, { seat }) => {
  if (s.owesCard) return OWES_CARD
  return canPay(s, seat, INTEL_PRICE.closing) ? refusal('2.3.2', 'nothingToName') : refusal('2.4.2', 'tooFewTokens')
}

function whyNotPick(s: S, { seat }: OfSeat, card: CombatCard): Refusal {
  return hasCard(s, ZONES.hand, card, seat) ? refusal('2.3.1', 'noPlaceForCards') : refusal('2.3', 'notInHand')
}

const MAIN_SPYING = whyNotSpy(INTEL_PRICE.main)

export const STAGES: Pick<Steps<S, F, Verbs>, 'turn.main' | 'turn.closing'> = {
  // 2.3, 8.1 Asked at least once, also of a player who can only end the turn.
  'turn.main': {
    ask: (s, { seat }) => offer(seat, hasChosen(s, seat) ? placements(s, seat) : actions(s, seat)),
    do: {
      pick: (s, { seat }, card) => moveCard(s, card, ZONES.hand, seat, ZONES.chosen),
      defend: (s, { seat }, at) => defend(s, seat, at),
      plan: (s, { seat }, at) => plan(s, seat, at),
      reinforce: (s, { seat }, slot) => reinforce(s, seat, slot),
      reinforceQuagmire: (s, { seat }, at) => reinforceQuagmire(s, seat, at),
      launch: (s, { seat }, slot) => launch(s, seat, slot),
      cancel: (s, { seat }, slot) => cancel(s, seat, slot),
      ...spyHandlers(INTEL_PRICE.main),
      discard: (s, { seat }) => discardChosen(s, seat),
      closeTurn(s, { seat }) {
        log(s, 'turnClosing', '2.4.2', { side: sideOf(seat) })
        end<F>(s, { step: 'turn.closing', seat })
      },
      endTurn: s => end(s),
    },
    final: ['reinforceQuagmire', 'launch', 'spyArmy', 'spyNeutral', 'spyOperation', 'spyObjectives', 'endTurn'],
    terms: (s, { seat }) => ({ side: sideOf(seat), owesCard: s.owesCard }),
    why: {
      pick: whyNotPick,
      defend: ifChosen((s, seat, at: Province) => whyNotPlace(s, seat, 'defend', at)),
      plan: ifChosen((s, seat, at: Province) => whyNotPlace(s, seat, 'plan', at)),
      reinforce: ifChosen((s, seat, slot: Slot) => whyNotSlot(s, seat, slot, '4.3')),
      reinforceQuagmire: ifChosen((s, seat, at: Province) => whyNotPlace(s, seat, 'reinforceQuagmire', at)),
      launch: unlessChosen((s, { seat }, slot: Slot) => whyNotLaunch(s, seat, slot)),
      cancel: unlessChosen((s, { seat }, slot: Slot) => whyNotSlot(s, seat, slot, '4.4')),
      spyArmy: unlessChosen(MAIN_SPYING.spyArmy),
      spyNeutral: unlessChosen(MAIN_SPYING.spyNeutral),
      spyOperation: unlessChosen(MAIN_SPYING.spyOperation),
      spyObjectives: unlessChosen(MAIN_SPYING.spyObjectives),
      discard: ifChosen(() => refusal('2.9', 'placeInstead')),
      closeTurn: unlessChosen(whyNotClose),
      endTurn: unlessChosen(() => OWES_CARD),
    },
  },

  // 2.4.2 Only cheap attempts, until the turn is ended or nothing can be named any more.
  'turn.closing': {
    ask: (s, { seat }) =>
      canSpy(s, seat, INTEL_PRICE.closing)
        ? offer(seat, { ...spying(s, seat, INTEL_PRICE.closing), endTurn: true })
        : undefined,
    do: { ...spyHandlers(INTEL_PRICE.closing), endTurn: s => end(s) },
    final: ['spyArmy', 'spyNeutral', 'spyOperation', 'spyObjectives', 'endTurn'],
    terms: (_s, { seat }) => ({ side: sideOf(seat) }),
    why: {
      ...whyNotSpy(INTEL_PRICE.closing),
      pick: CLOSING,
      defend: CLOSING,
      plan: CLOSING,
      reinforce: CLOSING,
      reinforceQuagmire: CLOSING,
      launch: CLOSING,
      cancel: CLOSING,
      closeTurn: CLOSING,
    },
  },
}
