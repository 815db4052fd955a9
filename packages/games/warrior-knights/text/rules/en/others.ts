// Chapters 19 to 21: other rules, number of players, optional rules.

import type { Chapters } from '@ludoteka/text-kit'

export const OTHERS = {
  '19': {
    title: 'Other rules',
    paragraphs: {
      '19.1': 'Exhaustion.',
      '19.1.1':
        'Nobles who moved or attacked are exhausted until 17.5. They cannot move, attack or give troops; they defend, retreat and receive troops.',
      '19.2': 'Fortified cities and neutrality.',
      '19.2.1': 'A fortified city has 100 more strength and gives 1 crown more in Taxation.',
      '19.2.2': 'It stays fortified when another Baron gains it.',
      '19.2.3':
        'A city that becomes neutral loses its fortification and keeps its breaches, as far as its printed strength allows.',
      '19.2.4':
        'When the strength of a fortified city drops to 0 it becomes plain and one breach is removed; its strength stays 0.',
      '19.3': 'Razing.',
      '19.3.1':
        'A Baron who has just gained a city, by any means, may raze it at once for crowns equal to three times its printed income. Later it is impossible.',
      '19.3.2':
        'A razed city counts for nothing; its port stays. Table ruling: its markers are removed, and Nobles stay where they are.',
      '19.4': 'Bargaining.',
      '19.4.1':
        'Crowns may change hands between Barons at any time. Votes, faith, influence, offices, charges and troops may not.',
      '19.4.2':
        'Agreements are not binding. Table ruling: the table moves crowns at once and enforces nothing else. An offer may carry a promise, which is remembered only. A Baron has at most one open offer to each other Baron and makes at most three new ones between two revealed action cards; unanswered offers lapse with the next card.',
      '19.5': 'Banned or absent.',
      '19.5.1': 'A banned Baron keeps all other rights.',
    },
  },
  '20': {
    title: 'Number of players',
    paragraphs: {
      '20.1':
        'Cities of the kingdom razed at the start: 11 with 2 Barons, 7 with 3, 5 with 4, 3 with 5, none with 6. They are drawn by fate cards, and then the fate deck is shuffled.',
      '20.2': 'With 2 or 3 Barons strongholds may not stand on the edge of the map.',
      '20.3':
        'Special phases begin with twice as many cards as Barons, the Draft with one marker more than Barons, and the offer has as many cards.',
      '20.4':
        'With two Barons both secretly write the votes they spend on each remaining agenda, once the order is known, and show them together. Then for each agenda the Chairman first says what his votes are for. Table ruling: each “Private Motion” before is voted on as usual. If a Baron is banned his later votes do not count and stay with him.',
      '20.5': 'As an option with two Barons the win by force needs 5 cities of the kingdom.',
    },
  },
  '21': {
    title: 'Optional rules',
    paragraphs: {
      '21.1': 'Game length: 8 influence per Baron for a short game, 12 to 15 for a long one.',
      '21.2':
        'Open private motions: besides 9.3.11 the proposer may choose from a list of further motions, all yes-or-no. Table ruling: some of them stay in force as laws.',
      '21.3':
        'Exchanging heirs: each Noble has one heir token, which Barons may hand to one another in deals. Who holds another Baron’s heir may execute it or give it back at any time. A dead Noble returns only with his heir alive and in his own Baron’s hands. Table ruling: executing the heir of a dead Noble brings 16.5 at once; a returned Noble gets a new heir.',
      '21.4':
        'Baron elimination: a Baron whose stronghold is taken leaves the game; his Nobles leave the board and his cities become neutral. His tokens of Chairman and Head of the Church go to the Baron with the most votes or faith. Table ruling: the victor gets no crowns and no city. Limits go by the new number of Barons. The last Baron left wins at once.',
      '21.5': 'Might makes right: the only way to win is 17.1, and an empty pool does not end the game.',
      '21.6':
        'Abandoned Noble: a Noble who would die because deserters left his army does 16.3 and leaves the board with the rest, but is not dead. Table ruling: he keeps his office.',
      '21.7':
        'Miracles can happen: a lasting event on a Baron may be cancelled by him later for 1 faith more than its cost, unless its effect has happened for good.',
    },
  },
} as const satisfies Chapters
