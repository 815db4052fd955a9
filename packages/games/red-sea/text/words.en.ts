// English words for the texts: nouns beside numbers, names of cards, sides and places.

import { counter, lister } from '@ludoteka/text-kit'
import { CARD, type Card } from '../content/cards.ts'
import type { Region, Space } from '../content/spaces.ts'
import type { Side } from '../content/tracks.ts'
import { TITLE } from '../title.ts'
import { CARDS_EN } from './cards.en.ts'
import type { RegionText, SideText, SpaceText, Texts } from './types.ts'

const count = counter('en')

export const cards = (n: number): string => count(n, { one: 'card', many: 'cards' })
export const countries = (n: number): string => count(n, { one: 'country', many: 'countries' })
export const actionRounds = (n: number): string => count(n, { one: 'action round', many: 'action rounds' })
export const turns = (n: number): string => count(n, { one: 'turn', many: 'turns' })
export const rolls = (n: number): string => count(n, { one: 'realignment roll', many: 'realignment rolls' })
export const influence = (n: number): string => `${n} influence`
export const militaryOperations = (n: number): string =>
  count(n, { one: 'Military Operation', many: 'Military Operations' })
export const ops = (n: number): string => count(n, { one: 'Op', many: 'Ops' })
export const vp = (n: number): string => `${n} VP`

export const list = lister('en')

function country(label: string, mark: string): SpaceText {
  return {
    label,
    mark,
    nominative: label,
    genitive: `${label}’s`,
    accusative: label,
    in: `in ${label}`,
    into: `in ${label}`,
    from: `from ${label}`,
  }
}

export const SPACES_EN: Readonly<Record<Space, SpaceText>> = {
  egypt: country('Egypt', 'Egypt'),
  sudan: country('Sudan', 'Sudan'),
  ethiopia: country('Ethiopia', 'Ethiopia'),
  somalia: country('Somalia', 'Somalia'),
  djibouti: country('Djibouti', 'Djibouti'),
  kenya: country('Kenya', 'Kenya'),
  madagascar: country('Madagascar', 'Madagascar'),
  saudiArabia: country('Saudi Arabia', 'Saudi Arabia'),
  oman: country('Oman', 'Oman'),
  yemen: country('Yemen', 'Yemen'),
  southYemen: country('South Yemen', 'South Yemen'),
  seaLanes: { ...country('the Strategic Sea Lanes', 'Sea Lanes'), label: 'Strategic Sea Lanes' },
}

export const REGIONS_EN: Readonly<Record<Region, RegionText>> = {
  africa: { label: 'Africa', genitive: 'Africa’s', accusative: 'Africa', in: 'in Africa' },
  middleEast: {
    label: 'Middle East',
    genitive: 'the Middle East’s',
    accusative: 'the Middle East',
    in: 'in the Middle East',
  },
}

export const SIDES_EN: Readonly<Record<Side, SideText>> = {
  us: { label: 'US', name: 'United States' },
  ussr: { label: 'USSR', name: 'Soviet Union' },
}

/** "Egypt, Sudan and Yemen" */
export const named = (spaces: readonly Space[]): string => list(spaces.map(at => SPACES_EN[at].nominative))

const onOff = { off: 'off', on: 'on' } as const
const eras = { mid: 'Mid War', late: 'Late War' } as const
const owners = { us: 'US event', ussr: 'USSR event', neutral: 'Neutral event', none: 'Scoring card' } as const
const ban = 'No coups or realignments in the Middle East'

export const NAMES_EN = {
  title: TITLE.en,
  seats: { us: 'US', ussr: 'USSR', first: 'First player', second: 'Second player' },
  sides: SIDES_EN,
  regions: REGIONS_EN,
  spaces: SPACES_EN,
  battleground: 'battleground',
  flashpoint: 'flashpoint',
  stability: 'stability',
  tracks: {
    defcon: 'DEFCON',
    vp: 'Victory points',
    militaryOperations: 'Military Operations',
    spaceRace: 'Space Race',
    turn: 'Turn',
    actionRound: 'Action round',
  },
  defconLevels: {
    1: 'Nuclear war: the active player loses',
    2: ban,
    3: ban,
    4: 'No restrictions',
    5: 'No restrictions',
  },
  spaceBoxes: [
    'Start',
    'Probe to the outer planets',
    'First photographs from the surface of another planet',
    'First reusable shuttle',
  ],
  operations: { place: 'Place influence', realign: 'Realign', coup: 'Attempt a coup' },
  eras,
  owners,
  cardFacts(card) {
    const { side, era, ops: worth } = CARD[card]
    if (card === 'romanianAutonomy') return `Special card, ${ops(worth)}`
    return side === 'none' ? `${owners.none}, ${eras[era]}` : `${owners[side]}, ${ops(worth)}, ${eras[era]}`
  },
  starred: 'Leaves the game after its event.',
  underlined: 'Lasting event.',
  starredAndUnderlined: 'Lasting event; the card itself leaves the game.',
  options: {
    tournament: { name: 'Show at the end of a turn that no scoring card is held', values: onOff },
    bidding: { name: 'Secret bids for the sides', values: onOff },
    combined: { name: 'Cards of the base game, three turns', values: onOff },
    flashpointVictoryInFinalScoring: { name: 'Victory by flashpoints also in final scoring', values: onOff },
  },
  standing(vp) {
    if (vp === 0) return '0'
    return `${SIDES_EN[vp > 0 ? 'us' : 'ussr'].label} ${Math.abs(vp)}`
  },
  score: n => `${n > 0 ? '+' : n < 0 ? '−' : ''}${vp(Math.abs(n))}`,
} as const satisfies Partial<Texts>

export function quoted(card: Card): string {
  return `“${CARDS_EN[card].name}”`
}

export function quotedAll(cards: readonly Card[]): string {
  return list(cards.map(quoted))
}
