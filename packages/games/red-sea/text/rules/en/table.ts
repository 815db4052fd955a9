// Chapters 11 to 14: bids and tournaments, the combined game, one question at a time, who sees what.

import type { Chapters } from '@ludoteka/text-kit'
import { BASE_CARDS } from '../../../content/cards.ts'
import { BONUS_OVER_CONTROL, MAX_BID, PICK_BUDGET, TURNS_COMBINED } from '../../../content/tracks.ts'
import { cards, turns } from '../../counts.en.ts'
import { quoted } from '../../names.en.ts'

export const TABLE = {
  '11': {
    title: 'Bids and tournaments',
    paragraphs: {
      '11.1':
        'If the table was opened so, both show after the check of Military Operations that they hold no scoring card. Table ruling: only this fact is shown.',
      '11.2': 'Whoever still holds a scoring card loses (10.1.5).',
      '11.3':
        'Cards are dealt one by one, the USSR first; whoever needs more gets them at the end. Table ruling: in all games.',
      '11.4': `If the table was opened so, both secretly write a side and a number from 0 to ${MAX_BID}. Different sides: each gets the side named. The same side: the higher number gets it, and the opponent gets the other side and that much extra influence. The same number too: the lot decides, and whoever gets the other side receives the extra influence.`,
      '11.4.1': `The extra influence goes to countries where you already have influence, up to ${BONUS_OVER_CONTROL} more than control takes. Table ruling: what does not fit is lost.`,
    },
  },
  '12': {
    title: 'The combined game',
    paragraphs: {
      '12.1.1': `If the table was opened so, ${cards(BASE_CARDS.length)} of the base game lie ready. First the US, then the USSR chooses some with at most ${PICK_BUDGET} Ops in all, from neutral cards and those of its own side, and they go into the decks of their periods. Table ruling: before the deal; choosing none is allowed.`,
      '12.1.2': `The game then lasts ${turns(TURNS_COMBINED)}; the Late War cards come in after turn 1, final scoring after the last. Table ruling: the last turn is played like the others.`,
      '12.2': 'Table ruling: what these cards say of countries and regions that are not on this map is left out.',
    },
  },
  '13': {
    title: 'One question at a time',
    paragraphs: {
      '13': 'An event may stop to ask somebody, even the player who is not active. Until the answer is given nobody can do anything else. Headlines and bids are chosen by both at once.',
    },
  },
  '14': {
    title: 'Who sees what',
    paragraphs: {
      '14': `Hidden from your opponent: your hand, your headline and your bid until the reveal. Hidden from everybody: the order of the deck, except a card put under it by 6.3.6.1. Open to all: influence, tracks, markers, the number of cards, the discard pile, the cards out of the game and in force, and ${quoted('romanianAutonomy')}. What an event shows is shown to whom it says. Table ruling: spectators see only what is open to all.`,
    },
  },
} as const satisfies Chapters
