// Chapter 10: scoring and victory.

import type { Chapters } from '@ludoteka/text-kit'
import { REGION } from '../../../content/spaces.ts'
import { AUTOMATIC_VICTORY, AUTONOMY_VP, SEA_LANES } from '../../../content/tracks.ts'
import { quoted } from '../../names.en.ts'

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
        'A scoring card may never stay unplayed, not even because of an event. Table ruling: the guard of 4.5.D sees to it; whoever still holds one after the action rounds loses at once, and if both do, the game is a draw.',
      '10.1.6':
        'The order of a scoring: flashpoints (10.4.1), then both results, then the Sea Lanes, then the difference, then the check for victory.',
      '10.2.1':
        'The Sea Lanes count in every scoring of a region for whoever controls them or has more influence there.',
      '10.2.2': 'They are controlled like a country (2.1.8).',
      '10.2.3': `Whoever controls them multiplies the result of the region by ${SEA_LANES.multiplier}, before the difference is taken.`,
      '10.2.4': `Whoever only has more influence there gets ${SEA_LANES.lead} VP. Table ruling: even without presence in the region.`,
      '10.2.5': `In final scoring they do not touch the regions; afterwards control gives ${SEA_LANES.finalControl} VP, a mere lead ${SEA_LANES.finalLead}.`,
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
