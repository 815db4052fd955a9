// The controls of a replay: step by action or turn, play at a speed, share the moment.

import { type ReactElement, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { CopyLink } from '../../kit/copyButton.tsx'
import { Glyph, type GlyphName } from '../../kit/glyph.tsx'
import { useText } from '../../text/index.ts'
import { useKeys } from '../shell/useKeys.ts'
import type { ReplaySource } from './source.ts'

const SPEEDS = [0.5, 1, 2, 4] as const
const STEP_MS = 1500

type BarProps = {
  readonly at: number
  readonly total: number
  readonly seek: (to: number) => void
  readonly source: ReplaySource
  readonly tableLink: string
  readonly shareLink: string
}

export function ReplayBar({ at, total, seek, source, tableLink, shareLink }: BarProps): ReactElement {
  const text = useText()
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<number>(1)
  useEffect(() => {
    if (!playing) return
    if (at >= total) return setPlaying(false)
    const timer = setTimeout(() => seek(at + 1), STEP_MS / speed)
    return () => clearTimeout(timer)
  }, [playing, at, total, speed, seek])
  /** At the end it starts again from the beginning. */
  const playOrPause = (): void => {
    if (at >= total && !playing) seek(0)
    setPlaying(now => !now)
  }
  const toTurn = (direction: 1 | -1): void => void source.turnFrom(at, direction).then(seek)
  useKeys({
    ArrowRight: () => seek(at + 1),
    ArrowLeft: () => seek(at - 1),
    PageDown: () => toTurn(1),
    PageUp: () => toTurn(-1),
    Home: () => seek(0),
    End: () => seek(total),
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
      <div className="table-replay-line">
        <input
          type="range"
          min={0}
          max={total}
          value={at}
          aria-label={text.replay.scrub}
          aria-valuetext={text.replay.position(at, total)}
          onChange={event => seek(Number(event.target.value))}
        />
        <output>{text.replay.position(at, total)}</output>
      </div>
      <div className="table-replay-buttons">
        {button('first', text.replay.first, () => seek(0), at === 0)}
        {button('previous', text.replay.previousTurn, () => toTurn(-1), at === 0)}
        {button('unfold', text.replay.previous, () => seek(at - 1), at === 0)}
        <button
          type="button"
          className="kit-button is-primary table-replay-action"
          onClick={playOrPause}
          disabled={total === 0}
        >
          <Glyph name={playing ? 'pause' : 'play'} size={18} />
          {playing ? text.replay.pause : text.replay.play}
        </button>
        {button('fold', text.replay.next, () => seek(at + 1), at >= total)}
        {button('next', text.replay.nextTurn, () => toTurn(1), at >= total)}
        {button('last', text.replay.last, () => seek(total), at >= total)}
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
    </section>
  )
}
