// Chapter 9: the steps of a turn around its main phase.

import { enter, itemAt, offer, type Seat } from '@ludoteka/kernel'
import { needsHost } from './attachments.ts'
import { poisonOf } from './counters.ts'
import { settleFlight } from './flight.ts'
import { OPENING, type OpeningEffect } from './frames.ts'
import { startHeal } from './heals.ts'
import { isToBeUncovered, settlePlace, turnUp } from './hidden.ts'
import { expireLasting } from './lasting.ts'
import { log } from './log.ts'
import { movementValue } from './movementValue.ts'
import { NONE, type Pair, PIECES, type Piece, pair } from './names.ts'
import { amountOf, change, has, hiddenOf, isInPlay, isOwn, replaceRows, rolesOf, rowOf, traits } from './pieces.ts'
import { pause } from './priority.ts'
import { changed, HIDDEN, type PieceRow, writable } from './rows.ts'
import { other, sideOf } from './seats.ts'
import type { S, StepsOf } from './state.ts'
import { who } from './told.ts'
import { emit, emitToSquad, putTriggers, reactionsOf, trigger } from './triggers.ts'
import { clearTurnUses } from './uses.ts'
import { checkLimits, checkVictory } from './victory.ts'
import { world } from './world.ts'
import { inflict } from './wounds.ts'

/** 9.9 What is counted per turn begins anew, for all cards of both players. */
function freshTurn(before: PieceRow): PieceRow {
  const row = writable(before)
  row.acted = false
  row.moved = false
  row.relocated = false
  row.armourUsed = 0
  row.magicArmourUsed = 0
  row.declaredAttack = false
  row.attacked = false
  row.woundsTaken = 0
  row.attackWounds = 0
  row.strikes = 0
  row.struck = ''
  row.excused = false
  return row
}

const isFresh = (row: PieceRow): boolean =>
  !row.acted &&
  !row.moved &&
  !row.relocated &&
  row.armourUsed === 0 &&
  row.magicArmourUsed === 0 &&
  !row.declaredAttack &&
  !row.attacked &&
  row.woundsTaken === 0 &&
  row.attackWounds === 0 &&
  row.strikes === 0 &&
  row.struck === '' &&
  !row.excused

/** S2 makes no difference to a card that did nothing since the last one. */
const isRested = (row: PieceRow, units: number): boolean =>
  row.units === units &&
  !row.closed &&
  !row.acted &&
  row.strikes === 0 &&
  row.struck === '' &&
  row.permit === NONE &&
  !row.staysClosed &&
  !row.thirsty

/** E3, and the end of the preparation (7.8): effects and counters of the turn end. */
export function endCounters(s: S, whose?: Seat): void {
  for (const row of expireLasting(s, whose)) {
    if (row.kind === 'control' && row.piece !== NONE && isInPlay(s, row.piece)) {
      change(s, row.piece, { controller: row.back })
      log(s, 'controlReturned', '23.13', { seat: row.back, ...who(s, row.piece) })
    } else if (row.kind === 'marker' && row.cell !== NONE && row.marker !== NONE) {
      log(s, 'markerGone', '8.7', { at: row.cell, marker: row.marker })
    } else if (row.keyword === 'flying' && row.piece !== NONE) settleFlight(s, row.piece)
  }
  replaceRows(s, row => (isFresh(row) ? undefined : freshTurn(row)))
  clearTurnUses(s)
}

/** The steps of a turn up to its main phase. */
function enterTurn(s: S, seat: Seat): void {
  const isShowing = s.turn === 2 && sideOf(s, seat) === 'second'
  enter(
    s,
    { step: 'turn.open', seat },
    { step: 'turn.start', seat },
    { step: 'turn.startOther', seat },
    { step: 'turn.ready', seat },
    { step: 'turn.main', seat },
  )
  if (isShowing || rolesOf(s, seat).thirsty.length > 0) enter(s, { step: 'turn.thirst', seat, settled: [] })
  if (isShowing) enter(s, { step: 'turn.reveal', seat })
}

