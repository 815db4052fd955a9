// The chances to win by decision, one line for each side; a click leads to that moment.

import type { Review } from '@ludoteka/table'
import { SeatEmblem, useSeatLook } from '@ludoteka/ui'
import type { MouseEvent, ReactElement } from 'react'
import { useText } from '../text/index.ts'

export type Sides = readonly { readonly name: string; readonly index: number }[]

type CurveProps = {
  readonly review: Review
  readonly sides: Sides
  /** The number of actions of the match. */
  readonly total: number
  /** The moment that is shown. */
  readonly at?: number | undefined
  readonly onPick?: ((at: number) => void) | undefined
}

const WIDTH = 1000
const HEIGHT = 100
/** The share of the width that a mark takes on a phone. */
const MARK_WIDTH = 70

export function ChanceCurve({ review, sides, total, at, onPick }: CurveProps): ReactElement {
  const { review: words } = useText()
  const x = (action: number): number => (WIDTH * action) / Math.max(1, total)
  const y = (chance: number): number => HEIGHT * (1 - chance)
  const levels = markLevels(review.swings.map(({ after }) => x(after.at)))
  const pick = (event: MouseEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const isByKey = event.detail === 0
    onPick?.(isByKey ? nextSwing(review, at ?? 0) : Math.round((total * (event.clientX - left)) / Math.max(1, width)))
  }
  const plot = (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <line className="review-middle" x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      {review.swings.map(({ before, after }) => (
        <rect
          key={after.at}
          className="review-swing-ground"
          x={x(before.at)}
          width={Math.max(4, x(after.at) - x(before.at))}
          height={HEIGHT}
        />
      ))}
      {sides.map(({ index }, team) => (
        <SideLine
          key={index}
          index={index}
          team={team}
          points={review.curve.map(point => `${x(point.at).toFixed(1)},${y(point.chances[team] ?? 0).toFixed(1)}`)}
        />
      ))}
      {at === undefined ? null : <line className="review-now" x1={x(at)} x2={x(at)} y1={0} y2={HEIGHT} />}
    </svg>
  )
  return (
    <figure className="review-curve">
      <div className="review-plot-box">
        {onPick ? (
          <button type="button" className="review-plot" aria-label={words.nextSwing} onClick={pick}>
            {plot}
          </button>
        ) : (
          <div className="review-plot">{plot}</div>
        )}
        {review.swings.map(({ after }, n) => (
          <span
            key={after.at}
            className={`review-mark ${levels[n] === 1 ? 'is-lower' : ''}`}
            aria-hidden="true"
            style={{ '--share': `${x(after.at) / (WIDTH / 100)}%` }}
          >
            {n + 1}
          </span>
        ))}
      </div>
      <figcaption aria-hidden="true">
        {sides.map(({ name, index }, team) => (
          <span key={index} className="review-side">
            <SeatEmblem index={index} size={18} />
            {name} <b>{words.percent(chanceAt(review, at ?? total, team))}</b>
          </span>
        ))}
      </figcaption>
      <ChanceTable review={review} sides={sides} />
    </figure>
  )
}

/** Marks that would cover the one before them stand below it. */
function markLevels(places: readonly number[]): readonly (0 | 1)[] {
  const levels: (0 | 1)[] = []
  for (const [n, place] of places.entries()) {
    const isClose = place - (places[n - 1] ?? Number.NEGATIVE_INFINITY) < MARK_WIDTH
    levels.push(isClose && levels[n - 1] === 0 ? 1 : 0)
  }
  return levels
}

function SideLine({
  index,
  team,
  points,
}: {
  readonly index: number
  readonly team: number
  readonly points: readonly string[]
}): ReactElement {
  const { text: colour } = useSeatLook(index)
  return <polyline className={`review-line is-dash-${team % 3}`} points={points.join(' ')} style={{ stroke: colour }} />
}

/** The decision of the first swing after a moment; after the last the first again. */
function nextSwing({ swings }: Review, at: number): number {
  const moments = swings.map(({ before, decision }) => decision?.at ?? before.at)
  return moments.find(moment => moment > at) ?? moments[0] ?? at
}

const chanceAt = ({ curve }: Review, at: number, team: number): number =>
  curve.findLast(point => point.at <= at)?.chances[team] ?? curve[0]?.chances[team] ?? 0

/** More rows are not read aloud. */
const MOST_ROWS = 12

/** The same for those who can't see the picture. */
function ChanceTable({ review, sides }: Pick<CurveProps, 'review' | 'sides'>): ReactElement {
  const { review: words } = useText()
  const { curve } = review
  const step = Math.max(1, Math.ceil(curve.length / MOST_ROWS))
  const rows = curve.filter((_, i) => i % step === 0 || i === curve.length - 1)
  return (
    <table className="lt-unseen">
      <caption>{words.chances}</caption>
      <thead>
        <tr>
          <th scope="col">{words.action}</th>
          {sides.map(({ name, index }) => (
            <th key={index} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ at, chances }) => (
          <tr key={at}>
            <th scope="row">{at}</th>
            {sides.map(({ index }, team) => (
              <td key={index}>{words.percent(chances[team] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
