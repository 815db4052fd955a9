// Chapters 1 to 3: aim, terms and set-up.

import type { Chapters } from '@ludoteka/text-kit'

export const SETUP = {
  '1': {
    title: 'Aim of the game',
    paragraphs: {
      '1.1': 'Every player is a Baron. The king has died without an heir, and the winner takes the throne.',
      '1.2':
        'Win by influence: once the influence pool has run out, the Baron with the most influence at the end of that round’s Upkeep wins (18.2).',
      '1.3':
        'Win by force: a Baron who controls more than half of the unrazed cities of the kingdom when an Upkeep begins wins at once (17.1). Overseas cities do not count.',
    },
  },
  '2': {
    title: 'Terms',
    paragraphs: {
      '2.1':
        'The board has 56 areas of the kingdom with 18 cities, 6 overseas areas with a city each, rivers, mountains, bridges, roads and ports; three action areas; the yellow area of Taxation, the red one of Wages and the blue one of the Assembly; the mercenary track and three expedition tracks.',
      '2.2': 'A Baron is a player.',
      '2.3':
        'A Noble: each Baron has four, with the signs star, square, triangle and circle. Each has leadership +200 and one ability, and is either ready or exhausted.',
      '2.4':
        'Troops are regulars, who belong to one Baron and never desert, and mercenaries from the common deck, each of one nationality. Each card has a strength and a wage. Maintained troops come with offices (9.3.9).',
      '2.5':
        'An army is a Noble with all his troops, or the troops kept in a stronghold without a Noble: the stronghold army. Every troop card is in exactly one army.',
      '2.6':
        'The leader is the Noble of an army. The commander is the one leader a side names in a battle; only his leadership and ability count.',
      '2.7': 'An heir: a dead Noble can come back later, and then the same figure stands for his heir.',
      '2.8':
        'A city area is an area of the kingdom with an unrazed city. An overseas area is one of the six lands at the top of the board.',
      '2.9': 'A city is neutral, controlled by one Baron, plain or fortified, or razed.',
      '2.10':
        'City strength: the printed strength, 100 more if fortified, 100 less per breach token, never below 0. Stronghold strength: the printed strength, 100 less per breach token, never below 0.',
      '2.11':
        'Army strength is the sum of its troops, maintained ones too. Effective strength is 100 less per casualty token, never below 0.',
      '2.12': 'A city or stronghold with a siege marker on it is besieged.',
      '2.13':
        'A Noble with casualty tokens dies at once when they, at 100 each, reach his army strength (16.1). One whose army strength is 0 without casualty tokens is only removed from the board: he is not dead and keeps his office. Table ruling: while a battle is being resolved such a Noble is only doomed; his death is carried out in 11.6.7.',
      '2.13a':
        'Table ruling: a stronghold army filled with casualties outside a battle does 16.3 without a draw for deserters, and what is left stays in the stronghold.',
      '2.14':
        'Tokens never run out, the influence pool excepted; even then further influence is taken from outside it (17.2).',
      '2.15':
        'As soon as the event or agenda deck has run out, its discard pile becomes the new deck. Mercenaries who leave service are shuffled into their deck at once. A draw from nothing is skipped. Table ruling: the card just drawn is not part of the new deck; without discards it is made as soon as there are some.',
      '2.16':
        'The fate deck has 24 cards. Each shows a Baron, a sign of a Noble, a nationality, a city, perhaps a revolt, a battle result and news of the three expeditions. Used cards go under the deck. Table ruling: cards put there together are shuffled first.',
      '2.17':
        'A Baron, Noble, nationality or city is chosen at random by the top fate card; an unusable result is drawn again. Table ruling: one card gives both a Baron and his Noble. After 24 unusable cards in a row the choice is made evenly among what is usable; if nothing is, the effect is dropped without a draw.',
    },
  },
  '3': {
    title: 'Set-up',
    paragraphs: {
      '3.1': 'All decks are shuffled and laid out. Then the top event card goes under the event deck.',
      '3.2': 'Votes, faith and crowns form the treasury.',
      '3.3': 'The influence pool gets 10 influence per Baron, or another number (21.1).',
      '3.4':
        'With fewer than 6 Barons some cities of the kingdom are razed by fate cards (20.1). All others are neutral, unfortified and undamaged.',
      '3.5':
        'Each Baron has a stronghold, four Nobles, 12 action cards and markers of his colour. Table ruling: colours are dealt at random unless the players pick them.',
      '3.6': 'A fate card names the first Chairman of the Assembly.',
      '3.7':
        'Another fate card names the Head of the Church among the other Barons. With two Barons each holds one of the two tokens.',
      '3.8': 'Every Baron gets 15 crowns; nobody has votes, faith or influence.',
      '3.9':
        'Every Baron gets three regulars of 50, one of 100, and at random one mercenary of 50 and one of 100. Table ruling: all cards of 50 are shuffled and dealt one each, then all of 100; the rest goes back into the deck.',
      '3.10':
        'Each Baron assigns these troops to his Nobles and his stronghold as he likes. Table ruling: everybody does so at once and in secret; the armies are shown when all are ready.',
      '3.11': 'The first offer of mercenaries is revealed: one card more than there are Barons.',
      '3.12': 'Three agenda cards are revealed.',
      '3.13':
        'From the Chairman clockwise each Baron puts his stronghold in an area of the kingdom without an unrazed city and without another stronghold. With 2 or 3 Barons also not on the edge of the map (20.2).',
      '3.14':
        'From the Baron who placed the last stronghold, clockwise, Barons place one Noble at a time until every Noble with troops is on the board. He may stand in any area of the kingdom without another Baron’s Noble or stronghold. Nobles without troops stay off the board. Table ruling: a table may choose to go counterclockwise.',
      '3.15': 'All Nobles are ready, and round 1 begins. Table ruling: the fate deck is shuffled once more.',
    },
  },
} as const satisfies Chapters
