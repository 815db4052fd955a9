// 19.4 Bargaining at any moment: gifts of crowns, and offers that are carried out at once when accepted.

import { addRow, removeRows, type Seat, type Standing } from '@ludoteka/kernel'
import { amountOf, barons, payBaron } from './barons.ts'
import { log } from './log.ts'
import { baronOf, PROMISES, seatOfBaron } from './names.ts'
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
              ...(crowns > 0 && to.length > 0 ? { give: { fields: { to, crowns: { min: 1, max: crowns } } } } : {}),
              ...(to.length > 0
                ? {
                    offerDeal: {
                      fields: { to, gives: { min: 0, max: crowns }, asks: { min: 0, max: richest }, promise: PROMISES },
                    },
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
    offerDeal(s, { to, gives, asks, promise }, seat) {
      addRow(FIELDS.deals, s.deals, { from: seat, to: seatOfBaron(to), gives, asks, promise })
      log(s, 'dealOffered', '19.4.2', { baron: baronOf(seat), to, gives, asks, promise })
    },
    acceptDeal(s, baron, seat) {
      const from = seatOfBaron(baron)
      for (const { gives, asks, promise } of removeRows(s.deals, { from, to: seat })) {
        log(s, 'dealAccepted', '19.4.2', { baron: baronOf(seat), from: baron, promise })
        payBaron(s, from, seat, gives, '19.4.2')
        payBaron(s, seat, from, asks, '19.4.2')
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
    acceptDeal: { rule: '19.4.2', reason: 'noSuchOffer' },
    refuseDeal: { rule: '19.4.2', reason: 'noSuchOffer' },
    withdrawDeal: { rule: '19.4.2', reason: 'noSuchOffer' },
  },
  quota: {
    field: 'offersMade',
    most: MOST_OFFERS,
    verbs: ['give', 'offerDeal', 'withdrawDeal'],
    why: { rule: '19.4.2', reason: 'tooManyOffers' },
  },
}
