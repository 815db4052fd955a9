// A side as a small token: round and blue with a star, or square and red with hammer and sickle.

import type { ReactElement } from 'react'
import type { Side } from '../content/tracks.ts'
import { SIDE_EMBLEM } from './marks.tsx'

type SideTokenProps = {
  readonly side: Side /** Instead of the emblem. */
  readonly text?: string
  readonly label?: string
}

export function SideToken({ side, text, label }: SideTokenProps): ReactElement {
  return (
    <span
      className={`rs-token rs-token-${side}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {text ?? (
        <svg viewBox="0 0 512 512" aria-hidden="true">
          <path d={SIDE_EMBLEM[side]} />
        </svg>
      )}
    </span>
  )
}
