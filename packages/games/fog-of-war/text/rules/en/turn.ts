// Chapter 2: a player's turn, intel and politics.

import type { Chapters } from '@ludoteka/text-kit'

export const TURN = {
  '2': {
    title: 'A player’s turn',
    paragraphs: {
      '2.1':
        'In 1940 the Axis take the first turn. In later years the player with more cards in the combat deck begins, compared after 3.10; if equal, the Axis. Then you take turns. The player who took the last turn of a year may also take the first of the next.',
      '2.2':
        'First of all, your wheel turns one step clockwise: the next slot in the order Alpha, Bravo, Charlie, Delta, Echo, Foxtrot comes to NEW OP, and every other slot moves one position on. In each player’s first turn Alpha comes to NEW OP. If the slot that arrives there still holds an operation, it has gone full circle and is cancelled at once (4.4).',
      '2.3':
        'Then you take as many actions as you like, in any order and as often as you like: defend (4.1), new operation (4.2), reinforce an operation (4.3), cancel an operation (4.4), launch an operation (4.5), reinforce a quagmire (4.6), and intel (2.4).',
      '2.3.1':
        'Table ruling: an action that cannot be carried out in full is not offered. Only you are shown which actions and targets you have, because the list would betray your plans.',
      '2.3.2':
        'Table ruling: once your duty to play is met (2.9) you may end the turn, or enter its closing stage for cheap intel (2.4.2) if you have a ready token and there is a stack to look at. In the closing stage you are asked again after each attempt, as long as you have both; then the turn goes on to 2.10 by itself.',
      '2.4':
        'Intel: at any moment of your own turn when nothing is being resolved you may try to look at the enemy’s cards in one province, at the neutral cards in one province, at one operation on the enemy wheel (never the one at NEW OP, which shows No Intel) or, as the Allies, at the three objective cards beside Morocco. Objectives the Axis kept or put in the box, hands, decks and piles can never be looked at. The three objectives can be named whoever controls Morocco, and neutral cards in any province, also in your own. Table ruling: the first such moment is after 2.2; a battle once begun is finished first.',
      '2.4.1':
        'Name the exact stack. Where neutral and enemy cards lie in one province, say which of the two you mean. An empty stack cannot be named.',
      '2.4.2':
        'During the turn an attempt costs 2 tokens; as the last thing in the turn, when only more such attempts follow, it costs 1. Your opponent may cancel it for 2. You may restore it for 1 more, your opponent cancel it again for 1, and so on, until one of you declines or cannot pay. If the last payment was yours, the attempt succeeds; otherwise it fails. Table ruling: whoever cannot pay is not asked. A turn has a main stage and a closing stage; once 2.9 is met you may enter the closing stage, in which you may only try intel for 1 token or end the turn. Attempts on neutral cards and objectives can be contested too.',
      '2.4.3':
        'Every token paid is turned to its used side, whether the attempt succeeded or not. Used tokens cannot pay again this year.',
      '2.4.4':
        'If the attempt succeeds, the stack is shuffled. Table ruling: for an operation the stack is its target’s province card together with all its combat cards.',
      '2.4.5':
        'You look in secret at a random half of the stack (0.10): at 1 of the 3 objectives, at 2 cards of a stack of 4 or 5.',
      '2.4.6': 'The cards go back and the stack is shuffled again. The order in a stack never has a meaning.',
      '2.4.7': 'You may try as often as you can pay, on the same stack too.',
      '2.5': 'The Allies win when they hold Berlin and the Ruhr (0.2).',
      '2.6':
        'Attack on the USSR: when the Axis launch an operation against any province of the USSR before the USSR is in the war, all its provinces that are still neutral become Allied before the battle, the Soviet cards are shuffled into the Allied combat deck, and Ural becomes a supply source. Table ruling: it happens when the target is shown (4.5.2), whatever the battle brings. Neutral and Allied cards in those provinces stay and defend; Axis cards there go to the Axis discard pile. If the Allied deck had run out, the Allies draw again at the end of their next turns; winter, once begun, stays. The Allies may place cards in neutral provinces of the USSR, but never plan an operation against them.',
      '2.7':
        'Fall of Paris: the first time the Axis take Paris, those of Vichy, Morocco and the Levant that are Allied become Axis, and Allied cards in them go to the Allied discard pile. Table ruling: what the Axis already hold stays as it is. An Axis quagmire in one of the three ends, and its attackers stay as the garrison; Axis operations against a province gained this way are cancelled (0.12).',
      '2.8':
        'Fall of Britain: the first time the Axis take Britain, Egypt becomes Axis if it is Allied, and Allied cards there go to the Allied discard pile. Table ruling: as in 2.7.',
      '2.9':
        'Duty to play: if you have cards in hand when your turn begins, you must play at least one of them during the turn (4.1, 4.2, 4.3 or 4.6). The duty is met as soon as one card has left your hand in one of these ways, whatever becomes of it. Table ruling: if no card can be placed anywhere when you want to leave the main stage, you discard one unseen instead.',
      '2.10':
        'At the end of your turn you draw until you hold 3 cards or your deck is empty. Then winter (2.10.1) and the end of the year (2.10.2) are checked.',
      '2.10.1':
        'Winter: if your deck is found empty after your draw, winter begins. Table ruling: only the deck of the player who ends the turn counts, whatever the other deck holds. Winter begins once in a year and lasts to its end, even if that deck gets cards again (2.6). Without a deck you still take your turns: the wheel turns, you may use intel, launch operations and play the cards left in your hand.',
      '2.10.2':
        'End of the year: the year ends when both decks have run out. Table ruling: it ends when both decks and both hands are empty after a draw (2.10); until then a player with no cards at all goes on taking turns. With the table option for a shorter year, empty decks are enough, and cards left in hands are discarded before 3.1.',
      '2.11': 'Otherwise it is your opponent’s turn. Table ruling: turns always alternate until the year ends.',
    },
  },
} as const satisfies Chapters
