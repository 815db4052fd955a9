// Laws about secrets: what a seat may not know changes nothing it is given.

import {
  type Action,
  actionsOf,
  allows,
  apply,
  type Core,
  choiceOf,
  choices,
  cloneState,
  determinize,
  entriesFor,
  everyone,
  redeal,
  type Sampler,
  type Seat,
  type Seed,
  sampler,
  view,
  whatIsWrong,
  why,
} from '@ludoteka/kernel'
import { difference } from '../difference.ts'
import { type Moment, nameOf, viewersOf } from '../moment.ts'
import { probesFor } from '../probes.ts'

/** Re-deals what each viewer may not know: it must not notice. */
export function nobodyNotices(m: Moment): string | undefined {
  const { game, s, random } = m
  for (const viewer of viewersOf(s)) {
    const other = redeal(game, s, viewer, random)
    const probes = viewer < 0 ? [] : probesFor(m, viewer, random)
    const seed = random.seed()
    const found =
      difference(receivedBy(m, s, viewer, probes), receivedBy(m, other, viewer, probes)) ??
      difference(sampleOf(m, s, viewer, seed), sampleOf(m, other, viewer, seed), 'determinization')
    if (found) return `Re-dealing what ${nameOf(m, viewer)} may not know shows: ${found}`
  }
  return undefined
}

/** All that is sent to a viewer; whom the table waits for and its own choice are part of the view. */
function receivedBy({ game }: Moment, s: Core, viewer: Seat, probes: readonly Action[]): object {
  return {
    view: view(game, s, viewer),
    news: entriesFor(s.news, viewer),
    refusals: probes.map(probe => why(game, s, probe) ?? 'legal'),
  }
}

/** The sampled states are what bots see, so they must not tell more than the view either. */
function sampleOf({ game }: Moment, s: Core, viewer: Seat, seed: Seed): Core {
  return determinize(game, s, viewer, sampler(seed))
}

/**
 * Plays the same action in two states a viewer can't tell apart. If the views are still alike afterwards, then
 * neither the log nor a sampled state (its frames and fields) may tell them apart. Actions that draw from the
 * generator are left out: they may show a card and shuffle it away again.
 */
export function logTellsNoMore(m: Moment): string | undefined {
  const { game, s, action, random } = m
  if (!action) return undefined
  const after = played(m, s, action)
  if (after.random.drawn !== s.random.drawn) return undefined
  for (const viewer of viewersOf(s)) {
    for (const other of [redeal(game, s, viewer, random), ...redealUnseen(m, viewer)]) {
      const found = outcomesDiffer(m, action, after, other, viewer)
      if (found) return `After ${JSON.stringify(action)} ${nameOf(m, viewer)} learns a secret from: ${found}`
    }
  }
  return undefined
}

/**
 * Re-deals only what no seat sees, as if all were allies: the others' plans stay, the piles change. Nothing where that
 * would contradict what somebody knows of cards that left unseen.
 */
function redealUnseen({ game, s, random }: Moment, viewer: Seat): readonly Core[] {
  const [kept, dropped] = 'doubts' in s ? [{ doubts: s.doubts }, { doubts: [] }] : [] // older kernels know no doubts
  const allied = { ...s, ...dropped, allies: s.allies.map(() => everyone(s)) }
  const other = { ...redeal(game, allied, Math.max(viewer, 0), random), allies: s.allies, ...kept }
  return whatIsWrong(game, other) === undefined ? [other] : []
}

function outcomesDiffer(m: Moment, action: Action, after: Core, other: Core, viewer: Seat): string | undefined {
  const { game, random } = m
  const seed = random.seed()
  if (!allows(choiceOf(choices(game, other), action.seat), action.verb, action.arg)) return undefined
  const otherAfter = played(m, other, action)
  if (difference(view(game, after, viewer), view(game, otherAfter, viewer))) return undefined
  // What everybody saw before it was turned down again is no secret, although no view shows it any more.
  if ('traces' in after && difference(after.traces, otherAfter.traces)) return undefined // older kernels know no traces
  return (
    difference(entriesFor(after.news, viewer), entriesFor(otherAfter.news, viewer), 'news') ??
    difference(sampleOf(m, after, viewer, seed), sampleOf(m, otherAfter, viewer, seed), 'determinization')
  )
}

/** Two arguments of a secret verb look the same to everybody but the seat and its allies. */
export function secretVerbsStaySecret(m: Moment): string | undefined {
  const { game, s, offers, random, seen } = m
  for (const { seat, choice } of offers) {
    for (const verb of game.secretVerbs ?? []) {
      const actions = actionsOf(seat, Object.hasOwn(choice, verb) ? { [verb]: choice[verb] ?? [] } : {})
      if (actions.length < 2) continue
      const [one, two] = pairOf(actions.length, random).flatMap(i => {
        const action = actions[i]
        return action ? [played(m, s, action)] : []
      })
      if (!one || !two || one.sealed || two.sealed) continue
      seen.secrets.add(verb)
      const found = differenceSeen(m, seat, one, two)
      if (found) return `The argument of ${verb} by ${nameOf(m, seat)} is not kept secret: ${found}`
    }
  }
  return undefined
}

function pairOf(size: number, random: Sampler): readonly number[] {
  const first = random.below(size)
  return [first, (first + 1 + random.below(size - 1)) % size]
}

function differenceSeen(m: Moment, seat: Seat, one: Core, two: Core): string | undefined {
  const seed = m.random.seed()
  for (const viewer of viewersOf(one)) {
    if (viewer >= 0 && (one.allies[seat] ?? 0) & (1 << viewer)) continue
    const found =
      difference(receivedBy(m, one, viewer, []), receivedBy(m, two, viewer, [])) ??
      difference(sampleOf(m, one, viewer, seed), sampleOf(m, two, viewer, seed), 'determinization')
    if (found) return `${nameOf(m, viewer)} sees ${found}`
  }
  return undefined
}

function played({ game }: Moment, s: Core, { seat, verb, arg }: Action): Core {
  const copy = cloneState(game, s)
  apply(game, copy, seat, verb, arg)
  return copy
}
