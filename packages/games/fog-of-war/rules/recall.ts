// Recall (3.6): cards that come back from provinces and from the wheel into the discard pile.

import {
  end,
  enter,
  hasCard,
  kindsIn,
  moveCard,
  type Offers,
  offer,
  type Refusal,
  type Seat,
  type Steps,
  type Zone,
} from '@ludoteka/kernel'
import type { CombatCard } from '../content/combatCards.ts'
import { PROVINCES, type Province } from '../content/provinces.ts'
import type { Slot } from '../content/wheel.ts'
import { hasQuagmire } from './board.ts'
import { countArmy, countOperation } from './cards.ts'
import { log } from './log.ts'
import { cancelOperation } from './operations.ts'
import { cancel, occupiedSlots, whyNotSlot } from './placing.ts'
import { sideOf } from './sides.ts'
import { type F, type S, type StepsOf, type Verbs, ZONES } from './state.ts'

const canRecall = (s: S, seat: Seat, at: Province): boolean => countArmy(s, seat, at) > 0 && !hasQuagmire(s, at)

type Taking = { readonly seat: Seat; taken: number }

/** Takes one card back. */
function takeBack(s: S, f: Taking, from: Zone<CombatCard>, card: CombatCard): void {
  moveCard(s, card, from, f.seat, ZONES.discard)
  f.taken++
}

function askForCards(s: S, f: Taking, from: Zone<CombatCard>): Offers<Verbs> | undefined {
  const cards = kindsIn(s, from, f.seat)
  if (cards.length === 0) return undefined
  return offer(f.seat, { recallCard: cards, ...(f.taken > 0 && { done: true }) })
}

function whyNotCard(s: S, { seat }: Taking, from: Zone<CombatCard>, card: CombatCard): Refusal | undefined {
  return hasCard(s, from, card, seat) ? undefined : { rule: '3.6', reason: 'notAmongTheCards' }
}

const RECALL_ONE: Refusal = { rule: '3.6', reason: 'recallOne' }

function endProvince(s: S, { seat, at, taken }: Taking & { readonly at: Province }): void {
  log(s, 'recalled', '3.6', { side: sideOf(seat), at, n: taken })
}

/** An operation left without a combat card is cancelled. */
function endOperation(s: S, { seat, slot, taken }: Taking & { readonly slot: Slot }): void {
  log(s, 'planRecalled', '3.6', { side: sideOf(seat), slot, n: taken })
  if (countOperation(s, seat, slot) > 0) return
  cancelOperation(s, seat, slot)
  log(s, 'cancelled', '3.6', { side: sideOf(seat), slot, n: 0 })
}

export const RECALL: Pick<Steps<S, F, Verbs>, StepsOf<'recall'>> = {
  // 3.6 After the last card too the seat says that it is done: until then it may take everything back.
  'recall.choose': {
    ask(s, { seat, hasActed }) {
      const provinces = PROVINCES.filter(at => canRecall(s, seat, at))
      const slots = occupiedSlots(s, seat)
      if (provinces.length + slots.length === 0 && !hasActed) return undefined
      return offer(seat, { recall: provinces, recallPlan: slots, cancel: slots, done: true })
    },
    do: {
      recall(s, f, at) {
        f.hasActed = true
        enter<F>(s, { step: 'recall.province', seat: f.seat, at, taken: 0 })
      },
      recallPlan(s, f, slot) {
        f.hasActed = true
        enter<F>(s, { step: 'recall.operation', seat: f.seat, slot, taken: 0 })
      },
      cancel(s, f, slot) {
        f.hasActed = true
        cancel(s, f.seat, slot)
      },
      done(s, { seat }) {
        end(s)
        log(s, 'recallDone', '3.6', { side: sideOf(seat) })
      },
    },
    final: ['done'],
    terms: (_s, { seat }) => ({ side: sideOf(seat) }),
    why: {
      recall: (s, { seat }, at) => ({
        rule: '3.6',
        reason: countArmy(s, seat, at) > 0 ? 'noRecallFromQuagmire' : 'noCardsThere',
      }),
      recallPlan: (s, { seat }, slot) => whyNotSlot(s, seat, slot, '3.6'),
      cancel: (s, { seat }, slot) => whyNotSlot(s, seat, slot, '4.4'),
    },
  },

  'recall.province': {
    ask: (s, f) => askForCards(s, f, ZONES.army.at(f.at)),
    do: {
      recallCard: (s, f, card) => takeBack(s, f, ZONES.army.at(f.at), card),
      done(s, f) {
        end(s)
        endProvince(s, f)
      },
    },
    run: endProvince,
    terms: (_s, { seat, at, taken }) => ({ side: sideOf(seat), at, taken }),
    why: { recallCard: (s, f, card) => whyNotCard(s, f, ZONES.army.at(f.at), card), done: RECALL_ONE },
  },

  'recall.operation': {
    ask: (s, f) => askForCards(s, f, ZONES.operation.at(f.slot)),
    do: {
      recallCard: (s, f, card) => takeBack(s, f, ZONES.operation.at(f.slot), card),
      done(s, f) {
        end(s)
        endOperation(s, f)
      },
    },
    run: endOperation,
    terms: (_s, { seat, slot, taken }) => ({ side: sideOf(seat), slot, taken }),
    why: { recallCard: (s, f, card) => whyNotCard(s, f, ZONES.operation.at(f.slot), card), done: RECALL_ONE },
  },
}
