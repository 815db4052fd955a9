// What a position is worth to a seat, and what it risks in it, as far as a budget of positions carries.

import {
  type Action,
  actionsOf,
  apply,
  type Core,
  choiceOf,
  cloneState,
  countActions,
  type Game,
  type Offer,
  type Offers,
  type Seat,
} from '@ludoteka/kernel'

/**
 * What a position is worth to `me`, if own and allied seats do the best for `me` and all others the worst. In a game that says
 * where nothing is under way it is judged there; in others as far on as the budget carries, this position included.
 */
export function value(game: Game, s: Core, offers: Offers, me: Seat, budget: number): number {
  if (!game.bot?.isQuiet) return valueAhead(game, s, offers, me, budget)
  return settle(game, s, offers, me, { left: TO_SETTLE }) ?? evaluate(game, s, me)
}

function valueAhead(game: Game, s: Core, offers: Offers, me: Seat, budget: number): number {
  const asked = whoAnswers(offers, me)
  const answers = asked && countActions(asked.choice)
  if (asked === undefined || answers === undefined || budget < answers) return evaluate(game, s, me)
  const share = Math.floor(budget / answers)
  const values = actionsOf(asked.seat, asked.choice).map(({ seat, verb, arg }) => {
    const copy = cloneState(game, s)
    return valueAhead(game, copy, apply(game, copy, seat, verb, arg), me, share - 1)
  })
  return isFriend(s, me, asked.seat) ? Math.max(...values) : Math.min(...values)
}

/** So many positions are looked at to see what is under way through, such as a battle that is not yet paid for. */
const TO_SETTLE = 20

/** The value once everything is quiet; nothing where the budget does not reach so far. */
function settle(game: Game, s: Core, offers: Offers, me: Seat, budget: { left: number }): number | undefined {
  const asked = whoAnswers(offers, me)
  if (asked === undefined || isQuiet(game, s)) return evaluate(game, s, me)
  const isOwn = isFriend(s, me, asked.seat)
  let best: number | undefined
  for (const { seat, verb, arg } of actionsOf(asked.seat, asked.choice)) {
    if (budget.left-- <= 0) break
    const copy = cloneState(game, s)
    const found = settle(game, copy, apply(game, copy, seat, verb, arg), me, budget)
    if (found !== undefined && (best === undefined || (isOwn ? found > best : found < best))) best = found
  }
  return best
}

/** What an action risks if its seat is as careful afterwards, as far as the budget carries. */
export function riskOf(game: Game, before: Core, action: Action, after: Core, offers: Offers, budget: number): number {
  const { risk } = game.bot ?? {}
  if (risk === undefined) return 0
  const staked = risk.staked(before, action)
  const pending = risk.pending(after, action.seat)
  const own = choiceOf(offers, action.seat)
  const answers = own === undefined ? 0 : countActions(own)
  if (pending <= staked || own === undefined || answers === 0 || budget < answers) return Math.max(staked, pending)
  const share = Math.floor(budget / answers) - 1
  const later = actionsOf(action.seat, own).map(next => {
    const copy = cloneState(game, after)
    const following = apply(game, copy, next.seat, next.verb, next.arg)
    if (copy.sealed) return pending // dice and cards may avert it, or may not
    return riskOf(game, after, next, copy, following, share)
  })
  return Math.max(staked, Math.min(pending, ...later))
}

export const isQuiet = (game: Game, s: Core): boolean => game.bot?.isQuiet?.(s) ?? true

export function evaluate(game: Game, s: Core, me: Seat): number {
  return game.bot?.evaluate(s, me) ?? 0
}

/** Of several seats asked at once the bot thinks for its own first. */
export function whoAnswers(offers: Offers, me: Seat): Offer | undefined {
  const own = choiceOf(offers, me)
  return own && countActions(own) > 0
    ? { seat: me, choice: own }
    : offers.find(({ choice }) => countActions(choice) > 0)
}

function isFriend(s: Core, me: Seat, other: Seat): boolean {
  return ((s.allies[me] ?? 0) & (1 << other)) !== 0
}
