// Chapter 24: how the texts of cards are carried out.

import type { Chapters } from '@ludoteka/text-kit'

export const EFFECTS = {
  '24': {
    title: 'What cards do',
    paragraphs: {
      G1: 'Unless a card says otherwise it applies to the Baron who drew it, owns it or was chosen by the vote; a law applies to every Baron.',
      G2: 'Events and motions happen at once and are then over. Laws, charges, offices and kept events work as long as they are in force.',
      G3: 'A condition on a card is tested when the card is carried out.',
      G4: 'What a card says to do otherwise is done if the first part found nothing to do.',
      G5: 'A card does as much as it can; the rest is dropped. Nobody ever has less than 0 of anything.',
      G6: 'Fate cards are drawn before a card can be cancelled (8.2.6) or refused (9.3.12b).',
      G7: 'On the board includes port icons; in an area does not.',
      G8: 'Where a card gives or takes something for each city, Noble or area, they are counted at that moment.',
      G9: 'A Baron is asked whether he obeys a law when it would bind him: after income (9.1.2a), at wages (9.2.3a), before sailing (10.6), on the road (10.2), when razing (19.3.1) and in battles after leave has been given (12.1).',
    },
  },
} as const satisfies Chapters