/** 9.4.1 The pairs of card and effect, listed when S3 begins. */
function openingEffects(s: S, seat: Seat) {
  const found: Pair<Piece, OpeningEffect>[] = []
  for (const piece of rolesOf(s, seat).opening) {
    const { card, closed, poison } = rowOf(s, piece)
    if (card === HIDDEN || closed) continue
    const { regeneration, fading } = traits(s, piece).amounts
    if (regeneration !== undefined) found.push(pair(piece, 'regeneration'))
    if (poison > 0) found.push(pair(piece, 'poison'))
    if (fading !== undefined) found.push(pair(piece, 'fading'))
  }
  return found
}

/** Skipped if the card has left play or no longer has the effect. */
function isStillDue(s: S, seat: Seat, piece: Piece, effect: OpeningEffect): boolean {
  if (!isOwn(s, seat, piece)) return false
  return effect === 'poison' ? rowOf(s, piece).poison > 0 : has(s, piece, effect)
}

function carryOut(s: S, piece: Piece, effect: OpeningEffect): void {
  enter(s, { step: 'deaths.check', cause: '' }, { step: 'triggers.put', first: s.active })
  if (effect === 'regeneration') startHeal(s, [piece], amountOf(s, piece, 'regeneration'), 'regeneration')
  else if (effect === 'poison')
    inflict(s, [piece], { amount: poisonOf(s, piece), kind: 'poison' }) // N.29 belongs to no card
  else
    inflict(s, [piece], {
      amount: amountOf(s, piece, 'fading'),
      kind: 'fading',
      source: piece,
      seat: rowOf(s, piece).controller,
    })
}

export const TURN: Pick<
  StepsOf<'turn'>,
  | 'turn.begin'
  | 'turn.reveal'
  | 'turn.open'
  | 'turn.effects'
  | 'turn.start'
  | 'turn.startOther'
  | 'turn.ready'
  | 'turn.endOwn'
  | 'turn.endOther'
  | 'turn.end'
