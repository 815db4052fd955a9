// Warrior Knights' cover: a page of an illuminated manuscript with a walled town, banners and a sealed law.

import type { ReactElement } from 'react'

const BANNERS = [
  ['#a82a33', 66],
  ['#2c63ad', 112],
  ['#d39a20', 292],
  ['#2b7a4b', 338],
] as const

export function Cover(): ReactElement {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" role="presentation">
      <rect width="400" height="300" fill="#e9d8ae" />
      <rect x="10" y="10" width="380" height="280" fill="none" stroke="#7a5a1e" strokeWidth="2" />
      <rect x="16" y="16" width="368" height="268" fill="none" stroke="#a82a33" strokeWidth="5" />
      <path
        d="M24 24c40 6 40 34 10 40M376 24c-40 6-40 34-10 40M24 276c40-6 40-34 10-40M376 276c-40-6-40-34-10-40"
        fill="none"
        stroke="#2b7a4b"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g fill="#d39a20" stroke="#7a5a1e">
        <circle cx="34" cy="66" r="5" />
        <circle cx="366" cy="66" r="5" />
        <circle cx="34" cy="234" r="5" />
        <circle cx="366" cy="234" r="5" />
      </g>
      <path d="M22 210c50-44 90-44 130-14 50-40 110-40 150-4 30-14 54-8 76 8v78H22z" fill="#a9b56d" />
      <path d="M22 236c70-30 130-26 180-6 60-24 120-20 176 2v46H22z" fill="#8a9b52" />
      <path d="M190 278c-4-30 22-34 12-62" fill="none" stroke="#d8c28a" strokeWidth="12" />
      <g stroke="#3a2a14" strokeWidth="3" strokeLinejoin="round">
        <path d="M128 214v-64h18v-12h10v12h10v-12h10v12h48v-12h10v12h10v-12h10v12h18v64z" fill="#d9cdb4" />
        <path d="M140 150v-40h34v40zM226 150v-40h34v40z" fill="#c9bb9d" />
        <path d="M136 112l21-30 21 30zM222 112l21-30 21 30z" fill="#a82a33" />
        <path d="M176 150V92h48v58z" fill="#e4d9c2" />
        <path d="M170 94l30-40 30 40z" fill="#2c63ad" />
        <path d="M186 214v-26c0-18 28-18 28 0v26z" fill="#5a4120" />
        <path d="M196 112h8v16h-8z" fill="#3a2a14" />
      </g>
      {BANNERS.map(([colour, x]) => (
        <g key={colour} stroke="#3a2a14" strokeWidth="2.500">
          <path d={`M${x} 236V132`} strokeWidth="4" />
          <path d={`M${x} 134h34l-9 16 9 16h-34z`} fill={colour} />
        </g>
      ))}
      <g transform="translate(200 256)">
        <path d="M-46-14h92v26h-92z" fill="#f6ecd0" stroke="#3a2a14" strokeWidth="2.500" />
        <path d="M-36-6h44M-36 3h30" stroke="#7a5a1e" strokeWidth="2.500" />
        <circle cx="28" cy="4" r="13" fill="#a82a33" stroke="#5c1018" strokeWidth="2.500" />
        <path d="M22 4l4 5 8-10" fill="none" stroke="#f3d9c0" strokeWidth="2.500" />
      </g>
    </svg>
  )
}
