// Intelligence (2.4): paying to look at a stack, the contest over it, and what is seen.

import {
  broken,
  type Choice,
  cardsIn,
  countIn,
  end,
  enter,
  itemAt,
  noteSighting,
  offer,
  pickRandom,
  type Refusal,
  required,
  rule,
  type Seat,
  type Steps,
  type Zone,
} from '@ludoteka/kernel'
import type { CombatCard } from '../content/combatCards.ts'
import { INTEL_PRICE } from '../content/numbers.ts'
import type { NeutralCard, Objective } from '../content/otherCards.ts'
import { NEUTRAL_SLOTS, PROVINCES, type Province } from '../content/provinces.ts'
import { POSITION, SLOTS, type Slot } from '../content/wheel.ts'
import { positionOf } from './board.ts'
import { half, hasNeutralSlot, neutralsIn, sorted } from './cards.ts'
import { type Log, log, tell } from './log.ts'
import { ALLIES, otherSeat, sideOf } from './sides.ts'
import { type F, type S, type Stack, type StepsOf, type Verbs, ZONES } from './state.ts'

/** One of the zones that a stack is made of, and whose it is. An operation has two: its combat cards and its target. */
type Part = { readonly zone: Zone<AnyCard>; readonly seat: Seat }
type AnyCard = CombatCard | Province | NeutralCard | Objective

const isProvince = (place: Stack['place']): place is Province => PROVINCES.some(at => at === place)
const isSlot = (place: Stack['place']): place is Slot => SLOTS.some(slot => slot === place)

/** 2.4.1, 2.4.4 */
function partsOf({ looker, kind, place }: Stack): readonly Part[] {
  const seat = otherSeat(looker)
  if (kind === 'objectives') return [{ zone: ZONES.besideMorocco, seat: 0 }]
  if (kind === 'army') return isProvince(place) ? [{ zone: ZONES.army.at(place), seat }] : []
  if (kind === 'neutral') {
    const neutrals = isProvince(place) && hasNeutralSlot(place) ? neutralsIn(place) : undefined
    return neutrals ? [neutrals] : []
  }
  return isSlot(place)
    ? [
        { zone: ZONES.operation.at(place), seat },
        { zone: ZONES.target.at(place), seat },
      ]
    : []
}

export const sizeOfStack = (s: S, stack: Stack): number =>
  partsOf(stack).reduce((sum, { zone, seat }) => sum + countIn(s, zone, seat), 0)

const ALLIES_ONLY = rule(
  '2.4',
  'alliesOnly',
  (_s: S, { kind, looker }: Stack) => kind !== 'objectives' || looker === ALLIES,
)

const STACK_RULES = [
  ALLIES_ONLY,
  rule('2.4.1', 'nothingThere', (s: S, stack: Stack) => sizeOfStack(s, stack) > 0),
  rule(
    '2.4',
    'noIntelAtNewOp',
    (s: S, { looker, kind, place }: Stack) =>
      kind !== 'operation' || !isSlot(place) || POSITION[positionOf(s, otherSeat(looker), place)].intel,
  ),
]

const canName = (s: S, stack: Stack): boolean => STACK_RULES.every(one => one.holds(s, stack))
export const canPay = (s: S, seat: Seat, price: number): boolean => itemAt(s.intelReady, seat) >= price

/** 2.4 The stacks that a seat may name for this price. */
export function spying(s: S, looker: Seat, price: number): Choice<Verbs> {
  if (!canPay(s, looker, price)) return {}
  return {
    spyArmy: PROVINCES.filter(place => canName(s, { looker, kind: 'army', place })),
    spyNeutral: NEUTRAL_SLOTS.filter(place => canName(s, { looker, kind: 'neutral', place })),
    spyOperation: SLOTS.filter(place => canName(s, { looker, kind: 'operation', place })),
    ...(canName(s, { looker, kind: 'objectives', place: 'morocco' }) && { spyObjectives: true }),
  }
}

/** Whether a seat could pay so much, and has a stack to name. */
export function canSpy(s: S, looker: Seat, price: number): boolean {
  if (!canPay(s, looker, price)) return false
  return (
    canName(s, { looker, kind: 'objectives', place: 'morocco' }) ||
    PROVINCES.some(place => canName(s, { looker, kind: 'army', place })) ||
    NEUTRAL_SLOTS.some(place => canName(s, { looker, kind: 'neutral', place })) ||
    SLOTS.some(place => canName(s, { looker, kind: 'operation', place }))
  )
}

type OfSeat = { readonly seat: Seat }

/** The stacks that the verbs name. */
const NAMED = {
  spyArmy: ({ seat: looker }: OfSeat, place: Province): Stack => ({ looker, kind: 'army', place }),
  spyNeutral: ({ seat: looker }: OfSeat, place: Province): Stack => ({ looker, kind: 'neutral', place }),
  spyOperation: ({ seat: looker }: OfSeat, place: Slot): Stack => ({ looker, kind: 'operation', place }),
  spyObjectives: ({ seat: looker }: OfSeat): Stack => ({ looker, kind: 'objectives', place: 'morocco' }),
}

/** The answers by which a stack is named, at the price of the stage (2.4.2). */
export const spyHandlers = (price: number) => ({
  spyArmy: (s: S, f: OfSeat, at: Province) => attempt(s, NAMED.spyArmy(f, at), price),
  spyNeutral: (s: S, f: OfSeat, at: Province) => attempt(s, NAMED.spyNeutral(f, at), price),
  spyOperation: (s: S, f: OfSeat, slot: Slot) => attempt(s, NAMED.spyOperation(f, slot), price),
  spyObjectives: (s: S, f: OfSeat) => attempt(s, NAMED.spyObjectives(f), price),
})

