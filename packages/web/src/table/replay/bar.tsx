// The controls of a replay: step by action or turn, play at a speed, share the moment.

import { type ReactElement, useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { CopyLink } from '../../kit/copyButton.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { Glyph, type GlyphName } from '../../kit/glyph.tsx'
import { OpenHands } from '../../review/openHands.tsx'
import { ReplayReview } from '../../review/replayReview.tsx'
import type { ReviewedTable } from '../../review/swings.tsx'
import { useReview } from '../../review/useReview.ts'
import { useSettings } from '../../settings/store.ts'
import { useText } from '../../text/index.ts'
import { useKeys } from '../shell/useKeys.ts'
import type { Story } from '../story.ts'
import type { ReplaySource } from './source.ts'

const SPEEDS = [0.5, 1, 2, 4] as const
/** Between the end of one step and the next. */
const PAUSE_MS = 500

type BarProps = {
  readonly at: number
  readonly total: number
  readonly seek: (to: number) => void
  readonly speed: number
  readonly setSpeed: (speed: number) => void
  readonly story: Story
  readonly table: ReviewedTable
  /** The seat whose view is shown, or "spectator". */
  readonly eyes: string
  readonly source: ReplaySource
  /** The moment could not be loaded. */
  readonly hasFailed: boolean
  /** Whether all hands lie open above the table. */
  readonly hasHands: boolean
  readonly setHands: (hasHands: boolean) => void
  readonly tableLink: string
  readonly shareLink: string
}

export function ReplayBar(props: BarProps): ReactElement {
  const {
    at,
    total,
    seek,
    speed,
    setSpeed,
    story,
    source,
    hasFailed,
    tableLink,
    shareLink,
    table,
    eyes,
    hasHands,
    setHands,
  } = props
  const text = useText()
  const { language } = useSettings()
  const handsName = table.kit.hiddenName?.[language] ?? text.review.handsNow
  const [playing, setPlaying] = useState(false)
  const isFinished = table.match.status === 'finished'
  const [isReviewed, setReviewed] = useState(() => isFinished && new URLSearchParams(location.search).has('chances'))
  const review = useReview(table.match.id, source.review, isReviewed)
  const loadHand = useCallback((seat: string) => source.viewFrom(seat, at), [source, at])
  const { isOver } = story.state()
  useEffect(() => {
    if (!playing || !isOver) return
    if (at >= total) return setPlaying(false)
    const timer = setTimeout(() => seek(at + 1), PAUSE_MS / speed)
    return () => clearTimeout(timer)
  }, [playing, isOver, at, total, speed, seek])
  /** Whatever of the last step is still to be told. */
  const jump = (to: number): void => {
    story.skip()
    seek(to)
  }
  /** At the end it starts again from the beginning. */
  const playOrPause = (): void => {
    if (at >= total && !playing) jump(0)
    setPlaying(now => !now)
  }
  const toTurn = (direction: 1 | -1): void => void source.turnFrom(at, direction).then(jump)
  useKeys({
    ArrowRight: () => jump(at + 1),
    ArrowLeft: () => jump(at - 1),
    PageDown: () => toTurn(1),
    PageUp: () => toTurn(-1),
    Home: () => jump(0),
    End: () => jump(total),
    ' ': playOrPause,
  })
  const button = (glyph: GlyphName, label: string, act: () => void, disabled = false): ReactElement => (
    <button
      type="button"
      className="kit-icon-button table-replay-step"
      aria-label={label}
      title={label}
      onClick={act}
      disabled={disabled}
    >
      <Glyph name={glyph} />
    </button>
  )
  return (
    <section className="table-prompt table-replay" aria-label={text.replay.title}>
      {isReviewed ? <ReplayReview state={review} {...{ table, at, total }} seek={jump} /> : null}
      <div className="table-replay-line">
        <input
          type="range"
          min={0}
          max={total}
          value={at}
          aria-label={text.replay.scrub}
          aria-valuetext={text.replay.position(at, total)}
          onChange={event => jump(Number(event.target.value))}
        />
        <output>{text.replay.position(at, total)}</output>
      </div>
      {hasFailed ? (
        <p className="table-replay-failed" role="alert">
          {text.replay.failed}{' '}
          <button type="button" className="kit-link" onClick={() => jump(at)}>
            {text.common.retry}
          </button>
        </p>
      ) : null}
      <div className="table-replay-buttons">
        {button('first', text.replay.first, () => jump(0), at === 0)}
        {button('previous', text.replay.previousTurn, () => toTurn(-1), at === 0)}
        {button('unfold', text.replay.previous, () => jump(at - 1), at === 0)}
        <button
          type="button"
          className="kit-button is-primary table-folding table-replay-action"
          aria-label={playing ? text.replay.pause : text.replay.play}
          onClick={playOrPause}
          disabled={total === 0}
        >
          <Glyph name={playing ? 'pause' : 'play'} size={18} />
          <span>{playing ? text.replay.pause : text.replay.play}</span>
        </button>
        {button('fold', text.replay.next, () => jump(at + 1), at >= total)}
        {button('next', text.replay.nextTurn, () => toTurn(1), at >= total)}
        {button('last', text.replay.last, () => jump(total), at >= total)}
        <label>
          <span className="lt-unseen">{text.replay.speed}</span>
          <select value={speed} onChange={event => setSpeed(Number(event.target.value))}>
            {SPEEDS.map(value => (
              <option key={value} value={value}>
                ×{value}
              </option>
            ))}
          </select>
        </label>
        {isFinished ? (
          <>
            <label className="table-replay-eyes">
              <span className="lt-unseen">{text.review.eyes}</span>
              <select value={eyes} onChange={event => void source.lookFrom(event.target.value)}>
                {table.match.seats.map(({ seat }, i) => (
                  <option key={seat} value={seat}>
                    {table.names[i]}
                  </option>
                ))}
                <option value="spectator">{text.review.spectator}</option>
              </select>
            </label>
            {button('cards', text.review.handsNow, () => setHands(true))}
            <button
              type="button"
              className="kit-button is-quiet table-folding table-replay-action table-replay-chances"
              aria-pressed={isReviewed}
              aria-label={text.review.showChances}
              title={text.review.chances}
              onClick={() => setReviewed(now => !now)}
            >
              <Glyph name="chart" size={18} />
              <span>{text.review.showChances}</span>
            </button>
          </>
        ) : null}
        <CopyLink
          link={shareLink}
          label={text.replay.share}
          className="kit-button is-quiet table-folding table-replay-action"
        />
        <Link
          href={tableLink}
          className="kit-button is-quiet table-folding table-replay-action"
          aria-label={text.replay.leave}
          title={text.replay.leave}
        >
          <Glyph name="door" size={18} />
          <span>{text.replay.leave}</span>
        </Link>
      </div>
      {hasHands ? (
        <Dialog title={handsName} onClose={() => setHands(false)} kind="sheet">
          <OpenHands
            kit={table.kit}
            seats={table.match.seats.map(({ seat }) => seat)}
            names={table.names}
            load={loadHand}
          />
        </Dialog>
      ) : null}
    </section>
  )
}
