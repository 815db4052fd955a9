// How to play, in English.

import type { HowTo } from '@ludoteka/ui/how'
import type { HowToPicture } from './strings.howTo.ts'

export const HOW_TO_EN: HowTo<HowToPicture> = {
  title: 'How to play Warrior Knights',
  goal: 'The king is dead and has no heir. Whoever has the most influence when the pool is empty takes the throne; or whoever holds more than half of the kingdom’s cities when a round ends.',
  sections: [
    {
      picture: 'realm',
      heading: 'The realm',
      text: 'Four Nobles lead your troops, and your stronghold is your home. Cities bring crowns, votes and, at the end of each round, one influence each. Mountains and rivers without a bridge stop armies; roads carry them up to three areas; ships take them overseas.',
    },
    {
      picture: 'plan',
      heading: 'Plan in secret',
      text: 'Each round everybody puts up to two action cards face down on each of three areas. Two neutral cards join each pile, and the piles are shuffled: you know when your cards come, but not in which order.',
    },
    {
      picture: 'phases',
      heading: 'Used cards start phases',
      text: 'A card that was used goes to Taxation, Wages or the Assembly. With two cards for each Baron the phase begins: cities pay, troops are paid, or agendas are voted on. Markers on the mercenary track start the hiring. What your cards fill up is half of the game.',
    },
    {
      picture: 'troops',
      heading: 'Armies',
      text: 'An army is as strong as its troop cards, less 100 for each casualty. Regulars stay for life; mercenaries desert when they are not paid. A Noble who moved or attacked is exhausted until the round ends.',
    },
    {
      picture: 'battle',
      heading: 'Battles',
      text: 'For every 100 of strength a side draws a fate card, and 200 more for its commander. He puts two of them away; the rest is revealed. Blows become casualties or breaches, and two victories more than the enemy destroy him. A siege takes a city without a battle, but only in a later round.',
    },
    {
      picture: 'assembly',
      heading: 'The Assembly',
      text: 'Votes are committed in secret and spent, whether you win or not. Agendas are motions, laws, charges or offices for your Nobles. You may refuse what was decided about you, but then you are banned. The Chairman decides ties.',
    },
    {
      picture: 'events',
      heading: 'Fate, faith and crowns',
      text: 'The Head of the Church decides who draws an event; faith wards off the worst. Expeditions may multiply your crowns or swallow them. Crowns may change hands at any time: promise, pay, and do not believe everything.',
    },
  ],
}
