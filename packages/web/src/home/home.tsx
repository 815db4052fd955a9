// The lobby: what this is, the games, and the lists of tables.

import './home.css'
import '../people/people.css'
import type { Lobby } from '@ludoteka/protocol'
import { SHELF } from '@ludoteka/registry/shelf'
import { type ReactElement, useEffect } from 'react'
import { Challenges } from '../people/challenges.tsx'
import { Friends } from '../people/friends.tsx'
import { LobbyLine, useLobby } from '../people/lobbyLine.tsx'
import { SeekPanel } from '../people/seekPanel.tsx'
import { LevelField } from '../settings/levelField.tsx'
import { useText } from '../text/index.ts'
import { MoreToDo } from './moreToDo.tsx'
import { Mine, OpenTables, Tables, useMyTables, usePublicTables } from './tables.tsx'
import { GameTile } from './tile.tsx'

const NOBODY: Lobby['seeking'] = {}

export function Home(): ReactElement {
  const text = useText()
  const mine = useMyTables()
  const shared = usePublicTables()
  const lobby = useLobby()
  useEffect(() => {
    document.title = text.home.title
  }, [text])
  return (
    <div className="home">
      <header className="home-hero">
        <div className="home-hero-words">
          <h1>{text.home.hero}</h1>
          <p>{text.home.lead}</p>
          <LobbyLine lobby={lobby} own={mine.ids} />
        </div>
        <div className="home-level">
          <LevelField />
        </div>
      </header>
      {/* Whoever waits for you comes before everything else: tables where it is your turn, people who look for somebody to play with. */}
      <SeekPanel />
      <Challenges />
      {mine.waiting > 0 ? <Mine {...mine} /> : null}
      <OpenTables tables={shared} />
      <Friends />
      <ul className="home-shelf">
        {SHELF.map(game => (
          <li key={game.id}>
            <GameTile game={game} seeking={lobby?.seeking ?? NOBODY} />
          </li>
        ))}
        <li>
          <MoreToDo />
        </li>
      </ul>
      <Tables mine={mine} shared={shared} />
    </div>
  )
}
