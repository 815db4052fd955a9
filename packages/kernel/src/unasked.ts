// What seats may do although nobody waits for them: standing offers, and taking back one's own answer to a question
// that others still think about.

import type { Arg, Core, Frame, Seat } from './core.ts'
import { fail } from './errors.ts'
import type { Choice, Game, Offer, Offers, Refusal } from './game.ts'
import { itemAt } from './lists.ts'

/**
 * How often a seat may act unasked, so that play ends. The kernel counts in this field (one number per seat); the
 * rules set it back to 0 where they begin to count again.
 */
export type Quota = { readonly field: string; readonly most: number; readonly why: Refusal }

// Methods, so that the rules of one game fit the kernel's view of any game.
type Handler<S, A> = { bivariant(s: S, arg: A, seat: Seat): void }['bivariant']
type WhyNot<S, A> = { bivariant(s: S, arg: A, seat: Seat): Refusal | undefined }['bivariant']

/** Offers that stand beside every question. */
export type Standing<S extends Core, V extends object> = {
  /** What one seat may do; several seats are asked one by one, and often only one of them matters. */
  ask(s: S, seat: Seat): Choice<V>
  readonly do: { readonly [K in keyof V]?: Handler<S, V[K]> }
  /** By verb, why it is not offered. */
  readonly why?: { readonly [K in keyof V]?: Refusal | WhyNot<S, V[K]> }
  /** What a seat may do only so often, such as making offers. */
  readonly quota?: Quota & { readonly verbs: readonly (keyof V & string)[] }
}

/**
 * Where several seats are asked at once: a seat that has answered may change its mind, with the verb `takeBack`, while
 * others still think. It is then asked again; nobody else is disturbed, and everybody may see that it is waited for.
 */
export type TakeBack<S extends Core, F extends Frame> = {
  /** The seats that have answered. */
  answered(s: S, f: F): readonly Seat[]
  /** Makes the seat's answer undone. */
  undo(s: S, f: F, seat: Seat): void
  readonly quota: Quota
  /** Why a seat can't that has not answered. */
  readonly why: Refusal
}

export const TAKE_BACK = 'takeBack'

const NONE: Offers = []

/** What seats, or only one, may do now beside what the question offers. */
export function unaskedOffers(game: Game, s: Core, offers: Offers, only?: Seat): Offers {
  const f = s.stack[s.stack.length - 1]
  const takeBack = f && game.steps[f.step]?.takeBack
  if (!takeBack && !game.standing) return NONE
  const found = game.standing ? standingOffers(game.standing, s, only) : []
  if (!takeBack || offers.length === 0) return found
  for (const seat of takeBack.answered(s, f)) {
    if ((only === undefined || only === seat) && !isUsedUp(s, takeBack.quota, seat))
      found.push({ seat, choice: { [TAKE_BACK]: true } })
  }
  return found
}

function standingOffers({ ask, quota }: NonNullable<Game['standing']>, s: Core, only: Seat | undefined): Offer[] {
  const found: Offer[] = []
  const last = only ?? s.seats - 1
  for (let seat = only ?? 0; seat <= last; seat++) {
    const choice = ask(s, seat)
    found.push({ seat, choice: quota && isUsedUp(s, quota, seat) ? without(choice, quota.verbs) : choice })
  }
  return found
}

function without(choice: Choice, verbs: readonly string[]): Choice {
  const left: Record<string, Choice[string]> = {}
  for (const verb in choice) if (!verbs.includes(verb)) left[verb] = choice[verb]
  return left
}

function countsIn(s: Core, { field }: Quota): number[] {
  const counts: unknown = Reflect.get(s, field)
  return Array.isArray(counts) ? counts : fail('bad-state', `The field ${field} does not count by seat.`)
}

const isUsedUp = (s: Core, quota: Quota, seat: Seat): boolean => itemAt(countsIn(s, quota), seat) >= quota.most

function countUse(s: Core, quota: Quota, seat: Seat): void {
  const counts = countsIn(s, quota)
  counts[seat] = itemAt(counts, seat) + 1
}

/** Carries out an unasked action; says whether it was one. */
export function playUnasked(game: Game, s: Core, seat: Seat, verb: string, arg: Arg | undefined): boolean {
  const f = s.stack[s.stack.length - 1]
  const takeBack = f && verb === TAKE_BACK ? game.steps[f.step]?.takeBack : undefined
  if (f && takeBack) {
    countUse(s, takeBack.quota, seat)
    takeBack.undo(s, f, seat)
    return true
  }
  const handler = game.standing?.do[verb]
  if (!handler) return false
  const quota = game.standing?.quota
  if (quota?.verbs.includes(verb)) countUse(s, quota, seat)
  handler(s, arg ?? true, seat)
  return true
}

/** Whether this verb is answered beside the question, whoever uses it. */
export function isUnasked(game: Game, s: Core, verb: string): boolean {
  if (game.standing && Object.hasOwn(game.standing.do, verb)) return true
  const f = s.stack.at(-1)
  return verb === TAKE_BACK && f !== undefined && game.steps[f.step]?.takeBack !== undefined
}

/** Why an unasked action is not offered. */
export function whyNotUnasked(
  game: Game,
  s: Core,
  seat: Seat,
  verb: string,
  arg: Arg | undefined,
): Refusal | undefined {
  const f = s.stack[s.stack.length - 1]
  const takeBack = f && verb === TAKE_BACK ? game.steps[f.step]?.takeBack : undefined
  if (f && takeBack) return takeBack.answered(s, f).includes(seat) ? takeBack.quota.why : takeBack.why
  const { quota, why } = game.standing ?? {}
  if (quota?.verbs.includes(verb) && isUsedUp(s, quota, seat)) return quota.why
  const reason = why?.[verb]
  return typeof reason === 'function' ? reason(s, arg ?? true, seat) : reason
}

/** Mistakes of a declaration that the types can't see. */
export function whatIsMisdeclaredUnasked(game: Game): string | undefined {
  const retractable = Object.entries(game.steps).filter(([, { takeBack }]) => takeBack !== undefined)
  if (retractable.length > 0 && game.verbs[TAKE_BACK] !== true)
    return `Answers of ${retractable[0]?.[0]} can be taken back: declare the verb ${TAKE_BACK} without an argument.`
  const answered = [...Object.values(game.steps), ...(game.standing ? [game.standing] : [])]
  if (answered.some(({ do: answers }) => answers && Object.hasOwn(answers, TAKE_BACK)))
    return `The verb ${TAKE_BACK} is answered by the kernel.`
  const quotas = [...retractable.map(([, { takeBack }]) => takeBack?.quota), game.standing?.quota]
  const unknown = quotas.find(quota => quota && !Object.hasOwn(game.fields, quota.field))
  return unknown && `The quota counts in ${unknown.field}, which is no field.`
}
