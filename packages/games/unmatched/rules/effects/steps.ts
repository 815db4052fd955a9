// The questions card effects put (21, DP-14 to DP-25), and how an effect runs through its sentences.

import { broken, end, enter, kindsIn, offer, rule, type Steps } from '@ludoteka/kernel'
import type { Space } from '../../content/boards.ts'
import type { Timing } from '../../content/cards.ts'
import { type Fighter, RETURNING_HARPY_HEALTH, SIDES } from '../../content/fighters.ts'
import { boardSpaces, indexOfSpace, isEmpty, isInZoneOf, isOfThisBoard, isOnBoard, putAt, spaceName } from '../board.ts'
import { addValue, fighterOn } from '../combat.ts'
import { setHealth } from '../fighters.ts'
import { log } from '../log.ts'
import { boostWith, whyNotBoost } from '../maneuver.ts'
import { moveOne } from '../movement.ts'
import { type F, type PlaceRule, type S, type Verbs, ZONES } from '../state.ts'
import { clauseOf } from './table.ts'
import { COMPULSORY, discardFrom, figure, sideOf, whyNotDiscard } from './vocabulary.ts'

const RULE_OF_TIMING: Readonly<Record<Timing, string>> = {
  immediately: '10.2',
  during: '10.3',
  after: '10.8',
  scheme: '8.4',
}

/** 18.1.1, 12.4: those of the two that are still there. */
function survivors(s: S): Fighter[] {
  return SIDES.map(side => fighterOn(s, side)).filter(fighter => isOnBoard(s, fighter))
}

/** 16.4: the spaces somebody can be put on. */
function placesFor(s: S, where: PlaceRule): Space[] {
  const open = boardSpaces(s).filter(at => isEmpty(s, at))
  return (where === 'medusasZone' ? open.filter(at => isInZoneOf(s, 'medusa', at)) : open).map(spaceName) // the own space is never empty
}

/** Puts a fighter there; a defeated one comes back (18.3.4). */
function placeAt(s: S, fighter: Fighter, to: Space): void {
  const returns = !isOnBoard(s, fighter)
  if (returns) setHealth(s, fighter, RETURNING_HARPY_HEALTH)
  putAt(s, fighter, indexOfSpace(to))
  log(s, returns ? 'harpyReturned' : 'placed', returns ? '18.3.4' : '16.4', { fighter, to })
}

/** May somebody be put there at all? A defeated fighter cannot, except a Harpy that returns. */
function canBePlaced(s: S, fighter: Fighter, where: PlaceRule): boolean {
  return isOnBoard(s, fighter) !== (where === 'medusasZone')
}

const PLACE_RULES = [
  rule('3.1', 'otherBoard', (s: S, _where: PlaceRule, to: Space) => isOfThisBoard(s, indexOfSpace(to))),
  rule('16.4', 'spaceTaken', (s: S, _where: PlaceRule, to: Space) => isEmpty(s, indexOfSpace(to))),
  rule('18.3.4', 'outsideMedusasZone', (s: S, where: PlaceRule, to: Space) => placesFor(s, where).includes(to)),
]

export const EFFECT_STEPS: Pick<
  Steps<S, F, Verbs>,
  'effect.begin' | 'effect.op' | 'effect.boost' | 'effect.combatant' | 'effect.place' | 'effect.opponentDiscards'
> = {
  // 10.1, 16.2 The effect a card has at this time, if its condition holds now; its sentences in order (16.11).
  'effect.begin': {
    run(s, { step: _, ...effect }) {
      const clause = clauseOf(effect.card, effect.timing)
      if (!clause || (clause.condition && !clause.condition(s, effect))) return
      log(s, 'effect', RULE_OF_TIMING[effect.timing], { seat: effect.seat, card: effect.card })
      enter(s, ...clause.ops.map((_op, op): F => ({ step: 'effect.op', ...effect, op })))
    },
  },

  'effect.op': {
    run(s, { step: _, op, ...effect }) {
      clauseOf(effect.card, effect.timing)?.ops[op]?.(s, effect)
    },
  },

  // 7.4 DP-14 You may boost this attack.
  'effect.boost': {
    ask: (s, { seat }) => offer(seat, { boost: kindsIn(s, ZONES.hand, seat), decline: true }),
    do: {
      boost(s, f, card) {
        end(s)
        addValue(s, sideOf(f), f.card, boostWith(s, f.seat, card, '7.4'), '7.4')
      },
      decline: s => end(s),
    },
    final: ['boost', 'decline'],
    why: { boost: (s, { seat }, card) => whyNotBoost(s, seat, card, '7.4') },
  },

  // 18.1.1 DP-16 The winner picks one of the two that fought, then its destination.
  'effect.combatant': {
    ask: (s, { seat }) => (survivors(s).length > 1 ? offer(seat, { move: survivors(s) }) : undefined),
    do: {
      move(s, f, fighter) {
        end(s)
        moveOne(s, f.seat, fighter, { max: figure(f.card, 'move'), through: 'friends', rule: '18.1.1' })
      },
    },
    run(s, f) {
      const only = survivors(s)[0]
      if (!only) return
      log(s, 'forcedFighter', '16.10', { fighter: only })
      moveOne(s, f.seat, only, { max: figure(f.card, 'move'), through: 'friends', rule: '18.1.1' })
    },
    why: { move: { rule: '18.1.1', reason: 'notInThisCombat' }, ...COMPULSORY },
  },

  // 16.4 DP-18, DP-25 Put a fighter directly onto a space; the only one possible is taken by itself (16.10).
  'effect.place': {
    ask(s, { seat, fighter, where, optional }) {
      const to = canBePlaced(s, fighter, where) ? placesFor(s, where) : []
      if (to.length === 0 || (to.length === 1 && !optional)) return undefined
      return offer(seat, optional ? { to, decline: true } : { to })
    },
    do: {
      to(s, { fighter }, to) {
        placeAt(s, fighter, to)
        end(s)
      },
      decline: s => end(s),
    },
    terms: (_s, { fighter }) => ({ fighter }),
    final: ['decline'],
    run(s, { fighter, where, optional }) {
      const only = placesFor(s, where)[0]
      if (only === undefined || optional || !canBePlaced(s, fighter, where)) return
      log(s, 'forcedTo', '16.10', { to: only })
      placeAt(s, fighter, only)
    },
    why: { to: (s, { where }, to) => broken(PLACE_RULES, s, where, to), ...COMPULSORY },
  },

  // 18.3.2 DP-21 The opponent picks a card of the own hand.
  'effect.opponentDiscards': {
    ask: (s, { victim }) => offer(victim, { discard: kindsIn(s, ZONES.hand, victim) }),
    do: {
      discard(s, { victim }, card) {
        discardFrom(s, victim, card, '18.3.2')
        end(s)
      },
    },
    final: ['discard'],
    why: { discard: (s, { victim }, card) => whyNotDiscard(s, victim, card), ...COMPULSORY },
  },
}
