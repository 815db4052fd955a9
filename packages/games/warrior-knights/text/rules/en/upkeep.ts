// Chapters 17 and 18: Upkeep and the end of the game.

import type { Chapters } from '@ludoteka/text-kit'

export const UPKEEP = {
  '17': {
    title: 'Upkeep',
    paragraphs: {
      '17.1': 'A Baron who controls more than half of the unrazed cities of the kingdom wins, and the game ends.',
      '17.2':
        'Each Baron gains 1 influence per city he controls that is not besieged, overseas too; nothing while his stronghold is off the board. If the pool is short the rest comes from outside. When it is empty this is the last round. Table ruling: also if a card emptied it earlier in the round.',
      '17.3':
        'For each city a Baron controls without a Noble of his in its area, in his order, a fate card is drawn. On a revolt he pays 1 faith or crowns equal to twice the printed income, or the city becomes neutral (19.2.3).',
      '17.4': 'Nobles on port icons enter those areas.',
      '17.5': 'All exhausted Nobles become ready.',
      '17.6':
        'Baron by Baron: (a) move troops between his Nobles in the same area, and between them and the stronghold army there; (b) put back his stronghold in an area of the kingdom without an unrazed city, another stronghold or another Baron’s Noble; (c) redistribute troops among Nobles off the board; (d) give them troops of the stronghold army; (e) put Nobles with troops into the area of his stronghold or of his cities that are not besieged. Table ruling: in (a), (c) and (d) each card moves at most once; (d) needs a stronghold on the board that is not besieged.',
      '17.7': 'If this is the last round the winner is found (18.2). Otherwise the next round begins.',
      '17.8':
        'Table ruling: a Baron finishes 17.6 before the next begins. Everything in it is voluntary, and a Noble put on the board is ready.',
    },
  },
  '18': {
    title: 'End of the game',
    paragraphs: {
      '18': 'The game ends by force or after its last round; then nothing more can be played.',
      '18.1': 'Win by force: 17.1. At most one Baron can have more than half.',
      '18.2':
        'After the last round the Baron with the most influence wins. Ties go to the most cities, then to the highest sum of crowns, faith and votes, then to the most troops on the board. If it is still equal nobody wins. Table ruling: troops are counted by strength, casualties ignored, with the stronghold army and port icons; invested crowns count for nobody.',
      '18.3':
        'Table ruling: if the pool is not empty after round 15, that was the last round; a table may choose 10 or 20.',
    },
  },
} as const satisfies Chapters
