// King Arthur: his second attack card (17.1) and his deck (18.1).

import {
  broken,
  cardsIn,
  countIn,
  end,
  enter,
  hasCard,
  isOver,
  kindsIn,
  moveAll,
  moveCard,
  moveTop,
  offer,
  onlyCard,
  rule,
  type Seat,
  type Steps,
  shuffle,
} from '@ludoteka/kernel'
import type { Card } from '../../content/cards.ts'
import { mayLayBoost } from '../attack.ts'
import {
  areAdjacent,
  boardSpaces,
  fighterAt,
  indexOfSpace,
  isOfThisBoard,
  isOnBoard,
  neighbours,
  shareZone,
  spaceName,
  whereIs,
} from '../board.ts'
import { facts } from '../cards.ts'
import { addValue, cardOn } from '../combat.ts'
import { damage, drawCards } from '../damage.ts'
import {
  always,
  COMPULSORY,
  type Condition,
  type DeckEffects,
  draw,
  FEINT,
  figure,
  MOMENTOUS_SHIFT,
  MOVE_A_COMBATANT,
  mayBoost,
  move,
  moveEverybody,
  moveSelf,
  type Op,
  REGROUP,
  when,
  won,
} from '../effects/vocabulary.ts'
import { healthOf, isFriendlyTo, setHealth } from '../fighters.ts'
import { log, tell } from '../log.ts'
import { whyNotBoost } from '../maneuver.ts'
import { type F, KIT, type S, type Verbs, ZONES } from '../state.ts'

/** 18.1.3 Arthur is on the board and weak enough. */
const arthurIsWeak: Condition = (s, e) => isOnBoard(s, 'arthur') && healthOf(s, 'arthur') <= figure(e.card, 'atMost')

/** 18.1.3 Exactly so much: no recovery. */
const healArthur: Op = (s, e) => {
  const health = figure(e.card, 'healthBecomes')
  setHealth(s, 'arthur', health)
  log(s, 'healthBecomes', '18.1.3', { fighter: 'arthur', health })
}

/** 18.1.7 From the pile if it lies there; otherwise the deck is looked through and shuffled in either case. */
const findExcalibur: Op = (s, { seat }) => {
  const card = 'arthur.excalibur'
  if (hasCard(s, ZONES.discard, card, seat)) {
    moveCard(s, card, ZONES.discard, seat, ZONES.hand, { open: true })
    log(s, 'cardFound', '18.1.7', { seat, card })
    return
  }
  log(s, 'deckSearched', '18.1.7', { seat })
  tell(s, seat, 'deckShown', '18.1.7', { cards: cardsIn(s, ZONES.deck, seat).sort() })
  if (hasCard(s, ZONES.deck, card, seat)) {
    moveCard(s, card, ZONES.deck, seat, ZONES.hand, { open: true })
    log(s, 'cardFound', '18.1.7', { seat, card })
  } else log(s, 'cardNotFound', '18.1.7', { card })
  shuffle(s, ZONES.deck, seat)
}

/** 18.1.6 As many as there are; not a draw, so no exhaustion (14.4). */
const prophecy: Op = (s, e) => {
  const n = Math.min(figure(e.card, 'look'), countIn(s, ZONES.deck, e.seat))
  for (let i = 0; i < n; i++) moveTop(s, ZONES.deck, e.seat, ZONES.looked)
  log(s, 'deckLooked', '18.1.6', { seat: e.seat, n })
  tell(s, e.seat, 'cardsLooked', '18.1.6', { cards: cardsIn(s, ZONES.looked, e.seat) })
  const left = Math.min(figure(e.card, 'take'), n)
  enter(s, { step: 'effect.prophecyTake', ...e, left }, { step: 'effect.prophecyReturn', ...e })
}

/** 18.1.4 */
const keepMerlinSafe: Op = s => {
  s.combat.merlinSafe = true
}

const mayPlaceMerlin: Op = (s, e) =>
  enter(s, { step: 'effect.place', ...e, fighter: 'merlin', where: 'anyEmpty', optional: true })

const spirits: Op = (s, e) => enter(s, { step: 'effect.spirits', ...e })

