// What may be told about a match, moment by moment, against what was really sent.

import {
  act,
  begin,
  type Core,
  cardsIn,
  entriesFor,
  facts,
  flatZones,
  type Game,
  type Live,
  type Match,
  SPECTATOR,
  view,
} from '@ludoteka/kernel'
import { exported, serverMessage, viewAssembler } from '@ludoteka/protocol'
import type { Page } from 'playwright-core'

export type Truth = {
  readonly seed: string
  readonly actions: number
  /** Everything that was done at least once. */
  readonly verbs: ReadonlySet<string>
  /** For each viewer, after each number of actions, what they may know. */
  readonly sights: ReadonlyMap<string, readonly Sight[]>
  /** Every name of a card. */
  readonly cards: ReadonlySet<string>
}

type Sight = {
  readonly view: string
  /** All log entries told so far. */
  readonly entries: ReadonlySet<string>
  /** Every name that lies open to the viewer or was told them; not taken from the view, which is itself to be tried. */
  readonly names: ReadonlySet<string>
}

/** Fetched by a page after the end, when the match may be known to all. */
export async function truthOf(page: Page, game: Game, match: string): Promise<Truth> {
  const answer = await page.request.get(`/api/matches/${match}/export`)
  return truthAbout(game, exported.parse(await answer.json()))
}

export function truthAbout(game: Game, { options, seed, actions }: Pick<Match, 'options' | 'seed' | 'actions'>): Truth {
  const moments = [begin(game, options, seed)]
  for (const action of actions) moments.push(act(game, moments.at(-1) ?? fail(), action))
  const viewers = [SPECTATOR, ...game.seats(options).keys()]
  const sights = viewers.map((seat): [string, readonly Sight[]] => {
    const { you } = view(game, (moments[0] ?? fail()).state, seat)
    return [you, moments.map(moment => sightOf(game, moment, seat))]
  })
  return {
    seed,
    actions: actions.length,
    verbs: new Set(actions.map(({ verb }) => verb)),
    sights: new Map(sights),
    cards: new Set(flatZones(game.zones).flatMap(({ kinds }) => kinds)),
  }
}

function sightOf(game: Game, { state, log }: Live, seat: number): Sight {
  const told = log.slice().flatMap(({ at, ...entry }) => entriesFor([entry], seat).map(seen => ({ ...seen, at })))
  return {
    view: inOrder(view(game, state, seat)),
    entries: new Set(told.map(inOrder)),
    names: new Set([...openTo(game, state, seat), ...namesIn(facts(game, state)), ...namesIn(told)]),
  }
}

/** The cards of all zones that are declared open to a seat; what a match has shown beyond that is in its log. */
function openTo(game: Game, s: Core, seat: number): readonly string[] {
  return flatZones(game.zones).flatMap(zone => {
    const owners = zone.perSeat ? [...game.seats(s.options).keys()] : [SPECTATOR]
    const open = owners.filter(owner => (owner === seat ? zone.owner : zone.others) === 'cards')
    return open.flatMap(owner => cardsIn(s, zone, Math.max(owner, 0)))
  })
}

export type Heard = {
  /** Through whose eyes the table was shown. */
  readonly viewer: string
  /** The number of the last action heard of. */
  readonly seq: number
  /** What was told though it must not be, or told wrongly. */
  readonly breaches: readonly string[]
}

/** Everything somebody received, held against what they had a right to know at that moment. */
export function listen(frames: readonly string[], truth: Truth): Heard {
  const breaches: string[] = []
  const readWhole = viewAssembler()
  let viewer = ''
  let sight: Sight | undefined
  let seq = 0
  for (const frame of frames) {
    const told = readWhole(serverMessage.parse(JSON.parse(frame)))
    if (told.type === 'table' || told.type === 'update') {
      seq = told.seq
      for (const [seen, shown] of Object.entries(told.views)) {
        if (viewer !== '' && seen !== viewer) breaches.push(`${viewer} was shown the table of ${seen} at ${seq}`)
        viewer = seen
        sight = truth.sights.get(viewer)?.[seq]
        if (inOrder(shown) !== sight?.view) breaches.push(`${viewer} saw another table at ${seq}`)
      }
      for (const entry of told.log) {
        if (!sight?.entries.has(inOrder(entry))) breaches.push(`${viewer} read ${JSON.stringify(entry)} at ${seq}`)
      }
    }
    for (const name of namesIn(JSON.parse(frame))) {
      const isSecret = truth.cards.has(name) && !sight?.names.has(name)
      if (isSecret) breaches.push(`${viewer} heard of ${name} at ${seq}: ${frame}`)
    }
    if (frame.includes(truth.seed)) breaches.push(`${viewer} was told the seed at ${seq}`)
    // Whom an entry was told is not told; the verb “to” has names of spaces where that list has numbers of seats.
    if (/"(seed|random|stack)":|"to":\[\d/.test(frame)) breaches.push(`${viewer} saw the state itself at ${seq}`)
  }
  return { viewer, seq, breaches }
}

/** Every name that stands as a value anywhere inside. */
function namesIn(json: unknown): readonly string[] {
  if (typeof json === 'string') return [json]
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(namesIn) : []
}

/** The same text for the same content, whatever the order of its parts. */
function inOrder(json: unknown): string {
  return JSON.stringify(json, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

function fail(): never {
  throw new Error('A match has at least its beginning.')
}
