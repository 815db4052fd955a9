// The puzzles of the day: one of each game, and on how many days in a row somebody has solved one.

import './puzzle.css'
import { dayOf, streakOf } from '@ludoteka/protocol/puzzleDays'
import { SHELF, type ShelfGame } from '@ludoteka/registry/shelf'
import { type ReactElement, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { CoverOf } from '../home/tile.tsx'
import { Glyph } from '../kit/glyph.tsx'
import { useSettings } from '../settings/store.ts'
import { useText } from '../text/index.ts'
import { useSolved } from './solved.ts'

export default function PuzzlesPage(): ReactElement {
  const { puzzle: words } = useText()
  const solved = useSolved()
  const [today] = useState(() => dayOf(Date.now()))
  useEffect(() => {
    document.title = words.pageTitle
  }, [words])
  const streak = streakOf(new Set(solved.map(({ day }) => day)), today)
  const games = SHELF.filter(({ puzzles }) => puzzles)
  return (
    <div className="kit-page puzzle-page">
      <h1>{words.pageTitle}</h1>
      <p>{words.lead}</p>
      <p className="puzzle-streak">{streak > 0 ? words.streak(streak) : words.noStreak}</p>
      <ul className="puzzle-tiles">
        {games.map(game => (
          <li key={game.id}>
            <PuzzleTile game={game} isSolved={solved.some(({ day, game: id }) => day === today && id === game.id)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function PuzzleTile({ game, isSolved }: { readonly game: ShelfGame; readonly isSolved: boolean }): ReactElement {
  const { puzzle: words } = useText()
  const { language } = useSettings()
  return (
    <Link href={`/puzzles/${game.id}`} className={`puzzle-tile ${isSolved ? 'is-solved' : ''}`}>
      <span className="puzzle-cover" aria-hidden="true">
        <CoverOf game={game} />
      </span>
      <span className="puzzle-name">{game.title[language]}</span>
      <span className="puzzle-state">
        <Glyph name={isSolved ? 'check' : 'lamp'} size={18} />
        {isSolved ? words.tileSolved : words.tileOpen}
      </span>
    </Link>
  )
}
