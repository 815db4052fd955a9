// A QR code as a picture: dark on light in both themes, for cameras.

import { type ReactElement, useMemo } from 'react'
import { qrCode } from './qr.ts'

/** Light modules around it, as readers need. */
const MARGIN = 4

export default function QrCode({
  text,
  label,
}: {
  readonly text: string
  readonly label: string
}): ReactElement | null {
  const rows = useMemo(() => qrCode(text), [text])
  if (!rows) return null
  const size = rows.length + 2 * MARGIN
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      className="create-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
