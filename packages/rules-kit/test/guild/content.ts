// Guild, a small card game for the tests of the kit: cards whose effects are data.
//
// 1 The cards are shuffled and each seat is dealt four; each has six coins. The seats take turns, sixteen in all.
// 2 A turn begins with what happens at the start of turns: first what the seat on turn has, then the other's; a seat with
//   several things chooses their order.
// 3 Then the seat plays a card or rests. 3.1 A card is paid with at most three coins that make up its cost. 3.2 A member
//   of the guild stays in play, any other card is carried out and discarded. 3.3 Who rests takes back the coins spent
//   and draws a card, unless a ration forbids it.
// 4 At the end of a turn effects end that are due. 5 More points win.

import type { WordEffect } from '@ludoteka/rules-kit'

export const CARDS = [
  'baker',
  'miller',
  'guard',
  'thief',
  'truce',
  'fair',
  'festival',
  'charter',
  'bailiff',
  'harvestHome',
] as const
export type Card = (typeof CARDS)[number]

/** Coins and what they are worth. */
export const COINS = ['copper', 'silver', 'gold'] as const
export type Coin = (typeof COINS)[number]
export const WORTH: Readonly<Record<Coin, number>> = { copper: 1, silver: 2, gold: 3 }
export const PURSE: readonly Coin[] = ['copper', 'copper', 'copper', 'silver', 'silver', 'gold']

/** How effects of one keyword go together. */
export const KEYWORDS = {
  /** The other seat takes so many points less. */
  shield: 'max',
  /** Every gain is so much larger. */
  market: 'sum',
  /** So many points at the start of the own turn. */
  harvest: 'sum',
  /** No points are taken. */
  peace: 'flag',
  /** No more cards than this in the hand when resting. */
  ration: 'min',
} as const
export type Keyword = keyof typeof KEYWORDS

export const MOMENTS = ['turnStart'] as const
export type Moment = (typeof MOMENTS)[number]
export const LASTS = ['game', 'endOfTurn', 'endOfNextOwnTurn', 'endOfNextOtherTurn'] as const
export type Lasts = (typeof LASTS)[number]
export type Who = 'own' | 'other'

/** The words effects are made of. */
export type Words = {
  gain: { readonly amount: number }
  take: { readonly amount: number }
  draw: { readonly cards: number }
  /** The other seat discards a card of its choice. */
  discard: object
  keyword: { readonly keyword: Keyword; readonly amount: number; readonly who: Who; readonly lasts: Lasts }
  loseKeyword: { readonly keyword: Keyword; readonly who: Who; readonly lasts: Lasts }
  choose: { readonly options: readonly Effect[] }
}
export type Conditions = {
  behind: object
  handAtMost: { readonly cards: number }
}
export type Effect = WordEffect<Words, Conditions>

export type CardFacts = {
  readonly copies: number
  readonly cost: number
  /** Stays in play: has these keywords, and this happens at the start of its seat's turn. */
  readonly member?: { readonly keywords?: Readonly<Partial<Record<Keyword, number>>>; readonly turnStart?: Effect }
  readonly played?: Effect
}

export const CARD: Readonly<Record<Card, CardFacts>> = {
  // At the start of your turn gain a point.
  baker: { copies: 1, cost: 1, member: { turnStart: [{ word: 'gain', amount: 1 }] } },
  // At the start of your turn draw a card, if you hold at most one; otherwise gain a point.
  miller: {
    copies: 1,
    cost: 2,
    member: {
      turnStart: [{ word: 'draw', cards: 1, if: { is: 'handAtMost', cards: 1 }, else: [{ word: 'gain', amount: 1 }] }],
    },
  },
  // A point less is taken from you.
  guard: { copies: 1, cost: 2, member: { keywords: { shield: 1 } } },
  // The other seat loses its shield until the end of the turn. Take two points; if you do, draw a card.
  thief: {
    copies: 2,
    cost: 1,
    played: [
      { word: 'loseKeyword', keyword: 'shield', who: 'other', lasts: 'endOfTurn' },
      { word: 'take', amount: 2 },
      { word: 'draw', cards: 1, ifDone: true },
    ],
  },
  // Until the end of the other seat's next turn nobody takes points.
  truce: {
    copies: 2,
    cost: 1,
    played: [
      { word: 'keyword', keyword: 'peace', amount: 1, who: 'own', lasts: 'endOfNextOtherTurn' },
      { word: 'keyword', keyword: 'peace', amount: 1, who: 'other', lasts: 'endOfNextOtherTurn' },
    ],
  },
  // Choose: gain three points; draw two cards; or the other seat discards one.
  fair: {
    copies: 2,
    cost: 3,
    played: [
      {
        word: 'choose',
        options: [[{ word: 'gain', amount: 3 }], [{ word: 'draw', cards: 2 }], [{ word: 'discard' }]],
      },
    ],
  },
  // Gain three points if you are behind, otherwise draw a card.
  festival: {
    copies: 2,
    cost: 0,
    played: [{ word: 'gain', amount: 3, if: { is: 'behind' }, else: [{ word: 'draw', cards: 1 }] }],
  },
  // Every gain of yours is a point larger.
  charter: {
    copies: 2,
    cost: 4,
    played: [{ word: 'keyword', keyword: 'market', amount: 1, who: 'own', lasts: 'game' }],
  },
  // The other seat discards a card; if it does, gain a point; if it can't, take one. Its rest is rationed.
  bailiff: {
    copies: 2,
    cost: 2,
    played: [
      { word: 'discard', else: [{ word: 'take', amount: 1 }] },
      { word: 'gain', amount: 1, ifDone: true },
      { word: 'keyword', keyword: 'ration', amount: 3, who: 'other', lasts: 'endOfNextOtherTurn' },
    ],
  },
  // Until the end of your next turn: a point at the start of your turn, and two points less are taken from you.
  harvestHome: {
    copies: 2,
    cost: 1,
    played: [
      { word: 'keyword', keyword: 'harvest', amount: 1, who: 'own', lasts: 'endOfNextOwnTurn' },
      { word: 'keyword', keyword: 'shield', amount: 2, who: 'own', lasts: 'endOfNextOwnTurn' },
    ],
  },
}
