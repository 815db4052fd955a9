// Chapters 4 to 7: the round, planning, actions and the Barons’ cards.

import type { Chapters } from '@ludoteka/text-kit'

export const ROUND = {
  '4': {
    title: 'The round',
    paragraphs: {
      '4.1': 'A round has three phases: Planning, Actions and Upkeep.',
      '4.2': 'Special phases interrupt the Actions; each is finished before the next action card is revealed.',
      '4.3':
        'Table ruling: a pass from the Chairman clockwise begins with whoever holds the token when it begins and goes on unchanged if the token moves. Barons with nothing to decide are passed over.',
      '4.4':
        'Table ruling: what hits several armies, cities or Barons outside a battle takes the Barons clockwise from the Chairman, each in his own order; every army is finished before the next.',
      '4.5':
        'Table ruling: what changes the board takes effect at once, before the next question. The end of the game is looked at only in 17.1 and 17.7, and in 21.4.',
    },
  },
  '5': {
    title: 'Planning',
    paragraphs: {
      '5.1':
        'Each Baron secretly puts up to 6 action cards from his hand face down, at most two in each of the three action areas.',
      '5.2': 'He may put fewer, even none.',
      '5.3':
        'All plan at the same time and may change their minds until everybody is ready. Table ruling: how many cards lie where is public, which ones is not.',
      '5.4':
        'The 8 neutral cards are shuffled, and two go face down in each action area; the last two stay aside unseen.',
      '5.5': 'The pile of each area is shuffled.',
    },
  },
  '6': {
    title: 'Actions',
    paragraphs: {
      '6.1':
        'The top card of the first area is revealed, resolved and allocated, then the next, until the area is empty; then the second area, then the third.',
      '6.2': 'A Baron’s card is performed or declined by its owner. A neutral card is carried out (8.1).',
      '6.2a':
        'Table ruling: who declines does nothing of the card. “Levy Taxes”, “Rally Support” and “Serve the Church” are taken whole or not at all.',
      '6.3':
        'Then the card is allocated, also if it was declined. “Levy Taxes” goes to the yellow area, “Draft Soldiers” to the red one, “Rally Support” to the blue one, “Serve the Church” to any of the three. “Mobilize Forces” goes to red after moves, to blue after a battle; after both, or neither, its owner chooses red or blue. “Versatile Strategy” returns to the hand, a neutral card to the neutral cards.',
      '6.4':
        'Special phases begin when a card has been allocated and an area holds twice as many cards as there are Barons: yellow for Taxation (9.1), red for Wages (9.2), blue for the Assembly (9.3). The Mercenary Draft (9.4) begins when the track has one marker more than there are Barons.',
      '6.5': 'If “Draft Soldiers” brings about both Wages and the Draft, Wages come first.',
      '6.6': 'When all three action areas are empty, Upkeep follows (17.1).',
      '6.7': 'Cards that return to the hand can be used again from the next Planning on.',
    },
  },
  '7': {
    title: 'Cards of the Barons',
    paragraphs: {
      '7.1':
        '“Levy Taxes”: gain 1 crown per area, kingdom or overseas, with at least one of your Nobles. Nobles on a port icon give nothing.',
      '7.2':
        '“Draft Soldiers”: you may put a baron marker free on any empty usable space of the mercenary track. There is one usable space more than there are Barons.',
      '7.3':
        '“Rally Support”: gain 2 votes. If you then have more votes than every other Baron, you become Chairman. Table ruling: not while you are banned (9.3.14).',
      '7.4':
        '“Serve the Church”: gain 1 faith. If you then have more faith than every other Baron, you become Head of the Church. A heretic gains nothing.',
      '7.5':
        'The two tokens move only by 7.3, 7.4, 9.3.14, 21.4 and cards that say so. Losing votes or faith does not move them.',
      '7.6':
        '“Mobilize Forces”: choose an area. Move any of your ready Nobles into it (10.1), then start one battle in it, if you like, with any ready Nobles of yours there (11.1). Nobles who moved or attacked are exhausted. Table ruling: Nobles who moved may stay out of the battle; those who did neither stay ready. Who arrives by sea takes no part (10.7).',
      '7.6a':
        'Table ruling: the area is named first and stays. Nobles move one after the other, and you may stop at any time. A Noble who moved with this card counts as ready for its battle, ability too, but gives no more troops (10.8a). Nobles stopped on the way are exhausted at once.',
      '7.7':
        '“Versatile Strategy”: choose exactly one: (a) 2 crowns; (b) 1 vote, which does not move the Chairman token; (c) move one ready Noble, then exhaust him; (d) start a battle where your ready Nobles already stand, then exhaust the attackers; (e) put a baron marker on an empty usable space of the mercenary track and pay its fee.',
    },
  },
} as const satisfies Chapters
