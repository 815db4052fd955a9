// The mark of the house: a table seen from above with a lamp on it.

import type { ReactElement } from 'react'

export function Mark({ size = 28 }: { readonly size?: number }): ReactElement {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect x="2" y="2" width="28" height="28" rx="7" className="kit-mark-wood" />
      <circle cx="16" cy="16" r="8.500" className="kit-mark-light" />
      <path
        d="M12.500 21.500v-1.500c0-1.600 1.200-2.200 1.700-3.600.400-1 .300-2-.2-2.800a3 3 0 1 1 4 0c-.5.800-.6 1.800-.2 2.800.5 1.400 1.700 2 1.700 3.600v1.500z"
        className="kit-mark-pawn"
      />
    </svg>
  )
}
