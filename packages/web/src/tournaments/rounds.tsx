// The rounds of a tournament, the last first, with links to their tables.

import type { TournamentDetail, TournamentPairing } from '@ludoteka/protocol'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useSession } from '../account/session.ts'
import { useText } from '../text/index.ts'
import { PlayerName } from './names.tsx'
import { ownMatches } from './ownMatches.ts'

export function Rounds({ tournament }: { readonly tournament: TournamentDetail }): ReactElement {
  const { tournaments: words } = useText()
  const { pairings, rounds, format } = tournament
  const titleOf = (round: number): string =>
    (format === 'knockout' ? [words.final, words.semifinals, words.quarterfinals][rounds - round] : undefined) ??
    words.round(round)
  const last = pairings.length
  return (
    <div className="tournaments-rounds">
      {pairings
        .map((round, i) => ({ round, number: i + 1 }))
        .toReversed()
        .map(({ round, number }) => (
          <details key={number} open={number === last || round.some(({ isOver }) => !isOver)}>
            <summary>
              <h2>{titleOf(number)}</h2>
            </summary>
            <ul className="tournaments-pairings">
              {round.map(pairing => (
                <li key={pairing.first}>
                  <PairingRow pairing={pairing} tournament={tournament} />
                </li>
              ))}
            </ul>
          </details>
        ))}
    </div>
  )
}

type PairingProps = { readonly pairing: TournamentPairing; readonly tournament: TournamentDetail }

function PairingRow({ pairing, tournament }: PairingProps): ReactElement {
  const { tournaments: words } = useText()
  const me = useSession()?.account.id
  const own = ownMatches(tournament, me).map(({ match }) => match)
  const { first, second, games, isOver, winner, awarded } = pairing
  const playerOf = (id: string) => tournament.players.find(player => player.id === id)
  const scoreOf = (id: string): string => {
    if (!isOver) return '–'
    return words.score(winner === undefined ? 0.5 : winner === id ? 1 : 0)
  }
  if (second === null)
    return (
      <div className="tournaments-pairing is-bye">
        <PlayerName player={playerOf(first)} />
        <span className="kit-quiet">{words.byeNote}</span>
      </div>
    )
  return (
    <div className="tournaments-pairing">
      {[first, second].map(id => (
        <span key={id} className={`tournaments-side ${winner === id ? 'is-winner' : ''}`}>
          <PlayerName player={playerOf(id)} />
          <span className="tournaments-score">{scoreOf(id)}</span>
        </span>
      ))}
      <span className="kit-row is-tight tournaments-games">
        {awarded ? <span className="kit-quiet">{words.awarded}</span> : null}
        {games.map(({ match, outcome }, i) => (
          <Link key={match} href={outcome === 'open' ? `/t/${match}` : `/t/${match}/replay`} className="kit-button">
            {own.includes(match) ? words.toYourMatch : outcome === 'open' ? words.watch : words.replay}
            {games.length > 1 ? ` (${words.again(i + 1)})` : ''}
          </Link>
        ))}
      </span>
    </div>
  )
}
