// Chapters 0 to 3: words, fighters, setting up a duel, the battlefield.

import type { Chapters } from '@ludoteka/text-kit'
import { FIGHTER, type Fighter, HERO, HEROES, type Hero, STARTING_HAND } from '../../../content/fighters.ts'
import { cards, health } from '../../counts.en.ts'
import { list, NAMES_EN } from '../../names.en.ts'
import { CARD_COUNT, DECK_SIZE, HARPY_COUNT, HERO_COUNT, SIDEKICK_COUNT } from '../figures.ts'

const { boards, fighters, sizes } = NAMES_EN

/** A hero and its sidekicks, as on the character card. */
function characterCard(hero: Hero): string {
  const [leader, ...sidekicks] = HERO[hero].fighters
  const dial = (fighter: Fighter): string => `${health(FIGHTER[fighter].health)}, ${FIGHTER[fighter].reach}`
  const names = list(sidekicks.map(fighter => fighters[fighter].label))
  const dials = [...new Set(sidekicks.map(dial))].join('; ') // the Harpies are alike
  const each = sidekicks.length > 1 ? 'each ' : ''
  return `${fighters[leader].label}: ${dial(leader)}, move ${HERO[hero].move}; ${names}: ${each}${dials}.`
}

export const SETUP = {
  '0': {
    title: 'How to read these rules',
    paragraphs: {
      '0.2':
        'Where the rulebook is silent or unclear, this table has a decision of its own; such places are marked “Table ruling”.',
      '0.3':
        'If a card or an ability contradicts a rule, follow the card or the ability, but only in what it says. All other rules still apply.',
      '0.4':
        'A fighter is a hero or a sidekick. A seat is one hero with its fighters, deck, hand and discard pile. In a duel each of you has one seat; in a game of three somebody plays two (19.9). “You” on a card is the seat it belongs to. Friendly fighters are those of your team, in a duel simply your own; opposing fighters are those of the other team.',
    },
  },
  '1': {
    title: 'Heroes and fighters',
    paragraphs: {
      '1.1': `In the box: ${HERO_COUNT} heroes, ${SIDEKICK_COUNT} sidekicks (Merlin, the Jabberwock, the Porter and ${HARPY_COUNT} Harpies), ${CARD_COUNT} cards in decks of ${DECK_SIZE}, and a board with two sides, ${boards.sarpedon} and ${boards.marmoreal}.`,
      '1.2': `Each hero comes with its own deck of ${cards(DECK_SIZE)}; nothing is added, removed or exchanged. Cards of one name in two decks are two different cards: their boost values or their number of copies may differ. Only the heroes of this box play here.`,
      '1.3':
        'Everybody you control is your fighter. The main one is your hero, the others are sidekicks: one or several.',
      '1.4': `The character card gives your hero’s special ability (chapter 17), a move value for all your fighters, and the reach and starting health of each. ${HEROES.map(characterCard).join(' ')}`,
      '1.5':
        'Each fighter has its own health. It never falls below 0. Table ruling: it never rises above the starting health either (1.4).',
      '1.6': `Where a hero has several sidekicks, each of them has ${health(FIGHTER.harpy1.health)} unless you are told otherwise. The Harpies are separate fighters, but of one type: a Harpy card is good for any of them.`,
    },
  },
  '2': {
    title: 'Setting up a duel',
    paragraphs: {
      '2.1': `You fight on ${boards.sarpedon} or ${boards.marmoreal}. Table ruling: whoever opens the table names the board or leaves it to chance.`,
      '2.2':
        'Each of you openly chooses a hero and gets its deck and fighters. Table ruling: nobody can take a hero that is taken already. You choose in turn order, unless the table was opened with heroes at random or assigned by the host.',
      '2.3':
        'Player 1 places first and takes the first turn. In the rulebook that is the younger of you. Table ruling: nobody asks your age; player 1 is drawn at random or set when the table is opened.',
      '2.4': 'Every fighter begins with its starting health (1.4).',
      '2.5': `Your ${cards(DECK_SIZE)} are shuffled into a face-down deck, and you draw ${STARTING_HAND} of them as your opening hand. It cannot be exchanged. Your discard pile is empty. You know your hand before anybody is placed.`,
      '2.6':
        'Player 1’s hero stands on start space 1. Then player 1 puts each sidekick on a space of its own in the hero’s zone. If the start space lies in several zones, each sidekick may go to any of them.',
      '2.7': `Choices that an ability requires are made now: Alice’s owner announces whether she is ${sizes.big} or ${sizes.small}.`,
      '2.8': 'Then player 2 does the same from start space 2, seeing where everybody stands.',
      '2.9':
        'Table ruling: a sidekick needs an empty space, and may not take a start space that another hero is still to use. If your hero’s zones were full, you would take an empty space adjacent to one of your own fighters, or failing that any empty space; on these boards that never happens.',
      '2.10': 'Player 1 takes the first turn.',
    },
  },
  '3': {
    title: 'The battlefield',
    paragraphs: {
      '3.1': 'The board is made of round spaces. A space holds one fighter at most.',
      '3.2': `Two spaces joined by a line are adjacent, both ways. Lines that cross without a space at the crossing do not meet: on ${boards.marmoreal} the line m25–m26 crosses m22–m29 and m22–m30. Zones have nothing to do with adjacency.`,
      '3.3':
        'Colours mark zones. All spaces of one colour are one zone, however far apart they lie. A space of several colours belongs to all these zones at once. Being in one zone does not make spaces adjacent.',
      '3.4':
        'One fighter is in another’s zone if their spaces have at least one zone in common. If Medusa stands on a space of three zones, “Medusa’s zone” is all three together.',
      '3.5': 'A fighter’s space is not adjacent to itself, but it does lie in the fighter’s own zone.',
      '3.6': 'The numbered spaces 1 to 4 are start spaces. Once everybody is placed they are spaces like any other.',
    },
  },
} as const satisfies Chapters
