// A card shown large; it never takes a click away from what lies under it.

import type { ReactElement, ReactNode } from 'react'
import { useText } from '../../text/index.ts'

export function CardZoom({ children }: { readonly children: ReactNode }): ReactElement {
  const text = useText()
  return (
    <aside className="table-card-zoom" aria-label={text.table.zoom}>
      <div className="table-card-zoom-face">{children}</div>
    </aside>
  )
}
