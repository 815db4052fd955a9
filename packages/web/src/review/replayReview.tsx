// The chances above the controls of a replay: the moment that is shown is marked, the swings lead to theirs.

import './review.css'
import { type ReactElement, useState } from 'react'
import { useText } from '../text/index.ts'
import { ChanceCurve } from './curve.tsx'
import { momentOf, type ReviewedTable, SwingHeading, SwingWords, sidesOf } from './swings.tsx'
import type { ReviewState } from './useReview.ts'

type ReplayReviewProps = {
  readonly state: ReviewState & { again(): void }
  readonly table: ReviewedTable
  readonly at: number
  readonly total: number
  readonly seek: (to: number) => void
}

export function ReplayReview({ state, table, at, total, seek }: ReplayReviewProps): ReactElement {
  const { review: words, common } = useText()
  const [opened, setOpened] = useState<number>()
  if (state.kind !== 'told') {
    return (
      <p className="review-status review-replay" role="status">
        {state.kind === 'failed' ? words.failed : words.working}{' '}
        {state.kind === 'failed' ? (
          <button type="button" className="kit-link" onClick={state.again}>
            {common.retry}
          </button>
        ) : null}
      </p>
    )
  }
  const { review } = state
  const sides = sidesOf(review, table)
  const told = review.swings.findIndex(swing => momentOf(swing) === at)
  const shown = review.swings[told < 0 ? (opened ?? -1) : told]
  return (
    <div className="review-replay">
      <ChanceCurve {...{ review, sides, total, at }} onPick={seek} />
      <div className="review-chips">
        {review.swings.map((swing, n) => (
          <button
            key={swing.after.at}
            type="button"
            className="kit-button is-quiet review-chip"
            aria-pressed={swing === shown}
            onClick={() => {
              setOpened(n)
              seek(momentOf(swing))
            }}
          >
            <span className="review-number" aria-hidden="true">
              {n + 1}
            </span>
            <span>
              <SwingHeading {...{ swing, sides, table }} />
            </span>
          </button>
        ))}
        {review.swings.length === 0 ? <p>{words.noSwing}</p> : null}
      </div>
      <div role="status">{shown ? <SwingWords swing={shown} sides={sides} table={table} /> : null}</div>
    </div>
  )
}
