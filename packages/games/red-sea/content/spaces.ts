// The map: eleven countries in two regions, their links, and the Strategic Sea Lanes (2.1).

export const SPACES = [
  'egypt',
  'sudan',
  'ethiopia',
  'somalia',
  'djibouti',
  'kenya',
  'madagascar',
  'saudiArabia',
  'oman',
  'yemen',
  'southYemen',
  'seaLanes',
] as const
export type Space = (typeof SPACES)[number]

export const REGIONS = ['africa', 'middleEast'] as const
export type Region = (typeof REGIONS)[number]

type SpaceFacts = {
  readonly regions: readonly Region[]
  readonly stability: number
  readonly battleground?: true
  readonly flashpoint?: true
}

export const SPACE: Readonly<Record<Space, SpaceFacts>> = {
  egypt: { regions: ['africa', 'middleEast'], stability: 2, battleground: true }, // 2.1.2
  sudan: { regions: ['africa'], stability: 1 },
  ethiopia: { regions: ['africa'], stability: 1, flashpoint: true },
  somalia: { regions: ['africa'], stability: 2, flashpoint: true },
  djibouti: { regions: ['africa'], stability: 2 },
  kenya: { regions: ['africa'], stability: 2, battleground: true },
  madagascar: { regions: ['africa'], stability: 2 },
  saudiArabia: { regions: ['middleEast'], stability: 3, battleground: true },
  oman: { regions: ['middleEast'], stability: 2 },
  yemen: { regions: ['middleEast'], stability: 2 },
  southYemen: { regions: ['middleEast'], stability: 1 },
  seaLanes: { regions: [], stability: 4 }, // 2.1.7
}

/** 2.1.7: the Sea Lanes are not a country. */
export const COUNTRIES: readonly Space[] = SPACES.filter(at => at !== 'seaLanes')
export const FLASHPOINTS: readonly Space[] = SPACES.filter(at => SPACE[at].flashpoint)

/** The lines on the map (2.1.6): brown inside a region, red between regions. */
export const LINKS: readonly { readonly ends: readonly [Space, Space]; readonly line: 'brown' | 'red' }[] = [
  { ends: ['egypt', 'sudan'], line: 'brown' },
  { ends: ['sudan', 'ethiopia'], line: 'brown' },
  { ends: ['sudan', 'somalia'], line: 'brown' },
  { ends: ['ethiopia', 'kenya'], line: 'brown' },
  { ends: ['somalia', 'kenya'], line: 'brown' },
  { ends: ['somalia', 'madagascar'], line: 'brown' },
  { ends: ['kenya', 'madagascar'], line: 'brown' },
  { ends: ['somalia', 'djibouti'], line: 'brown' },
  { ends: ['djibouti', 'southYemen'], line: 'red' },
  { ends: ['southYemen', 'saudiArabia'], line: 'brown' },
  { ends: ['saudiArabia', 'yemen'], line: 'brown' },
  { ends: ['saudiArabia', 'oman'], line: 'brown' },
]

/** What a region is worth (2.1.1). */
export const REGION: Readonly<
  Record<
    Region,
    {
      readonly presence: number
      readonly domination: number
      readonly control: number
      readonly perBattleground: number
    }
  >
> = {
  africa: { presence: 1, domination: 3, control: 4, perBattleground: 1 },
  middleEast: { presence: 3, domination: 5, control: 7, perBattleground: 1 },
}

/** Countries that cards name in their text. */
export const ARAB_LEAGUE: readonly Space[] = ['egypt', 'oman', 'saudiArabia', 'southYemen', 'sudan', 'yemen'] // KM41
export const MUSLIM_COUNTRIES: readonly Space[] = ['sudan', 'egypt', 'saudiArabia'] // TS56
export const OPEC: readonly Space[] = ['egypt', 'saudiArabia'] // TS61
