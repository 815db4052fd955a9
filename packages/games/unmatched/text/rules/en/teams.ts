// Chapter 19: team play.

import type { Chapters } from '@ludoteka/text-kit'
import { quoted } from '../../names.en.ts'

export const TEAMS = {
  '19': {
    title: 'Team play (three or four players)',
    paragraphs: {
      '19.1':
        'Two teams of two seats, A and B, play against each other. Teammates sit together; each controls only their own hero and sidekicks.',
      '19.2': 'You need a board with four start spaces. Both boards here have them.',
      '19.3':
        'The heroes are placed with their sidekicks and ability decisions (2.6, 2.7) in this order: A1 on start space 1, B1 on 2, A2 on 3, B2 on 4. Table ruling: which team begins is drawn at random or set when the table is opened; if team B begins, the order is B1, A2, B2, A1. Heroes are chosen in the same order, none twice; everything else is set up as for a duel (2.1).',
      '19.4': 'The turn order is A1, B1, A2, B2, over and over for the whole game; if team B began, B1, A2, B2, A1.',
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
} as const satisfies Chapters
