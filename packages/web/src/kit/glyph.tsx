// The line drawings of the page itself and its logo; games bring their own icons.

import type { ReactElement } from 'react'

const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  undo: 'M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  log: 'M6 4h12v16H6zM9 8h6M9 12h6M9 16h4',
  rules: 'M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  fold: 'M9 6l6 6-6 6',
  unfold: 'M15 6l-6 6 6 6',
  play: 'M7 5l12 7-12 7z',
  pause: 'M8 5v14M16 5v14',
  next: 'M8 6l7 6-7 6M18 6v12',
  previous: 'M16 6l-7 6 7 6M6 6v12',
  first: 'M12 6l-6 6 6 6M19 6l-6 6 6 6M4 5v14',
  last: 'M12 6l6 6-6 6M5 6l6 6-6 6M20 5v14',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  soundOn: 'M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11',
  soundOff: 'M4 9v6h4l5 4V5L8 9zM16 9.500l5 5M21 9.500l-5 5',
  person: 'M12 4a4 4 0 1 0 .01 0zM4 21c0-5 4-7 8-7s8 2 8 7',
  bot: 'M6 9h12v10H6zM12 5v4M9.500 13v1.500M14.500 13v1.500M3 12v4M21 12v4M11 4.500h2',
  search: 'M10.500 4a6.500 6.500 0 1 0 .01 0zM15.500 15.500L21 21',
  flag: 'M6 21V4M6 5c4-3 8 3 13 0v9c-5 3-9-3-13 0',
  door: 'M5 21V4h9v17M3 21h18M11 12v1.500',
  cards: 'M8 4h10v14H8zM5 8v13h10',
  eye: 'M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 .01 0z',
  cog: 'M12 9a3 3 0 1 0 .01 0zM12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.200 2.200M16.200 16.200l2.200 2.200M18.400 5.600l-2.200 2.200M7.800 16.200l-2.200 2.200',
  sun: 'M12 8a4 4 0 1 0 .01 0zM12 2v2.500M12 19.500V22M2 12h2.500M19.500 12H22M5 5l1.700 1.700M17.300 17.300L19 19M19 5l-1.700 1.700M6.700 17.300L5 19',
  check: 'M5 13l5 5L20 6',
  cup: 'M7 4h10v6a5 5 0 0 1-10 0zM7 6H4c0 4 1.500 5.500 3.600 6M17 6h3c0 4-1.500 5.500-3.600 6M12 15v4M8 20h8',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  hourglass: 'M7 3h10M7 21h10M8 3c0 6 8 6 8 9s-8 3-8 9M16 3c0 6-8 6-8 9s8 3 8 9',
  also: 'M12 4a8 8 0 1 0 .01 0zM12 8.500v7M8.500 12h7',
  order: 'M7 4h10v17H7zM10 3h4v2.500h-4zM9.500 12l2 2 3.500-4M9.500 17.500h5',
  dots: 'M5 12h.01M12 12h.01M19 12h.01',
  chart: 'M4 4v16h16M7 15l4-5 3 3 5-7',
  lamp: 'M9 17.500h6M10 21h4M9.500 14.500c-2-1.200-3.500-3-3.500-5.500a6 6 0 0 1 12 0c0 2.500-1.500 4.300-3.500 5.500v3h-5z',
  help: 'M9 9a3 3 0 1 1 4 2.800c-1 .400-1 1.200-1 2.200M12 17.500v.010',
} as const

export type GlyphName = keyof typeof PATHS

export function Glyph({ name, size = 20 }: { readonly name: GlyphName; readonly size?: number }): ReactElement {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'dots' ? 3 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}

/** A table seen from above with a pawn in the light of a lamp. */
export function Logo({ size = 28 }: { readonly size?: number }): ReactElement {
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
