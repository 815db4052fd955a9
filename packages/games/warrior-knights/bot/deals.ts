// What the bot offers to others, what it holds promises for, and that it keeps its own (19.4).

import { type Action, hasWritten, type Seat } from '@ludoteka/kernel'
import type { Area } from '../content/areas.ts'
import { LEADERSHIP } from '../content/barons.ts'
import { effectiveStrength, isReady, noblesIn, othersIn } from '../rules/armies.ts'
import { attending } from '../rules/assembly/vote.ts'
import { amountOf } from '../rules/barons.ts'
import { cityIn, ownerOf } from '../rules/cities.ts'
import type { F } from '../rules/frames.ts'
import { leaveNeeded } from '../rules/movement.ts'
import { baronOf, type RealPromise } from '../rules/names.ts'
import type { S } from '../rules/state.ts'
import { defenceOf } from './targets.ts'
import { stanceOn } from './votes.ts'
import { cityWorth, upkeepsLeft, wageBill } from './worth.ts'

/** What it costs to keep a promise, in influence. */
const COST: Readonly<Record<RealPromise, number>> = {
  voteFor: 0.1,
  voteAgainst: 0.1,
  voteForMe: 0.12,
  leaveToPass: 0.02,
  leaveToAttack: 0.2,
  noAttackThisRound: 0.3,
  noAttackNextRound: 0.5,
  faith: 0.35,
  aFavour: 0.15,
}
/** Others need not keep theirs. */
const TRUST = 0.5

/** Promises of a Baron weigh on him, those of others to him are worth something. */
export function promisesWorth(s: S, seat: Seat): number {
  let sum = 0
  for (const { by, to, promise } of s.promises) {
    if (by === seat) sum -= COST[promise]
    else if (to === seat) sum += TRUST * COST[promise]
  }
  return sum
}

/** Whether somebody has promised this to somebody. */
export const hasPromised = (s: S, by: Seat, to: Seat, ...promises: readonly RealPromise[]): boolean =>
  s.promises.some(one => one.by === by && one.to === to && promises.includes(one.promise))

/** 10.4, 12.1 He is asked for the very leave that an offer pays for. */
export function keptBy(s: S, { seat, verb, arg }: Action): Action | undefined {
  const f = s.stack.at(-1)
  const deal = verb === 'acceptDeal' ? s.deals.find(({ from, to }) => to === seat && baronOf(from) === arg) : undefined
  if (f === undefined || deal === undefined || deal.asks > 0) return undefined
  const isAskedFor =
    (f.step === 'war.leave' && f.attacker === deal.from && deal.wants === 'leaveToAttack') ||
    (f.step === 'move.leave' && f.seat === deal.from && deal.wants === 'leaveToPass')
  return isAskedFor ? { seat, verb: 'allow' } : undefined
}

/** What leave to pass, leave to attack and a vote are paid with. */
const PRICE = { leaveToPass: 1, leaveToAttack: 3, vote: 3 } as const
/** With so many crowns to spare he pays twice as much. */
const RICH = 12
/** A vote is bought only where so much is at stake, of somebody with so many votes. */
const VOTE_STAKE = 0.9
const VOTES_TO_BUY = 2

/** One offer at most until the next action card, and only of crowns that wages do not need. */
export function offerOf(s: S, seat: Seat): Action | undefined {
  const f = s.stack.at(-1)
  const spare = amountOf(s, 'crowns', seat) - wageBill(s, seat)
  if (f === undefined || s.offersMade[seat] !== 0 || spare < PRICE.leaveToPass) return undefined
  switch (f.step) {
    case 'move.noble':
      return payToPass(s, seat, f)
    case 'war.declare':
      return spare < PRICE.leaveToAttack ? undefined : payToAttack(s, seat, f.at)
    case 'vote.commit':
      return spare < PRICE.vote ? undefined : payForVote(s, seat, f)
    default:
      return undefined
  }
}

function pay(s: S, seat: Seat, to: Seat | undefined, gives: number, wants: RealPromise): Action | undefined {
  if (to === undefined || hasPromised(s, to, seat, wants)) return undefined
  const isRich = amountOf(s, 'crowns', seat) - wageBill(s, seat) >= RICH
  const arg = { to: baronOf(to), gives: isRich ? 2 * gives : gives, asks: 0, promise: 'nothing', wants }
  return { seat, verb: 'offerDeal', arg }
}

/** 10.4 On the way through the area of one other Baron. */
function payToPass(s: S, seat: Seat, way: Extract<F, { step: 'move.noble' }>): Action | undefined {
  if (way.path.at(-1) === way.target) return undefined
  const [owner, ...others] = leaveNeeded(s, way)
  return others.length > 0 ? undefined : pay(s, seat, owner, PRICE.leaveToPass, 'leaveToPass')
}

/** What a Baron could besiege with in an area. */
const strengthAt = (s: S, seat: Seat, at: Area): number =>
  noblesIn(s, seat, at)
    .filter(shape => isReady(s, seat, shape))
    .reduce((sum, shape) => sum + effectiveStrength(s, seat, shape), LEADERSHIP)

/** 12.1 Where one third Baron could forbid the attack on a city that could be besieged. */
function payToAttack(s: S, seat: Seat, at: Area): Action | undefined {
  const city = cityIn(s, at)
  if (city === undefined || ownerOf(s, city) === seat || cityWorth(s, city, upkeepsLeft(s)) < 1) return undefined
  const [third, ...others] = othersIn(s, seat, at).filter(other => other !== ownerOf(s, city))
  const mine = strengthAt(s, seat, at)
  const { total } = defenceOf(s, city)
  // Whoever could take it himself does not sell it.
  if (third === undefined || others.length > 0 || mine <= total || strengthAt(s, third, at) > total) return undefined
  return pay(s, seat, third, PRICE.leaveToAttack, 'leaveToAttack')
}

/** 9.3.6 Of those who have not voted yet, the one with the most votes. */
function payForVote(s: S, seat: Seat, f: Extract<F, { step: 'vote.commit' }>): Action | undefined {
  const { option, stake } = stanceOn(s, seat, f)
  const wants = option === 'for' ? 'voteFor' : option === 'against' ? 'voteAgainst' : 'voteForMe'
  if (stake < VOTE_STAKE || (wants === 'voteForMe' && option !== baronOf(seat))) return undefined
  const [voter] = attending(s)
    .filter(one => one !== seat && amountOf(s, 'votes', one) >= VOTES_TO_BUY && !hasWritten(s[f.ballot], one))
    .toSorted((a, b) => amountOf(s, 'votes', b) - amountOf(s, 'votes', a))
  return pay(s, seat, voter, PRICE.vote, wants)
}
