// English names: seats, options, heroes, fighters, boards, zones and the words on a card.

import { grouped, lister } from '@ludoteka/text-kit'
import type { Card } from '../content/cards.ts'
import { BIG_ATTACK_BONUS, type Fighter, GAZE_DAMAGE, SMALL_DEFENSE_BONUS } from '../content/fighters.ts'
import { facts } from '../rules/cards.ts'
import { TITLE } from '../title.ts'
import { CARDS_EN } from './cards.en.ts'
import { damage } from './counts.en.ts'
import { type FighterText, isDuel, type Texts } from './types.ts'

export const list = lister('en')

/** English names do not change by case; only the possessive differs. */
function fighter(label: string, mark: string, inSentence = label): FighterText {
  return {
    label,
    mark,
    nominative: inSentence,
    genitive: `${inSentence}’s`,
    dative: inSentence,
    accusative: inSentence,
    instrumental: inSentence,
  }
}

const fighters: Readonly<Record<Fighter, FighterText>> = {
  arthur: fighter('King Arthur', 'Ar'),
  merlin: fighter('Merlin', 'Me'),
  alice: fighter('Alice', 'Al'),
  jabberwock: fighter('Jabberwock', 'Ja', 'the Jabberwock'),
  medusa: fighter('Medusa', 'Md'),
  harpy1: fighter('Harpy 1', 'H1'),
  harpy2: fighter('Harpy 2', 'H2'),
  harpy3: fighter('Harpy 3', 'H3'),
  sinbad: fighter('Sinbad', 'Si'),
  porter: fighter('Porter', 'Po', 'the Porter'),
}

const inTeams = { a1: 'Player A1', b1: 'Player B1', a2: 'Player A2', b2: 'Player B2' } as const
const inDuel = { ...inTeams, a1: 'Player A', b1: 'Player B' } as const
const teams = { a: 'Team A', b: 'Team B' } as const
const boards = { sarpedon: 'Sarpedon', marmoreal: 'Marmoreal' } as const
const cardTypes = { attack: 'Attack', defense: 'Defense', versatile: 'Versatile', scheme: 'Scheme' } as const
const users = {
  arthur: 'King Arthur',
  merlin: 'Merlin',
  alice: 'Alice',
  jabberwock: 'the Jabberwock',
  medusa: 'Medusa',
  harpy: 'a Harpy',
  sinbad: 'Sinbad',
  porter: 'the Porter',
  any: 'any fighter',
} as const

export const NAMES_EN = {
  title: `${TITLE.en}: Battle of Legends, Volume One`,
  seats: among => (isDuel(among) ? inDuel : inTeams),
  teams,
  boards,
  fighters,
  heroes: {
    arthur: {
      name: 'King Arthur',
      ability:
        'When King Arthur attacks, you may lay a second card from your hand face down beside the attack card. When the cards are revealed, add its boost value to the attack. If your opponent cancels the effects of the attack card, the second card is discarded for nothing.',
    },
    alice: {
      name: 'Alice',
      ability: `Alice is BIG or SMALL; choose which when you place her. While she is BIG, the cards she attacks with have +${BIG_ATTACK_BONUS} value. While she is SMALL, the cards she defends with have +${SMALL_DEFENSE_BONUS} value.`,
    },
    medusa: {
      name: 'Medusa',
      ability: `At the start of your turn, you may deal ${damage(GAZE_DAMAGE)} to one opposing fighter in Medusa’s zone.`,
    },
    sinbad: {
      name: 'Sinbad',
      ability:
        'When you maneuver, each of your fighters may move one space farther for each Voyage card in your discard pile.',
    },
  },
  zones: {
    green: { name: 'green', mark: 'gn' },
    yellow: { name: 'yellow', mark: 'ye' },
    brown: { name: 'brown', mark: 'br' },
    red: { name: 'red', mark: 'rd' },
    purple: { name: 'purple', mark: 'pu' },
    blue: { name: 'blue', mark: 'bl' },
    gray: { name: 'gray', mark: 'gy' },
    violet: { name: 'violet', mark: 'vi' },
  },
  sizes: { big: 'BIG', small: 'SMALL' },
  cardTypes,
  users,
  timings: { immediately: 'Immediately', during: 'During combat', after: 'After combat', scheme: 'Scheme' },
  noEffect: 'No effect.',
  cardFacts(card) {
    const { type, value, boost, by } = facts(card)
    const kind = type === 'scheme' ? cardTypes.scheme : `${cardTypes[type]} ${value}`
    return `${kind}, boost ${boost}, for ${users[by]}`
  },
  options: {
    mode: {
      name: 'Who plays',
      values: {
        duel: 'duel, two players',
        team3: 'teams, three players',
        team4: 'teams, four players',
      },
    },
    board: { name: 'Battlefield', values: { ...boards, random: 'at random' } },
    firstPlayer: { name: 'First turn', values: { random: 'at random', a1: 'side A', b1: 'side B' } },
    heroPick: {
      name: 'Heroes are',
      values: { turnOrder: 'chosen in turn order', random: 'dealt at random', assigned: 'assigned by the host' },
    },
    heroes: {
      name: 'Assigned heroes',
      values: { arthur: 'King Arthur', alice: 'Alice', medusa: 'Medusa', sinbad: 'Sinbad' },
    },
    gameEndCheck: {
      name: 'Victory is checked',
      values: { immediate: 'as soon as a hero is defeated', endOfAction: 'at the end of each action' },
    },
    excaliburBoostCancel: {
      name: 'When the effects of “Excalibur” are cancelled, King Arthur’s boost is',
      values: { cancelled: 'lost', kept: 'kept' },
    },
    doubleSeatTeam: {
      name: 'With three players, one person plays for both seats of',
      values: { a: 'team A', b: 'team B', random: 'a team drawn at random' },
    },
  },
} as const satisfies Partial<Texts>

export function quoted(card: Card): string {
  return `“${CARDS_EN[card].name}”`
}

export function quotedAll(cards: readonly Card[]): string {
  return list(grouped(cards.map(quoted)))
}