/** Why a stack can't be named for this price. */
export const whyNotSpy = (price: number) => ({
  spyArmy: (s: S, f: OfSeat, at: Province) => whyNotName(s, NAMED.spyArmy(f, at), price),
  spyNeutral: (s: S, f: OfSeat, at: Province) => whyNotName(s, NAMED.spyNeutral(f, at), price),
  spyOperation: (s: S, f: OfSeat, slot: Slot) => whyNotName(s, NAMED.spyOperation(f, slot), price),
  spyObjectives: (s: S, f: OfSeat) => whyNotName(s, NAMED.spyObjectives(f), price),
})

const TOO_FEW_TOKENS: Refusal = { rule: '2.4.2', reason: 'tooFewTokens' }

/** What a side may never look at is refused for that, whatever it would cost. */
function whyNotName(s: S, stack: Stack, price: number): Refusal | undefined {
  return broken(canPay(s, stack.looker, price) ? STACK_RULES : [ALLIES_ONLY], s, stack) ?? TOO_FEW_TOKENS
}

/** 2.4.3 Tokens that are paid are used. */
function payTokens(s: S, seat: Seat, price: number): void {
  s.intelReady[seat] = itemAt(s.intelReady, seat) - price
  s.intelUsed[seat] = itemAt(s.intelUsed, seat) + price
}

const about = ({ kind, place }: Stack): Pick<Log['intelFailed'], 'kind' | 'place'> => ({ kind, place })

/** 2.4.2 */
function attempt(s: S, stack: Stack, price: number): void {
  payTokens(s, stack.looker, price)
  log(s, 'intelTried', '2.4.2', { side: sideOf(stack.looker), ...about(stack), n: price })
  contest(s, stack, otherSeat(stack.looker), INTEL_PRICE.cancel)
}

/** Asks a seat whether it pays; one that cannot is not asked. */
function contest(s: S, { looker, kind, place }: Stack, seat: Seat, price: number): void {
  if (canPay(s, seat, price)) enter<F>(s, { step: 'intel.contest', looker, kind, place, seat, price })
  else settle(s, { looker, kind, place }, seat)
}

/** The last payment was made by the other one than this seat. */
function settle(s: S, { looker, kind, place }: Stack, seat: Seat): void {
  if (seat !== looker) enter<F>(s, { step: 'intel.look', looker, kind, place })
  else log(s, 'intelFailed', '2.4.2', { side: sideOf(looker), kind, place })
}

export const INTEL: Pick<Steps<S, F, Verbs>, StepsOf<'intel'>> = {
  // 2.4.2
  'intel.contest': {
    ask: (_s, { seat }) => offer(seat, { pay: true, decline: true }),
    do: {
      pay(s, f) {
        end(s)
        payTokens(s, f.seat, f.price)
        const paid = { side: sideOf(f.seat), n: f.price }
        if (f.seat === f.looker) log(s, 'intelRestored', '2.4.2', paid)
        else log(s, 'intelCancelled', '2.4.2', paid)
        contest(s, f, otherSeat(f.seat), INTEL_PRICE.further)
      },
      decline(s, f) {
        end(s)
        settle(s, f, f.seat)
      },
    },
    final: ['pay', 'decline'],
    terms: (_s, { seat, looker, kind, place, price }) => ({
      side: sideOf(seat),
      looker: sideOf(looker),
      kind,
      place,
      price,
      cancels: seat !== looker,
    }),
  },

  // 2.4.4–2.4.6 Half of the stack is seen by the looker alone, and shuffled back.
  'intel.look': {
    run(s, { looker, kind, place }) {
      const stack: Stack = { looker, kind, place }
      const seen = drawHalf(s, stack)
      log(s, 'intelSucceeded', '2.4.5', { side: sideOf(looker), ...about(stack), n: seen.length })
      tell(s, looker, 'intelSaw', '2.4.5', { ...about(stack), cards: seen })
    },
  },
}

/** 2.4.5 Random cards of the stack; what was seen in each part of it is noted for the looker. */
function drawHalf(s: S, stack: Stack): readonly AnyCard[] {
  const parts = partsOf(stack).map(part => ({ ...part, cards: cardsIn(s, part.zone, part.seat), seen: noCards() }))
  const left = parts.flatMap(part => part.cards.map(card => ({ card, part })))
  for (let n = half(left.length); n > 0; n--) {
    const card = pickRandom(
      s,
      left.map(one => one.card),
    )
    const [drawn] = left.splice(
      left.findIndex(one => one.card === card),
      1,
    )
    required(drawn, 'the drawn card').part.seen.push(card)
  }
  for (const { zone, seat, seen } of parts) {
    if (seen.length > 0 && !isSeenAnyway(zone, seat, stack.looker))
      noteSighting(s, zone, seat, stack.looker, seen, s.turn)
  }
  return parts.flatMap(({ seen, zone }) => sorted(seen, zone))
}

const noCards = (): AnyCard[] => []

/** 1.13 The Allies see the neutral cards of the USSR without intelligence. */
const isSeenAnyway = (zone: Zone, seat: Seat, looker: Seat): boolean => zone.owner === 'cards' && seat === looker
