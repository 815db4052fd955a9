// Chapters 10 to 14: scoring and victory, bids and tournaments, the combined game, who is asked and who sees what.

import type { Chapters } from '@ludoteka/text-kit'
import { BASE_CARDS } from '../../../content/cards.ts'
import { REGION } from '../../../content/spaces.ts'
import {
  AUTOMATIC_VICTORY,
  AUTONOMY_VP,
  BONUS_OVER_CONTROL,
  MAX_BID,
  PICK_BUDGET,
  SEA_LANES,
  TURNS_COMBINED,
} from '../../../content/tracks.ts'
import { cards, quoted, turns } from '../../words.en.ts'

export const VICTORY = {
  '10': {
    title: 'Scoring and victory',
    paragraphs: {
      '10.1.1':
        'Presence: you control a country of the region. Domination: you control more countries and more battlegrounds than your opponent, with at least one battleground and one other country. Control: you control more countries than your opponent and all battlegrounds. Only the highest of the three counts.',
      '10.1.2': `Add ${REGION.africa.perBattleground} for every battleground you control in the region, then the Sea Lanes (10.2.1). The marker moves by the difference of the two results.`,
      '10.1.3': 'Some events give VP.',
      '10.1.4': 'Missing Military Operations give VP to the opponent (8.2.1).',
      '10.1.5':
        'A scoring card may never stay unplayed, not even because of an event. Table ruling: rule 4.5.D makes sure of it; whoever still holds one after the action rounds loses at once, and if both do, the game is a draw.',
      '10.1.6':
        'The order of a scoring: flashpoints (10.4.1), then both results, then the Sea Lanes, then the difference, then the check for victory.',
      '10.2.1':
        'The Sea Lanes count in every scoring of a region for whoever controls them or has more influence there.',
      '10.2.2': 'They are controlled like a country (2.1.8).',
      '10.2.3': `Whoever controls them multiplies the result of the region by ${SEA_LANES.multiplier}, before the difference is taken.`,
      '10.2.4': `Whoever only has more influence there gets ${SEA_LANES.lead} VP. Table ruling: even without presence in the region.`,
      '10.2.5': `In final scoring they do not touch the regions; afterwards control gives ${SEA_LANES.finalControl} VP, a lead ${SEA_LANES.finalLead}.`,
      '10.3.1': 'VP of one side are losses of the other: there is one marker.',
      '10.3.2': 'Past 0 it goes on to the other side.',
      '10.3.3': 'If both gain VP at once, it moves by the difference.',
      '10.4':
        'The game ends with an automatic victory (10.4.1) or with final scoring (10.4.2). Then nothing more happens.',
      '10.4.1': `Automatic victory: at ${AUTOMATIC_VICTORY} VP; when ${quoted('africaScoring')} is scored, for whoever controls Ethiopia, Somalia and more African countries than the opponent; at nuclear war, for the player who is not the active one (8.1.4). Table ruling: the points are looked at after each finished event, scoring, step in the Space Race and coup, and after the check of Military Operations.`,
      '10.4.2': `Final scoring: Africa and the Middle East without the Sea Lanes, then the Sea Lanes (10.2.5), then ${AUTONOMY_VP} VP for the holder of ${quoted('romanianAutonomy')}. ${AUTOMATIC_VICTORY} VP do not end it early. Whoever is ahead wins; at 0 the game is a draw. Table ruling: the flashpoints do not win here unless the table was opened so.`,
    },
  },
} as const satisfies Chapters

export const TABLE = {
  '11': {
    title: 'Bids and tournaments',
    paragraphs: {
      '11.1':
        'If the table was opened so, both show after the check of Military Operations that they hold no scoring card. Table ruling: only this fact is shown.',
      '11.2': 'Whoever still holds a scoring card loses (10.1.5).',
      '11.3':
        'Cards are dealt one by one, the USSR first; whoever needs more gets them at the end. Table ruling: in all games.',
      '11.4': `If the table was opened so, both secretly write a side and a number from 0 to ${MAX_BID}. Different sides: each gets the side named. The same side: the player with the higher number gets it, and the opponent gets the other side and that much extra influence. The same number too: chance decides, and the player who gets the other side receives the extra influence.`,
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
