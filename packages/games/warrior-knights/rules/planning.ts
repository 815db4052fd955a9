// 4 Round, 5 Planning phase.

import {
  type Choice,
  countIn,
  enter,
  itemAt,
  kindsIn,
  moveAll,
  moveCard,
  moveRandom,
  type Seat,
  tableOf,
  type Veil,
} from '@ludoteka/kernel'
import { BARON_ACTIONS } from '../content/actionCards.ts'
import { ACTION_AREAS, type ActionArea, PLANNED_PER_AREA } from '../content/numbers.ts'
import { forgetPromises } from './bargaining.ts'
import { barons } from './barons.ts'
import { log } from './log.ts'
import { baronOf, PLAN_SLOTS, type PlanSlot } from './names.ts'
import { partsOfPlan, planOf } from './pairs.ts'
import { type S, type StepsOf, ZONES } from './state.ts'
import type { Verbs } from './verbs.ts'

const SLOTS_OF = tableOf(ACTION_AREAS, area => PLAN_SLOTS.filter(slot => slot.startsWith(`${area}.`)))
export const slotsOf = (area: ActionArea): readonly PlanSlot[] => SLOTS_OF[area]
const freeSlot = (s: S, seat: Seat, area: ActionArea): PlanSlot | undefined =>
  slotsOf(area).find(slot => countIn(s, ZONES.intended.at(slot), seat) === 0)
const countPlanned = (s: S, seat: Seat): number =>
  PLAN_SLOTS.reduce((sum, slot) => sum + countIn(s, ZONES.planned.at(slot), seat), 0)

/** How others suppose a Baron's cards to lie while the cards are planned: once he has confirmed, any six on the areas. */
export const PLANNING_VEIL: Veil<S> = {
  divide(s, seat, cards, below) {
    const left = [...cards]
    const isPlanned = s.stack.at(-1)?.step === 'plan.cards' && s.ready[seat] === true
    const placed = (isPlanned ? PLAN_SLOTS : []).flatMap(slot =>
      left
        .splice(below(Math.max(1, left.length)), 1)
        .map((card): [string, string[]] => [ZONES.intended.at(slot).name, [card]]),
    )
    return { ...Object.fromEntries(placed), [ZONES.hand.name]: left }
  },
}

/** Every card of a set with every area of a set: a bit for each, those of the cards first. While others plan, this is asked at every card of theirs. */
const PLANS = subsetsOf(BARON_ACTIONS).map(cards =>
  subsetsOf(ACTION_AREAS).map(areas => cards.flatMap(card => areas.map(area => planOf(card, area)))),
)
function subsetsOf<T>(all: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: 2 ** all.length }, (_, set) => all.filter((_one, i) => set & (1 << i)))
}
const BIT = tableOf(BARON_ACTIONS, card => 1 << BARON_ACTIONS.indexOf(card))

/** 5.1, 5.2 What a Baron may put where, and pick up again. */
function plansOf(s: S, seat: Seat): Choice<Verbs> {
  const pickUp: PlanSlot[] = []
  let room = 0
  for (let i = 0; i < ACTION_AREAS.length; i++) {
    const before = pickUp.length
    for (const slot of slotsOf(itemAt(ACTION_AREAS, i)))
      if (countIn(s, ZONES.intended.at(slot), seat) > 0) pickUp.push(slot)
    if (pickUp.length - before < PLANNED_PER_AREA) room += 1 << i
  }
  let cards = 0
  for (const card of kindsIn(s, ZONES.hand, seat)) cards |= BIT[card]
  const plan = itemAt(itemAt(PLANS, cards), room)
  const mayPickUp = pickUp.length > 0 && itemAt(s.pickUps, seat) < PICK_UPS
  if (plan.length === 0) return mayPickUp ? { pickUp, done: true } : { done: true }
  return mayPickUp ? { plan, pickUp, done: true } : { plan, done: true }
}

const TAKE_BACKS = 3
/** So often a card may be picked up again in one Planning phase. */
const PICK_UPS = 12

export const ROUND: StepsOf<'round'> = {
  // 4.1
  'round.begin': {
    run(s) {
      s.round++
      forgetPromises(s)
      log(s, 'roundBegan', '4.1', { n: s.round })
      enter(
        s,
        { step: 'plan.cards' },
        { step: 'plan.neutral' },
        ...ACTION_AREAS.map(area => ({ step: 'action.area' as const, area })),
        { step: 'upkeep.begin' },
      )
    },
  },
}

export const PLANNING: StepsOf<'plan'> = {
  // 5.1 to 5.3
  'plan.cards': {
    ask: s =>
      barons(s)
        .filter(seat => !s.ready[seat])
        .map(seat => ({ seat, choice: plansOf(s, seat) })),
    do: {
      plan(s, _f, pair, seat) {
        const { card, area } = partsOfPlan(pair)
        const slot = freeSlot(s, seat, area)
        if (slot !== undefined) moveCard(s, card, ZONES.hand, seat, ZONES.intended.at(slot))
      },
      pickUp(s, _f, slot, seat) {
        moveAll(s, ZONES.intended.at(slot), seat, ZONES.hand)
        s.pickUps[seat] = itemAt(s.pickUps, seat) + 1
      },
      done(s, _f, _arg, seat) {
        s.ready[seat] = true
      },
    },
    takeBack: {
      answered: s => barons(s).filter(seat => s.ready[seat]),
      undo(s, _f, seat) {
        s.ready[seat] = false // the cards stay where they are, and may be picked up
      },
      quota: { field: 'takeBacks', most: TAKE_BACKS, why: { rule: '5.3', reason: 'tooManyTakeBacks' } },
      why: { rule: '5.3', reason: 'notAnsweredYet' },
    },
    run(s) {
      for (const seat of barons(s)) {
        s.ready[seat] = false
        s.takeBacks[seat] = 0
        s.pickUps[seat] = 0
        for (const slot of PLAN_SLOTS) moveAll(s, ZONES.intended.at(slot), seat, ZONES.planned.at(slot))
        log(s, 'planned', '5.3', { baron: baronOf(seat), n: countPlanned(s, seat) })
      }
    },
    why: {
      plan: (s, _f, pair, seat) =>
        kindsIn(s, ZONES.hand, seat).includes(partsOfPlan(pair).card)
          ? { rule: '5.1', reason: 'areaFull' }
          : { rule: '5.1', reason: 'notInHand' },
      pickUp: (s, _f, slot, seat) =>
        countIn(s, ZONES.intended.at(slot), seat) > 0
          ? { rule: '5.3', reason: 'tooManyTakeBacks' }
          : { rule: '5.3', reason: 'nothingPlanned' },
    },
  },
  // 5.4, 5.5 Two neutral cards on each area; which of the cards there comes next is chance (6.1).
  'plan.neutral': {
    run(s) {
      moveAll(s, ZONES.neutralUsed, 0, ZONES.neutralDeck)
      for (const slot of PLAN_SLOTS) moveRandom(s, ZONES.neutralDeck, 0, ZONES.neutralPlanned.at(slot))
    },
  },
}
