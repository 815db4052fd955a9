// Red Sea's cover: a situation room in 1978, two shores, a strait between a red and a blue lamp.

import type { ReactElement } from 'react'

const PANELS = ['#5f7a6d', '#8a8a55', '#c08a3a', '#c4622f', '#a33327']

export function RedSeaCover(): ReactElement {
  return (
    <svg viewBox="0 0 400 300" role="presentation">
      <rect width="400" height="300" fill="#26403f" />
      <path
        d="M0 60h400M0 120h400M0 180h400M0 240h400M67 0v300M133 0v300M200 0v300M267 0v300M333 0v300"
        stroke="#4c6b67"
        strokeWidth="0.800"
        opacity="0.700"
      />
      <path d="M0 0h118l18 44 26 30 16 46 30 38 18 50 34 34 8 58H0z" fill="#c9b183" />
      <path d="M152 0l24 34 30 34 20 44 32 36 20 42 42 26 44 8 36-10V0z" fill="#d8c296" />
      <path
        d="M0 0h118l18 44 26 30 16 46 30 38 18 50 34 34 8 58M152 0l24 34 30 34 20 44 32 36 20 42 42 26 44 8 36-10"
        fill="none"
        stroke="#5d4c2c"
        strokeWidth="2.500"
        strokeLinejoin="round"
      />
      <path
        d="M0 96l60-14 50 20 60 6M0 190l80-22 60 10 62 40M250 0l-14 40M330 190l-40-60 30-60 6-70"
        fill="none"
        stroke="#8a7448"
        strokeWidth="1.500"
        strokeDasharray="6 4"
      />
      <g>
        <rect x="34" y="110" width="88" height="40" rx="3" fill="#efe4c8" stroke="#2b2a22" strokeWidth="2" />
        <rect x="34" y="110" width="88" height="10" fill="#2b2a22" />
        <circle cx="58" cy="135" r="9" fill="#c23a2e" stroke="#2b2a22" strokeWidth="2" />
        <circle cx="98" cy="135" r="9" fill="#3a4a55" stroke="#2b2a22" strokeWidth="2" />
      </g>
      <g>
        <rect x="282" y="54" width="88" height="40" rx="3" fill="#efe4c8" stroke="#2b2a22" strokeWidth="2" />
        <rect x="282" y="54" width="88" height="10" fill="#2b2a22" />
        <circle cx="306" cy="79" r="9" fill="#4a3a36" stroke="#2b2a22" strokeWidth="2" />
        <circle cx="346" cy="79" r="9" fill="#3f7fc4" stroke="#2b2a22" strokeWidth="2" />
      </g>
      <circle cx="258" cy="224" r="26" fill="none" stroke="#f2e2b4" strokeWidth="2" strokeDasharray="3 5" />
      <path d="M258 214v20M248 224h20" stroke="#f2e2b4" strokeWidth="2" />
      <g transform="translate(20 256)">
        {PANELS.map((colour, i) => (
          <rect
            key={colour}
            x={i * 46}
            width="40"
            height="26"
            rx="3"
            fill={i === 2 ? '#f2b33d' : colour}
            opacity={i === 2 ? 1 : 0.45}
            stroke="#10201f"
            strokeWidth="2"
          />
        ))}
      </g>
    </svg>
  )
}