> = {
  'turn.begin': {
    run(s, { seat }) {
      s.turn++
      s.active = seat
      s.phase = 'opening'
      log(s, 'turnBegan', '9.1', { seat, turn: s.turn })
      enterTurn(s, seat)
    },
  },

  // S0 Only in the Second player's first turn.
  'turn.reveal': {
    run(s, { seat }) {
      const shown = hiddenOf(s, seat).filter(piece => isToBeUncovered(s, piece))
      for (const piece of shown) turnUp(s, piece, '9.2')
      enter(s, { step: 'deaths.check', cause: '' }, { step: 'triggers.put', first: s.active })
      const loose = shown.filter(piece => needsHost(s, piece))
      if (loose.length > 1) enter(s, { step: 'prepare.attach', seat }) // 7.4 one after another in any order
      for (const piece of shown) if (loose.length < 2 || !loose.includes(piece)) settlePlace(s, piece)
    },
  },

  // S2 All at once; units are restored also of those that were open, and S3 is listed.
  'turn.open': {
    run(s, { seat }) {
      let n = 0
      replaceRows(s, (before, piece) => {
        if (before.controller !== seat || before.card === HIDDEN || !isInPlay(s, piece)) return undefined
        const units = movementValue(s, piece)
        if (isRested(before, units)) return undefined
        const row = writable(before)
        row.units = units
        row.staysClosed = false
        row.thirsty = false
        row.permit = before.permit === 'next' ? 'now' : NONE // 16.6
        if (before.closed && (before.staysClosed || before.thirsty)) log(s, 'stayedClosed', '9.4', who(s, piece))
        else {
          if (before.closed) n++
          row.closed = false
          row.acted = false
          row.strikes = 0
          row.struck = ''
        }
        return row
      })
      log(s, 'cardsOpened', '9.4', { seat, n })
      const waiting = openingEffects(s, seat)
      if (waiting.length > 0) enter(s, { step: 'turn.effects', seat, waiting })
    },
  },

  // S3 In an order of the active player's choice, one after another, with all that comes of each.
  'turn.effects': {
    ask(s, f) {
      const due = f.waiting.filter(one => isStillDue(s, f.seat, ...OPENING.of(one)))
      return due.length > 1 ? offer(f.seat, { openingEffect: due }) : undefined
    },
    do: {
      openingEffect(s, f, arg) {
        f.waiting = f.waiting.filter(one => one !== arg)
        carryOut(s, ...OPENING.of(arg))
      },
    },
    run(s, f) {
      const due = f.waiting.filter(one => isStillDue(s, f.seat, ...OPENING.of(one)))
      const [only] = due
      if (!only) return
      const rest = due.filter(one => one !== only)
      if (rest.length > 0) enter(s, { ...f, waiting: rest })
      carryOut(s, ...OPENING.of(only))
    },
    terms: (_s, f) => ({ seat: f.seat, waiting: f.waiting }),
    why: { openingEffect: { rule: '9.4', reason: 'notWaiting' } },
  },

  // S4 First the active player's, when all of these are done the other's (9.5).
  'turn.start': {
    run(s, { seat }) {
      s.phase = 'turnStart'
      emitToSquad(s, seat, 'turnStart')
      const { kinds } = world(s)
      for (let i = 0; i < s.pieces.length; i++) {
        const { at, owner, incarnated } = itemAt(s.pieces, i)
        if (at !== 'graveyard' || owner !== seat || incarnated) continue
        if (itemAt(kinds, i).printed.amounts.incarnation !== undefined)
          trigger(s, itemAt(PIECES, i), 'incarnation', seat, '')
      }
      putTriggers(s)
    },
  },
  'turn.startOther': {
    run(s, { seat }) {
      if (rolesOf(s, other(seat)).opponentTurnStart.length > 0) emitToSquad(s, other(seat), 'opponentTurnStart')
      putTriggers(s)
    },
  },

  // S5
  'turn.ready': {
    run(s, { seat }) {
      s.phase = 'main'
      pause(s, seat, 'ready')
    },
  },

  // E2
  'turn.endOwn': {
    run(s, { seat }) {
      for (const piece of rolesOf(s, seat).turnEnd) endOwn(s, piece)
      putTriggers(s)
    },
  },
  'turn.endOther': {
    run(s, { seat }) {
      // N.10 Only without a wound in this turn.
      for (const piece of rolesOf(s, other(seat)).opponentTurnEnd)
        if (rowOf(s, piece).woundsTaken === 0) emit(s, piece, 'opponentTurnEnd', '')
      putTriggers(s)
    },
  },

  'turn.end': { run: (s, { seat }) => endTurn(s, seat) },
}

/** E3 */
export function endTurn(s: S, seat: Seat): void {
  replaceRows(s, row => (row.permit === 'now' && row.controller === seat ? changed(row, { permit: NONE }) : undefined)) // 16.6
  enter(s, { step: 'deaths.check', cause: '' }, { step: 'turn.begin', seat: other(seat) })
  endCounters(s, seat)
  log(s, 'turnEnded', '9.9', { seat })
  checkVictory(s) // 23.13 what was taken has returned
  checkLimits(s)
}

/** Whether anything triggers in E2; most turns end without. */
export const hasEndings = (s: S, seat: Seat): boolean =>
  s.triggers.length > 0 || rolesOf(s, seat).turnEnd.length > 0 || rolesOf(s, other(seat)).opponentTurnEnd.length > 0

/** N.31 Rage grows only in a card that declared no attack. */
function endOwn(s: S, piece: Piece): void {
  const { declaredAttack, controller } = rowOf(s, piece)
  for (const name of reactionsOf(s, piece, 'turnEnd'))
    if (name !== 'rageChip' || !declaredAttack) trigger(s, piece, name, controller, '')
}
