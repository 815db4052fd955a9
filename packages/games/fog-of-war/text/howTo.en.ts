// How to play, in English.

import type { HowToWords } from './howTo.ts'

export const HOW_TO_EN: HowToWords = {
  title: 'The Fog of War in three minutes',
  goal: 'Europe, 1940 to 1944. Armies are face-down cards: you see how many the enemy has, never which. The Axis win with 70 victory points; the Allies by holding Berlin and the Ruhr. If neither happens, the Axis need both of their two secret objectives when 1944 ends.',
  sections: [
    {
      picture: 'map',
      heading: 'Provinces and supply',
      text: 'Each plate is a province with its victory points and resources. Lines of supply run from your sources through provinces you control. Without supply you can place no cards in a province and launch no attack from it. Cards in a province defend it, and you may place them in neutral provinces too.',
    },
    {
      picture: 'cards',
      heading: 'Three cards in hand',
      text: 'Tanks fight on land, ships at sea, aircraft have a figure for both, forts only defend on land, and zeros are bluffs. Play at least one card a turn: to defend a province or to prepare an attack. You draw back to three. When your deck runs out, winter begins and helps defenders almost everywhere.',
    },
    {
      picture: 'wheel',
      heading: 'The wheel of operations',
      text: 'To attack, put a target and some cards face down at NEW OP. Your wheel turns one step every turn. After two turns you may launch in haste, which gives the defence 1 more; after five the attack is prepared and gains 1. A turn later it comes full circle and is cancelled. You may add cards all the way.',
    },
    {
      picture: 'battle',
      heading: 'Twice as strong wins',
      text: 'All cards are turned up and added up. With twice the defence you take the province and pay with cards worth the defence. With less than twice, but no less than the defence, it becomes a quagmire: both lose half and the fight goes on when you send reinforcements. With less than the defence your attack is lost. An attack from the sea on land gives the defence 4 more.',
    },
    {
      picture: 'intel',
      heading: 'Intelligence',
      text: 'Pay tokens to look at a random half of a stack: the enemy’s or the neutral cards in a province, or an enemy operation. It costs 2 during the turn, 1 at its end. Your opponent may pay to stop it, and you may pay more. What you saw stays on the map as a note that fades with age: cards come and go.',
    },
    {
      picture: 'yearEnd',
      heading: 'The end of the year',
      text: 'When both players have run out of cards, the Axis score their provinces. Then resources buy back lost cards, raise your production, bring new intel tokens or, for the Axis, victory points. You may recall cards, and the next year begins. The USA enter the war after 1941, the USSR after 1942 or when it is attacked.',
    },
  ],
}
