// 19.4 Bargaining at any moment: gifts of crowns, and offers that are carried out at once when accepted.

import { addRow, removeRows, type Seat, type Standing } from '@ludoteka/kernel'
import { amountOf, barons, payBaron } from './barons.ts'
import { log } from './log.ts'
import { baronOf, PROMISES, type Promise as Promised, REAL_PROMISES, type RealPromise, seatOfBaron } from './names.ts'
import { FIELDS, type S } from './state.ts'
import type { Verbs } from './verbs.ts'

/** 19.4.2 So many new offers between two revealed action cards. */
const MOST_OFFERS = 3

const others = (s: S, seat: Seat): readonly Seat[] => barons(s).filter(other => other !== seat)
const dealOf = (s: S, from: Seat, to: Seat) => s.deals.find(deal => deal.from === from && deal.to === to)
/** Whoever has no open offer of this Baron yet. */
const free = (s: S, seat: Seat): readonly Seat[] => others(s, seat).filter(to => dealOf(s, seat, to) === undefined)

/** An offer can be accepted as long as both have what it takes. */
const isPossible = (s: S, { from, to, gives, asks }: S['deals'][number]): boolean =>
  amountOf(s, 'crowns', from) >= gives && amountOf(s, 'crowns', to) >= asks

/** 19.4.2 For how many rounds after this one a promise is remembered. */
const REMEMBERED: Readonly<Record<RealPromise, number>> = {
  voteFor: 1,
  voteAgainst: 1,
  voteForMe: 1,
  leaveToPass: 1,
  leaveToAttack: 1,
  noAttackThisRound: 0,
  noAttackNextRound: 1,
  faith: 1,
  aFavour: 2,
}

function remember(s: S, by: Seat, to: Seat, promise: Promised): void {
  if (promise === 'nothing') return
  const until = s.round + REMEMBERED[promise]
  removeRows(s.promises, { by, to, promise })
  addRow(FIELDS.promises, s.promises, { by, to, promise, since: s.round, until })
  log(s, 'promised', '19.4.2', { baron: baronOf(by), to: baronOf(to), promise, until })
}

/** When a round begins, what was promised for earlier ones is forgotten. */
export function forgetPromises(s: S): void {
  removeRows(s.promises, ({ until }) => until < s.round)
}

function offer(s: S, seat: Seat, deal: Omit<S['deals'][number], 'from'>): void {
  addRow(FIELDS.deals, s.deals, { ...deal, from: seat })
  log(s, 'dealOffered', '19.4.2', { ...deal, baron: baronOf(seat), to: baronOf(deal.to) })
}

const hasBegun = (s: S): boolean => s.round > 0

export const BARGAINING: Standing<S, Verbs> = {
  ask: s =>
    hasBegun(s)
      ? barons(s).map(seat => {
          const crowns = amountOf(s, 'crowns', seat)
          const to = free(s, seat).map(baronOf)
          const open = s.deals.filter(deal => deal.to === seat)
          const accept = open.filter(deal => isPossible(s, deal)).map(({ from }) => baronOf(from))
          const refuse = open.map(({ from }) => baronOf(from))
          const withdraw = s.deals.filter(deal => deal.from === seat).map(deal => baronOf(deal.to))
          const richest = Math.max(0, ...others(s, seat).map(other => amountOf(s, 'crowns', other)))
          return {
            seat,
            choice: {
              ...(crowns > 0
                ? { give: { fields: { to: others(s, seat).map(baronOf), crowns: { min: 1, max: crowns } } } }
                : {}),
              ...(to.length > 0
                ? {
                    // At least one crown; without any it is a pact.
                    offerDeal: {
                      fields: {
                        to,
                        gives: { min: 0, max: crowns },
                        asks: { min: 0, max: richest },
                        promise: PROMISES,
                        wants: PROMISES,
                      },
                      total: { min: 1, max: crowns + richest },
                    },
                    offerPact: { fields: { to, promise: REAL_PROMISES, wants: PROMISES } },
                  }
                : {}),
              ...(accept.length > 0 ? { acceptDeal: accept } : {}),
              ...(refuse.length > 0 ? { refuseDeal: refuse } : {}),
              ...(withdraw.length > 0 ? { withdrawDeal: withdraw } : {}),
            },
          }
        })
      : [],
  do: {
    give(s, { to, crowns }, seat) {
      payBaron(s, seat, seatOfBaron(to), crowns, '19.4.1')
    },
    offerDeal: (s, { to, ...deal }, seat) => offer(s, seat, { ...deal, to: seatOfBaron(to) }),
    offerPact: (s, { to, ...pact }, seat) => offer(s, seat, { ...pact, to: seatOfBaron(to), gives: 0, asks: 0 }),
    acceptDeal(s, baron, seat) {
      const from = seatOfBaron(baron)
      for (const { gives, asks, promise, wants } of removeRows(s.deals, { from, to: seat })) {
        log(s, 'dealAccepted', '19.4.2', { baron: baronOf(seat), from: baron })
        payBaron(s, from, seat, gives, '19.4.2')
        payBaron(s, seat, from, asks, '19.4.2')
        remember(s, from, seat, promise)
        remember(s, seat, from, wants)
      }
    },
    refuseDeal(s, baron, seat) {
      removeRows(s.deals, { from: seatOfBaron(baron), to: seat })
      log(s, 'dealRefused', '19.4.2', { baron: baronOf(seat), from: baron })
    },
    withdrawDeal(s, baron, seat) {
      removeRows(s.deals, { from: seat, to: seatOfBaron(baron) })
    },
  },
  why: {
    give: { rule: '19.4.1', reason: 'cannotPay' },
    offerDeal: { rule: '19.4.2', reason: 'offerOpen' },
    offerPact: { rule: '19.4.2', reason: 'offerOpen' },
    acceptDeal: { rule: '19.4.2', reason: 'noSuchOffer' },
    refuseDeal: { rule: '19.4.2', reason: 'noSuchOffer' },
    withdrawDeal: { rule: '19.4.2', reason: 'noSuchOffer' },
  },
  quota: {
    field: 'offersMade',
    most: MOST_OFFERS,
    verbs: ['give', 'offerDeal', 'offerPact', 'withdrawDeal'],
    why: { rule: '19.4.2', reason: 'tooManyOffers' },
  },
}
