// 9.2 Wages.

import { end, enter, type Seat } from '@ludoteka/kernel'
import { SHAPE } from '../content/shapes.ts'
import {
  isMercenary,
  isRegular,
  MERCENARY,
  type Mercenary,
  REGULAR,
  type Regular,
  troopFacts,
} from '../content/troops.ts'
import { returnCards } from './actions.ts'
import { armyStrength, mercenariesOf, troopsOf } from './armies.ts'
import { amountOf, clockwise, pay } from './barons.ts'
import { sendHome } from './deaths.ts'
import { lawsAt, wageRaise } from './lasting.ts'
import { disobey, nameOfLaw } from './laws.ts'
import { log } from './log.ts'
import { ARMIES, type Army, armyName, baronOf, NONE, type TroopToArmy } from './names.ts'
import { armyOfPair, troopOfPair } from './pairs.ts'
import { KIT, type PublicState, type S, type StepsOf } from './state.ts'

/** 9.2.4 Up to this strength the troops of the circle Noble cost nothing; looked at when his Baron begins to pay. */
const FREE_UP_TO =
  SHAPE.circle.flatMap(one => (one.word === 'modify' && one.number === 'wage' ? [one.maxArmyStrength ?? 0] : []))[0] ??
  0
export const isCircleFree = (s: PublicState, seat: Seat): boolean => armyStrength(s, seat, 'circle') <= FREE_UP_TO

export const isPaid = (army: Army, circleFree: boolean): boolean => !(army === 'circle' && circleFree)

/** 9.2.2 All his regulars that cost something, wherever they are. */
const regularsDue = (s: PublicState, seat: Seat, circleFree: boolean): readonly Regular[] =>
  ARMIES.filter(army => isPaid(army, circleFree)).flatMap(army => troopsOf(s, seat, army).filter(isRegular))

const wagesOf = (cards: readonly Regular[]): number => cards.reduce((sum, card) => sum + REGULAR[card].wage, 0)

/** 9.2.2 The largest number of cards his crowns allow. */
function mostRegulars(s: S, seat: Seat, circleFree: boolean): number {
  const wages = regularsDue(s, seat, circleFree)
    .map(card => REGULAR[card].wage)
    .sort((a, b) => a - b)
  let left = amountOf(s, 'crowns', seat)
  return wages.filter(wage => {
    left -= wage
    return left >= 0
  }).length
}

/** The cheapest way to complete a selection of regulars to so many cards. */
function canPayFor(s: S, seat: Seat, circleFree: boolean, chosen: readonly Regular[]): boolean {
  const rest = [...regularsDue(s, seat, circleFree)]
  for (const card of chosen) {
    const at = rest.indexOf(card)
    if (at < 0) return false
    rest.splice(at, 1)
  }
  const missing = mostRegulars(s, seat, circleFree) - chosen.length
  const cheapest = rest.sort((a, b) => REGULAR[a].wage - REGULAR[b].wage).slice(0, Math.max(0, missing))
  return missing >= 0 && wagesOf(chosen) + wagesOf(cheapest) <= amountOf(s, 'crowns', seat)
}

type Paying = { readonly seat: Seat; readonly circleFree: boolean; readonly raise: boolean }

/** 9.2.3, 9.2.3a What a mercenary costs in this payment. */
export const wageOf = (s: PublicState, { raise }: Pick<Paying, 'raise'>, card: Mercenary): number =>
  MERCENARY[card].wage + (raise ? wageRaise(s, MERCENARY[card].strength) : 0)

/** His mercenaries that cost something, each with its army. */
const mercenariesDue = (s: PublicState, { seat, circleFree }: Paying): readonly TroopToArmy[] =>
  ARMIES.filter(army => isPaid(army, circleFree)).flatMap(army =>
    mercenariesOf(s, seat, army).map((card): TroopToArmy => `${card}.${army}`),
  )

function costOf(s: PublicState, paying: Paying, pairs: readonly TroopToArmy[]): number {
  return pairs.reduce((sum, pair) => {
    const troop = troopOfPair(pair)
    return sum + (isMercenary(troop) ? wageOf(s, paying, troop) : troopFacts(troop).wage)
  }, 0)
}

/** 9.2 What it takes to pay all his troops, laws obeyed. */
export function wagesDue(s: PublicState, seat: Seat): number {
  const paying = { seat, circleFree: isCircleFree(s, seat), raise: true }
  return wagesOf(regularsDue(s, seat, paying.circleFree)) + costOf(s, paying, mercenariesDue(s, paying))
}

