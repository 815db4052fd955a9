// How tournaments and those who take part are called, and what their games look like.

import type { TournamentFormat, TournamentPlayer, TournamentSummary } from '@ludoteka/protocol'
import { onShelf } from '@ludoteka/registry/shelf'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { PersonEmblem } from '../club/emblem.tsx'
import { CoverOf } from '../home/tile.tsx'
import { Glyph } from '../kit/glyph.tsx'
import { useSettings } from '../settings/store.ts'
import { capitalized } from '../table/shell/names.ts'
import { type Dictionary, useText } from '../text/index.ts'

export const FORMATS = ['swiss', 'roundRobin', 'knockout'] as const satisfies readonly TournamentFormat[]

export function useTournamentName(): (tournament: Pick<TournamentSummary, 'name' | 'format' | 'game'>) => string {
  const { tournaments: text } = useText()
  const { language } = useSettings()
  return ({ name, format, game }) => name || text.nameOf(text.formats[format], onShelf(game)?.title[language] ?? game)
}

/** The picture of the game that is played. */
export function GameCover({ game: id }: { readonly game: string }): ReactElement | null {
  const game = onShelf(id)
  return game ? (
    <span className="tournaments-cover" aria-hidden="true">
      <CoverOf game={game} />
    </span>
  ) : null
}

export function playerName({ who }: TournamentPlayer, text: Dictionary): string {
  if ('bot' in who) return text.tournaments.botName(capitalized(text.table.bot[who.bot]), who.number)
  return who.account.name || text.tournaments.gone
}

export function PlayerName({ player }: { readonly player: TournamentPlayer | undefined }): ReactElement | null {
  const text = useText()
  if (!player) return null
  const name = playerName(player, text)
  if ('bot' in player.who)
    return (
      <span className="tournaments-player">
        <Glyph name="bot" />
        <span>{name}</span>
      </span>
    )
  const { account } = player.who
  return (
    <span className="tournaments-player">
      <PersonEmblem account={account} size={24} />
      {account.name === '' ? <span>{name}</span> : <Link href={`/player/${account.id}`}>{name}</Link>}
    </span>
  )
}
