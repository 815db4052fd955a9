// Alice: her size (17.2) and her deck (18.2).

import { countIn, end, enter, itemAt, moveTop, offer, rule, type Steps } from '@ludoteka/kernel'
import { FIGHTER, type Fighter, SIZES } from '../../content/fighters.ts'
import { areAdjacent, fightersOnBoard, isOnBoard, whereIs } from '../board.ts'
import { facts } from '../cards.ts'
import { addValue } from '../combat.ts'
import { drawCards } from '../damage.ts'
import {
  always,
  becomes,
  COMPULSORY,
  type Condition,
  type DeckEffects,
  damageOne,
  discardOne,
  draw,
  FEINT,
  figure,
  lookAt,
  MOMENTOUS_SHIFT,
  MOVE_A_COMBATANT,
  move,
  moveOwn,
  type Op,
  opponent,
  opposing,
  REGROUP,
  recover,
  sideOf,
  when,
  won,
} from '../effects/vocabulary.ts'
import { heroOf } from '../fighters.ts'
import { log } from '../log.ts'
import { type F, type S, type Verbs, ZONES } from '../state.ts'
import { itemsOf, PAIRS } from './declarations.ts'

/** 18.2.6 The other fighter is a hero. */
const againstHero: Condition = (s, e) => FIGHTER[opposing(s, e)].role === 'hero'

/** 17.2.1 Compulsory; needs Alice on the board (16.2). */
const changeSize: Op = s => {
  if (!isOnBoard(s, 'alice')) return
  s.size = 1 - s.size
  log(s, 'sizeChanged', '17.2.1', { size: itemAt(SIZES, s.size) })
}

/** 18.2.2 The top card of the deck; an empty deck gives nothing and hurts nobody. */
const addTopCard: Op = (s, e) => {
  const card = moveTop(s, ZONES.deck, e.seat, ZONES.discard)
  if (!card) return
  log(s, 'milled', '18.2.2', { seat: e.seat, card })
  addValue(s, sideOf(e), e.card, facts(card).boost, '18.2.2')
}

/** 18.2.4 See the hand, name a card of it. */
const lookAndDiscard: Op = (s, e) => {
  const victim = opponent(s, e)
  if (countIn(s, ZONES.hand, victim) === 0) return
  lookAt(s, e.seat, victim, '18.2.4')
  enter(s, { step: 'effect.lookAndDiscard', ...e, victim })
}

const choosePair: Op = (s, e) => enter(s, { step: 'effect.pair', ...e })
const bite: Op = (s, e) => enter(s, { step: 'effect.jaws', ...e })

export const ALICE: DeckEffects<'alice'> = {
  // Worth 5 against a hero.
  'alice.clawsThatCatch': { during: when(againstHero, becomes) },
  'alice.momentousShift': MOMENTOUS_SHIFT,
  'alice.skirmish': MOVE_A_COMBATANT,
  // Move each of your fighters up to 2, then change size.
  'alice.madAsAHatter': { after: always(moveOwn, changeSize) },
  // Discard the top card and add its boost.
  'alice.manxomeFoe': { during: always(addTopCard) },
  'alice.feint': FEINT,
  'alice.regroup': REGROUP,
  // Two of: draw 2, recover 3, place Alice elsewhere.
  'alice.lookingGlass': { after: always(choosePair) },
  // If you won, see the hand and discard a card of it.
  'alice.snickerSnack': { after: when(won, lookAndDiscard) },
  // Change size.
  'alice.oFrabjousDay': { after: always(changeSize) },
  // Move Alice up to 3, then change size.
  'alice.theOtherSideOfTheMushroom': { after: always(move('alice'), changeSize) },
  // Move Alice up to 3, then change size.
  'alice.eatMe': { scheme: always(move('alice'), changeSize) },
  // Move Alice up to 5, then change size.
  'alice.imLateImLate': { after: always(move('alice'), changeSize) },
  // Draw 2, then change size.
  'alice.drinkMe': { scheme: always(draw, changeSize) },
  // 2 damage to a fighter next to the Jabberwock.
  'alice.jawsThatBite': { after: always(bite) },
}

/** 18.2.1: everybody next to the Jabberwock. */
const JAWS_RULES = [
  rule('12.4', 'fighterDefeated', (s: S, _f: unknown, target: Fighter) => isOnBoard(s, target)),
  rule('18.2.1', 'notNextToJabberwock', (s: S, _f: unknown, target: Fighter) =>
    areAdjacent(whereIs(s, 'jabberwock'), whereIs(s, target)),
  ),
]

export const ALICE_STEPS: Pick<
  Steps<S, F, Verbs>,
  'setup.size' | 'effect.pair' | 'effect.item' | 'effect.lookAndDiscard' | 'effect.jaws'
> = {
  // 2.7, 17.2.1 DP-05 Alice's owner announces her size.
  'setup.size': {
    ask: (s, { seat }) => (heroOf(s, seat) === 'alice' ? offer(seat, { size: SIZES }) : undefined),
    do: {
      size(s, _f, size) {
        s.size = SIZES.indexOf(size)
        log(s, 'sizeChosen', '2.7', { size })
        end(s)
      },
    },
    final: ['size'],
  },

  // 18.2.1 DP-19 Jaws That Bite must bite somebody, friend or foe.
  'effect.jaws': damageOne('18.2.1', s => (isOnBoard(s, 'jabberwock') ? fightersOnBoard(s) : []), JAWS_RULES),

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

  // 18.2.4 DP-22 Alice's owner, who sees the hand, names the card.
  'effect.lookAndDiscard': discardOne('18.2.4', 'seat'),
}