/** A list without some of its entries. */
function without<T>(list: readonly T[], taken: readonly T[]): readonly T[] {
  const left = [...list]
  for (const one of taken) {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** 9.2.3a The laws that make one of his cards dearer. */
const dearerBy = (s: S, seat: Seat, circleFree: boolean) =>
  lawsAt(s, 'wagesPayment').filter(() =>
    mercenariesDue(s, { seat, circleFree, raise: true }).some(pair => {
      const troop = troopOfPair(pair)
      return isMercenary(troop) && wageRaise(s, MERCENARY[troop].strength) > 0
    }),
  )

export const WAGES: StepsOf<'wages'> = {
  'wages.begin': {
    run(s) {
      log(s, 'wagesBegan', '9.2', {})
      enter(s, ...clockwise(s).map(seat => ({ step: 'wages.pay' as const, seat })), { step: 'wages.end' })
    },
  },
  // 9.2.1
  'wages.pay': {
    run(s, { seat }) {
      const circleFree = isCircleFree(s, seat)
      enter(
        s,
        { step: 'wages.regulars', seat, circleFree, chosen: [] },
        { step: 'wages.law', seat, circleFree },
        { step: 'army.check', seat },
      )
    },
  },
  // 9.2.2 As many as he can; which of them is his choice.
  'wages.regulars': KIT.chooseSome({
    verb: 'payRegular',
    done: 'done',
    seat: (_s, f) => f.seat,
    among: (s, f) => [...new Set(without(regularsDue(s, f.seat, f.circleFree), f.chosen))],
    rules: [],
    notAmong: { rule: '9.2.2', reason: 'cannotPay' },
    max: (s, f) => mostRegulars(s, f.seat, f.circleFree),
    feasible: (s, f, chosen) => canPayFor(s, f.seat, f.circleFree, chosen),
    forced: () => undefined,
    finish(s, { seat }, chosen) {
      const wages = wagesOf(chosen)
      pay(s, seat, wages, '9.2.2')
      log(s, 'regularsPaid', '9.2.2', { baron: baronOf(seat), n: chosen.length })
    },
    deadEnd: { rule: '9.2.2', reason: 'cannotPay' },
  }),
  // 9.2.3a
  'wages.law': {
    ask: (s, { seat, circleFree }) =>
      dearerBy(s, seat, circleFree).length > 0 ? [{ seat, choice: { obey: true, disobey: true } }] : undefined,
    do: {
      obey: (s, { seat, circleFree }) =>
        end(s, { step: 'wages.mercenaries', seat, circleFree, raise: true, chosen: [] }),
      disobey(s, { seat, circleFree }) {
        const [law] = dearerBy(s, seat, circleFree)
        end(s, { step: 'wages.mercenaries', seat, circleFree, raise: false, chosen: [] })
        if (law) disobey(s, seat, nameOfLaw(law))
      },
    },
    run: (s, { seat, circleFree }) =>
      enter(s, { step: 'wages.mercenaries', seat, circleFree, raise: false, chosen: [] }),
    terms(s, { seat, circleFree }) {
      const [law] = dearerBy(s, seat, circleFree)
      return { law: law ? nameOfLaw(law) : NONE }
    },
  },
  // 9.2.3 Whoever is not paid deserts.
  'wages.mercenaries': {
    ask(s, f) {
      const left = without(mercenariesDue(s, f), f.chosen)
      if (left.length === 0) return undefined
      const crowns = amountOf(s, 'crowns', f.seat) - costOf(s, f, f.chosen)
      const payTroop = [...new Set(left)].filter(pair => costOf(s, f, [pair]) <= crowns)
      const canPayAll = costOf(s, f, left) <= crowns
      return [
        {
          seat: f.seat,
          choice: {
            ...(canPayAll ? { payAll: true } : {}),
            ...(payTroop.length > 0 ? { payTroop } : {}),
            done: true,
          },
        },
      ]
    },
    do: {
      payTroop(_s, f, pair) {
        f.chosen = [...f.chosen, pair]
      },
      payAll(s, f) {
        end(s)
        settle(s, f, mercenariesDue(s, f))
      },
      done(s, f) {
        end(s)
        settle(s, f, f.chosen)
      },
    },
    run: (s, f) => settle(s, f, f.chosen),
    terms: (s, f) => ({
      paid: f.chosen.length,
      cost: costOf(s, f, f.chosen),
      left: without(mercenariesDue(s, f), f.chosen).length,
    }),
    why: {
      payTroop: { rule: '9.2.3', reason: 'cannotPay' },
      payAll: { rule: '9.2.3', reason: 'cannotPay' },
    },
  },
  // 9.2.8
  'wages.end': {
    run: s => returnCards(s, 'wages'),
  },
}

function settle(s: S, paying: Paying, paid: readonly TroopToArmy[]): void {
  const { seat } = paying
  pay(s, seat, costOf(s, paying, paid), '9.2.3')
  for (const pair of without(mercenariesDue(s, paying), paid)) {
    const [troop, army] = [troopOfPair(pair), armyOfPair(pair)]
    if (!isMercenary(troop)) continue
    sendHome(s, seat, army, troop)
    log(s, 'deserted', '9.2.3', { army: armyName(seat, army), card: troop })
  }
}
