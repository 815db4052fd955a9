// Sinbad's deck (18.4). His ability asks nothing and stands whole in the table (17.4).

import { cardsIn, moveCard } from '@ludoteka/kernel'
import { isVoyage } from '../cards.ts'
import { addValue } from '../combat.ts'
import {
  always,
  type DeckEffects,
  damageOpposing,
  draw,
  FEINT,
  figure,
  lookAtHand,
  MOMENTOUS_SHIFT,
  MOVE_A_COMBATANT,
  move,
  type Op,
  opponentDiscardsAtRandom,
  REGROUP,
  recover,
  sideOf,
} from '../effects/vocabulary.ts'
import { log } from '../log.ts'
import { ZONES } from '../state.ts'
import { countVoyages } from './table.ts'

/** 18.4.2 All Voyage cards in the pile; the one being played is not there (10.11). */
const takeVoyages: Op = (s, { seat }) => {
  const cards = cardsIn(s, ZONES.discard, seat).filter(isVoyage)
  for (const card of cards) moveCard(s, card, ZONES.discard, seat, ZONES.hand, { open: true })
  if (cards.length > 0) log(s, 'taken', '18.4.2', { seat, cards })
}

/** 18.4.1 One more for every Voyage card in the own pile. */
const addVoyages: Op = (s, e) => {
  const by = figure(e.card, 'perVoyage') * countVoyages(s, e.seat)
  if (by > 0) addValue(s, sideOf(e), e.card, by, '18.4.1')
}

/** Every Voyage card grows with the voyages already made, then does its own thing. */
const voyage = (op: Op) => ({ during: always(addVoyages), after: always(op) })

export const SINBAD: DeckEffects<'sinbad'> = {
  // Draw 1.
  'sinbad.exploit': { after: always(draw) },
  // Move Sinbad up to 3.
  'sinbad.toilAndDanger': { after: always(move('sinbad')) },
  // Take all other Voyage cards back.
  'sinbad.voyageHome': voyage(takeVoyages),
  // Draw 3.
  'sinbad.richesBeyondCompare': { scheme: always(draw) },
  // Draw 2.
  'sinbad.byFortuneAndFate': { after: always(draw) },
  // Recover 2.
  'sinbad.voyageIslandWhale': voyage(recover('sinbad')),
  // See the opponent's hand.
  'sinbad.voyageGiantSnakes': voyage(lookAtHand),
  // The opponent discards at random.
  'sinbad.voyageEyesOfCoals': voyage(opponentDiscardsAtRandom),
  // You may move Sinbad up to 2.
  'sinbad.voyageRootOfMadness': voyage(move('sinbad')),
  // 2 damage, whoever won.
  'sinbad.voyageManEatingApes': voyage(damageOpposing),
  // Draw 1.
  'sinbad.voyageKingOfSerendib': voyage(draw),
  // Draw 1.
  'sinbad.commandingImpact': { after: always(draw) },
  // If you won, move one of the two fighters.
  'sinbad.leapAway': MOVE_A_COMBATANT,
  'sinbad.momentousShift': MOMENTOUS_SHIFT,
  'sinbad.feint': FEINT,
  'sinbad.regroup': REGROUP,
}
