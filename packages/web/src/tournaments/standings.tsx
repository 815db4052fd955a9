// The table of a tournament, with what decides between equals.

import type { TournamentDetail } from '@ludoteka/protocol'
import type { ReactElement } from 'react'
import { useSession } from '../account/session.ts'
import { useText } from '../text/index.ts'
import { PlayerName } from './names.tsx'

type StandingsProps = {
  readonly tournament: TournamentDetail
}

export function Standings({ tournament }: StandingsProps): ReactElement {
  const { tournaments: words } = useText()
  const me = useSession()?.account.id
  const players = new Map(tournament.players.map(player => [player.id, player]))
  const { tieBreaks, standings } = tournament
  return (
    <section className="tournaments-standings">
      <h2>{words.standings}</h2>
      <div className="tournaments-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <abbr title={words.place}>№</abbr>
              </th>
              <th scope="col">{words.player}</th>
              <th scope="col">
                <abbr title={words.points}>{words.pointsShort}</abbr>
              </th>
              {tieBreaks.map(tie => (
                <th key={tie} scope="col">
                  <abbr title={words.ties[tie]}>{words.tiesShort[tie]}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standings.map(({ player, place, points, withdrawn, ties }) => (
              <tr key={player} className={player === me ? 'is-me' : ''}>
                <td>{place}</td>
                <th scope="row">
                  <PlayerName player={players.get(player)} />
                  {withdrawn ? <span className="kit-quiet"> {words.withdrawn}</span> : null}
                </th>
                <td>
                  <b>{words.score(points)}</b>
                </td>
                {tieBreaks.map(tie => (
                  <td key={tie}>{words.score(ties[tie])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {tieBreaks.length === 0 ? (
        <p className="kit-quiet">{words.knockoutOrder}</p>
      ) : (
        <div className="kit-quiet tournaments-ties">
          <p>{words.tieOrder}</p>
          <ol>
            {tieBreaks.map(tie => (
              <li key={tie}>
                <b>{words.ties[tie]}</b>: {words.tieNotes[tie]}
              </li>
            ))}
          </ol>
          <p>{words.tieShared}</p>
        </div>
      )}
    </section>
  )
}
