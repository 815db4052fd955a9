// Section 6: what a battle costs and changes.

import {
  cardsIn,
  countIn,
  enter,
  hasCard,
  kindsIn,
  moveCard,
  moveRandom,
  noteSighting,
  rule,
  type Seat,
  type Steps,
} from '@ludoteka/kernel'
import type { CombatCard } from '../content/combatCards.ts'
import type { NeutralCard } from '../content/otherCards.ts'
import type { Province } from '../content/provinces.ts'
import { hasQuagmire, indexOfProvince } from './board.ts'
import { half, neutralsIn, sorted, strengthOf, totalOf } from './cards.ts'
import { log, tell } from './log.ts'
import { returnProvinceCard, turnDown, turnDownFighters } from './moving.ts'
import { changeSupply, endQuagmire, maybeFall, setControl } from './politics.ts'
import { otherSeat, SEATS, sideOf } from './sides.ts'
import { type Battle, type F, KIT, type S, type Verbs, ZONES } from './state.ts'
import type { Outcome } from './strength.ts'
import { checkAlliedAims } from './victory.ts'

type Totals = { readonly attack: number; readonly defence: number }

const RULES: Readonly<Record<Outcome, (s: S, battle: Battle, totals: Totals) => void>> = {
  // 6.1
  win(s, battle, { attack, defence }) {
    log(s, 'battleWon', '6.1', { ...about(battle), attack, defence })
    occupy(s, battle, defence)
  },
  // 6.2
  quagmire(s, battle, { attack, defence }) {
    log(s, 'battleStuck', '6.2', { ...about(battle), attack, defence })
    bogDown(s, battle)
    enter<F>(s, { step: 'battle.end', ...battle })
  },
  // 6.3
  defeat(s, battle, { attack, defence }) {
    log(s, 'battleLost', '6.3', { ...about(battle), attack, defence })
    loseFighters(s, battle.attacker, battle.at, '6.3')
    enter<F>(s, { step: 'battle.hold', ...battle, rule: '6.3' }, { step: 'battle.end', ...battle })
  },
  // 6.4
  rout(s, battle, { attack, defence }) {
    log(s, 'battleRouted', '6.4', { ...about(battle), attack, defence })
    loseFighters(s, battle.attacker, battle.at, '6.4.1')
    enter<F>(s, { step: 'battle.hold', ...battle, rule: '6.4.4' }, { step: 'battle.end', ...battle })
    askPayment(s, otherSeat(battle.attacker), battle.at, attack, '6.4.2')
  },
}

const about = ({ attacker, at }: Battle): { readonly side: ReturnType<typeof sideOf>; readonly at: Province } => ({
  side: sideOf(attacker),
  at,
})

export function applyOutcome(s: S, battle: Battle, outcome: Outcome, totals: Totals): void {
  RULES[outcome](s, battle, totals)
}

/** 4.5.8 The defender has no suitable card: 6.1 with D = 0. */
export function occupyWithoutFight(s: S, battle: Battle): void {
  occupy(s, battle, 0)
}

/** 4.5.8 The attacker has no suitable card: 6.4 with A = 0. */
export function routWithoutFight(s: S, battle: Battle): void {
  enter<F>(s, { step: 'battle.hold', ...battle, rule: '6.4.4' }, { step: 'battle.end', ...battle })
}

function occupy(s: S, battle: Battle, due: number): void {
  const { attacker, at } = battle
  loseFighters(s, otherSeat(attacker), at, '6.1.1')
  removeNeutrals(s, at, cardsIn(s, ZONES.neutralFighting))
  enter<F>(s, { step: 'battle.occupy', ...battle }, { step: 'battle.end', ...battle })
  askPayment(s, attacker, at, due, '6.1.3')
}

/** Cards that are lost openly. */
function loseFighters(s: S, seat: Seat, at: Province, rule: string): void {
  const cards = turnDownFighters(s, seat, ZONES.lossPile)
  if (cards.length > 0) log(s, 'cardsLost', rule, { side: sideOf(seat), at, cards })
}

function removeNeutrals(s: S, at: Province, cards: readonly NeutralCard[]): void {
  for (const card of cards) moveCard(s, card, ZONES.neutralFighting, 0, ZONES.neutralRemoved)
  if (cards.length > 0) log(s, 'neutralsRemoved', '0.6', { at, cards })
}

/** Neutral cards that stay lie face down again; whoever may not look at them notes what it saw. */
function turnDownNeutrals(s: S, at: Province): void {
  const cards = cardsIn(s, ZONES.neutralFighting)
  const to = neutralsIn(at)
  if (!to || cards.length === 0) return
  for (const card of cards) moveCard(s, card, ZONES.neutralFighting, 0, to.zone, { seat: to.seat, turnedDown: true })
  const mayLook = to.zone.owner === 'cards'
  for (const seat of SEATS) if (!mayLook || seat !== to.seat) noteSighting(s, to.zone, to.seat, seat, cards, s.turn)
}

