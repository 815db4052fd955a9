// Small pictures of figures: how a rating has gone, and how often somebody has won, drawn and lost.

import type { Score } from '@ludoteka/protocol'
import type { ReactElement } from 'react'
import { useText } from '../text/index.ts'

type Point = { readonly at: number; readonly value: number }

const WIDTH = 320
const HEIGHT = 96
const MARGIN = 6

/** The points one after another, whatever time lay between them: who pauses for a year has not stood still. */
export function RatingCurve({
  points,
  label,
}: {
  readonly points: readonly Point[]
  readonly label: string
}): ReactElement | null {
  const values = points.map(({ value }) => value)
  const low = Math.min(...values)
  const high = Math.max(...values)
  if (points.length < 2) return null
  const x = (i: number): number => MARGIN + (i * (WIDTH - 2 * MARGIN)) / (points.length - 1)
  const y = (value: number): number => MARGIN + ((high - value) * (HEIGHT - 2 * MARGIN)) / Math.max(1, high - low)
  const line = values.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`)
  return (
    <figure className="club-curve">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} preserveAspectRatio="none">
        <polygon
          className="club-curve-ground"
          points={`${x(0)},${HEIGHT} ${line.join(' ')} ${x(values.length - 1)},${HEIGHT}`}
        />
        <polyline className="club-curve-line" points={line.join(' ')} />
      </svg>
      <figcaption aria-hidden="true">
        <span>{high}</span>
        <span>{low}</span>
      </figcaption>
    </figure>
  )
}

/** A bar of three parts, with the figures beside it. */
export function ScoreBar({ score }: { readonly score: Score }): ReactElement {
  const { club } = useText()
  const { won, lost, draw } = score
  const total = Math.max(1, won + lost + draw)
  const share = (n: number): number => (100 * n) / total
  return (
    <span className="club-score">
      <svg
        className="club-score-bar"
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        role="img"
        aria-label={club.scoreWords(won, draw, lost)}
      >
        <rect className="club-score-lost" width="100" height="10" />
        <rect className="club-score-draw" width={share(won + draw)} height="10" />
        <rect className="club-score-won" width={share(won)} height="10" />
      </svg>
      <span className="club-score-figures" aria-hidden="true">
        {club.score(won, draw, lost)}
      </span>
    </span>
  )
}
