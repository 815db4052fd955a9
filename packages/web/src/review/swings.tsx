// The largest swings of a match: what was played, what a bot would have done, and how much it cost.

import type { Game, Language } from '@ludoteka/kernel'
import type { MatchSummary } from '@ludoteka/protocol'
import type { Review, ReviewedDecision, ReviewedMove, ReviewedSwing } from '@ludoteka/table'
import type { BoardKit } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { useSettings } from '../settings/store.ts'
import { answerNames } from '../table/shell/answers.ts'
import { useText } from '../text/index.ts'
import type { Sides } from './curve.tsx'

export type ReviewedTable = {
  readonly match: MatchSummary
  readonly names: readonly string[]
  readonly game: Game
  readonly kit: BoardKit
}

/** One side for each team, called by its players; its emblem is that of its first seat. */
export function sidesOf({ teams }: Review, { match, names }: ReviewedTable): Sides {
  const indexOf = (seat: string): number => match.seats.findIndex(info => info.seat === seat)
  return teams.map(seats => ({
    name: seats.map(seat => names[indexOf(seat)] ?? seat).join(', '),
    index: indexOf(seats[0] ?? ''),
  }))
}

/** The moment at which the replay opens. */
export const momentOf = ({ before, decision }: ReviewedSwing): number => decision?.at ?? before.at

type SwingProps = { readonly swing: ReviewedSwing; readonly sides: Sides; readonly table: ReviewedTable }

export function SwingHeading({ swing, sides }: SwingProps): ReactElement {
  const { review: words } = useText()
  const { before, after, team, decision } = swing
  // Who played as a bot would have is not blamed for it.
  const cause = swing.cause === 'decision' && decision?.isSame ? undefined : swing.cause
  return (
    <>
      {words.swing(sides[team]?.name ?? '', before.chances[team] ?? 0, after.chances[team] ?? 0)}
      {cause ? <span className="review-cause"> · {words.causes[cause]}</span> : null}
    </>
  )
}

export function SwingWords({ swing: { decision }, table }: SwingProps): ReactElement {
  const { review: words } = useText()
  const { language } = useSettings()
  if (!decision) return <p className="review-words">{words.noDecision}</p>
  const index = table.match.seats.findIndex(({ seat }) => seat === decision.seat)
  const named = (moves: readonly ReviewedMove[]): string => moveNames(table, decision, moves, language)
  return (
    <>
      <p className="review-words">{words.played(table.names[index] ?? decision.seat, named(decision.played))}</p>
      <p className="review-words">
        {decision.isSame ? words.sameAdvice : words.wouldPlay(named(decision.advised), decision.cost)}
      </p>
    </>
  )
}

/** Of a long turn; the rest is in the replay. */
const MOST_MOVES = 5

function moveNames(
  { game, kit }: ReviewedTable,
  { view }: ReviewedDecision,
  moves: readonly ReviewedMove[],
  language: Language,
): string {
  return moves
    .map(({ verb, arg, step, terms }) =>
      answerNames(game.text[language], kit, { ...view, step, terms }, language)(verb, arg),
    )
    .filter((_, n) => n < MOST_MOVES)
    .concat(moves.length > MOST_MOVES ? '…' : [])
    .join(' → ')
}
