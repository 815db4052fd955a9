// What may be told about the cards of a match, moment by moment, to check against what was really sent.

import { act, begin, type Entry, entriesFor, type Live, SPECTATOR, view, type ZoneView } from '@ludoteka/kernel'
import { exported } from '@ludoteka/protocol'
import { unmatched } from '@ludoteka/unmatched'
import type { Page } from 'playwright-core'

export type Truth = {
  readonly seed: string
  /** After each number of actions: every card that has lain open before all by then. */
  readonly shown: readonly ReadonlySet<string>[]
  /** Log entries somebody, but not everybody, was told. */
  readonly secretEntries: readonly string[]
  readonly actions: number
}

/** Fetched by a page after the end, when the match may be known to all. */
export async function truthOf(page: Page, match: string): Promise<Truth> {
  const answer = await page.request.get(`/api/matches/${match}/export`)
  const { options, seed, actions } = exported.parse(await answer.json())
  const shown: ReadonlySet<string>[] = []
  let live = begin(unmatched, options, seed)
  shown.push(new Set(openCards(live)))
  for (const action of actions) {
    live = act(unmatched, live, action)
    shown.push(new Set([...(shown.at(-1) ?? []), ...openCards(live)]))
  }
  const secretEntries = live.log.flatMap(entry => (entriesFor([entry], SPECTATOR).length === 0 ? [asSent(entry)] : []))
  return { seed, shown, secretEntries, actions: actions.length }
}

/** How a message would begin to tell it; a later public entry may well have the same data. */
function asSent({ key, rule, data }: Entry): string {
  return JSON.stringify({ key, rule, data }).slice(0, -1)
}

/** Cards in zones everybody sees, and those that public entries name. */
function openCards(live: Live): readonly string[] {
  const { zones } = view(unmatched, live.state, SPECTATOR)
  const inZones = Object.values(zones).flatMap(zone => (isOne(zone) ? open(zone) : Object.values(zone).flatMap(open)))
  return [...inZones, ...cardsIn(JSON.stringify(entriesFor(live.log, SPECTATOR)))]
}

function isOne(zone: object): zone is ZoneView {
  return 'count' in zone && typeof zone.count === 'number'
}

const open = ({ cards, known }: ZoneView): readonly string[] => [...(cards ?? []), ...(known ?? []).flat().map(String)]

/** Every card an encoded message names. */
export function cardsIn(message: string): readonly string[] {
  return message.match(/(?<=")(?:arthur|alice|medusa|sinbad)\.[A-Za-z]+(?=")/g) ?? []
}
