// What events ask about the position before they happen, or before one of their sentences does.

import type { Card } from '../../../content/cards.ts'
import { ARAB_LEAGUE, type Region, type Space } from '../../../content/spaces.ts'
import { controls, countControlled, countriesOf } from '../../board.ts'
import { figure, handOf, hasHappened, isOpponents } from '../../cards.ts'
import { other } from '../../sides.ts'
import type { Condition } from './words.ts'

export const ownControls =
  (at: Space): Condition =>
  (s, e) =>
    controls(s, e.side, at)
export const opponentControls =
  (...all: readonly Space[]): Condition =>
  (s, e) =>
    all.every(at => controls(s, other(e.side), at))
/** Bans that name a card are not swapped (KM27). */
export const notAfter =
  (card: Card): Condition =>
  s =>
    !hasHappened(s, card)
export const inHeadlinePhase: Condition = s => s.actionRound === 0
export const someFamine: Condition = s => s.famine.includes(true)
export const holdsOpponentsCard: Condition = (s, e) => handOf(s, e.side, card => isOpponents(card, e.side)).length > 0
export const ownControlsIn =
  (region: Region): Condition =>
  (s, e) =>
    countControlled(s, e.side, countriesOf(region)) > 0
export const defconIsAsPrinted: Condition = (s, e) => s.defcon === figure(e.card, 'defcon')
/** KM41 */
export const controlsEnoughArabCountries: Condition = (s, e) =>
  countControlled(s, e.side, ARAB_LEAGUE) >= figure(e.card, 'countries')
