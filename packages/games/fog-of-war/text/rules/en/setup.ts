// Chapters 0 and 1: aims, places for cards, supply; set-up.

import type { Chapters } from '@ludoteka/text-kit'

export const SETUP = {
  '0': {
    title: 'Aims, cards and supply',
    paragraphs: {
      '0.1':
        'Axis aim: the Axis win at once when they have 70 victory points (VP) or more. VP come only from scoring at the end of a year (3.1) and from purchases (3.5.4); the total is checked right after each of them. Table ruling: VP have no upper limit and are never lost.',
      '0.2':
        'Allied aim: the Allies win at once when they control Berlin and the Ruhr at the same moment, in anyone’s turn. It is checked after every change of control, when all its consequences have been applied. Table ruling: the deciding battle is still paid for (6.1.3).',
      '0.3':
        'End of 1944: if nobody has won by then, the Axis win if they control both provinces of their two secret objectives; otherwise the Allies win (3.11.2). There is no draw.',
      '0.4':
        'Every province is controlled by the Axis or by the Allies, or is neutral. Neutral at the start are the six orange provinces (Norway, Sweden, the Low Countries, Spain, the Balkans, Turkey) and the seven of the USSR (the Baltic States, Kiev, Odessa, Leningrad, Moscow, the Caucasus, the Black Sea). An enemy province is one that the other player controls.',
      '0.5':
        'Your cards lie in these places. Combat deck: face down, shuffled, nobody may look. Hand: at most 3 combat cards, seen only by you. Provinces: any number of your combat cards, face down. Operation wheel: six slots; an operation is one province card, its target, with one or more combat cards, all face down. Discard pile: becomes next year’s deck (3.10). Win pile: cards spent to win battles, shared out at the end of the year (3.2). Loss pile: cards that come back only for production points (3.5.1); reinforcements arrive here too (3.12). Table: the province cards of the provinces you control, face up. Province deck: your other province cards, except those on the wheel and those lying in quagmires. Each player has one province card for each of the 28 provinces, so you can never have two operations, or an operation and a quagmire of your own, for the same province. Table ruling: the discard, win and loss piles lie face down, and only their owner may look through them. In a province the Axis cards, the Allied cards and the neutral cards are three separate stacks; in a quagmire the attackers are simply their side’s stack there. The American and Soviet cards and the reinforcements lie aside, open to both players, until 2.6, 3.8, 3.9 or 3.12 brings them in.',
      '0.6':
        'Combat cards always go to the piles of their own owner. Neutral cards that leave a province are out of the game.',
      '0.7':
        'Supply sources of the Axis are Berlin, the Ruhr and Italy; of the Allies Britain, Paris and Egypt, and also the supply boxes beyond the map: Ural once the USSR is in the war, and North America once the USA are. Table ruling: a province is a source only for its own side, only while that side controls it, and only while there is no quagmire in it. The boxes can never be attacked, hold no cards and always work once they are active.',
      '0.8':
        'A province you control is supplied if it is one of your working sources, or is adjacent to an active supply box of yours or to another supplied province of yours. Sea provinces carry supply like land provinces. Supply never passes through a province with a quagmire. Table ruling: the ban on attacks from the North Sea on the Ruhr (4.5.4) does not concern supply. A province of yours with a quagmire is never supplied, but it is connected if it is one of your listed sources or is adjacent to a supplied province or an active box of yours; this matters only for 0.9 and 4.6.',
      '0.9':
        'A province that is neither supplied nor connected (0.8) carries a no-supply marker. Table ruling: the markers of both sides follow from the board and change at once with control, quagmires and boxes. Without supply you may not place cards in the province (4.1, 4.6) nor attack from it (4.5.4). It still gives VP and resources, defends with all its cards, and its cards can be recalled (3.6).',
      '0.10': 'Half always means half rounded down, but at least 1. Half of no cards is none.',
      '0.11':
        'Shuffles, the neutral card that is removed, the halves of 2.4.5 and 6.2 and the deal of 3.2 are left to chance. Table ruling: where one step needs chance for both players, the attacker comes before the defender in a battle, and the Axis before the Allies elsewhere.',
      '0.12':
        'When control of a province changes, by battle or by politics, its new controller’s province card goes face up on the table, wherever it was, and the old controller’s card returns to the province deck; a neutrality token goes away. Table ruling: if control changes by politics (2.6, 2.7, 2.8, 3.7, 3.9) and the new controller had an operation against the province, that operation is cancelled and its combat cards are discarded unseen; a quagmire of the new controller there ends. The new controller’s cards and the neutral cards stay; the other side’s cards go to their owner’s discard pile unseen, except the attackers of an Allied quagmire in 3.7. Operations of the other side against the province stay on the wheel. What a battle changes is settled by 6.1 alone.',
    },
  },
  '1': {
    title: 'Set-up',
    paragraphs: {
      '1.1':
        'The game begins in the summer of 1940. The Axis have 0 VP. The Axis production level is 8, the Allied one 6.',
      '1.2':
        'The 15 neutral cards are shuffled, one is removed unseen, and the other 14 are laid face down: 1 each in Norway, the Low Countries, the Balkans and the Baltic States, 2 each in Sweden, Spain, Turkey, Kiev and Odessa.',
      '1.3':
        'Each of the six orange provinces gets a neutrality token. The provinces of the USSR are neutral too, but take no token.',
      '1.4':
        'The Axis draw 3 of the 6 secret objective cards, keep 2 of their choice and put the third back in the box unseen.',
      '1.5':
        'The 3 objective cards that were not drawn are laid face down beside Morocco. Table ruling: only the Allies may look at them, and only through intel (2.4); the Axis know them by elimination.',
      '1.6':
        'The Axis control Berlin, the Ruhr, Poland, Italy, Libya and the Western Mediterranean. Their other 22 province cards are their province deck.',
      '1.7':
        'The Allies control Britain, Paris, Vichy, Morocco, Egypt, the Levant, the North Sea, the North Atlantic and the Eastern Mediterranean. Their other 19 province cards are their province deck.',
      '1.8': 'The Axis begin with 5 ready intel tokens, the Allies with 7.',
      '1.9':
        'The Allies look through their starting combat deck, choose up to 3 cards and place them face down, at most one in a province. Table ruling: any province of their own or neutral province will do (4.1); the objectives (1.4) are chosen first.',
      '1.10': 'Both players shuffle the rest of their combat deck and draw 3 cards.',
      '1.11': 'Both wheels are set with slot Foxtrot at NEW OP.',
      '1.12': 'The Axis take the superiority token (+1).',
      '1.13': 'At any time the Allies may look at the neutral cards in the Baltic States, Kiev and Odessa.',
    },
  },
} as const satisfies Chapters
