// How many people are here and what is being played, with the way to the best match.

import type { Lobby } from '@ludoteka/protocol'
import { type ReactElement, useCallback } from 'react'
import { Link } from 'wouter'
import { useLoaded } from '../account/requests.tsx'
import { useReload } from '../kit/useReload.ts'
import { useText } from '../text/index.ts'
import * as requests from './requests.ts'

const RELOAD_MS = 15_000

/** What is going on, loaded again from time to time while the page is visible. */
export function useLobby(): Lobby | undefined {
  const { data, reload } = useLoaded(useCallback(() => requests.lobby(), []))
  useReload(reload, RELOAD_MS)
  return data
}

type LineProps = {
  readonly lobby: Lobby | undefined
  /** Nobody is sent to watch a match of their own. */
  readonly own: readonly string[]
}

export function LobbyLine({ lobby, own }: LineProps): ReactElement {
  const { people } = useText()
  const best = lobby?.best && !own.includes(lobby.best.id) ? lobby.best : undefined
  return (
    <p className="people-line">
      {lobby ? (
        <>
          {/* One is oneself. */}
          {lobby.here > 1 ? <span className="people-online">{people.here(lobby.here)}</span> : null}
          {lobby.playing > 0 ? <span>{people.playing(lobby.playing)}</span> : null}
          {best ? <Link href={`/t/${best.id}`}>{people.watchBest}</Link> : null}
        </>
      ) : null}
    </p>
  )
}
