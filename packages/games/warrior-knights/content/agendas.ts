// Agenda cards, and the menu of open private motions (9.3, 21.2).

import type { Effect } from './vocabulary.ts'

export const AGENDAS = [
  'royalSubsidy',
  'warLevy',
  'fine',
  'publicThanks',
  'censure',
  'electionOfChairman',
  'electionOfHead',
  'generalTruce',
  'dismissForeigners',
  'publicWorks',
  'generalPardon',
  'freeCity',
  'cityTax',
  'inviolableStrongholds',
  'lawAgainstRazing',
  'soldiersBread',
  'kingsPeace',
  'churchDue',
  'weightedSeats',
  'harbourDues',
  'peaceOfGod',
  'wineConcession',
  'saltConcession',
  'woolConcession',
  'silverConcession',
  'debtOfTheLateKing',
  'envoyToTheEmperor',
  'keeperOfTheSeal',
  'protectorOfTheChurch',
  'quartermaster',
  'wardenOfTheRoads',
  'lordMarshal',
  'captainOfTheGuard',
  'constable',
  'masterOfEngines',
  'lordAdmiral',
  'standardBearer',
  'hospitaller',
  'sheriff',
  'privateMotion',
] as const
export type AgendaId = (typeof AGENDAS)[number]

export const OPEN_MOTIONS = [
  'banSieges',
  'banRoads',
  'banSea',
  'banAssaults',
  'banRazing',
  'capArmy',
  'tribute',
  'peaceBetween',
  'surrenderOffice',
  'jointRelief',
] as const
export type OpenMotion = (typeof OPEN_MOTIONS)[number]

export type Vote = 'yesNo' | 'chooseBaron' | 'proposal'
export type AgendaKind = 'motion' | 'law' | 'charge' | 'office' | 'privateMotion'

/** 9.3.12 Who may refuse it once it has passed. */
export type Refusable = 'none' | 'target' | 'eachAffected' | 'eachBesieger' | 'law'

/** 9.3.12a When a law asks to be obeyed. */
export const COMPLY_MOMENTS = [
  'declareBattleAssault',
  'declareBattleBaron',
  'declareBattlePair',
  'declareBattleSiege',
  'declareBattleSize',
  'declareBattleStronghold',
  'levyTaxesAfterGain',
  'razeChoice',
  'roadMove',
  'seaMoveStart',
  'taxationAfterIncome',
  'wagesPayment',
] as const
export type ComplyMoment = (typeof COMPLY_MOMENTS)[number]

export type Agenda = {
  readonly kind: AgendaKind
  readonly vote: Vote
  readonly refusableBy: Refusable
  readonly complyMoment?: ComplyMoment
  /** A charge that pays in Taxation. */
  readonly concession?: true
  readonly effects: Effect
}

/** Of private motions there are several, of all others one each. */
export const AGENDA_COPIES: Readonly<Partial<Record<AgendaId, number>>> = { privateMotion: 5 }

