// What may be told about the cards of a match, moment by moment, to check against what was really sent.

import { act, begin, type Entry, entriesFor, type Live, SPECTATOR, view } from '@ludoteka/kernel'
import { exported } from '@ludoteka/protocol'
import { unmatched } from '@ludoteka/unmatched'
import type { Page } from 'playwright-core'

export type Truth = {
  readonly seed: string
  readonly actions: number
  /** For each viewer, after each number of actions: every card that viewer had a right to know of by then. */
  readonly shownTo: ReadonlyMap<string, readonly ReadonlySet<string>[]>
  /** Log entries somebody, but not everybody, was told. */
  readonly secretEntries: readonly string[]
}

/** Fetched by a page after the end, when the match may be known to all. */
export async function truthOf(page: Page, match: string): Promise<Truth> {
  const answer = await page.request.get(`/api/matches/${match}/export`)
  const { options, seed, actions } = exported.parse(await answer.json())
  const moments = [begin(unmatched, options, seed)]
  for (const action of actions) moments.push(act(unmatched, moments.at(-1) ?? fail(), action))
  const viewers = [SPECTATOR, ...unmatched.seats(options).keys()]
  const last = moments.at(-1) ?? fail()
  return {
    seed,
    actions: actions.length,
    shownTo: new Map(viewers.map(seat => [view(unmatched, last.state, seat).you, shownTo(moments, seat)])),
    secretEntries: last.log.flatMap(entry => (entriesFor([entry], SPECTATOR).length === 0 ? [asSent(entry)] : [])),
  }
}

/** What was shown once may be spoken of ever after. */
function shownTo(moments: readonly Live[], seat: number): readonly ReadonlySet<string>[] {
  const known = new Set<string>()
  return moments.map(({ state, log }) => {
    const told = JSON.stringify([view(unmatched, state, seat), entriesFor(log, seat)])
    for (const card of cardsIn(told)) known.add(card)
    return new Set(known)
  })
}

/** How a message would begin to tell it; a later public entry may well have the same data. */
function asSent({ key, rule, data }: Entry): string {
  return JSON.stringify({ key, rule, data }).slice(0, -1)
}

/** Every card an encoded message names. */
export function cardsIn(message: string): readonly string[] {
  return message.match(/(?<=")(?:arthur|alice|medusa|sinbad)\.[A-Za-z]+(?=")/g) ?? []
}

function fail(): never {
  throw new Error('A match has at least its beginning.')
}
