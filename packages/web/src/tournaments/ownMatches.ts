// The matches of a tournament that one has to play now: with days for a move there are several at once.

import type { TournamentDetail, TournamentPlayer } from '@ludoteka/protocol'

export type OwnMatch = { readonly match: string; readonly opponent: TournamentPlayer | undefined }

type Played = Pick<TournamentDetail, 'status' | 'pairings' | 'players'>

export function ownMatches({ status, pairings, players }: Played, me: string | undefined): readonly OwnMatch[] {
  if (status !== 'running' || me === undefined) return []
  return pairings.flat().flatMap(({ first, second, games }) => {
    if (first !== me && second !== me) return []
    const opponent = players.find(({ id }) => id === (first === me ? second : first))
    return games.flatMap(({ match, outcome }) => (outcome === 'open' ? [{ match, opponent }] : []))
  })
}
