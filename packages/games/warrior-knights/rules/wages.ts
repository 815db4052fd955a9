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
import { armyOfPair, troopOfPair, without } from './pairs.ts'
import { KIT, type PublicState, type S, type StepsOf } from './state.ts'

/** 9.2.4 Up to this strength the troops of the circle Noble cost nothing; looked at when his Baron begins to pay. */
const FREE_UP_TO =
  SHAPE.circle.flatMap(one => (one.word === 'modify' && one.number === 'wage' ? [one.maxArmyStrength ?? 0] : []))[0] ??
  0
export const isCircleFree = (s: PublicState, seat: Seat): boolean => armyStrength(s, seat, 'circle') <= FREE_UP_TO

export const isPaid = (army: Army, circleFree: boolean): boolean => !(army === 'circle' && circleFree)

/** 9.2.2 All his regulars that cost something, wherever they are. */
function regularsDue(s: PublicState, seat: Seat, circleFree: boolean): readonly Regular[] {
  const due: Regular[] = []
  for (const army of ARMIES)
    if (isPaid(army, circleFree)) for (const troop of troopsOf(s, seat, army)) if (isRegular(troop)) due.push(troop)
  return due
}

const wagesOf = (cards: readonly Regular[]): number => cards.reduce((sum, card) => sum + REGULAR[card].wage, 0)

/** Regulars that are being paid: those chosen have their wages already. */
type PayingRegulars = { readonly seat: Seat; readonly circleFree: boolean; readonly chosen: readonly Regular[] }

const unpaidRegulars = (s: S, { seat, circleFree, chosen }: PayingRegulars): readonly Regular[] =>
  without(regularsDue(s, seat, circleFree), chosen)

/** 9.2.2 The largest number of cards his crowns allow, those included that are paid. */
function mostRegulars(s: S, f: PayingRegulars): number {
  const wages = unpaidRegulars(s, f)
    .map(card => REGULAR[card].wage)
    .sort((a, b) => a - b)
  let left = amountOf(s, 'crowns', f.seat)
  const affordable = wages.filter(wage => {
    left -= wage
    return left >= 0
  })
  return f.chosen.length + affordable.length
}

/** The cheapest way to complete a selection of regulars to so many cards. */
function canPayFor(s: S, f: PayingRegulars, chosen: readonly Regular[]): boolean {
  const next = without(chosen, f.chosen)
  const missing = mostRegulars(s, f) - chosen.length
  const cheapest = without(unpaidRegulars(s, f), next)
    .toSorted((a, b) => REGULAR[a].wage - REGULAR[b].wage)
    .slice(0, Math.max(0, missing))
  return missing >= 0 && wagesOf(next) + wagesOf(cheapest) <= amountOf(s, 'crowns', f.seat)
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

/** 9.2.3a The laws that make one of his cards dearer. */
const dearerBy = (s: S, seat: Seat, circleFree: boolean) =>
  lawsAt(s, 'wagesPayment').filter(() =>
    mercenariesDue(s, { seat, circleFree, raise: true }).some(pair => {
      const troop = troopOfPair(pair)
      return isMercenary(troop) && wageRaise(s, MERCENARY[troop].strength) > 0
    }),
  )

const canPayAllRegulars = (s: S, f: PayingRegulars): boolean =>
  wagesOf(unpaidRegulars(s, f)) <= amountOf(s, 'crowns', f.seat)

function reportRegulars(s: S, seat: Seat, n: number): void {
  log(s, 'regularsPaid', '9.2.2', { baron: baronOf(seat), n })
}

/** Each is paid at once, because crowns may change hands at any time (19.4). */
const CHOSEN_REGULARS: StepsOf<'wages'>['wages.regulars'] = KIT.chooseSome({
  verb: 'payRegular',
  done: 'done',
  seat: (_s, f) => f.seat,
  among: (s, f) => [...new Set(unpaidRegulars(s, f))],
  rules: [],
  notAmong: { rule: '9.2.2', reason: 'cannotPay' },
  max: (s, f) => mostRegulars(s, f),
  feasible: (s, f, chosen) => canPayFor(s, f, chosen),
  forced: () => undefined,
  each: (s, { seat }, card) => pay(s, seat, REGULAR[card].wage, '9.2.2'),
  finish: (s, { seat }, chosen) => reportRegulars(s, seat, chosen.length),
  terms: (_s, { chosen }) => ({ chosen }),
  deadEnd: { rule: '9.2.2', reason: 'cannotPay' },
  tooFew: { rule: '9.2.2', reason: 'payMoreRegulars' },
})

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
        { step: 'army.deserted', seat },
      )
    },
  },
  // 9.2.2 As many as he can; which of them is his choice, if he cannot pay all.
  'wages.regulars': {
    ...CHOSEN_REGULARS,
    ask: (s, f) => (canPayAllRegulars(s, f) ? undefined : CHOSEN_REGULARS.ask?.(s, f)),
    run(s, f) {
      const unpaid = unpaidRegulars(s, f)
      if (wagesOf(unpaid) > amountOf(s, 'crowns', f.seat)) return CHOSEN_REGULARS.run?.(s, f)
      pay(s, f.seat, wagesOf(unpaid), '9.2.2')
      reportRegulars(s, f.seat, f.chosen.length + unpaid.length)
    },
  },
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
  // 9.2.3 Each that is named is paid at once; whoever is not paid deserts.
  'wages.mercenaries': {
    ask(s, f) {
      const left = without(mercenariesDue(s, f), f.chosen)
      if (left.length === 0) return undefined
      const crowns = amountOf(s, 'crowns', f.seat)
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
      payTroop(s, f, pair) {
        f.chosen = [...f.chosen, pair]
        pay(s, f.seat, costOf(s, f, [pair]), '9.2.3')
      },
      payAll(s, f) {
        pay(s, f.seat, costOf(s, f, without(mercenariesDue(s, f), f.chosen)), '9.2.3')
        end(s)
      },
      done(s, f) {
        end(s)
        dismissUnpaid(s, f, f.chosen)
      },
    },
    run: (s, f) => dismissUnpaid(s, f, f.chosen),
    terms: (s, f) => ({
      chosen: f.chosen,
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

function dismissUnpaid(s: S, paying: Paying, paid: readonly TroopToArmy[]): void {
  const { seat } = paying
  for (const pair of without(mercenariesDue(s, paying), paid)) {
    const [troop, army] = [troopOfPair(pair), armyOfPair(pair)]
    if (!isMercenary(troop)) continue
    sendHome(s, seat, army, troop)
    log(s, 'deserted', '9.2.3', { army: armyName(seat, army), card: troop })
  }
}