/** 6.1.3, 6.4.2 Nothing is asked where nothing is due, or where all cards have to go anyway. */
function askPayment(s: S, seat: Seat, at: Province, due: number, rule: '6.1.3' | '6.4.2'): void {
  const cards = cardsIn(s, ZONES.fighting, seat)
  if (due === 0 || cards.length === 0) return
  const least = Math.min(...cards.map(card => strengthOf(card, at)))
  if (totalOf(cards, at) - least < due) pay(s, seat, at, due, cards, rule)
  else enter<F>(s, { step: 'battle.pay', seat, at, due, rule, chosen: [] })
}

function pay(s: S, seat: Seat, at: Province, due: number, cards: readonly CombatCard[], rule: string): void {
  turnDown(s, cards, ZONES.fighting, seat, ZONES.winPile)
  log(s, 'paid', rule, { side: sideOf(seat), at, cards, due })
}

const countOf = (cards: readonly CombatCard[], card: CombatCard): number => cards.filter(one => one === card).length

/** 6.2 */
function bogDown(s: S, battle: Battle): void {
  const { attacker, at } = battle
  const defender = otherSeat(attacker)
  const own = countIn(s, ZONES.fighting, defender)
  const lost = half(own + countIn(s, ZONES.neutralFighting))
  turnDownFighters(s, attacker, ZONES.army.at(at))
  turnDownFighters(s, defender, ZONES.army.at(at))
  loseUnseen(s, attacker, at, half(countIn(s, ZONES.army.at(at), attacker)), '6.2.1')
  loseUnseen(s, defender, at, Math.min(own, lost), '6.2.2')
  const removed: NeutralCard[] = []
  for (let n = lost - own; n > 0; n--) {
    const card = moveRandom(s, ZONES.neutralFighting, 0, ZONES.neutralRemoved)
    if (card !== undefined) removed.push(card)
  }
  if (removed.length > 0) log(s, 'neutralsRemoved', '6.2.5', { at, cards: sorted(removed, ZONES.neutralRemoved) })
  turnDownNeutrals(s, at)
  if (hasQuagmire(s, at)) return
  changeSupply(s, '6.2.4', () => {
    s.quagmire[indexOfProvince(at)] = attacker
    log(s, 'quagmireBegan', '6.2.4', about(battle))
  })
}

/** 6.2.5 Random cards go face down; only their owner sees which. */
function loseUnseen(s: S, seat: Seat, at: Province, n: number, rule: string): void {
  const cards: CombatCard[] = []
  while (cards.length < n) {
    const card = moveRandom(s, ZONES.army.at(at), seat, ZONES.lossPile)
    if (card === undefined) break
    cards.push(card)
  }
  if (cards.length === 0) return
  log(s, 'cardsLostUnseen', rule, { side: sideOf(seat), at, n: cards.length })
  tell(s, seat, 'lostCards', '6.2.5', { side: sideOf(seat), at, cards: sorted(cards, ZONES.lossPile) })
}

export const OUTCOME: Pick<Steps<S, F, Verbs>, 'battle.pay' | 'battle.occupy' | 'battle.hold'> = {
  // 6.1.3, 6.4.2 Any cards that reach what is due, more of them too.
  'battle.pay': KIT.chooseSome({
    verb: 'spend',
    done: 'done',
    seat: (_s, f) => f.seat,
    among: (s, f) => kindsIn(s, ZONES.fighting, f.seat),
    rules: (['6.1.3', '6.4.2'] as const).map(paragraph =>
      rule(
        paragraph,
        'notInBattle',
        (s, f, card) =>
          f.rule !== paragraph || countOf(cardsIn(s, ZONES.fighting, f.seat), card) > countOf(f.chosen, card),
      ),
    ),
    min: () => 0,
    max: (s, f) => countIn(s, ZONES.fighting, f.seat),
    enough: (_s, f, cards) => totalOf(cards, f.at) >= f.due,
    finish: (s, f, cards) => pay(s, f.seat, f.at, f.due, cards, f.rule),
    terms: (_s, f) => ({ side: sideOf(f.seat), at: f.at, due: f.due, paid: totalOf(f.chosen, f.at) }),
    why: { done: (_s, f) => ({ rule: f.rule, reason: 'paysTooLittle' }) },
  }),

  // 6.1.2, 6.1.4–6.1.7
  'battle.occupy': {
    run(s, { attacker, at }) {
      const garrison = turnDownFighters(s, attacker, ZONES.army.at(at))
      changeSupply(s, '6.1.7', () => {
        setControl(s, attacker, at, '6.1.6')
        moveCard(s, at, ZONES.front, attacker, ZONES.table)
        endQuagmire(s, at, '6.1.7')
      })
      log(s, 'garrisoned', '6.1.4', { side: sideOf(attacker), at, n: garrison.length })
      maybeFall(s, attacker, at)
      checkAlliedAims(s)
    },
  },

  // 6.3, 6.4.3, 6.4.4
  'battle.hold': {
    run(s, { attacker, at, rule: failed }) {
      turnDownFighters(s, otherSeat(attacker), ZONES.army.at(at))
      turnDownNeutrals(s, at)
      if (hasCard(s, ZONES.front, at, attacker)) returnProvinceCard(s, at, ZONES.front, attacker)
      if (hasQuagmire(s, at)) changeSupply(s, failed, () => endQuagmire(s, at, failed))
    },
  },
}
