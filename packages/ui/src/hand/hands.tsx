// The room for the viewer's hand and what lies beside it.

import type { ReactElement, ReactNode, Ref } from 'react'

type HandsProps = {
  /** Where the game sets the measures of its hand; see hand.css. */
  readonly className: string
  readonly reducedMotion: boolean
  /** Whether it comes up by itself: now it is all about its cards. */
  readonly isCalled: boolean
  readonly ref?: Ref<HTMLDivElement>
  readonly children: ReactNode
}

export function Hands({ className, reducedMotion, isCalled, ref, children }: HandsProps): ReactElement {
  return (
    <div
      ref={ref}
      className={`lt-hands ${className} ${isCalled ? 'lt-called' : ''}`}
      data-motion={reducedMotion ? 'reduced' : 'full'}
    >
      {children}
    </div>
  )
}
