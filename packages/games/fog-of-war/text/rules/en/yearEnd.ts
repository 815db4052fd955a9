// Chapter 3: the end of the year.

import type { Chapters } from '@ludoteka/text-kit'

export const YEAR_END = {
  '3': {
    title: 'End of the year',
    paragraphs: {
      '3': 'The steps follow each other in this order; a win under 0.1 stops everything at once. Table ruling: each step is finished for both players before the next begins, so both have bought (3.4, 3.5) before anyone recalls (3.6).',
      '3.1':
        'Axis scoring: the Axis gain the VP of every province they control. A province they attack in a quagmire is not theirs; one they defend in a quagmire is. With 70 or more the Axis win.',
      '3.2':
        'Win piles: each player shuffles the win pile and deals it out in turn, the first card to the discard pile, the second to the loss pile, and so on. The discard pile gets the larger half.',
      '3.3': 'Intel: both players turn all their used intel tokens to ready.',
      '3.4':
        'Production: your production points are the smaller of two numbers, the resources of all provinces you control, with or without supply or quagmire, and your production level, both taken when your spending begins. The player without the superiority token spends first, then the other.',
      '3.5':
        'Purchases: in any order and number, as long as you have points. Table ruling: unspent points are lost, what cannot be carried out is not offered, and purchases are final.',
      '3.5.1': 'For 1 point you move a card of your choice from your loss pile to your discard pile.',
      '3.5.2':
        'For 1 point you raise your production level by 1. Table ruling: it stops at 20 and changes nothing about this year’s points.',
      '3.5.3': 'For 1 point you take 2 new intel tokens, ready side up.',
      '3.5.4': 'For 2 points the Axis, and only they, gain 1 VP. The total is checked at once (0.1).',
      '3.5.5': 'At the end of 1944 the Allies have no production points; the Axis have theirs and may buy VP.',
      '3.6':
        'Recall: first the player without the superiority token, then the other, may return any of their cards from provinces and from the wheel to the discard pile and cancel operations (4.4). Cards in a province with a quagmire cannot be recalled. Table ruling: combat cards may be taken singly from an operation; one left without any is cancelled. Cards come back from your own provinces, supplied or not, and from neutral ones. The second player sees how many cards the first recalled, and from where.',
      '3.7':
        'Balkans: if the Axis attack the Balkans in 1940, the Balkans join the Allies. If they did not, then at the end of 1940 the Balkans join the Axis; their neutral card stays and from then on helps whoever is attacked there. Table ruling: the change to the Allies happens when the operation is launched (4.5.2), before the battle. Either change happens only if the Balkans are still neutral. When they join the Axis, Allied cards there are discarded, Axis cards stay as the garrison, an Axis operation against them is cancelled, and an Allied quagmire there goes on with the Axis as the defender. As 3.7 comes after 3.1 and 3.4, they give neither VP nor resources at the end of 1940.',
      '3.7.1':
        'Table ruling: to attack means to launch an operation (4.5.2); one still on the wheel is no attack. An Allied attack on the Balkans, and any attack on one of the other five orange neutrals, has no political effect: after a failed attack the province stays neutral.',
      '3.8':
        'USA: at the end of 1941 the American cards go to the Allied discard pile and so into the new deck (3.10). North America becomes an Allied supply source.',
      '3.9':
        'USSR: at the end of 1942, if 2.6 has not happened, the Soviet cards join the Allies in the same way, all neutral provinces of the USSR become Allied, and Ural becomes a supply source. Table ruling: Axis cards in those provinces go to the Axis discard pile; neutral cards stay.',
      '3.10':
        'New deck: both players shuffle their discard pile into a new deck and draw 3 cards, or fewer if there are not so many.',
      '3.11': 'Next year: the year marker moves on, summer side up.',
      '3.11.1':
        'After 1944 the game is over instead: only 3.1, the Axis purchases of VP (3.5.4) and 3.11.2 still count. Table ruling: the Axis are asked only how many VP they buy, and with fewer than 2 points not even that.',
      '3.11.2':
        'The Axis show their two objectives. They win if they control both provinces; otherwise the Allies win.',
      '3.12':
        'Reinforcements: both players put the sets of the new year into their loss pile; so they must be bought (3.5.1) before they can fight. Wheels are not reset: operations, quagmires and garrisons carry over into the new year. Table ruling: the sets of 1944 enter with those of 1943 at the start of 1943, as otherwise nobody could ever buy them; nothing enters at the start of 1944.',
    },
  },
} as const satisfies Chapters
