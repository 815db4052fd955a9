// What a page is about, for its title and for chats that show links: found by its address, with what everybody may know and nothing else.

import type { Language } from '@ludoteka/kernel'
import { GAMES, hasPositionPicture } from '@ludoteka/registry'
import { champions } from '@ludoteka/table/tournament'
import type { Services } from '../services.ts'
import type { MatchRow } from '../store/store.ts'
import type { TournamentRow } from '../store/tournaments.ts'
import { hashOf } from '../system.ts'
import { hasBegun } from '../table/state.ts'
import { PREVIEW_TEXT, type PreviewText } from './previewText.ts'

export type Preview = {
  readonly title: string
  readonly description: string
  /** The game whose picture is shown; without one it is the site's. */
  readonly game?: string
  /** The match whose position is shown instead. */
  readonly position?: { readonly match: string; readonly seq: number }
}

export type Stored = Pick<Services['store'], 'match' | 'accounts' | 'account' | 'invited' | 'tournament'>

const ID = '[A-Za-z0-9_-]{8,64}'
const TABLE = new RegExp(`^/t/(${ID})(/replay)?/?$`)
const PLAYER = new RegExp(`^/player/(${ID})/?$`)
const TOURNAMENT = new RegExp(`^/tournament/(${ID})/?$`)
const JOIN = /^\/join\/([A-Za-z0-9_-]{20,64})\/?$/
const OF_GAME = /^\/(new|learn|decks|puzzles)\/([a-z-]{1,40})(\/|$)/

/** Undefined for a page of which nothing is to be told. */
export async function previewOf(store: Stored, path: string, language: Language): Promise<Preview | undefined> {
  const text = PREVIEW_TEXT[language]
  const titleOf = (game: string): string => GAMES.get(game)?.text[language].title ?? game
  if (path === '/') return { title: text.home, description: text.lead }
  if (path === '/tournaments') return { title: `${text.tournaments} · ${text.name}`, description: text.tournamentsNote }
  if (path === '/open') return { title: `${text.openFile} · ${text.name}`, description: text.openFileNote }
  if (path === '/puzzles') return { title: `${text.puzzles} · ${text.name}`, description: text.puzzlesNote }
  const [, part, game = ''] = OF_GAME.exec(path) ?? []
  if (part === 'puzzles' && GAMES.has(game))
    return { title: `${text.puzzle(titleOf(game))} · ${text.name}`, description: text.puzzlesNote, game }
  if (part && GAMES.has(game)) {
    const words = part === 'new' ? text.newTable : part === 'learn' ? text.learn : text.decks
    return { title: `${words(titleOf(game))} · ${text.name}`, description: text.gameNote(titleOf(game)), game }
  }
  const [, match, replay] = TABLE.exec(path) ?? []
  if (match !== undefined) {
    const row = await store.match(match)
    return row && tablePreview(store, row, titleOf(row.game), replay !== undefined, text)
  }
  const [, token] = JOIN.exec(path) ?? []
  if (token !== undefined) {
    const found = await store.invited(hashOf(token))
    const row = found && (await store.match(found.match))
    return row && { title: text.invited(titleOf(row.game)), description: text.invitedNote, game: row.game }
  }
  const [, player] = PLAYER.exec(path) ?? []
  if (player !== undefined) {
    const account = await store.account(player)
    return account && { title: `${account.name} · ${text.name}`, description: text.player }
  }
  const [, tournament] = TOURNAMENT.exec(path) ?? []
  if (tournament === undefined) return undefined
  const row = await store.tournament(tournament)
  return row && tournamentPreview(store, row, titleOf(row.game), text)
}

async function namesOf(store: Stored, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const accounts = ids.length > 0 ? await store.accounts(ids) : []
  return new Map(accounts.map(({ id, name }) => [id, name]))
}

/** Whether links show the position: of what is played in private they show no more than the game. */
export function showsPosition(row: MatchRow): boolean {
  return row.visibility === 'public' && hasBegun(row) && hasPositionPicture(row.game)
}

/** Who sits at the seats of a table. */
export async function playersOf(store: Stored, row: MatchRow, text: PreviewText): Promise<readonly string[]> {
  const people = row.seats.flatMap(holder => (holder.kind === 'account' ? [holder.account] : []))
  const names = await namesOf(store, people)
  return row.seats.map(holder => {
    if (holder.kind === 'account') return names.get(holder.account) || text.someone
    return holder.kind === 'bot' ? text.bot : text.freeSeat
  })
}

async function tablePreview(
  store: Stored,
  row: MatchRow,
  game: string,
  isReplay: boolean,
  text: PreviewText,
): Promise<Preview> {
  const seats = await playersOf(store, row, text)
  const players = row.hotSeat ? [...new Set(seats)] : seats
  const title = `${players.join(' – ')} · ${game}`
  return {
    title: isReplay ? text.replay(title) : title,
    description: tableWords(row, seats, text),
    game: row.game,
    ...(showsPosition(row) ? { position: { match: row.id, seq: row.seq } } : {}),
  }
}

function tableWords({ status, actions, result, seats }: MatchRow, names: readonly string[], text: PreviewText): string {
  switch (status) {
    case 'open':
      return text.open(seats.filter(({ kind }) => kind === 'open').length)
    case 'running':
      return text.running(actions)
    case 'abandoned':
      return text.closed
    case 'finished':
      return result.kind === 'won'
        ? text.won(result.winners.map(seat => names[seat] ?? text.someone).join(', '), actions)
        : text.draw(actions)
  }
}

async function tournamentPreview(store: Stored, row: TournamentRow, game: string, text: PreviewText): Promise<Preview> {
  const { name, format, entries, status, progress } = row
  const about = text.tournament(game, text.formats[format], entries.length)
  const winners = progress && status === 'finished' ? champions(progress) : []
  const names = await namesOf(store, winners)
  const news =
    status === 'open'
      ? text.joinTournament
      : winners.length > 0
        ? text.champion(winners.map(id => names.get(id) ?? text.bot).join(', '))
        : status === 'running' && progress
          ? text.round(progress.rounds.length, progress.length)
          : text.closed
  const title = name || `${text.formats[format]}: ${game}`
  return { title: `${title} · ${text.name}`, description: `${about} ${news}`, game: row.game }
}
