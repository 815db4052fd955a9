// The head of a page about one game: its picture, and beside it what the page says first.

import './gameHead.css'
import { onShelf } from '@ludoteka/registry/shelf'
import type { ReactElement, ReactNode } from 'react'
import { CoverOf } from './tile.tsx'

type HeadProps = { readonly game: string; readonly children: ReactNode }

export function GameHead({ game: id, children }: HeadProps): ReactElement {
  const game = onShelf(id)
  return (
    <header className="home-game-head">
      {game ? (
        <span className="home-game-cover" aria-hidden="true">
          <CoverOf game={game} />
        </span>
      ) : null}
      <div>{children}</div>
    </header>
  )
}
