// Moving along lines (6.3–6.9, 16.3): the same for maneuvers and for every effect that says "move".

import { broken, end, enter, itemAt, NOWHERE, offer, type Refusal, rule, type Seat, type Steps } from '@ludoteka/kernel'
import { SPACES, type Space } from '../content/boards.ts'
import { FIGHTERS, type Fighter } from '../content/fighters.ts'
import { indexOfSpace, isEmpty, isOfThisBoard, isOnBoard, neighbours, putAt, spaceName, whereIs } from './board.ts'
import { isFriendlyTo, ownerOf } from './fighters.ts'
import type { Path } from './frameParams.ts'
import { log } from './log.ts'
import type { F, S, Verbs } from './state.ts'

const seen = new Uint8Array(SPACES.length)

/**
 * 6.5, 6.7: the spaces where a fighter may end: its own, and every empty one within reach of its steps, through
 * fighters friendly to it (6.9: to it, whoever moves it) and, where a card says so, through anybody (18.3.4).
 */
function destinations(s: S, fighter: Fighter, path: Pick<Path, 'max' | 'through'>): Space[] {
  const start = whereIs(s, fighter)
  if (start === NOWHERE) return []
  const owner = ownerOf(s, fighter)
  seen.fill(0)
  seen[start] = 1
  const found = [spaceName(start)]
  const reached = [start]
  for (let steps = 1, from = 0; steps <= path.max && from < reached.length; steps++) {
    for (const end = reached.length; from < end; from++) {
      for (const next of neighbours(itemAt(reached, from))) {
        if (seen[next] === 1) continue
        const stander = s.at.indexOf(next)
        if (stander !== NOWHERE && path.through === 'friends' && !isPassable(s, owner, stander)) continue
        seen[next] = 1
        reached.push(next)
        if (stander === NOWHERE) found.push(spaceName(next))
      }
    }
  }
  return found
}

function isPassable(s: S, owner: Seat, stander: number): boolean {
  return isFriendlyTo(s, owner, itemAt(FIGHTERS, stander))
}

/** 21.3: whether there is anywhere to go but staying; mostly the next space tells. */
function canMove(s: S, fighter: Fighter, path: Path): boolean {
  if (path.max > 0 && neighbours(whereIs(s, fighter)).some(next => isEmpty(s, next))) return true
  return destinations(s, fighter, path).length > 1
}

/** Lets the seat move each of these fighters once, in an order it chooses. */
export function moveEach(s: S, seat: Seat, fighters: readonly Fighter[], path: Path): void {
  enter(s, { step: 'move.next', seat, fighters, ...path })
}

/** Lets the seat move one fighter, which may be another player's (6.9). */
export function moveOne(s: S, seat: Seat, fighter: Fighter, path: Path): void {
  enter(s, { step: 'move.to', seat, fighter, ...path })
}

const NEXT_RULES = [
  rule('12.4', 'fighterDefeated', (s: S, _waiting: readonly Fighter[], fighter: Fighter) => isOnBoard(s, fighter)),
  rule('6.3', 'notToMoveNow', (_s: S, waiting: readonly Fighter[], fighter: Fighter) => waiting.includes(fighter)),
]

const TO_RULES = [
  rule('3.1', 'otherBoard', (s: S, _fighter: Fighter, _path: Path, to: Space) => isOfThisBoard(s, indexOfSpace(to))),
  rule(
    '6.5',
    'spaceTaken',
    (s: S, fighter: Fighter, _path: Path, to: Space) =>
      isEmpty(s, indexOfSpace(to)) || indexOfSpace(to) === whereIs(s, fighter),
  ),
  rule('6.3', 'tooFar', (s: S, fighter: Fighter, path: Path, to: Space) => destinations(s, fighter, path).includes(to)),
]

const STAY: Refusal = { rule: '6.4', reason: 'chooseOwnSpaceToStay' }

export const MOVEMENT: Pick<Steps<S, F, Verbs>, 'move.next' | 'move.to'> = {
  // 6.4 One after another, in an order you choose; "done" leaves the rest where they are.
  'move.next': {
    ask(s, f) {
      const waiting = f.fighters.filter(fighter => isOnBoard(s, fighter))
      return waiting.some(fighter => canMove(s, fighter, f)) ? offer(f.seat, { move: waiting, done: true }) : undefined
    },
    do: {
      move(s, f, fighter) {
        const { max, through, rule: number, seat } = f
        const waiting = f.fighters.filter(other => other !== fighter)
        end(s)
        moveEach(s, seat, waiting, { max, through, rule: number })
        moveOne(s, seat, fighter, { max, through, rule: number })
      },
      done: s => end(s),
    },
    terms: (_s, { max }) => ({ max }),
    final: ['done'],
    why: { move: (s, f, fighter) => broken(NEXT_RULES, s, f.fighters, fighter) },
  },

  // 6.7 A move is its destination; the own space is distance 0. Nowhere to go: nothing to ask (21.3).
  'move.to': {
    ask(s, f) {
      const to = destinations(s, f.fighter, f)
      return to.length > 1 ? offer(f.seat, { to }) : undefined
    },
    do: {
      to(s, f, to) {
        const from = whereIs(s, f.fighter)
        putAt(s, f.fighter, indexOfSpace(to))
        if (from !== indexOfSpace(to)) log(s, 'moved', f.rule, { fighter: f.fighter, from: spaceName(from), to })
        end(s)
      },
    },
    terms: (_s, { fighter, max }) => ({ fighter, max }),
    why: { to: (s, f, to) => broken(TO_RULES, s, f.fighter, f, to), done: STAY, decline: STAY },
  },
}
