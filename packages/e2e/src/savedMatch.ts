// Local matches at a chosen moment: played by the kernel, stored in the browser as if the page had played them.

import {
  type Action,
  act,
  actionsOf,
  begin,
  choices,
  type Entry,
  entriesFor,
  type Game,
  isOver,
  itemAt,
  type Live,
  matchOf,
  replay,
  SPECTATOR,
  sampler,
  seedFrom,
} from '@ludoteka/kernel'
import type { Page } from 'playwright-core'
import { type LocalRecord, loadMatch } from '../../web/src/table/local/saves.ts'

const ID = 'saved'
const KEY = `ludoteka.match.${ID}`

/** The players of such a match, in the order of the seats; all of them sit at this page. */
export const PLAYERS = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay'] as const

export type Moment = {
  readonly before: Live
  /** What leads on from there. */
  readonly action: Action
  readonly after: Live
}

/** The first moment of seeded matches that is wanted; what is liked is played before anything else. */
export function findMoment(
  game: Game,
  isLiked: (action: Action) => boolean,
  isWanted: (moment: Moment) => boolean,
): Moment {
  for (let n = 0; n < MOST_MATCHES; n++) {
    const chance = sampler(seedFrom('moment', n))
    let before = begin(game, {}, chance.seed())
    while (!isOver(before.state)) {
      const actions = choices(game, before.state).flatMap(({ seat, choice }) => actionsOf(seat, choice))
      const liked = actions.filter(isLiked)
      const among = liked.length > 0 ? liked : actions
      const action = itemAt(among, chance.below(among.length))
      const after = act(game, before, action)
      if (isWanted({ before, action, after })) return { before, action, after }
      before = after
    }
  }
  throw new Error(`There is no such moment in ${MOST_MATCHES} matches.`)
}

const MOST_MATCHES = 50

/** Opens the table of a match that is played at this page alone. */
export async function openSaved(page: Page, live: Live): Promise<void> {
  const match = matchOf(live)
  const record: LocalRecord = {
    id: ID,
    game: match.game,
    hotSeat: false,
    createdAt: 0,
    updatedAt: 0,
    over: false,
    actions: match.actions.length,
    saved: { match, players: PLAYERS.slice(0, live.state.seats).map(name => ({ kind: 'person', name })) },
  }
  // Any page of the site may store it; this one loads no client.
  await page.goto('/api/games')
  await page.evaluate(stored => localStorage.setItem(...stored), [KEY, JSON.stringify(record)] as const)
  await page.goto(`/local/${ID}`)
}

/** What the last action at this table has told, as everybody reads it. */
export async function lastNews(page: Page, game: Game): Promise<readonly Entry[]> {
  const stored = new Map(await page.evaluate(() => Object.entries<string>(localStorage)))
  const record: LocalRecord = JSON.parse(stored.get(KEY) ?? '')
  const { match } = loadMatch(record, key => stored.get(key) ?? null)
  return entriesFor(replay(game, match).state.news, SPECTATOR)
}
