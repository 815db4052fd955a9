// Chapters 15 and 16: retreat and death.

import type { Chapters } from '@ludoteka/text-kit'

export const LOSSES = {
  '15': {
    title: 'Retreat',
    paragraphs: {
      '15.1': 'Nobody retreats of his own will. Retreating Nobles are handled one by one in their Baron’s order.',
      '15.2':
        'For each a fate card is drawn: a mercenary of that nationality in his army, chosen by his Baron, deserts. Then 2.13. Table ruling: if that kills him, 16.1 is done in full and he does not retreat.',
      '15.3':
        'He goes to an adjacent area over a passable border without any other Baron’s city, Noble or stronghold. It does not change whether he is ready.',
      '15.4':
        'Without such an area he is exhausted and put in the area of his stronghold. If that is besieged or off the board he dies.',
      '15.5': 'From overseas there is no retreat: he dies. Table ruling: without the draw of 15.2.',
      '15.6': 'Table ruling: a Noble retreating from his own stronghold that is being taken cannot use 15.4.',
    },
  },
  '16': {
    title: 'Death of a Noble',
    paragraphs: {
      '16.1': 'For each dead Noble 16.2 to 16.5 are done.',
      '16.2': 'A fate card is drawn: a mercenary of that nationality in his army, chosen by his Baron, deserts.',
      '16.3':
        'His Baron discards mercenaries of this army worth exactly 100 per casualty token; if that is impossible, more, but no card that is not needed; if all together are less, all. Regulars stay. The tokens are removed. Table ruling: a table may choose the highest total that does not exceed the casualties.',
      '16.4': 'The Noble leaves the board, and his office is discarded.',
      '16.5':
        'His other troops stay with him off the board, and he may come back in Upkeep as his own heir. Without an heir his mercenaries go to the deck, and his regulars and he leave the game.',
      '16.6': 'Every Noble has an heir unless an event or 21.3 says otherwise.',
    },
  },
} as const satisfies Chapters
