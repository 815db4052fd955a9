// Chapter 7: revealing, extra zone, hosts, abilities at battle start, Vanguard (B1–B7).

import { countIn, end, enter, moveAll, offer, onlyCard, type Seat } from '@ludoteka/kernel'
import { CELLS, type Cell } from '../content/cells.ts'
import { attach, dieWithoutHost, hostsFor, moveToExtraZone, needsHost, notAHost } from './attachments.ts'
import { newAttack } from './attack/rows.ts'
import { strikeOf } from './attack/strength.ts'
import { proceed } from './declaring.ts'
import { PIECE_ABILITY, type UsableId } from './frames.ts'
import { reveal, turnUp } from './hidden.ts'
import { log } from './log.ts'
import { type Pair, type Piece, pair } from './names.ts'
import { hasWay } from './naming.ts'
import {
  cardOf,
  cellOf,
  has,
  hiddenOf,
  inPlay,
  isHidden,
  isInPlay,
  isRevealed,
  newPiece,
  rowOf,
  squadOf,
  traits,
} from './pieces.ts'
import { canReach, reachable } from './reach.ts'
import { ALL_SEATS, inOrder, other, rowCells } from './seats.ts'
import { standsInExtraZone } from './squad.ts'
import { type S, type StepsOf, ZONES } from './state.ts'
import { whoWhom } from './told.ts'
import { PRINTED_TRAITS } from './traits.ts'
import { endCounters } from './turn.ts'
import { abilityOf, idOf, newUse } from './use.ts'
import { usesOf } from './uses.ts'
import { PIECE_TO_PIECE, type Verbs } from './verbs.ts'
import { checkVictory } from './victory.ts'

/** 7.1 The own cards that may stay hidden: with Stealth, and the third row of the Second player. */
function hideable(s: S, seat: Seat): readonly Cell[] {
  const third = seat === s.first ? [] : rowCells(s, seat, 3)
  return CELLS.filter(cell => {
    const card = onlyCard(s, ZONES.placed.at(cell), seat)
    if (card === undefined) return false
    return third.includes(cell) || PRINTED_TRAITS.get(card)?.amounts.stealth !== undefined
  })
}

/** All cards on the table get their names, in the order of the cells. */
function layOutSquads(s: S): void {
  for (const cell of CELLS) {
    for (const seat of ALL_SEATS) {
      if (countIn(s, ZONES.kept.at(cell), seat) + countIn(s, ZONES.placed.at(cell), seat) === 0) continue
      moveAll(s, ZONES.kept.at(cell), seat, ZONES.faceDown.at(cell))
      moveAll(s, ZONES.placed.at(cell), seat, ZONES.faceDown.at(cell))
      newPiece(s, { owner: seat, controller: seat, at: cell })
    }
  }
}

const unattached = (s: S, seat: Seat): readonly Piece[] =>
  squadOf(s, seat).filter(piece => needsHost(s, piece) && rowOf(s, piece).at !== 'attached')

/** 7.6 Abilities at battle start that were not used yet. */
function battleStarts(s: S, seat: Seat): readonly Pair<Piece, UsableId>[] {
  return squadOf(s, seat).flatMap(piece =>
    traits(s, piece)
      .triggered.battleStart.filter(name => usesOf(s, piece, name).battle === 0 && hasWay(s, newUse(piece, name, seat)))
      .map(name => pair(piece, idOf(name))),
  )
}

/** 7.7 Creatures with Vanguard that have not struck, and whom they may strike. */
function vanguards(s: S, seat: Seat, struck: readonly Piece[]): readonly Pair<Piece, Piece>[] {
  return squadOf(s, seat)
    .filter(piece => isRevealed(s, piece) && has(s, piece, 'vanguard') && !struck.includes(piece))
    .flatMap(piece =>
      reachable(s, piece, 'simpleStrike')
        .filter(target => rowOf(s, target).controller !== seat)
        .map(target => pair(piece, target)),
    )
}

/** Alternating from the First player; who has nothing left, or has passed, is skipped. */
type Go = { readonly seat: Seat; readonly passed: readonly Seat[] }
function whoseGo<T>({ seat, passed }: Go, options: (seat: Seat) => readonly T[]): Seat | undefined {
  return [seat, other(seat)].find(one => !passed.includes(one) && options(one).length > 0)
}

