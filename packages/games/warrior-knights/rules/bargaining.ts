// 19.4 Bargaining at any moment: gifts of crowns, and offers that are carried out at once when accepted.

import {
  addRow,
  type Choice,
  findRows,
  itemAt,
  NOWHERE,
  type Refusal,
  removeRows,
  type Seat,
  type Standing,
} from '@ludoteka/kernel'
import type { Baron } from '../content/barons.ts'
import { amountOf, barons, payBaron } from './barons.ts'
import { handHeir, heirHolderOf, heirsHeldBy } from './heirs.ts'
import { log } from './log.ts'
import {
  baronOf,
  NONE,
  PROMISES,
  type Promise as Promised,
  REAL_PROMISES,
  type RealPromise,
  seatOfBaron,
} from './names.ts'
import { hasHeirTokens } from './options.ts'
import { FIELDS, type S } from './state.ts'
import type { Verbs } from './verbs.ts'

/** 19.4.2 So many new offers between two revealed action cards. */
const MOST_OFFERS = 3
/** Gifts are free (19.4.1), and so is withdrawing; but play has to come to an end. */
const MOST_BARGAINS = 9

const others = (s: S, seat: Seat): readonly Seat[] => barons(s).filter(other => other !== seat)
const hasDeal = (s: S, from: Seat, to: Seat): boolean => s.deals.some(deal => deal.from === from && deal.to === to)
/** Whoever has no open offer of this Baron yet. */
const free = (s: S, seat: Seat, all: readonly Seat[]): readonly Seat[] =>
  s.deals.length === 0 ? all : all.filter(to => !hasDeal(s, seat, to))

/** An offer can be accepted as long as both have what it takes. */
const isPossible = (s: S, { from, to, gives, asks, heir, wantedHeir }: S['deals'][number]): boolean =>
  amountOf(s, 'crowns', from) >= gives &&
  amountOf(s, 'crowns', to) >= asks &&
  (heir === NONE || heirsHeldBy(s, from).includes(heir)) &&
  (wantedHeir === NONE || heirsHeldBy(s, to).includes(wantedHeir))

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

/** So many promises of one Baron to another are remembered at a time; the oldest is forgotten for a new one. */
const MOST_PROMISES = 2

function remember(s: S, by: Seat, to: Seat, promise: Promised): void {
  if (promise === 'nothing') return
  const since = Math.max(1, s.round) // what is promised while the board is set up is meant for the first round
  removeRows(s.promises, { by, to, promise })
  const earlier = findRows(s.promises, { by, to })
  const oldest = earlier.length < MOST_PROMISES ? undefined : earlier[0]
  if (oldest !== undefined) removeRows(s.promises, { by, to, promise: oldest.promise })
  addRow(FIELDS.promises, s.promises, { by, to, promise, since, until: since + REMEMBERED[promise] })
  log(s, 'promised', '19.4.2', { baron: baronOf(by), to: baronOf(to), promise, until: since + REMEMBERED[promise] })
}

/** When a round begins, what was promised for earlier ones is forgotten. */
export function forgetPromises(s: S): void {
  removeRows(s.promises, ({ until }) => until < s.round)
}

type Deal = S['deals'][number]
const NO_HEIRS = { heir: NONE, wantedHeir: NONE } as const

function offer(s: S, deal: Deal): void {
  const { from, to, gives, asks, promise, wants, heir, wantedHeir } = deal
  addRow(FIELDS.deals, s.deals, deal)
  s.offersMade[from] = itemAt(s.offersMade, from) + 1
  log(s, 'dealOffered', heir === NONE && wantedHeir === NONE ? '19.4.2' : '21.3', {
    baron: baronOf(from),
    to: baronOf(to),
    gives,
    asks,
    promise,
    wants,
    heirs: heir === NONE ? [] : [heir],
    wantedHeirs: wantedHeir === NONE ? [] : [wantedHeir],
  })
}

/** 21.3 Heirs that a Baron holds may be offered, those that others hold asked for, also one for the other. */
function heirOffers(s: S, seat: Seat, to: readonly Seat[]): Choice<Verbs> {
  const held = heirsHeldBy(s, seat)
  const wanted = to.flatMap(other => heirsHeldBy(s, other))
  const promises = { promise: PROMISES, wants: PROMISES }
  const richest = Math.max(...to.map(other => amountOf(s, 'crowns', other)))
  return {
    ...(held.length > 0
      ? { offerHeir: { fields: { to: to.map(baronOf), heir: held, asks: { min: 0, max: richest }, ...promises } } }
      : {}),
    ...(wanted.length > 0
      ? {
          askHeir: {
            fields: {
              wanted,
              heir: [NONE, ...held],
              gives: { min: 0, max: amountOf(s, 'crowns', seat) },
              ...promises,
            },
          },
        }
      : {}),
  }
}

/** 19.4.1 Gifts, and new offers while he has any left to make (19.4.2). */
function newOffers(s: S, seat: Seat): Choice<Verbs> {
  const crowns = amountOf(s, 'crowns', seat)
  const all = others(s, seat)
  const names = all.map(baronOf)
  const give = { fields: { to: names, crowns: { min: 1, max: crowns } } }
  const partners = itemAt(s.offersMade, seat) < MOST_OFFERS ? free(s, seat, all) : []
  if (partners.length === 0) return crowns > 0 ? { give } : {}
  const to = partners === all ? names : partners.map(baronOf)
  let richest = 0
  for (const other of all) richest = Math.max(richest, amountOf(s, 'crowns', other))
  // At least one crown; without any it is a pact.
  const offerDeal = {
    fields: {
      to,
      gives: { min: 0, max: crowns },
      asks: { min: 0, max: richest },
      promise: PROMISES,
      wants: PROMISES,
    },
    total: { min: 1, max: crowns + richest },
  }
  const offerPact = { fields: { to, promise: REAL_PROMISES, wants: PROMISES } }
  const offers = crowns > 0 ? { give, offerDeal, offerPact } : { offerDeal, offerPact }
  return hasHeirTokens(s) ? { ...offers, ...heirOffers(s, seat, partners) } : offers
}

