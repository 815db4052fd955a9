// Chapters 4 and 5: the course of play, playing cards.

import type { Chapters } from '@ludoteka/text-kit'
import { ACTION_ROUNDS, HAND_SIZE, MAX_DEFCON, TURNS } from '../../../content/tracks.ts'
import { actionRounds, cards, quoted, turns } from '../../words.en.ts'

export const TURN = {
  '4': {
    title: 'The course of play',
    paragraphs: {
      '4.1': `The game lasts ${turns(TURNS)} of ${actionRounds(ACTION_ROUNDS)} for each player. The first is played with the Mid War cards; before the second the Late War cards come in.`,
      '4.2': 'Whoever takes the action round is the active player, no matter who is deciding at the moment.',
      '4.3': 'Starred events that happened leave the game (2.2.4).',
      '4.4':
        'After turn 1 the Late War cards are shuffled into what is left of the deck; the discard pile stays where it is. Table ruling: if a card is to be drawn or turned up and the deck is empty, the discard pile is shuffled into a new deck; if that is empty too, nothing is drawn.',
      '4.5.A': `Improve DEFCON: from turn 2 on it rises by 1 at the start of the turn, up to ${MAX_DEFCON}.`,
      '4.5.B': `Draw: both players fill their hands to ${cards(HAND_SIZE)}. ${quoted('romanianAutonomy')} does not count. Nobody discards down.`,
      '4.5.C': `Headline Phase: both secretly choose a card from hand, of any kind, and show them together. Both happen as events, the higher printed Ops first, the US first on a tie; scoring cards count as 0. An opponent’s event is carried out by the opponent, but whoever chose the card is the active player. Table ruling: ${quoted('usPresidentialElections')} comes before everything; an event that is impossible does nothing and its card is discarded; if the first card ends the game, the second does not happen.`,
      '4.5.D': `Action rounds: you take turns, the USSR first, ${ACTION_ROUNDS} each, and play one card in each (5.1). A card left over is kept for the next turn, unless it is a scoring card. Whoever has no cards waits. Table ruling: if you have as many scoring cards as action rounds left, you may only play scoring cards; an 8th action round comes after all others and may be declined unless you hold a scoring card.`,
      '4.5.E': 'Military Operations are checked (8.2.1), then both markers return to 0.',
      '4.5.F': 'Cards left over are shown, if the table plays so (11.1).',
      '4.5.G': `${quoted('romanianAutonomy')} is turned face up.`,
      '4.5.H': 'The next turn begins; after turn 1 the Late War cards come in (4.4).',
      '4.5.I': 'After the last turn comes final scoring (10.4.2).',
      '4.5.J':
        'Table ruling: whatever lasts until the end of the turn ends when the action rounds are over, before the Military Operations are checked.',
    },
  },
  '5': {
    title: 'Playing cards',
    paragraphs: {
      '5.1':
        'In your action round you play a card: your own or a neutral one for its event, for Ops or for the Space Race (6.4.1); an opponent’s card for Ops together with its event (5.2), or for the Space Race without it; a scoring card to be scored. With cards in hand you can neither pass nor simply discard. Table ruling: an operation is offered only if it is possible at all; influence can always be placed (6.1.4).',
      '5.2':
        'If you use the Ops of a card with your opponent’s event, the event happens too, and your opponent carries it out. You decide which comes first. An event that is impossible does nothing, and the card is discarded even if it is starred; an event that happens and changes nothing counts as having happened. Table ruling: whether the event is possible is judged when its turn comes; the kind of operation is chosen, and the Ops are read, when the operation begins; what the event of a card changes about Ops does not count for that card; if the first half ends the game the second does not happen.',
      '5.3': 'Where an event asks for a card of a certain value, a higher one will do.',
      '5.4': 'The event of a card discarded because of an event does not happen, not even of a scoring card.',
      '5.5': 'Cards go before these rules, except before 10.1.5.',
      '5.6': `Table ruling: if several duties bind one action round, the first of these counts and the others wait: scoring cards (4.5.D), ${quoted('stagflation')}, ${quoted('bearTrap')}, ${quoted('missileEnvy')}. While bound you cannot play ${quoted('romanianAutonomy')} instead.`,
    },
  },
} as const satisfies Chapters
