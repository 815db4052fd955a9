// The lobby: what this is, the games, and the lists of tables.

import './home.css'
import { SHELF } from '@ludoteka/registry/shelf'
import { type ReactElement, useEffect } from 'react'
import { LevelField } from '../settings/levelField.tsx'
import { useText } from '../text/index.ts'
import { MoreToDo } from './moreToDo.tsx'
import { Mine, Tables, useMyTables } from './tables.tsx'
import { GameTile } from './tile.tsx'

export function Home(): ReactElement {
  const text = useText()
  const mine = useMyTables()
  useEffect(() => {
    document.title = text.home.title
  }, [text])
  return (
    <div className="home">
      <header className="home-hero">
        <div className="home-hero-words">
          <h1>{text.home.hero}</h1>
          <p>{text.home.lead}</p>
        </div>
        <div className="home-level">
          <LevelField />
        </div>
      </header>
      {/* A table where it is your turn comes before everything else. */}
      {mine.waiting > 0 ? <Mine {...mine} /> : null}
      <ul className="home-shelf">
        {SHELF.map(game => (
          <li key={game.id}>
            <GameTile game={game} />
          </li>
        ))}
      </ul>
      <MoreToDo />
      <Tables mine={mine} />
    </div>
  )
}