/** Offers that are open to him, to answer, and his own, to withdraw. */
function openOffers(s: S, seat: Seat): Choice<Verbs> {
  const accept: Baron[] = []
  const refuse: Baron[] = []
  const withdraw: Baron[] = []
  for (const deal of s.deals) {
    if (deal.from === seat) withdraw.push(baronOf(deal.to))
    if (deal.to !== seat) continue
    refuse.push(baronOf(deal.from))
    if (isPossible(s, deal)) accept.push(baronOf(deal.from))
  }
  const own = withdraw.length > 0 ? { withdrawDeal: withdraw } : {}
  if (refuse.length === 0) return own
  return accept.length > 0 ? { acceptDeal: accept, refuseDeal: refuse, ...own } : { refuseDeal: refuse, ...own }
}

const NOT_HELD: Refusal = { rule: '21.3', reason: 'heirNotHeld' }
const OFFERED_TOO_MUCH: Refusal = { rule: '19.4.1', reason: 'offeredTooMuch' }

/** 19.4.2 Why he may make this Baron no offer at all now. */
function whyNoOffer(s: S, from: Seat, to: Seat): Refusal | undefined {
  if (itemAt(s.offersMade, from) >= MOST_OFFERS) return { rule: '19.4.2', reason: 'tooManyOffers' }
  return hasDeal(s, from, to) ? { rule: '19.4.2', reason: 'offerOpen' } : undefined
}

export const BARGAINING: Standing<S, Verbs> = {
  ask(s, seat) {
    if (s.eliminated[seat]) return {}
    // The kernel leaves out what the quota forbids; not making it costs less.
    const offers = itemAt(s.bargains, seat) < MOST_BARGAINS ? newOffers(s, seat) : {}
    return s.deals.length > 0 ? { ...offers, ...openOffers(s, seat) } : offers
  },
  do: {
    give(s, { to, crowns }, seat) {
      payBaron(s, seat, seatOfBaron(to), crowns, '19.4.1')
    },
    offerDeal: (s, { to, gives, asks, promise, wants }, from) =>
      offer(s, { ...NO_HEIRS, from, to: seatOfBaron(to), gives, asks, promise, wants }),
    offerPact: (s, { to, promise, wants }, from) =>
      offer(s, { ...NO_HEIRS, from, to: seatOfBaron(to), gives: 0, asks: 0, promise, wants }),
    offerHeir: (s, { to, heir, asks, promise, wants }, from) =>
      offer(s, { from, to: seatOfBaron(to), gives: 0, asks, heir, wantedHeir: NONE, promise, wants }),
    askHeir: (s, { wanted, heir, gives, promise, wants }, from) =>
      offer(s, { from, to: heirHolderOf(s, wanted), gives, asks: 0, heir, wantedHeir: wanted, promise, wants }),
    acceptDeal(s, baron, seat) {
      const from = seatOfBaron(baron)
      for (const { gives, asks, promise, wants, heir, wantedHeir } of removeRows(s.deals, { from, to: seat })) {
        log(s, 'dealAccepted', '19.4.2', { baron: baronOf(seat), from: baron })
        payBaron(s, from, seat, gives, '19.4.2')
        payBaron(s, seat, from, asks, '19.4.2')
        if (heir !== NONE) handHeir(s, heir, seat)
        if (wantedHeir !== NONE) handHeir(s, wantedHeir, from)
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
    offerDeal: (s, { to }, seat) => whyNoOffer(s, seat, seatOfBaron(to)) ?? OFFERED_TOO_MUCH,
    offerPact: (s, { to }, seat) => whyNoOffer(s, seat, seatOfBaron(to)) ?? OFFERED_TOO_MUCH,
    offerHeir: (s, { to, heir }, seat) =>
      whyNoOffer(s, seat, seatOfBaron(to)) ?? (heirsHeldBy(s, seat).includes(heir) ? OFFERED_TOO_MUCH : NOT_HELD),
    askHeir: (s, { wanted, heir }, seat) => {
      const holder = heirHolderOf(s, wanted)
      if (holder === NOWHERE || holder === seat || (heir !== NONE && !heirsHeldBy(s, seat).includes(heir)))
        return NOT_HELD
      return whyNoOffer(s, seat, holder) ?? OFFERED_TOO_MUCH
    },
    acceptDeal: { rule: '19.4.2', reason: 'noSuchOffer' },
    refuseDeal: { rule: '19.4.2', reason: 'noSuchOffer' },
    withdrawDeal: { rule: '19.4.2', reason: 'noSuchOffer' },
  },
  quota: {
    field: 'bargains',
    most: MOST_BARGAINS,
    verbs: ['give', 'offerDeal', 'offerPact', 'offerHeir', 'askHeir', 'withdrawDeal'],
    why: { rule: '19.4.1', reason: 'tooManyGifts' },
  },
}