export const PREPARATION_STEPS: StepsOf<'prepare'> = {
  // First the First player, then the Second (7.1, 7.4, 7.6).
  'prepare.begin': {
    run(s) {
      const [first, second] = [s.first, other(s.first)]
      enter(
        s,
        { step: 'prepare.hide', seat: first },
        { step: 'prepare.hide', seat: second },
        { step: 'prepare.reveal' },
        { step: 'prepare.extraZone' },
        { step: 'prepare.attach', seat: first },
        { step: 'prepare.attach', seat: second },
        { step: 'prepare.triggers' },
        { step: 'prepare.phase', phase: 'battleStart' },
        { step: 'prepare.battleStart', seat: first, passed: [] },
        { step: 'prepare.phase', phase: 'vanguard' },
        { step: 'prepare.vanguard', seat: first, passed: [], struck: [] },
        { step: 'prepare.end' },
      )
    },
  },
  'prepare.phase': {
    run(s, { phase }) {
      s.phase = phase
    },
  },

  // 7.1 Asked also of a player who has nothing to hide, so that the question tells nothing.
  'prepare.hide': {
    ask: (s, { seat }) => offer<Verbs>(seat, { hide: hideable(s, seat), done: true }),
    do: {
      hide: (s, { seat }, cell) => moveAll(s, ZONES.placed.at(cell), seat, ZONES.kept.at(cell)),
      done(s, { seat }) {
        log(s, 'hiddenChosen', '7.1', { seat })
        end(s)
      },
    },
    final: ['done'],
    terms: (_s, { seat }) => ({ seat }),
    why: { hide: { rule: '7.1', reason: 'cannotHide' } },
  },

  // B1 Everything is shown at once.
  'prepare.reveal': {
    run(s) {
      s.phase = 'reveal'
      const staying = ALL_SEATS.flatMap(seat => CELLS.filter(cell => countIn(s, ZONES.kept.at(cell), seat) > 0))
      layOutSquads(s)
      for (const piece of inPlay(s)) if (!staying.some(cell => cell === cellOf(s, piece))) turnUp(s, piece, '7.1')
      for (const seat of inOrder(s)) {
        const n = hiddenOf(s, seat).length
        if (n > 0) log(s, 'leftHidden', '7.1', { seat, n })
      }
    },
  },

  // B2
  'prepare.extraZone': {
    run(s) {
      for (const piece of inPlay(s))
        if (isRevealed(s, piece) && standsInExtraZone(cardOf(s, piece))) moveToExtraZone(s, piece)
    },
  },

  // B3 One after another in any order, as long as there is a host; what is left then dies.
  'prepare.attach': {
    ask(s, { seat }) {
      const options = unattached(s, seat).flatMap(piece => hostsFor(s, piece).map(host => pair(piece, host)))
      return options.length > 0 ? offer(seat, { attach: options }) : undefined
    },
    do: {
      attach(s, _f, arg) {
        const [piece, host] = PIECE_TO_PIECE.of(arg)
        attach(s, piece, host)
      },
    },
    run: (s, { seat }) => dieWithoutHost(s, unattached(s, seat)),
    terms: (s, { seat }) => ({ seat, waiting: unattached(s, seat) }),
    why: { attach: (s, _f, arg) => notAHost(s, PIECE_TO_PIECE.of(arg)[0]) },
  },

  // B4 Without responses (7.6.1).
  'prepare.triggers': { run: s => enter(s, { step: 'triggers.put', first: s.active }) },

  // B5
  'prepare.battleStart': {
    ask(s, f) {
      const seat = whoseGo(f, one => battleStarts(s, one))
      return seat === undefined ? undefined : offer(seat, { use: battleStarts(s, seat), pass: true })
    },
    do: {
      use(s, f, arg, seat) {
        const [piece, id] = PIECE_ABILITY.of(arg)
        end(s, { ...f, seat: other(seat) })
        proceed(s, newUse(piece, abilityOf(cardOf(s, piece), id), seat))
      },
      pass(s, f, _arg, seat) {
        log(s, 'abilitiesPassed', '7.6.1', { seat })
        end(s, { ...f, seat: other(seat), passed: [...f.passed, seat] })
      },
    },
    terms: (s, f) => ({ seat: whoseGo(f, one => battleStarts(s, one)) ?? f.seat }),
    why: { use: { rule: '7.6', reason: 'noBattleStart' } },
  },

  // B6
  'prepare.vanguard': {
    ask(s, f) {
      const seat = whoseGo(f, one => vanguards(s, one, f.struck))
      return seat === undefined ? undefined : offer(seat, { strike: vanguards(s, seat, f.struck), pass: true })
    },
    do: {
      strike(s, f, arg, seat) {
        const [attacker, target] = PIECE_TO_PIECE.of(arg)
        end(
          s,
          { step: 'prepare.vanguardStrike', seat, attacker, target },
          { ...f, seat: other(seat), struck: [...f.struck, attacker] },
        )
        if (isHidden(s, target)) reveal(s, target, '7.7.1')
      },
      pass(s, f, _arg, seat) {
        log(s, 'vanguardPassed', '7.7', { seat })
        end(s, { ...f, seat: other(seat), passed: [...f.passed, seat] })
      },
    },
    final: ['strike'],
    terms: (s, f) => ({ seat: whoseGo(f, one => vanguards(s, one, f.struck)) ?? f.seat }),
    why: { strike: { rule: '7.7', reason: 'noVanguardStrike' } },
  },
  // 7.7.1 If a revealed target proves illegal the strike is lost.
  'prepare.vanguardStrike': {
    run(s, { seat, attacker, target }) {
      if (!isInPlay(s, attacker) || !canReach(s, attacker, 'simpleStrike', undefined, target)) return
      log(s, 'strikeDeclared', '7.7', { seat, ...whoWhom(s, attacker, target) })
      const attack = newAttack(s, {
        seat,
        attacker,
        target,
        type: 'simpleStrike',
        isVanguard: true,
        ...strikeOf(s, attacker),
      })
      enter(s, { step: 'attack.legality', attack }, { step: 'attack.end', attack })
    },
  },

  // B7 The preparation was a turn of its own (7.8).
  'prepare.end': {
    run(s) {
      endCounters(s)
      s.bloodshed = false
      s.phase = 'opening'
      log(s, 'battleBegan', '7.8', { seat: s.first })
      enter(s, { step: 'turn.begin', seat: s.first })
      checkVictory(s)
    },
  },
}