export const AGENDA: Readonly<Record<AgendaId, Agenda>> = {
  royalSubsidy: {
    kind: 'motion',
    vote: 'yesNo',
    refusableBy: 'none',
    effects: [{ word: 'gain', who: 'each', what: 'crowns', amount: 3 }],
  },
  warLevy: {
    kind: 'motion',
    vote: 'yesNo',
    refusableBy: 'eachAffected',
    effects: [{ word: 'lose', who: 'each', what: 'crowns', amount: 1, per: 'nobleOnBoard', to: 'treasury' }],
  },
  fine: {
    kind: 'motion',
    vote: 'chooseBaron',
    refusableBy: 'target',
    effects: [{ word: 'lose', what: 'crowns', amount: 5, to: 'treasury' }],
  },
  publicThanks: {
    kind: 'motion',
    vote: 'chooseBaron',
    refusableBy: 'target',
    effects: [{ word: 'gain', what: 'influence', amount: 1 }],
  },
  censure: {
    kind: 'motion',
    vote: 'chooseBaron',
    refusableBy: 'target',
    effects: [{ word: 'lose', what: 'influence', amount: 1, to: 'pool' }],
  },
  electionOfChairman: {
    kind: 'motion',
    vote: 'chooseBaron',
    refusableBy: 'target',
    effects: [{ word: 'passToken', token: 'chairman', to: 'target', exclude: ['banned'] }],
  },
  electionOfHead: {
    kind: 'motion',
    vote: 'chooseBaron',
    refusableBy: 'target',
    effects: [{ word: 'passToken', token: 'headOfChurch', to: 'target', exclude: ['heretic'] }],
  },
  generalTruce: {
    kind: 'motion',
    vote: 'yesNo',
    refusableBy: 'eachBesieger',
    effects: [{ word: 'liftSieges', which: 'allNotRefused' }],
  },
  dismissForeigners: {
    kind: 'motion',
    vote: 'yesNo',
    refusableBy: 'eachAffected',
    effects: [
      { word: 'fate', for: 'nationality', among: 'any' },
      { word: 'desert', of: 'each', cards: 1 },
    ],
  },
  publicWorks: {
    kind: 'motion',
    vote: 'yesNo',
    refusableBy: 'none',
    effects: [{ word: 'repair', on: 'allUnbesieged', tokens: 'all' }],
  },
  generalPardon: { kind: 'motion', vote: 'yesNo', refusableBy: 'none', effects: [{ word: 'liftBans', which: 'all' }] },
  freeCity: {
    kind: 'motion',
    vote: 'chooseBaron',
    refusableBy: 'target',
    effects: [{ word: 'setCity', city: 'ownKingdomCity', to: 'neutral' }],
  },
  cityTax: {
    kind: 'law',
    vote: 'yesNo',
    refusableBy: 'law',
    complyMoment: 'taxationAfterIncome',
    effects: [{ word: 'due', when: 'taxation', amount: 1, per: 'ownKingdomCity', over: 3, to: 'treasury' }],
  },
  inviolableStrongholds: {
    kind: 'law',
    vote: 'yesNo',
    refusableBy: 'law',
    complyMoment: 'declareBattleStronghold',
    effects: [{ word: 'forbid', what: 'attackStronghold' }],
  },
  lawAgainstRazing: {
    kind: 'law',
    vote: 'yesNo',
    refusableBy: 'law',
    complyMoment: 'razeChoice',
    effects: [{ word: 'forbid', what: 'raze' }],
  },
  soldiersBread: {
    kind: 'law',
    vote: 'yesNo',
    refusableBy: 'law',
    complyMoment: 'wagesPayment',
    effects: [{ word: 'modify', number: 'wage', by: 1, of: 'mercenaries', minStrength: 150 }],
  },
  kingsPeace: { kind: 'law', vote: 'yesNo', refusableBy: 'none', effects: [{ word: 'step', id: 'freeRoadPassage' }] },
  churchDue: {
    kind: 'law',
    vote: 'yesNo',
    refusableBy: 'law',
    complyMoment: 'levyTaxesAfterGain',
    effects: [{ word: 'due', when: 'levyTaxes', amount: 1, minGain: 2, to: 'headOfChurch' }],
  },
  weightedSeats: {
    kind: 'law',
    vote: 'yesNo',
    refusableBy: 'none',
    effects: [{ word: 'modify', number: 'assemblyVotesBase', to: 2 }],
  },
  harbourDues: {
    kind: 'law',
    vote: 'yesNo',
    refusableBy: 'law',
    complyMoment: 'seaMoveStart',
    effects: [{ word: 'due', when: 'seaMove', amount: 1, per: 'sailingNoble', to: 'treasury' }],
  },
  peaceOfGod: {
    kind: 'law',
    vote: 'yesNo',
    refusableBy: 'law',
    complyMoment: 'declareBattleBaron',
    effects: [{ word: 'forbid', what: 'battleAgainstBaron', during: 'actionArea1' }],
  },
  wineConcession: {
    kind: 'charge',
    vote: 'chooseBaron',
    refusableBy: 'target',
    concession: true,
    effects: [{ word: 'income', amount: 2 }],
  },
  saltConcession: {
    kind: 'charge',
    vote: 'chooseBaron',
    refusableBy: 'target',
    concession: true,
    effects: [{ word: 'income', amount: 2 }],
  },
  woolConcession: {
    kind: 'charge',
    vote: 'chooseBaron',
    refusableBy: 'target',
    concession: true,
    effects: [{ word: 'income', amount: 3 }],
  },
  silverConcession: {
    kind: 'charge',
    vote: 'chooseBaron',
    refusableBy: 'target',
    concession: true,
    effects: [{ word: 'income', amount: 4 }],
  },
  debtOfTheLateKing: {
    kind: 'charge',
    vote: 'chooseBaron',
    refusableBy: 'target',
    effects: [{ word: 'due', when: 'taxation', amount: 2, to: 'treasury' }],
  },
  envoyToTheEmperor: {
    kind: 'charge',
    vote: 'chooseBaron',
    refusableBy: 'target',
    effects: [{ word: 'absent' }, { word: 'gain', when: 'assembly', what: 'faith', amount: 2 }],
  },
  keeperOfTheSeal: {
    kind: 'charge',
    vote: 'chooseBaron',
    refusableBy: 'target',
    effects: [{ word: 'modify', number: 'assemblyVotes', by: 2 }],
  },
  protectorOfTheChurch: {
    kind: 'charge',
    vote: 'chooseBaron',
    refusableBy: 'target',
    effects: [{ word: 'modify', number: 'serveFaith', by: 1 }],
  },
  quartermaster: {
    kind: 'charge',
    vote: 'chooseBaron',
    refusableBy: 'target',
    effects: [{ word: 'modify', number: 'hireFee', by: -1, min: 0 }],
  },
  wardenOfTheRoads: {
    kind: 'charge',
    vote: 'chooseBaron',
    refusableBy: 'target',
    effects: [{ word: 'modify', number: 'roadRange', to: 4 }],
  },
  lordMarshal: {
    kind: 'office',
    vote: 'chooseBaron',
    refusableBy: 'target',
    effects: [{ word: 'maintained', strength: 150 }],
  },
  captainOfTheGuard: {
    kind: 'office',
    vote: 'chooseBaron',
    refusableBy: 'target',
    effects: [{ word: 'maintained', strength: 100 }],
  },
  constable: {
    kind: 'office',
    vote: 'chooseBaron',
    refusableBy: 'target',
    effects: [
      { word: 'maintained', strength: 50 },
      { word: 'modify', number: 'cityStrengthForDrawAndSiege', by: 100 },
    ],
  },
  masterOfEngines: {
    kind: 'office',
    vote: 'chooseBaron',
    refusableBy: 'target',
    effects: [{ word: 'modify', number: 'deal', by: 1, if: { is: 'commandsAttackInAssault' } }],
  },
  lordAdmiral: {
    kind: 'office',
    vote: 'chooseBaron',
    refusableBy: 'target',
    effects: [{ word: 'step', id: 'landAtOnce' }],
  },
  standardBearer: {
    kind: 'office',
    vote: 'chooseBaron',
    refusableBy: 'target',
    effects: [{ word: 'modify', number: 'victory', by: 1, if: { is: 'commandsInOpenField' } }],
  },
  hospitaller: {
    kind: 'office',
    vote: 'chooseBaron',
    refusableBy: 'target',
    effects: [{ word: 'heal', when: 'musterTroops', max: 2, spread: 'thisNoble' }],
  },
  sheriff: {
    kind: 'office',
    vote: 'chooseBaron',
    refusableBy: 'target',
    effects: [{ word: 'modify', number: 'levyTaxes', by: 2, if: { is: 'nobleOnBoardNotPort' } }],
  },
  privateMotion: {
    kind: 'privateMotion',
    vote: 'proposal',
    refusableBy: 'none',
    effects: [{ word: 'step', id: 'privateMotion' }],
  },
}