export const ARTHUR: DeckEffects<'arthur'> = {
  'arthur.skirmish': MOVE_A_COMBATANT,
  // You may boost this attack.
  'arthur.nobleSacrifice': { during: always(mayBoost) },
  // No text at all.
  'arthur.excalibur': {},
  // Draw 2.
  'arthur.theAidOfMorgana': { after: always(draw) },
  // Move Arthur up to 5.
  'arthur.divineIntervention': { after: always(move('arthur')) },
  // Arthur at 4 or less: his health becomes 8.
  'arthur.theHolyGrail': { after: when(arthurIsWeak, healArthur) },
  // Take Excalibur from the pile or the deck.
  'arthur.theLadyOfTheLake': { scheme: always(findExcalibur) },
  // Look at 4, keep 2, put 2 back.
  'arthur.prophecy': { scheme: always(prophecy) },
  // Merlin takes no damage; afterwards he may be placed anywhere.
  'arthur.bewilderment': { during: always(keepMerlinSafe), after: always(mayPlaceMerlin) },
  // If you won, draw 2.
  'arthur.aidTheChosenOne': { after: when(won, draw) },
  // 2 damage on two adjacent spaces; a defeat draws 1.
  'arthur.restlessSpirits': { scheme: always(spirits) },
  // Move every fighter on the board up to 3.
  'arthur.commandTheStorms': { scheme: always(moveEverybody) },
  // Move the attacker up to 4.
  'arthur.swiftStrike': { after: always(moveSelf) },
  'arthur.momentousShift': MOMENTOUS_SHIFT,
  'arthur.feint': FEINT,
  'arthur.regroup': REGROUP,
}

const LOOKED_RULES = [
  rule('18.1.6', 'notAmongTheCards', (s: S, seat: Seat, card: Card) => hasCard(s, ZONES.looked, card, seat)),
]

export const ARTHUR_STEPS: Pick<
  Steps<S, F, Verbs>,
  | 'attack.boost'
  | 'combat.arthursBoost'
  | 'effect.spirits'
  | 'effect.spiritsNext'
  | 'effect.prophecyTake'
  | 'effect.prophecyReturn'
> = {
  // 17.1 DP-12 A second card may lie beside the attack card; how many were laid is public (17.1.2).
  'attack.boost': {
    ask: (s, { seat }) =>
      mayLayBoost(s, seat) ? offer(seat, { commitBoost: kindsIn(s, ZONES.hand, seat), decline: true }) : undefined,
    do: {
      commitBoost(s, { seat }, card) {
        moveCard(s, card, ZONES.hand, seat, ZONES.committedBoost)
        log(s, 'committed', '17.1.2', { seat, cards: 2 })
        end(s)
      },
      decline(s, { seat }) {
        log(s, 'committed', '9.6', { seat, cards: 1 })
        end(s)
      },
    },
    final: ['commitBoost', 'decline'],
    why: { commitBoost: (s, { seat }, card) => whyNotBoost(s, seat, card, '17.1.1') },
  },

  // 10.3, 17.1.3 The second card counts from here, if no cancel has removed it.
  'combat.arthursBoost': {
    run(s, { seat }) {
      const boost = onlyCard(s, ZONES.playedBoost, seat)
      const card = cardOn(s, 'attacker')
      if (boost && card) addValue(s, 'attacker', card, facts(boost).boost, '17.1.3')
    },
  },

  // 18.1.5 DP-20 Restless Spirits: a space of Merlin's zone …
  'effect.spirits': KIT.chooseOne({
    verb: 'to',
    seat: (_s, f) => f.seat,
    among: s => (isOnBoard(s, 'merlin') ? boardSpaces(s).map(spaceName) : []), // empty or not
    rules: [
      rule('3.1', 'otherBoard', (s, _f, to) => isOfThisBoard(s, indexOfSpace(to))),
      rule('18.1.5', 'outsideMerlinsZone', (s, _f, to) => shareZone(whereIs(s, 'merlin'), indexOfSpace(to))),
    ],
    take: (s, { step: _, ...f }, first) => enter(s, { ...f, step: 'effect.spiritsNext', first }),
    why: COMPULSORY,
  }),

  // … and one next to it; everybody opposing there takes damage at once, and a defeat draws one card.
  'effect.spiritsNext': KIT.chooseOne({
    verb: 'to',
    seat: (_s, f) => f.seat,
    among: (_s, f) => neighbours(indexOfSpace(f.first)).map(spaceName),
    rules: [rule('18.1.5', 'notAdjacent', (_s, f, to) => areAdjacent(indexOfSpace(f.first), indexOfSpace(to)))],
    take(s, f, second) {
      const victims = [f.first, second]
        .map(space => fighterAt(s, indexOfSpace(space)))
        .filter(fighter => fighter !== undefined)
        .filter(fighter => !isFriendlyTo(s, f.seat, fighter))
      damage(s, victims, figure(f.card, 'damage'), '18.1.5')
      const draws = victims.some(fighter => healthOf(s, fighter) === 0) && !isOver(s) // 13.1: the end comes first
      if (draws) drawCards(s, f.seat, figure(f.card, 'draw'))
    },
    why: COMPULSORY,
  }),

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
