// Chapters 22 and 23: decisions and hidden information.

import type { Chapters } from '@ludoteka/text-kit'

export const KNOWLEDGE = {
  '22': {
    title: 'Decisions',
    paragraphs: {
      '22': 'You decide only when the table asks you. Who is asked, and what may be answered, follows from the rules above.',
      '22.1':
        'Questions come in the order of these rules. Only those that apply are asked; forced answers are filled in. Offers between Barons may come whenever the game waits for somebody.',
    },
  },
  '23': {
    title: 'Who knows what',
    paragraphs: {
      '23.1':
        'Each Baron knows his own cards in each action area; nobody knows their order or the neutral cards. Table ruling: other Barons’ hands are not shown.',
      '23.2':
        'Open to all: cards in the coloured areas, agendas, the mercenary offer, laws, charges, offices and lasting events.',
      '23.3': 'The order of the decks is unknown to all; only the colour of the top event is seen.',
      '23.4':
        'Fate cards drawn for a battle are seen only by the side that drew them until 11.5.4; cards put away stay secret.',
      '23.5':
        'Committed votes are secret until shown; how many a Baron has is public. Table ruling: so are crowns, faith, influence, troops and casualties.',
      '23.6': 'Armies are secret at set-up until all are ready (3.10).',
      '23.7':
        'What a Baron saw through “Informers” he alone knows; that he looked, where and at how many cards is public.',
      '23.8':
        'The discards of events and agendas are open. The neutral cards set aside are unknown. Table ruling: how many cards each action area holds, and how many of each Baron, is public.',
      '23.9':
        'Pledges, investments, hires, refusals and leave are open, and so is every fate card drawn outside a battle.',
    },
  },
} as const satisfies Chapters
