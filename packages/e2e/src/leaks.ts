// Finds secrets in what was sent: compares every message with what its viewer was allowed to know at that moment.

import {
  act,
  begin,
  type Core,
  cardsIn,
  eachZoneView,
  entriesFor,
  facts,
  flatZones,
  type Game,
  isOver,
  type Live,
  type Match,
  SPECTATOR,
  view,
} from '@ludoteka/kernel'
import { exported, serverMessage, viewAssembler } from '@ludoteka/protocol'
import { AGREED_DRAW, forfeitResult } from '@ludoteka/table'
import type { Page } from 'playwright-core'

export type MatchKnowledge = {
  readonly seed: string
  readonly actions: number
  /** The verbs that were used. */
  readonly verbs: ReadonlySet<string>
  /** What each viewer may know, by the number of actions. */
  readonly bySeat: ReadonlyMap<string, readonly SeatKnowledge[]>
  /** The names of all cards. */
  readonly cards: ReadonlySet<string>
}

type SeatKnowledge = {
  /** The view; of the last moment also as it is when the table ends the match there. */
  readonly views: ReadonlySet<string>
  /** The log entries that the viewer may read. */
  readonly entries: ReadonlySet<string>
  /** The names that the viewer may know; not taken from the view, which is itself under test. */
  readonly names: ReadonlySet<string>
}

/** Loads the finished match, which is public. */
export async function knowledgeOf(page: Page, game: Game, match: string): Promise<MatchKnowledge> {
  const answer = await page.request.get(`/api/matches/${match}/export`)
  return knowledgeFrom(game, exported.parse(await answer.json()))
}

export function knowledgeFrom(
  game: Game,
  { options, seed, actions }: Pick<Match, 'options' | 'seed' | 'actions'>,
): MatchKnowledge {
  const moments = [begin(game, options, seed)]
  for (const action of actions) moments.push(act(game, moments.at(-1) ?? fail(), action))
  const viewers = [SPECTATOR, ...game.seats(options).keys()]
  const bySeat = viewers.map((seat): [string, readonly SeatKnowledge[]] => {
    const { you } = view(game, (moments[0] ?? fail()).state, seat)
    return [you, moments.map((moment, i) => seatKnowledgeOf(game, moment, seat, i === moments.length - 1))]
  })
  return {
    seed,
    actions: actions.length,
    verbs: new Set(actions.map(({ verb }) => verb)),
    bySeat: new Map(bySeat),
    cards: new Set(flatZones(game.zones).flatMap(({ kinds }) => kinds)),
  }
}

function seatKnowledgeOf(game: Game, { state, log }: Live, seat: number, isLast: boolean): SeatKnowledge {
  const told = log.slice().flatMap(({ at, ...entry }) => entriesFor([entry], seat).map(seen => ({ ...seen, at })))
  return {
    views: new Set([state, ...(isLast ? endings(game, state) : [])].map(s => canonical(view(game, s, seat)))),
    entries: new Set(told.map(canonical)),
    names: new Set([
      ...openTo(game, state, seat),
      ...remembered(game, state, seat),
      ...namesIn(facts(game, state)),
      ...namesIn(told),
    ]),
  }
}

/** The state with the results that the table gives it when a seat resigns, or when all agree on a draw. */
function endings(game: Game, state: Core): readonly Core[] {
  if (isOver(state)) return []
  const forfeits = [...game.seats(state.options).keys()].map(seat => forfeitResult(state, seat, 'resigned'))
  return [...forfeits, AGREED_DRAW].map(result => ({ ...state, result, stack: [] }))
}

/** Cards that once lay open to a viewer and that it still knows to be in a pile or hand, or at which place of it. */
function remembered(game: Game, s: Core, seat: number): readonly string[] {
  return eachZoneView(view(game, s, seat).zones).flatMap(({ view: { known = [], doubts = [] } }) =>
    namesIn([known, doubts]),
  )
}

/** The cards of all zones that are open to a seat; what else was revealed is in the log. */
function openTo(game: Game, s: Core, seat: number): readonly string[] {
  return flatZones(game.zones).flatMap(zone => {
    const owners = zone.perSeat ? [...game.seats(s.options).keys()] : [SPECTATOR]
    const open = owners.filter(owner => (owner === seat ? zone.owner : zone.others) === 'cards')
    return open.flatMap(owner => cardsIn(s, zone, Math.max(owner, 0)))
  })
}

export type Received = {
  /** The seat whose view was sent. */
  readonly viewer: string
  /** The number of the last action in the messages. */
  readonly seq: number
  /** What was sent although it must not be, or is wrong. */
  readonly leaks: readonly string[]
}

/** Compares all messages of one person with what they were allowed to know. */
export function findLeaks(messages: readonly string[], knowledge: MatchKnowledge): Received {
  const leaks: string[] = []
  const readWhole = viewAssembler()
  let viewer = ''
  let allowed: SeatKnowledge | undefined
  let seq = 0
  for (const message of messages) {
    const told = readWhole(serverMessage.parse(JSON.parse(message)))
    if (told.type === 'table' || told.type === 'update') {
      seq = told.seq
      for (const [seen, shown] of Object.entries(told.views)) {
        if (viewer !== '' && seen !== viewer) leaks.push(`${viewer} was shown the table of ${seen} at ${seq}`)
        viewer = seen
        // An end at the table is one more event after the last action.
        allowed = knowledge.bySeat.get(viewer)?.[Math.min(seq, knowledge.actions)]
        if (!allowed?.views.has(canonical(shown))) leaks.push(`${viewer} saw another table at ${seq}`)
      }
      for (const entry of told.log) {
        if (!allowed?.entries.has(canonical(entry))) leaks.push(`${viewer} read ${JSON.stringify(entry)} at ${seq}`)
      }
    }
    for (const name of namesIn(JSON.parse(message))) {
      const isSecret = knowledge.cards.has(name) && !allowed?.names.has(name)
      if (isSecret) leaks.push(`${viewer} was sent ${name} at ${seq}: ${message}`)
    }
    if (message.includes(knowledge.seed)) leaks.push(`${viewer} was told the seed at ${seq}`)
    // The recipients of an entry are not sent; the verb “to” has names of spaces where that list has numbers of seats.
    // What waits for responses is told as the terms of the question, item by item; frames begin with their step.
    if (/"(seed|random)":|"stack":\[\{"step"|"to":\[\d/.test(message))
      leaks.push(`${viewer} saw the state itself at ${seq}`)
  }
  return { viewer, seq, leaks }
}

/** All strings in a JSON value. */
function namesIn(json: unknown): readonly string[] {
  if (typeof json === 'string') return [json]
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(namesIn) : []
}

/** The same text for the same content, whatever the order of its keys. */
function canonical(json: unknown): string {
  return JSON.stringify(json, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

function fail(): never {
  throw new Error('A match has at least its first state.')
}
