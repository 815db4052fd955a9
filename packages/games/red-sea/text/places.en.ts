// English names of the map: sides, regions, countries.

import { lister } from '@ludoteka/text-kit'
import type { Region, Space } from '../content/spaces.ts'
import type { Side } from '../content/tracks.ts'
import type { RegionText, SideText, SpaceText } from './types.ts'

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
