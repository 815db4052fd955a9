// Chapters 19, 20, 22 and 23: team play, who sees what, one question at a time, options.

import type { Chapters } from '@ludoteka/text-kit'
import { quoted } from '../../names.en.ts'

export const TABLE = {
  '19': {
    title: 'Team play (three or four players)',
    paragraphs: {
      '19.1':
        'Two teams of two seats, A and B, play against each other. Teammates sit together; each controls only their own hero and sidekicks.',
      '19.2': 'You need a board with four start spaces. Both boards here have them.',
      '19.3':
        'The heroes are placed with their sidekicks and ability decisions (2.6, 2.7) in this order: A1 on start space 1, B1 on 2, A2 on 3, B2 on 4. Table ruling: which team begins is drawn at random or set when the table is opened; if team B begins, the order is B1, A2, B2, A1. Heroes are chosen in the same order, none twice; everything else is set up as for a duel (2.1).',
      '19.4': 'The turn order is A1, B1, A2, B2, repeated for the whole game; if team B began, B1, A2, B2, A1.',
      '19.5':
        'Your teammate’s fighters are friendly: you may move through them and cannot attack them. Effects on “any fighter”, “each fighter” or “a fighter” still include them; “your fighters” does not.',
      '19.6':
        'You may discuss your cards and plans with your teammate. Table ruling: your teammate sees what you see: your hand, the cards you laid face down and the cards you look at in private. Neither of you sees the order of a deck. Your choices remain your own.',
      '19.7': 'In a combat only the owners of the two fighters choose cards; a teammate cannot add any.',
      '19.8':
        'A defeated hero leaves the board at once. You play on while at least one of your seat’s sidekicks is on the board: full turns, with the cards your remaining fighters may use. When all fighters of your seat are defeated, the seat is out and takes no more turns.',
      '19.9':
        'With three players, one person plays both seats of a team: two separate decks, hands, discard piles and turns. The two hands must not be mixed. Table ruling: that team is named when the table is opened, or drawn at random.',
      '19.10':
        'Your team wins at once when both heroes of the other team are defeated; sidekicks do not matter. Table ruling: should all four heroes be down at the same moment, the team whose turn it is wins (13.3).',
      '19.11':
        'Table ruling: a seat that is out is skipped, and the others keep their order (without A2: A1, B1, B2, A1 and so on). If your seat goes out in its own turn, the action under way is carried through as far as possible (19.13); then your turn ends, without further actions and without discarding. Your deck, hand and discard pile stay where they are, unused; the pile may still be looked at.',
      '19.12': `Table ruling: an ability that names its hero works only while that hero is on the board (King Arthur, Alice, Medusa). Sinbad’s bonus (17.4.1) does not name him and goes on for the Porter. A Harpy may play ${quoted('medusa.wingedFrenzy')} without Medusa, but no Harpy returns (16.9).`,
      '19.13':
        'Table ruling: a hero’s defeat does not stop a combat while the game goes on. Effects after combat happen (10.8), even those of a seat that has just lost its last fighter: it still draws, makes its opponent discard and so on. Then the combat ends as usual. If it is your turn and you still have sidekicks, you take your remaining actions.',
      '19.14': `“Your opponent” is the seat in the combat (16.7). ${quoted('medusa.hissAndSlither')}, for example, makes the attacker’s seat discard, not its teammate.`,
    },
  },
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
