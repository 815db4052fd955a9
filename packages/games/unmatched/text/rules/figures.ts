// Numbers the rules speak of that are written down nowhere because they follow from the cards and fighters.

import { CARD, CARDS } from '../../content/cards.ts'
import { FIGHTER, FIGHTERS, HEROES } from '../../content/fighters.ts'
import { deckOf, facts, isVoyage } from '../../rules/cards.ts'

export const HERO_COUNT = HEROES.length
export const SIDEKICK_COUNT = FIGHTERS.filter(fighter => FIGHTER[fighter].role === 'sidekick').length
export const HARPY_COUNT = FIGHTERS.filter(fighter => FIGHTER[fighter].type === 'harpy').length

export const DECK_SIZE = deckOf(HEROES[0]).length // all decks are of one size (1.2)
export const CARD_COUNT = HEROES.reduce((sum, hero) => sum + deckOf(hero).length, 0)

const voyages = CARDS.filter(isVoyage)
export const VOYAGE_COUNT = voyages.length
export const VOYAGES_WITHOUT_BOOST = voyages.filter(card => facts(card).boost === 0).length
/** What a Voyage card gets when all the others lie in the discard pile (18.4.1). */
export const MOST_FROM_VOYAGES = (VOYAGE_COUNT - 1) * CARD['sinbad.voyageHome'].n.perVoyage
