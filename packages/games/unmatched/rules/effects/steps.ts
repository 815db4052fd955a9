// The questions card effects put (21, DP-14 to DP-25), and how an effect runs through its sentences.

import {
  broken,
  countIn,
  end,
  enter,
  hasCard,
  isOver,
  kindsIn,
  moveAll,
  moveCard,
  offer,
  type Refusal,
  type Rule,
  rule,
  type Seat,
  type Step,
  type Steps,
} from '@ludoteka/kernel'
import type { Space } from '../../content/boards.ts'
import type { Card } from '../../content/cards.ts'
import { type Fighter, RETURNING_HARPY_HEALTH } from '../../content/fighters.ts'
import {
  areAdjacent,
  boardSpaces,
  fighterAt,
  fightersOnBoard,
  indexOfSpace,
  isEmpty,
  isOfThisBoard,
  isOnBoard,
  neighbours,
  putAt,
  shareZone,
  spaceName,
  whereIs,
} from '../board.ts'
import { addValue, fighterOn } from '../combat.ts'
import { damage, drawCards } from '../damage.ts'
import { healthOf, isFriendlyTo, setHealth } from '../fighters.ts'
import { log } from '../log.ts'
import { boostWith, whyNotBoost } from '../maneuver.ts'
import { moveOne } from '../movement.ts'
import {
  type Effect,
  type F,
  PAIR_ITEMS,
  PAIRS,
  type Pair,
  type PairItem,
  type PlaceRule,
  type S,
  SIDES,
  type Side,
  type Timing,
  type Verbs,
  ZONES,
} from '../state.ts'
import { isInMedusasZone } from '../turn.ts'
import { clauseOf } from './table.ts'
import { figure, recover } from './vocabulary.ts'

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
  if (where !== 'medusasZone') return open.map(spaceName) // the own space is never empty
  return isOnBoard(s, 'medusa') ? open.filter(at => shareZone(at, whereIs(s, 'medusa'))).map(spaceName) : []
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

/** 18.2.1: everybody next to the Jabberwock. */
const JAWS_RULES = [
  rule('12.4', 'fighterDefeated', (s: S, target: Fighter) => isOnBoard(s, target)),
  rule('18.2.1', 'notNextToJabberwock', (s: S, target: Fighter) =>
    areAdjacent(whereIs(s, 'jabberwock'), whereIs(s, target)),
  ),
]

function bitten(s: S): Fighter[] {
  if (!isOnBoard(s, 'jabberwock')) return []
  return fightersOnBoard(s).filter(target => areAdjacent(whereIs(s, 'jabberwock'), whereIs(s, target)))
}

/** 18.3.5: everybody in Medusa's zone, herself included. */
const GLANCE_RULES = [
  rule('12.4', 'fighterDefeated', (s: S, target: Fighter) => isOnBoard(s, target)),
  rule('18.3.5', 'outsideMedusasZone', (s: S, target: Fighter) => isInMedusasZone(s, target)),
]

function glanced(s: S): Fighter[] {
  return fightersOnBoard(s).filter(target => isInMedusasZone(s, target))
}

/** Compulsory damage to one fighter: the owner picks; the only one possible is taken without asking (16.10). */
function damageOne(
  number: string,
  victims: (s: S) => Fighter[],
  rules: readonly Rule<readonly [S, Fighter]>[],
): Step<S, Extract<F, { step: 'effect.jaws' | 'effect.glance' }>, Verbs> {
  return {
    ask(s, { seat }) {
      const targets = victims(s)
      return targets.length > 1 ? offer(seat, { hurt: targets }) : undefined
    },
    do: {
      hurt(s, f, target) {
        damage(s, [target], figure(f.card, 'damage'), number)
        end(s)
      },
    },
    run(s, f) {
      const [only] = victims(s)
      if (!only) return
      log(s, 'forcedFighter', '16.10', { fighter: only })
      damage(s, [only], figure(f.card, 'damage'), number)
    },
    why: { hurt: (s, _f, fighter) => broken(rules, s, fighter), ...COMPULSORY },
  }
}

/** 18.1.5: a space of Merlin's zone, empty or not. */
const SPIRITS_RULES = [
  rule('3.1', 'otherBoard', (s: S, to: Space) => isOfThisBoard(s, indexOfSpace(to))),
  rule('18.1.5', 'outsideMerlinsZone', (s: S, to: Space) => shareZone(whereIs(s, 'merlin'), indexOfSpace(to))),
]
const SPIRITS_NEXT_RULES = [
  rule('18.1.5', 'notAdjacent', (first: Space, to: Space) => areAdjacent(indexOfSpace(first), indexOfSpace(to))),
]

const HAND_RULES = [rule('15.5', 'notInHand', (s: S, seat: Seat, card: Card) => hasCard(s, ZONES.hand, card, seat))]
const LOOKED_RULES = [
  rule('18.1.6', 'notAmongTheCards', (s: S, seat: Seat, card: Card) => hasCard(s, ZONES.looked, card, seat)),
]

const IS_COMPULSORY: Refusal = { rule: '16.1', reason: 'compulsory' }
const COMPULSORY = { done: IS_COMPULSORY, decline: IS_COMPULSORY } as const

function sideOf(e: Effect): Side {
  return e.side === 'none' ? 'attacker' : e.side
}

function itemsOf(pair: Pair): PairItem[] {
  return pair.split('-').flatMap(word => PAIR_ITEMS.filter(item => item === word))
}

