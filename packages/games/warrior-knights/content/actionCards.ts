// Action cards of the Barons and neutral ones (7, 8).

import type { Effect } from './vocabulary.ts'

export const SPECIAL_AREAS = ['taxation', 'wages', 'assembly'] as const
export type SpecialArea = (typeof SPECIAL_AREAS)[number]

export const BARON_ACTIONS = [
  'levyTaxes',
  'draftSoldiers',
  'rallySupport',
  'serveTheChurch',
  'mobilizeForces',
  'versatileStrategy',
] as const
export type BaronAction = (typeof BARON_ACTIONS)[number]

export const NEUTRAL_ACTIONS = [
  'importantEvent',
  'fundExpedition',
  'upgradeDefenses',
  'musterTroops',
  'uncertainTimes',
] as const
export type NeutralAction = (typeof NEUTRAL_ACTIONS)[number]

export type ActionFacts = { readonly effects: Effect }

/** 6.3 Where a card goes when it has been resolved. */
export type Allocation = 'assembly' | 'byUse' | 'ownerChoice' | 'returnToOwner' | 'taxation' | 'wages'

/** Every Baron has so many copies of each. */
export const COPIES_PER_BARON = 2

export const BARON_ACTION: Readonly<Record<BaronAction, ActionFacts & { readonly goesTo: Allocation }>> = {
  levyTaxes: { goesTo: 'taxation', effects: [{ word: 'gain', what: 'crowns', amount: 1, per: 'areaWithOwnNoble' }] },
  draftSoldiers: { goesTo: 'wages', effects: [{ word: 'marker', fee: 'none' }] },
  rallySupport: {
    goesTo: 'assembly',
    effects: [
      { word: 'gain', what: 'votes', amount: 2 },
      { word: 'passToken', token: 'chairman', if: { is: 'strictlyMostVotes' }, to: 'self', exclude: ['banned'] },
    ],
  },
  serveTheChurch: {
    goesTo: 'ownerChoice',
    effects: [
      { word: 'gain', what: 'faith', amount: 1 },
      { word: 'passToken', token: 'headOfChurch', if: { is: 'strictlyMostFaith' }, to: 'self', exclude: ['heretic'] },
    ],
  },
  mobilizeForces: { goesTo: 'byUse', effects: [{ word: 'step', id: 'mobilize' }] },
  versatileStrategy: {
    goesTo: 'returnToOwner',
    effects: [
      {
        word: 'choose',
        options: [
          [{ word: 'gain', what: 'crowns', amount: 2 }],
          [{ word: 'gain', what: 'votes', amount: 1 }],
          [{ word: 'step', id: 'moveOneNoble' }],
          [{ word: 'step', id: 'battleWithoutMoving' }],
          [{ word: 'marker', fee: 'space' }],
        ],
      },
    ],
  },
}

export const NEUTRAL_ACTION: Readonly<Record<NeutralAction, ActionFacts & { readonly copies: number }>> = {
  importantEvent: { copies: 3, effects: [{ word: 'step', id: 'importantEvent' }] },
  fundExpedition: { copies: 2, effects: [{ word: 'step', id: 'fundExpedition' }] },
  upgradeDefenses: { copies: 1, effects: [{ word: 'step', id: 'upgradeDefenses' }] },
  musterTroops: { copies: 1, effects: [{ word: 'heal', who: 'each', max: 'any', spread: 'oneArmy', price: 2 }] },
  uncertainTimes: { copies: 1, effects: [{ word: 'step', id: 'shuffleFate' }] },
}
