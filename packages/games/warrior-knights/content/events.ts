// Event cards (8.2).

import type { Effect } from './vocabulary.ts'

export const COLOURS = ['red', 'blue', 'green'] as const
export type EventColour = (typeof COLOURS)[number]

export const EVENTS = [
  'heretic',
  'noHeir',
  'brokenLine',
  'assassin',
  'mutiny',
  'campFever',
  'peasantUprising',
  'thievingSteward',
  'crumblingWalls',
  'scandalAtCourt',
  'drought',
  'earlyWinter',
  'creditors',
  'plunderedConvoy',
  'plague',
  'springFlood',
  'greatFire',
  'highwaymen',
  'stormSeason',
  'darkOmen',
  'nationalRecall',
  'famine',
  'schism',
  'crusadePreached',
  'bumperHarvest',
  'richInheritance',
  'volunteers',
  'holyRelic',
  'stirringSpeech',
  'songOfTheBards',
  'fieldHospital',
  'masterBuilder',
  'secondWind',
  'openGates',
  'informers',
  'merchantGuild',
] as const
export type EventId = (typeof EVENTS)[number]

/** Until when a card stays with whoever drew it, or on the table. */
export type Lasting = 'game' | 'noble' | 'nextTaxation' | 'round'

export type EventFacts = {
  readonly colour: EventColour
  /** 8.2.6 Faith; red ones are cancelled by whoever drew them, blue ones by anybody together, green ones by nobody. */
  readonly cancelCost?: number
  readonly lasting?: Lasting
  readonly effects: Effect
}

