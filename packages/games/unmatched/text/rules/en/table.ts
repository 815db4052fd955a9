// Chapters 20, 22 and 23: who sees what, one question at a time, options.

import type { Chapters } from '@ludoteka/text-kit'
import { quoted } from '../../names.en.ts'

export const TABLE = {
  '20': {
    title: 'Who sees what',
    paragraphs: {
      '20': `Hidden from your opponents: your hand, the cards you have laid face down until they are turned up, and whether you had a card to defend with. Hidden from everybody: the order of a deck; only what ${quoted('arthur.prophecy')} puts back stays known to those who looked, until it is drawn or the deck is shuffled. Open to all: discard piles, every discarded card, the number of cards in hands, decks and face down, health, positions, zones, Alice’s size, whose turn it is, the actions left, and where everybody stood when the turn began.`,
      '20.1':
        'When you look at hidden cards you learn what is there at that time; later changes are not shown to you. The lists of the decks are public, so everybody can work out what a seat has in hand and deck together, but not which card is where.',
      '20.3': 'Table ruling: spectators see only what is open to all.',
    },
  },
  '22': {
    title: 'One question at a time',
    paragraphs: {
      '22.1':
        'An effect may stop to ask somebody, even a player whose turn it is not: the defender for a card, for example. Until the answer is given nobody can do anything else. Nobody can interrupt with further cards.',
    },
  },
  '23': {
    title: 'Options',
    paragraphs: {
      '23.1':
        'Off unless the table was opened with it: victory is checked only after the abilities at the start of a turn and at the end of each action, as in later printings. Defeated heroes still leave the board at once, and all effects under way are carried out. If both sides then have no hero left, the one whose turn it is wins. Without this option victory is checked immediately (13.1, 19.10).',
      '23.2': `Off unless the table was opened with it: when the effects of ${quoted('arthur.excalibur')} are cancelled, King Arthur keeps his boost (17.1.5).`,
      '23.3': 'Three or four players each for themselves is not in this rulebook and is not offered here.',
    },
  },
} as const satisfies Chapters