/** 21.2 What may be proposed besides. */
export const OPEN_MOTION: Readonly<Record<OpenMotion, Agenda>> = {
  banSieges: {
    kind: 'law',
    vote: 'yesNo',
    refusableBy: 'law',
    complyMoment: 'declareBattleSiege',
    effects: [{ word: 'forbid', what: 'siege' }],
  },
  banRoads: {
    kind: 'law',
    vote: 'yesNo',
    refusableBy: 'law',
    complyMoment: 'roadMove',
    effects: [{ word: 'forbid', what: 'roadMove' }],
  },
  banSea: {
    kind: 'law',
    vote: 'yesNo',
    refusableBy: 'law',
    complyMoment: 'seaMoveStart',
    effects: [{ word: 'forbid', what: 'seaMove' }],
  },
  banAssaults: {
    kind: 'law',
    vote: 'yesNo',
    refusableBy: 'law',
    complyMoment: 'declareBattleAssault',
    effects: [{ word: 'forbid', what: 'assaultCity' }],
  },
  banRazing: {
    kind: 'law',
    vote: 'yesNo',
    refusableBy: 'law',
    complyMoment: 'razeChoice',
    effects: [{ word: 'forbid', what: 'raze' }],
  },
  capArmy: {
    kind: 'law',
    vote: 'yesNo',
    refusableBy: 'law',
    complyMoment: 'declareBattleSize',
    effects: [{ word: 'forbid', what: 'battleWithLargeArmy', maxStrength: 500 }],
  },
  tribute: {
    kind: 'motion',
    vote: 'yesNo',
    refusableBy: 'target',
    effects: [{ word: 'step', id: 'tribute', amount: 3 }],
  },
  peaceBetween: {
    kind: 'law',
    vote: 'yesNo',
    refusableBy: 'law',
    complyMoment: 'declareBattlePair',
    effects: [{ word: 'forbid', what: 'battleBetweenNamed' }],
  },
  surrenderOffice: {
    kind: 'motion',
    vote: 'yesNo',
    refusableBy: 'none',
    effects: [{ word: 'step', id: 'discardHonour' }],
  },
  jointRelief: {
    kind: 'motion',
    vote: 'yesNo',
    refusableBy: 'none',
    effects: [{ word: 'heal', who: 'each', max: 2, spread: 'oneArmy' }],
  },
}