export const EVENT: Readonly<Record<EventId, EventFacts>> = {
  heretic: {
    colour: 'red',
    cancelCost: 2,
    lasting: 'game',
    effects: [
      {
        word: 'passToken',
        token: 'headOfChurch',
        if: { is: 'drawerHoldsIt' },
        to: 'mostFaith',
        exclude: ['holder', 'heretic'],
      },
      { word: 'modify', number: 'serveFaith', to: 0 },
      { word: 'bar', token: 'headOfChurch' },
    ],
  },
  noHeir: {
    colour: 'red',
    cancelCost: 1,
    lasting: 'noble',
    effects: [
      { word: 'fate', for: 'nobleShape', among: 'ownWithHeir' },
      { word: 'removeHeir', noble: 'drawn' },
    ],
  },
  brokenLine: { colour: 'red', cancelCost: 1, lasting: 'noble', effects: [{ word: 'removeHeir', noble: 'chosen' }] },
  assassin: {
    colour: 'red',
    cancelCost: 1,
    effects: [
      { word: 'fate', for: 'nobleShape', among: 'ownOnBoardNotPort' },
      { word: 'casualties', on: 'drawnNoble', tokens: 2 },
    ],
  },
  mutiny: {
    colour: 'red',
    cancelCost: 1,
    effects: [
      { word: 'fate', for: 'nationality', among: 'any' },
      { word: 'desert', of: 'drawer', cards: 'all' },
    ],
  },
  campFever: {
    colour: 'red',
    cancelCost: 1,
    effects: [
      { word: 'casualties', on: 'ledArmies', of: 'drawer', where: 'boardNotPort', minStrength: 200, tokens: 1 },
    ],
  },
  peasantUprising: {
    colour: 'red',
    cancelCost: 1,
    effects: [
      { word: 'fate', for: 'revolt', among: 'ownCitiesWithoutNoble' },
      { word: 'setCity', city: 'drawn', to: 'neutral' },
    ],
  },
  thievingSteward: {
    colour: 'red',
    cancelCost: 1,
    effects: [{ word: 'lose', what: 'crowns', amount: 'half', max: 8, to: 'treasury' }],
  },
  crumblingWalls: { colour: 'red', cancelCost: 1, effects: [{ word: 'breach', on: 'ownCities', tokens: 1 }] },
  scandalAtCourt: {
    colour: 'red',
    cancelCost: 1,
    effects: [
      { word: 'lose', what: 'votes', amount: 'all', to: 'treasury' },
      {
        word: 'passToken',
        token: 'chairman',
        if: { is: 'drawerHoldsIt' },
        to: 'mostVotes',
        exclude: ['holder', 'banned'],
      },
    ],
  },
  drought: { colour: 'red', cancelCost: 1, lasting: 'nextTaxation', effects: [{ word: 'noIncome', from: 'cities' }] },
  earlyWinter: { colour: 'red', cancelCost: 1, effects: [{ word: 'exhaust', of: 'drawer', where: 'board' }] },
  creditors: { colour: 'red', cancelCost: 1, effects: [{ word: 'payWages' }] },
  plunderedConvoy: {
    colour: 'red',
    cancelCost: 1,
    effects: [
      { word: 'step', id: 'loseInvestments', else: [{ word: 'lose', what: 'crowns', amount: 3, to: 'treasury' }] },
    ],
  },
  plague: {
    colour: 'blue',
    cancelCost: 2,
    effects: [
      { word: 'fate', for: 'city', among: 'kingdomUnrazed' },
      { word: 'casualties', on: 'allArmies', of: 'all', where: 'drawnArea', tokens: 2 },
    ],
  },
  springFlood: { colour: 'blue', cancelCost: 1, lasting: 'round', effects: [{ word: 'closed', what: 'bridges' }] },
  greatFire: {
    colour: 'blue',
    cancelCost: 1,
    effects: [
      { word: 'fate', for: 'city', among: 'unrazed' },
      { word: 'breach', on: 'drawnCity', tokens: 2 },
    ],
  },
  highwaymen: { colour: 'blue', cancelCost: 2, lasting: 'round', effects: [{ word: 'closed', what: 'roads' }] },
  stormSeason: {
    colour: 'blue',
    cancelCost: 1,
    lasting: 'round',
    effects: [
      { word: 'casualties', on: 'ledArmies', of: 'all', where: 'portIcons', tokens: 1 },
      { word: 'closed', what: 'sea' },
    ],
  },
  darkOmen: {
    colour: 'blue',
    cancelCost: 2,
    effects: [
      {
        word: 'choose',
        who: 'each',
        options: [
          [{ word: 'lose', what: 'votes', amount: 1, to: 'treasury' }],
          [{ word: 'lose', what: 'faith', amount: 1, to: 'treasury' }],
        ],
      },
    ],
  },
  nationalRecall: {
    colour: 'blue',
    cancelCost: 2,
    effects: [
      { word: 'fate', for: 'nationality', among: 'any' },
      { word: 'desert', of: 'each', cards: 'all', orPay: 1 },
    ],
  },
  famine: {
    colour: 'blue',
    cancelCost: 2,
    effects: [
      { word: 'casualties', on: 'ledArmies', of: 'each', where: 'kingdomAreaWithoutOwnCity', tokens: 1, orPay: 1 },
    ],
  },
  schism: {
    colour: 'blue',
    cancelCost: 3,
    effects: [{ word: 'passToken', token: 'headOfChurch', to: 'mostFaith', exclude: ['holder', 'heretic'] }],
  },
  crusadePreached: {
    colour: 'blue',
    cancelCost: 2,
    effects: [
      { word: 'gain', who: 'each', what: 'influence', amount: 1, whoIf: 'controlsOverseasCity' },
      { word: 'gain', who: 'each', what: 'faith', amount: 1, whoIf: 'nobleInOverseasArea' },
    ],
  },
  bumperHarvest: { colour: 'green', effects: [{ word: 'gain', what: 'crowns', amount: 1, per: 'ownCity', plus: 2 }] },
  richInheritance: { colour: 'green', effects: [{ word: 'gain', what: 'crowns', amount: 6 }] },
  volunteers: { colour: 'green', effects: [{ word: 'recruit', cards: 1, from: 'mercenaryDeckTop' }] },
  holyRelic: { colour: 'green', effects: [{ word: 'gain', what: 'faith', amount: 2 }] },
  stirringSpeech: { colour: 'green', effects: [{ word: 'gain', what: 'votes', amount: 3 }] },
  songOfTheBards: { colour: 'green', effects: [{ word: 'gain', what: 'influence', amount: 1 }] },
  fieldHospital: { colour: 'green', effects: [{ word: 'heal', max: 3, spread: 'any' }] },
  masterBuilder: {
    colour: 'green',
    effects: [
      {
        word: 'choose',
        options: [[{ word: 'repair', on: 'oneOwn', tokens: 'all' }], [{ word: 'fortify', on: 'oneOwn' }]],
      },
    ],
  },
  secondWind: { colour: 'green', effects: [{ word: 'refresh', max: 2 }] },
  openGates: {
    colour: 'green',
    effects: [
      {
        word: 'setCity',
        city: 'neutralWithOwnNobleAlone',
        maxStrength: 200,
        to: 'drawer',
        else: [{ word: 'gain', what: 'crowns', amount: 3 }],
      },
    ],
  },
  informers: { colour: 'green', effects: [{ word: 'peek', cards: 3 }] },
  merchantGuild: { colour: 'green', lasting: 'game', effects: [{ word: 'income', amount: 2 }] },
}
