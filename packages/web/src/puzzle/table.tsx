// Today's puzzle of a game, on its real board.

import type { Puzzle } from '@ludoteka/bots'
import { dayOf, streakOf } from '@ludoteka/protocol/puzzleDays'
import { onShelf, type PuzzleFile } from '@ludoteka/registry/shelf'
import { type ReactElement, use, useEffect, useMemo, useState } from 'react'
import { Loading, MessagePage } from '../kit/state.tsx'
import { TableShell } from '../table/shell/table.tsx'
import { useGame } from '../table/shell/useGame.ts'
import { useTableFeed } from '../table/shell/useTableFeed.ts'
import { useText } from '../text/index.ts'
import '../table/table.css'
import '../lesson/lesson.css'
import { PuzzleCoach } from './coach.tsx'
import { loadPuzzles, puzzleOf } from './puzzles.ts'
import { noteSolved, useSolved } from './solved.ts'
import { puzzleSource } from './source.ts'

export default function PuzzlePage({ game: id }: { readonly game: string }): ReactElement {
  const text = useText()
  const loading = loadPuzzles(id)
  if (!loading || !onShelf(id)) return <MessagePage>{text.table.badGame}</MessagePage>
  return <TodaysPuzzle loading={loading} />
}

/** The day stays that on which the page was opened. */
function TodaysPuzzle({ loading }: { readonly loading: Promise<PuzzleFile> }): ReactElement {
  const text = useText()
  const { game, version, puzzles } = use(loading)
  const [day] = useState(() => dayOf(Date.now()))
  const puzzle = puzzles[puzzleOf(day, puzzles.length)]
  if (!puzzle) return <MessagePage>{text.puzzle.none}</MessagePage>
  return <PuzzleTable key={day} {...{ id: game, version, puzzle, day }} />
}

type TableProps = { readonly id: string; readonly version: number; readonly puzzle: Puzzle; readonly day: string }

function PuzzleTable({ id, version, puzzle, day }: TableProps): ReactElement {
  const text = useText()
  const { game, kit } = useGame(id, version)
  const solver = text.puzzle.you
  const source = useMemo(() => puzzleSource(game, puzzle, solver), [game, puzzle, solver])
  const [state, feed] = useTableFeed(source)
  const [isRevealed, setRevealed] = useState(false)
  const solved = useSolved()
  const isSolved = source.isDone() && !isRevealed
  useEffect(() => {
    if (isSolved) noteSolved({ day, game: id })
  }, [isSolved, day, id])
  const { match, snapshot } = state
  if (!match || !snapshot) return <Loading />
  const streak = streakOf(new Set(solved.map(one => one.day)), day)
  return (
    <TableShell
      {...{ source, feed, state, match }}
      lesson={{
        coach: () => (
          <PuzzleCoach {...{ game, kit, puzzle, source, streak, isRevealed }} onReveal={() => setRevealed(true)} />
        ),
        reading: text.puzzle.over,
        otherwise: text.puzzle.notBest,
      }}
    />
  )
}
