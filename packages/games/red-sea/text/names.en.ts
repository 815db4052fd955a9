// English names: seats, options, tracks and the words on a card.

import { CARD, type Card } from '../content/cards.ts'
import { TITLE } from '../title.ts'
import { CARDS_EN } from './cards.en.ts'
import { ops as worth } from './counts.en.ts'
import { list, REGIONS_EN, SIDES_EN, SPACES_EN } from './places.en.ts'
import type { Texts } from './types.ts'

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
    const { side, era, ops } = CARD[card]
    if (card === 'romanianAutonomy') return `Special card, ${worth(ops)}`
    return side === 'none' ? `${owners.none}, ${eras[era]}` : `${owners[side]}, ${worth(ops)}, ${eras[era]}`
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
} as const satisfies Partial<Texts>

export function quoted(card: Card): string {
  return `“${CARDS_EN[card].name}”`
}

export function quotedAll(cards: readonly Card[]): string {
  return list(cards.map(quoted))
}
