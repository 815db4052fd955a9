// A side as a small token: round and blue with a star, or square and red with hammer and sickle.

import type { ReactElement } from 'react'
import type { Side } from '../content/tracks.ts'
import { SIDE_EMBLEM } from './marks.tsx'

/** Decoration: what it says stands beside it in words or in the name of what holds it. */
export function SideToken({
  side,
  text,
}: {
  readonly side: Side
  /** Instead of the emblem. */
  readonly text?: string
}): ReactElement {
  return (
    <span className={`rs-token rs-token-${side}`} aria-hidden="true">
      {text ?? (
        <svg viewBox="0 0 512 512" aria-hidden="true">
          <path d={SIDE_EMBLEM[side]} />
        </svg>
      )}
    </span>
  )
}
