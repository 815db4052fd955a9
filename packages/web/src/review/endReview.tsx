// "Where did it turn?" at the end of a match: asked for with a button, because a bot has to think about it.

import './review.css'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Glyph } from '../kit/glyph.tsx'
import type { TableSource } from '../table/source.ts'
import { useText } from '../text/index.ts'
import { ChanceCurve } from './curve.tsx'
import { momentOf, type ReviewedTable, SwingHeading, SwingWords, sidesOf } from './swings.tsx'
import { useReview } from './useReview.ts'

type EndReviewProps = {
  readonly source: TableSource
  readonly table: ReviewedTable
  readonly total: number
  readonly replayLink: string | undefined
}

export default function EndReview({ source, table, total, replayLink }: EndReviewProps): ReactElement {
  const { review: words, common } = useText()
  const [isWanted, setWanted] = useState(false)
  const state = useReview(table.match.id, source.review, isWanted)
  const section = useRef<HTMLElement>(null)
  // It was asked for at the lower edge of the dialog, and is longer than the button.
  useEffect(() => {
    if (state.kind === 'told') section.current?.scrollIntoView({ block: 'start' })
  }, [state.kind])
  return (
    <section ref={section} className="review-end" aria-label={words.title}>
      {state.kind === 'unasked' ? (
        <button type="button" className="kit-button" onClick={() => setWanted(true)}>
          <Glyph name="chart" size={18} />
          {words.title}
        </button>
      ) : (
        <h3>{words.title}</h3>
      )}
      <p className="review-status" role="status">
        {state.kind === 'loading' ? words.working : null}
        {state.kind === 'failed' ? (
          <>
            {words.failed}{' '}
            <button type="button" className="kit-link" onClick={state.again}>
              {common.retry}
            </button>
          </>
        ) : null}
      </p>
      {state.kind === 'told' ? (
        <>
          <ChanceCurve review={state.review} sides={sidesOf(state.review, table)} total={total} />
          <p className="kit-quiet review-note">{words.chancesNote}</p>
          {state.review.swings.length === 0 ? <p>{words.noSwing}</p> : null}
          <ol className="review-swings">
            {state.review.swings.map((swing, n) => (
              <li key={swing.after.at}>
                <span className="review-number" aria-hidden="true">
                  {n + 1}
                </span>
                <div>
                  {replayLink === undefined ? (
                    <SwingHeading swing={swing} sides={sidesOf(state.review, table)} table={table} />
                  ) : (
                    <Link href={`${replayLink}?at=${momentOf(swing)}&chances`}>
                      <SwingHeading swing={swing} sides={sidesOf(state.review, table)} table={table} />
                    </Link>
                  )}
                  <SwingWords swing={swing} sides={sidesOf(state.review, table)} table={table} />
                </div>
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </section>
  )
}
