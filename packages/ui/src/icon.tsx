// A one-colour icon from the open icon set, in the colour of the text around it.

import type { ReactElement } from 'react'

type IconProps = {
  /** The outline, from a table of picked icons. */
  readonly d: string
  /** Said to those who can't see it; without it the icon is decoration. */
  readonly label?: string
  readonly size?: number | string
}

export function Icon({ d, label, size = '1em' }: IconProps): ReactElement {
  return (
    <svg
      className="lt-icon"
      viewBox="0 0 512 512"
      width={size}
      height={size}
      fill="currentColor"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <path d={d} />
    </svg>
  )
}
