// Chapter 4: actions.

import type { Chapters } from '@ludoteka/text-kit'

export const ACTIONS = {
  '4': {
    title: 'Actions',
    paragraphs: {
      '4.1':
        'Defend: place one or more cards from your hand face down in one province that is yours or neutral. Their number is not limited, and cards of any type may lie anywhere: a ship on land is legal, only useless. Table ruling: your own province must be supplied (0.9); a neutral one needs neither supply nor adjacency. In a province with a quagmire 4.6 is used instead.',
      '4.2': 'New operation: this is how you plan to take a neutral or enemy province.',
      '4.2.1':
        'If the slot at NEW OP already holds an operation, it is cancelled first (4.4). So at most one new operation a turn survives.',
      '4.2.2':
        'Choose a card from your province deck and put it face down in that slot. Table ruling: adjacency and supply are not needed yet. The Allies may not choose a neutral province of the USSR. The province card freed in 4.2.1 may be chosen again; the combat cards freed there are in the discard pile. A neutral province in which your opponent has a quagmire may be chosen, but see 4.5.4.',
      '4.2.3': 'Add at least one card from your hand, face down.',
      '4.3':
        'Reinforce an operation: add one or more cards from your hand face down to one of your operations, at any position of the wheel.',
      '4.4':
        'Cancel an operation: its province card returns to your province deck and its combat cards go to your discard pile, unseen. It is free, at any time in the main stage of your turn and in 3.6; it is forced in 2.2 and 4.2.1, and by 0.12, which puts the province card on the table instead.',
      '4.5':
        'Launch an operation: attack with it. You may launch several operations in one turn, one after the other. From 4.5.2 on the slot of the wheel counts as empty.',
      '4.5.1':
        'Choose one of your operations at a position that allows launching. Positions by the number of turns since the operation was made: 0 NEW OP, neither launch nor intel; 1 planning, no launch; 2 hasty, the defence gets 1 more; 3 and 4 ready; 5 prepared, the attack gets 1 more. After that 2.2 cancels it.',
      '4.5.2':
        'The target card is shown, and 2.6 or 3.7 happens if it applies. Table ruling: that there is a legal origin is checked before anything is shown; once the card is shown, the launch cannot be taken back.',
      '4.5.3': 'The target must be within reach of supply: the origin must be supplied.',
      '4.5.4':
        'Name the origin: a province you control, adjacent to the target. The Ruhr may not be attacked from the North Sea, but the North Sea may be attacked from the Ruhr. Table ruling: the origin must be supplied (0.8), so it has no quagmire; a supply box is never an origin. An operation without a legal origin, or against a province that is now yours, or against a province with any quagmire, cannot be launched: nothing is shown and it stays on the wheel. A province won in the same turn may be an origin if it is supplied, with or without a garrison.',
      '4.5.5':
        'If the target is neutral, or was until 4.5.2, and cards of your own lie there, they go to your discard pile unseen.',
      '4.5.6':
        'All combat cards of the operation, all cards of your opponent in the province and the neutral cards there are turned up. Your opponent is the defender, even if the province is neutral and even without a card there.',
      '4.5.7':
        'Both sides discard zero cards and unsuitable cards: naval cards in a battle for a land province, land cards in one for a sea province; the attacker also discards forts. Neutral cards of value 0 are out of the game. Table ruling: air cards are suitable everywhere, with the figure for that terrain; a fort does not suit the defender of a sea province.',
      '4.5.8':
        'A side without any suitable card is routed on the spot. Table ruling: no bonus counts and nobody is asked about the superiority token. If it is the attacker, 6.4 applies with attack strength 0; if it is the defender, whose neutral cards count too, 6.1 applies with defence strength 0. If neither has a suitable card, the attacker is the one routed.',
      '4.5.9': 'Both strengths are worked out (5.1 to 5.6).',
      '4.5.10': 'The outcome is found and applied (6.1 to 6.4).',
      '4.5.11': 'If the superiority token was used, its holder gives it to the opponent.',
      '4.6':
        'Reinforce a quagmire: add one or more cards from your hand face down to your side of one province with a quagmire. If you are the defender, nothing else happens. If you are the attacker, the battle is decided. Table ruling: it is fought at once, by 4.5.6 to 4.5.11, with all cards of both sides there. A defender who controls the province needs it to be connected (0.8); in a neutral province nothing is needed. The attacker needs at least one province that would be a legal origin for that target (4.5.4), not necessarily the first one. The battle cannot be started without adding a card; if it ends in a quagmire again, it may be done again, in the same turn too.',
      '4.6.1':
        'Table ruling: the attacker is the player whose province card lies on the map. The attacker may reinforce already in the turn of the launch. No origin is named. Cards of any type may be added; if they are discarded at once (4.5.7), the battle is fought all the same with what is left.',
      '4.6.2':
        'Table ruling: nobody can withdraw from a quagmire or give it up, and the defender can never start its battle. It ends only through 6.1, 6.3, 6.4 or 0.12.',
    },
  },
} as const satisfies Chapters
