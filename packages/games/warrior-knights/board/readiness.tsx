// Who has answered already where all decide at once.

import { type BoardProps, SeatEmblem } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import type { Scene } from './scene.ts'

type ReadinessProps = Pick<BoardProps, 'players'> & {
  readonly scene: Scene
  readonly words: { readonly ready: string; readonly thinking: string }
}

export function Readiness({ scene, players, words }: ReadinessProps): ReactElement {
  return (
    <ul className="wk-readiness">
      {players.map(({ seat, name }, i) => {
        const isReady = scene.barons[i]?.isReady === true
        return scene.barons[i]?.isEliminated ? null : (
          <li key={seat} className={isReady ? 'is-ready' : ''}>
            <SeatEmblem index={i} size={22} />
            {name}: {isReady ? `${words.ready} ✓` : words.thinking}
          </li>
        )
      })}
    </ul>
  )
}
