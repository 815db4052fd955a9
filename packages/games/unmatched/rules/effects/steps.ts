// The questions card effects put (21, DP-14 to DP-25), and how an effect runs through its sentences.

import { end, kindsIn, offer, type Rule, rule, type Steps } from '@ludoteka/kernel'
import type { FrameOf } from '@ludoteka/rules-kit'
import type { Space } from '../../content/boards.ts'
import type { Timing } from '../../content/cards.ts'
import { type Fighter, RETURNING_HARPY_HEALTH, SIDES } from '../../content/fighters.ts'
import { boardSpaces, indexOfSpace, isEmpty, isInZoneOf, isOfThisBoard, isOnBoard, putAt, spaceName } from '../board.ts'
import { addValue, fighterOn } from '../combat.ts'
import { setHealth } from '../fighters.ts'
import { log } from '../log.ts'
import { boostWith, whyNotBoost } from '../maneuver.ts'
import { moveOne } from '../movement.ts'
import { type F, KIT, type PlaceRule, type S, type Verbs, ZONES } from '../state.ts'
import { clauseOf } from './table.ts'
import { COMPULSORY, discardOne, figure, logForcedFighter, sideOf } from './vocabulary.ts'

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

const PLACE_RULES: readonly Rule<[S, FrameOf<F, 'effect.place'>, Space]>[] = [
  rule('3.1', 'otherBoard', (s, _f, to) => isOfThisBoard(s, indexOfSpace(to))),
  rule('16.4', 'spaceTaken', (s, _f, to) => isEmpty(s, indexOfSpace(to))),
  rule('18.3.4', 'outsideMedusasZone', (s, f, to) => placesFor(s, f.where).includes(to)),
]

export const EFFECT_STEPS: Pick<
  Steps<S, F, Verbs>,
  'effect.begin' | 'effect.op' | 'effect.boost' | 'effect.combatant' | 'effect.place' | 'effect.opponentDiscards'
> = {
  // 10.1, 16.2 The effect a card has at this time, if its condition holds now; its sentences in order (16.11).
  ...KIT.sequence({
    begin: 'effect.begin',
    op: 'effect.op',
    sentences: ({ card, timing }) => clauseOf(card, timing)?.ops ?? [],
    canBegin(s, effect) {
      const clause = clauseOf(effect.card, effect.timing)
      return clause !== undefined && (clause.condition === undefined || clause.condition(s, effect))
    },
    begun: (s, { seat, card, timing }) => log(s, 'effect', RULE_OF_TIMING[timing], { seat, card }),
  }),

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
  'effect.combatant': KIT.chooseOne({
    verb: 'move',
    seat: (_s, f) => f.seat,
    among: survivors,
    rules: [rule('18.1.1', 'notInThisCombat', (s, _f, fighter) => survivors(s).includes(fighter))],
    forced: logForcedFighter,
    take: (s, { seat, card }, fighter) =>
      moveOne(s, seat, fighter, { max: figure(card, 'move'), through: 'friends', rule: '18.1.1' }),
    why: COMPULSORY,
  }),

  // 16.4 DP-18, DP-25 Put a fighter directly onto a space; the only one possible is taken by itself (16.10).
  'effect.place': KIT.chooseOne({
    verb: 'to',
    seat: (_s, f) => f.seat,
    among: (s, { fighter, where }) => (canBePlaced(s, fighter, where) ? placesFor(s, where) : []),
    rules: PLACE_RULES,
    decline: 'decline',
    optional: (_s, f) => f.optional,
    forced: (s, _f, to) => log(s, 'forcedTo', '16.10', { to }),
    take: (s, { fighter }, to) => placeAt(s, fighter, to),
    terms: (_s, { fighter }) => ({ fighter }),
    final: ['decline'],
    why: COMPULSORY,
  }),

  // 18.3.2 DP-21 The opponent picks a card of the own hand.
  'effect.opponentDiscards': discardOne('18.3.2', 'victim'),
}
