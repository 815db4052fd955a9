// Numbers and lists the rules speak of that follow from the cards and the map.

import { CARD, RED_SEA_CARDS } from '../../content/cards.ts'
import { FLASHPOINTS as HOT, SPACE, SPACES, type Space } from '../../content/spaces.ts'

export const BATTLEGROUNDS: readonly Space[] = SPACES.filter(at => SPACE[at].battleground)
export const FLASHPOINTS: readonly Space[] = HOT
export const STABILITIES = SPACES.map(at => ({ at, stability: SPACE[at].stability }))

/** Romanian Autonomy is never shuffled in (3.1). */
export const MID_WAR_DECK = RED_SEA_CARDS.filter(card => CARD[card].era === 'mid' && card !== 'romanianAutonomy').length
