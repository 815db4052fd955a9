// The back of every card: a file of the situation room, closed.

import { memo, type ReactElement } from 'react'
import { ICONS } from './icons.generated.ts'
import { Glyph, SIDE_EMBLEM } from './marks.tsx'

const GRID = Array.from({ length: 12 }, (_, i) => `M${6 + i * 10.5} 6v164M6 ${6 + i * 15}h114`).join('')

export const CardBack = memo(function CardBack(): ReactElement {
  return (
    <div className="rs-card rs-back">
      <svg viewBox="0 0 126 176" aria-hidden="true">
        <rect width="126" height="176" rx="7" fill="#11191a" />
        <rect x="4" y="4" width="118" height="168" rx="5" fill="#24403f" />
        <path d={GRID} stroke="#3d605c" strokeWidth="0.7" />
        <rect x="9" y="9" width="108" height="158" rx="3" fill="none" stroke="#d9c48d" strokeWidth="1.4" />
        <path
          d="M63 24a64 64 0 0 1 0 128a64 64 0 0 1 0-128M-1 88h128"
          fill="none"
          stroke="#d9c48d"
          strokeWidth="0.8"
          opacity="0.6"
        />
        <circle cx="63" cy="88" r="38" fill="#18292a" stroke="#d9c48d" strokeWidth="1.6" />
        <path d="M63 50a38 38 0 0 0 0 76z" fill="#2b5f97" />
        <path d="M63 50a38 38 0 0 1 0 76z" fill="#a5322c" />
        <g fill="#f2e6c4">
          <Glyph d={SIDE_EMBLEM.us} x={45} y={88} size={26} />
          <Glyph d={SIDE_EMBLEM.ussr} x={82} y={88} size={26} />
        </g>
        <g fill="#d9c48d">
          <Glyph d={ICONS.compass} x={63} y={28} size={18} />
          <Glyph d={ICONS.compass} x={63} y={148} size={18} />
        </g>
      </svg>
    </div>
  )
})
