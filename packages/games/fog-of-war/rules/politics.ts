// Control that changes hands without a battle: the rules of 0.12, and the political events (2.6–2.8, 3.7–3.9).

import { hasCard, moveCard, NOWHERE, onlyCard, type Seat, shuffle } from '@ludoteka/kernel'
import type { Reserve } from '../content/combatCards.ts'
import { BALKANS_DECIDE, FALLS_WITH_BRITAIN, FALLS_WITH_PARIS } from '../content/numbers.ts'
import { PROVINCE, type Province, USSR } from '../content/provinces.ts'
import { SLOTS } from '../content/wheel.ts'
import { controllerOf, indexOfProvince, isNeutral, quagmireBy } from './board.ts'
import { log } from './log.ts'
import { moveUnseen, returnProvinceCard } from './moving.ts'
import { ALLIES, AXIS, otherSeat, SEATS, sideOf } from './sides.ts'
import { type S, ZONES } from './state.ts'
import { unsupplied } from './supply.ts'

/** 0.9 Makes a change of control, quagmires or boxes, and tells whose supply was lost or came back by it. */
export function changeSupply(s: S, rule: string, change: () => void): void {
  const before = SEATS.map(seat => unsupplied(s, seat))
  change()
  for (const seat of SEATS) {
    const old = before[seat] ?? []
    const now = unsupplied(s, seat)
    const lost = now.filter(at => !old.includes(at))
    const restored = old.filter(at => !now.includes(at) && controllerOf(s, at) === seat)
    if (lost.length > 0) log(s, 'supplyLost', rule, { side: sideOf(seat), places: lost })
    if (restored.length > 0) log(s, 'supplyRestored', rule, { side: sideOf(seat), places: restored })
  }
}

/** The control token and the old controller's province card; the card of the new one is moved by whoever calls. */
export function setControl(s: S, seat: Seat, at: Province, rule: string): void {
  const old = controllerOf(s, at)
  if (old !== NOWHERE) returnProvinceCard(s, at, ZONES.table, old)
  s.control[indexOfProvince(at)] = seat
  log(s, 'controlTaken', rule, { side: sideOf(seat), at })
}

export function endQuagmire(s: S, at: Province, rule: string): void {
  if (quagmireBy(s, at) === NOWHERE) return
  s.quagmire[indexOfProvince(at)] = NOWHERE
  log(s, 'quagmireEnded', rule, { at })
}

/** 0.12 A province goes over to a seat; cards that the other seat has there are discarded, unless it attacks (3.7). */
function goOver(s: S, seat: Seat, at: Province, rule: string): void {
  setControl(s, seat, at, rule)
  showProvinceCard(s, seat, at)
  const other = otherSeat(seat)
  if (quagmireBy(s, at) === seat) endQuagmire(s, at, '0.12')
  if (quagmireBy(s, at) === other) return
  const n = moveUnseen(s, ZONES.army.at(at), other, ZONES.discard)
  if (n > 0) log(s, 'cardsDispersed', '0.12', { side: sideOf(other), at, n })
}

/** 0.12 The new controller's province card goes to the table, wherever it was. */
function showProvinceCard(s: S, seat: Seat, at: Province): void {
  const slot = SLOTS.find(one => onlyCard(s, ZONES.target.at(one), seat) === at)
  if (slot !== undefined) {
    moveCard(s, at, ZONES.target.at(slot), seat, ZONES.table)
    const n = moveUnseen(s, ZONES.operation.at(slot), seat, ZONES.discard)
    log(s, 'operationOverrun', '0.12', { side: sideOf(seat), slot, n })
  } else {
    const from = hasCard(s, ZONES.front, at, seat) ? ZONES.front : ZONES.provinceDeck
    moveCard(s, at, from, seat, ZONES.table)
  }
}

/** 2.6 The Axis have shown a target in the USSR. */
export function maybeAttackUssr(s: S, seat: Seat, target: Province): void {
  if (seat !== AXIS || s.ussrAtWar || PROVINCE[target].group !== 'ussr') return
  log(s, 'ussrAttacked', '2.6', {})
  enterUssr(s, '2.6')
  bringIn(s, 'ussr', ZONES.deck, '2.6')
  shuffle(s, ZONES.deck, ALLIES)
}

/** 3.9 The USSR enters the war by itself. */
export function joinUssr(s: S): void {
  log(s, 'ussrJoined', '3.9', {})
  enterUssr(s, '3.9')
  bringIn(s, 'ussr', ZONES.discard, '3.9')
}

function enterUssr(s: S, rule: string): void {
  changeSupply(s, rule, () => {
    for (const at of USSR) if (isNeutral(s, at)) goOver(s, ALLIES, at, rule)
    s.ussrAtWar = true
  })
}

/** 3.8 */
export function joinUsa(s: S): void {
  log(s, 'usaJoined', '3.8', {})
  bringIn(s, 'usa', ZONES.discard, '3.8')
  changeSupply(s, '3.8', () => {
    s.usaAtWar = true
  })
}

function bringIn(s: S, set: Reserve, to: typeof ZONES.deck, rule: string): void {
  const n = moveUnseen(s, ZONES.reserve.at(set), ALLIES, to)
  log(s, 'setJoined', rule, { side: sideOf(ALLIES), set, n })
}

/** 2.7, 2.8 What the fall of Paris or of Britain brings the Axis, the first time. */
export function maybeFall(s: S, seat: Seat, at: Province): void {
  if (seat !== AXIS) return
  if (at === 'paris' && !s.parisFell) {
    s.parisFell = true
    log(s, 'parisFell', '2.7', {})
    surrender(s, FALLS_WITH_PARIS, '2.7')
  }
  if (at === 'britain' && !s.britainFell) {
    s.britainFell = true
    log(s, 'britainFell', '2.8', {})
    surrender(s, FALLS_WITH_BRITAIN, '2.8')
  }
}

function surrender(s: S, places: readonly Province[], rule: string): void {
  changeSupply(s, rule, () => {
    for (const at of places) if (controllerOf(s, at) === ALLIES) goOver(s, AXIS, at, rule)
  })
}

/** 3.7 The Axis have shown the Balkans as a target in 1940. */
export function maybeAttackBalkans(s: S, seat: Seat, target: Province): void {
  if (seat !== AXIS || target !== 'balkans' || s.year !== BALKANS_DECIDE || !isNeutral(s, target)) return
  log(s, 'balkansAttacked', '3.7', {})
  changeSupply(s, '3.7', () => goOver(s, ALLIES, 'balkans', '3.7'))
}

/** 3.7 Nobody has won or attacked the Balkans by the end of 1940. */
export function maybeJoinBalkans(s: S): void {
  if (s.year !== BALKANS_DECIDE || !isNeutral(s, 'balkans')) return
  log(s, 'balkansJoinedAxis', '3.7', {})
  changeSupply(s, '3.7', () => goOver(s, AXIS, 'balkans', '3.7'))
}