function discardFrom(s: S, victim: Seat, card: Card, number: string): void {
  moveCard(s, card, ZONES.hand, victim, ZONES.discard)
  log(s, 'discarded', number, { seat: victim, cards: [card] })
}

export const EFFECT_STEPS: Pick<Steps<S, F, Verbs>, Extract<F['step'], `effect.${string}`>> = {
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

  // 18.2.1 DP-19 Jaws That Bite must bite somebody, friend or foe.
  'effect.jaws': damageOne('18.2.1', bitten, JAWS_RULES),

  // 18.3.5 DP-19 A Momentary Glance hits somebody in Medusa's zone, if need be Medusa.
  'effect.glance': damageOne('18.3.5', glanced, GLANCE_RULES),

  // 18.1.5 DP-20 Restless Spirits: a space of Merlin's zone …
  'effect.spirits': {
    ask(s, { seat }) {
      if (!isOnBoard(s, 'merlin')) return undefined
      return offer(seat, {
        to: boardSpaces(s)
          .filter(at => shareZone(at, whereIs(s, 'merlin')))
          .map(spaceName),
      })
    },
    do: {
      to(s, { step: _, ...f }, first) {
        end(s, { ...f, step: 'effect.spiritsNext', first })
      },
    },
    why: { to: (s, _f, to) => broken(SPIRITS_RULES, s, to), ...COMPULSORY },
  },

  // … and one next to it; everybody opposing there takes damage at once, and a defeat draws one card.
  'effect.spiritsNext': {
    ask: (_s, { seat, first }) => offer(seat, { to: neighbours(indexOfSpace(first)).map(spaceName) }),
    do: {
      to(s, f, second) {
        const victims = [f.first, second]
          .map(space => fighterAt(s, indexOfSpace(space)))
          .filter(fighter => fighter !== undefined)
          .filter(fighter => !isFriendlyTo(s, f.seat, fighter))
        damage(s, victims, figure(f.card, 'damage'), '18.1.5')
        end(s)
        const draws = victims.some(fighter => healthOf(s, fighter) === 0) && !isOver(s) // 13.1: the end comes first
        if (draws) drawCards(s, f.seat, figure(f.card, 'draw'))
      },
    },
    why: { to: (_s, f, to) => broken(SPIRITS_NEXT_RULES, f.first, to), ...COMPULSORY },
  },

  // 18.2.3 DP-17 Looking Glass: an ordered pair of different items, announced, then carried out.
  'effect.pair': {
    ask: (_s, { seat }) => offer(seat, { pair: PAIRS }),
    do: {
      pair(s, f, pair) {
        log(s, 'pairChosen', '18.2.3', { pair })
        end(s, ...itemsOf(pair).map((item): F => ({ ...f, step: 'effect.item', item })))
      },
    },
    why: COMPULSORY,
  },

  'effect.item': {
    run(s, { step: _, item, ...f }) {
      if (item === 'draw') drawCards(s, f.seat, figure(f.card, 'draw'))
      else if (item === 'recover') recover('alice')(s, f)
      else enter(s, { step: 'effect.place', ...f, fighter: 'alice', where: 'anyOtherEmpty', optional: false })
    },
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
    why: { discard: (s, { victim }, card) => broken(HAND_RULES, s, victim, card), ...COMPULSORY },
  },

  // 18.2.4 DP-22 Alice's owner, who sees the hand, names the card.
  'effect.lookAndDiscard': {
    ask: (s, { seat, victim }) => offer(seat, { discard: kindsIn(s, ZONES.hand, victim) }),
    do: {
      discard(s, { victim }, card) {
        discardFrom(s, victim, card, '18.2.4')
        end(s)
      },
    },
    final: ['discard'],
    why: { discard: (s, { victim }, card) => broken(HAND_RULES, s, victim, card), ...COMPULSORY },
  },

  // 18.1.6 DP-23 Prophecy: keep two of the cards looked at …
  'effect.prophecyTake': {
    ask(s, { seat, left }) {
      if (left === 0 || countIn(s, ZONES.looked, seat) <= left) return undefined // all of them: nothing to choose
      return offer(seat, { take: kindsIn(s, ZONES.looked, seat) })
    },
    do: {
      take(s, f, card) {
        moveCard(s, card, ZONES.looked, f.seat, ZONES.hand)
        log(s, 'prophecyTook', '18.1.6', { seat: f.seat, n: 1 })
        end(s, { ...f, left: f.left - 1 })
      },
    },
    terms: (_s, { left }) => ({ left }),
    run(s, { seat, left }) {
      const n = countIn(s, ZONES.looked, seat)
      if (left === 0 || n === 0) return
      moveAll(s, ZONES.looked, seat, ZONES.hand)
      log(s, 'prophecyTook', '18.1.6', { seat, n })
    },
    why: { take: (s, { seat }, card) => broken(LOOKED_RULES, s, seat, card), ...COMPULSORY },
  },

  // … and put the others back on top, the last one uppermost.
  'effect.prophecyReturn': {
    ask: (s, { seat }) =>
      countIn(s, ZONES.looked, seat) > 1 ? offer(seat, { putBack: kindsIn(s, ZONES.looked, seat) }) : undefined,
    do: {
      putBack(s, { seat }, card) {
        moveCard(s, card, ZONES.looked, seat, ZONES.deck)
      },
    },
    run(s, { seat }) {
      for (const last of kindsIn(s, ZONES.looked, seat)) moveCard(s, last, ZONES.looked, seat, ZONES.deck)
    },
    why: { putBack: (s, { seat }, card) => broken(LOOKED_RULES, s, seat, card), ...COMPULSORY },
  },
}
