// Chapters 7 to 9: who knows what, how the table asks, and what runs out.

import type { Chapters } from '@ludoteka/text-kit'

export const KNOWLEDGE = {
  '7': {
    title: 'Who knows what',
    paragraphs: {
      '7.1':
        'Open to everybody: how many cards lie in every hand, deck, pile, province stack and wheel slot (the target is counted too); the wheels; intel tokens, ready and used; production levels; VP; year and season; control, quagmires and no-supply markers; province cards on the tables and in quagmires; who holds the superiority token; whether the USSR and the USA are in the war; neutral cards that were removed from a province; and the list of all cards.',
      '7.2':
        'Only you know your hand, your cards in provinces, your operations with their targets, your piles, and which actions you have. Your opponent knows the numbers. Nobody may look into a deck.',
      '7.3':
        'A battle shows all cards in it to both players (4.5.6). Table ruling: whatever stays in the province lies face down again afterwards, and the table shows only its number. Which cards a quagmire took is known to their owner alone (6.2.5).',
      '7.4':
        'Cards that are discarded without a battle, recalled or bought back stay secret; so do cancelled operations. The opponent knows how many cards there were, and where.',
      '7.5':
        'The neutral cards in the Baltic States, Kiev and Odessa are always known to the Allies (1.13); nobody knows the others before a battle or intel. The neutral card removed in 1.2 stays unknown to the end.',
      '7.6':
        'The Axis alone know their objectives, the boxed one too, until they are shown at the end (3.11.2). Each successful look of the Allies shows them one of the three beside Morocco, perhaps the same one again.',
      '7.7':
        'What intel shows is seen by the looker alone; the opponent knows which stack it was and how many cards. Table ruling: the table keeps your notes of what you have seen, with their age. The cards are shuffled and face down again, so a note says what was there, not what is there now.',
    },
  },
  '8': {
    title: 'Decisions',
    paragraphs: {
      '8': 'You choose the objectives (1.4), the first defences (1.9), your actions (2.3), payments for intel (2.4.2), origins (4.5.4), the use of the superiority token (5.6), payments for battles (6.1.3, 6.4.2), purchases (3.5) and recalls (3.6). No two decisions are made at once, and everything else happens by itself.',
      '8.1':
        'Table ruling: your main stage is asked at least once in every turn, even if you can only end it. Any other decision with a single possible answer is made by the table. Declining, buying nothing and recalling nothing are answers; first defences (1.9) and recalls (3.6) are confirmed, so that until then they can be taken back.',
    },
  },
  '9': {
    title: 'When something runs out',
    paragraphs: {
      '9.1':
        'An empty deck is dealt with in 2.10.1. If the discard pile is empty in 3.10, there is no new deck; that player begins the year without cards, and winter begins after that player’s first draw (2.10). If both begin without any cards, the Axis take one turn and the year ends.',
      '9.2': 'Tokens for control, quagmires, no supply and intel never run out. The production level stops at 20.',
      '9.3': 'Without ready intel tokens you can neither start intel nor cancel it.',
      '9.4':
        'Without any working source (0.7) none of your provinces is supplied: you can neither launch operations nor defend your own provinces. New operations, reinforcing operations, defending neutral provinces and reinforcing a connected or neutral quagmire as its defender stay open. An active box helps only through a province of yours next to it.',
      '9.5':
        'As a safety net a year ends after 200 turns; all cards in hands and decks are then discarded before 3.1. Play by the rules never gets there, because 2.9 uses up cards.',
    },
  },
} as const satisfies Chapters
