// The cover in the lobby: the strait on the wall of a situation room in 1978, two lamps, five panels.

import type { Language } from '@ludoteka/kernel'
import type { ReactElement } from 'react'
import { TITLE } from '../title.ts'
import { LAND, LANDS, YEMENS } from './map.generated.ts'

const PANELS = ['#4f9b8f', '#7fa46a', '#d7a43a', '#d3642f', '#b02a22'] as const

/**
 * The box is what every frame shows; the ground goes on around it, for frames of other shapes.
 * Everything is drawn with plain attributes: the picture is shown without a stylesheet.
 */
export function Cover({ language }: { readonly language: Language }): ReactElement {
  return (
    <svg
      viewBox="22 112 356 182"
      preserveAspectRatio="xMidYMax meet"
      className="rs-cover"
      role="img"
      aria-label={TITLE[language]}
    >
      <defs>
        <radialGradient id="rs-cover-lamp" cx="0.5" cy="0.36" r="0.75">
          <stop offset="0" stopColor="#ffe9b0" stopOpacity="0.5" />
          <stop offset="0.55" stopColor="#ffe9b0" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.62" />
        </radialGradient>
        <path id="rs-cover-land" d={LAND} />
        <clipPath id="rs-cover-wall">
          <rect x="-170" y="-90" width="700" height="334" />
        </clipPath>
      </defs>
      <rect x="-200" y="-200" width="800" height="520" fill="#131c1c" />
      <g clipPath="url(#rs-cover-wall)">
        <rect x="-200" y="-200" width="800" height="520" fill="#2f5a57" />
        <g transform="translate(-176 -96) scale(0.58)">
          <path
            d="M0 120h1240M0 240h1240M0 360h1240M0 480h1240M0 600h1240M300 0v880M420 0v880M540 0v880M660 0v880M780 0v880M900 0v880M1020 0v880"
            stroke="#5d8a83"
            strokeWidth="1"
            opacity="0.6"
          />
          <use href="#rs-cover-land" fill="none" stroke="#4b7d76" strokeWidth="16" strokeLinejoin="round" />
          <use href="#rs-cover-land" fill="#a8946a" />
          <g fill="#cdb684" stroke="#6f5b36" strokeWidth="2" strokeDasharray="7 5">
            {Object.entries(LANDS).map(([at, d]) => (
              <path key={at} d={d} fill={at === 'ethiopia' || at === 'somalia' ? '#d99a5c' : '#cdb684'} />
            ))}
            <path d={YEMENS} />
          </g>
          <use href="#rs-cover-land" fill="none" stroke="#43371f" strokeWidth="3" strokeLinejoin="round" />
          <path
            d="M566 300Q640 430 700 466T900 476T1240 430"
            fill="none"
            stroke="#f4e6b8"
            strokeWidth="4"
            strokeDasharray="3 12"
            strokeLinecap="round"
          />
        </g>
        <circle cx="203" cy="172" r="30" fill="none" stroke="#ffe9b0" strokeWidth="2" strokeDasharray="4 5" />
        <path d="M203 132v22M203 190v22M163 172h22M221 172h22" stroke="#ffe9b0" strokeWidth="2" />
        <rect x="-170" y="-60" width="740" height="420" fill="url(#rs-cover-lamp)" />
      </g>
      <path d="M-200 244h800" stroke="#c9b27a" strokeWidth="3" />
      <g>
        <circle cx="92" cy="206" r="30" fill="#4aa3ff" opacity="0.25" />
        <circle cx="92" cy="206" r="21" fill="#0e1a26" />
        <circle cx="92" cy="206" r="17" fill="#3c8fe6" />
        <text x="92" y="215" textAnchor="middle" fontFamily="sans-serif" fontSize="26" fontWeight="700" fill="#fff">
          2
        </text>
        <rect x="280" y="176" width="60" height="60" rx="12" fill="#ff5a44" opacity="0.25" />
        <rect x="289" y="185" width="42" height="42" rx="7" fill="#26100e" />
        <rect x="293" y="189" width="34" height="34" rx="5" fill="#d6402f" />
        <text x="310" y="215" textAnchor="middle" fontFamily="sans-serif" fontSize="26" fontWeight="700" fill="#fff">
          3
        </text>
      </g>
      {PANELS.map((colour, i) => (
        <g key={colour} transform={`translate(${60 + i * 58} 254)`}>
          {i === 2 && <rect x="-5" y="-5" width="58" height="42" rx="8" fill={colour} opacity="0.35" />}
          <rect
            width="48"
            height="32"
            rx="4"
            fill={colour}
            opacity={i === 2 ? 1 : 0.34}
            stroke="#050909"
            strokeWidth="2"
          />
          <text
            x="24"
            y="23"
            textAnchor="middle"
            fontFamily="monospace"
            fontSize="19"
            fontWeight="700"
            fill={i === 2 ? '#20160a' : '#e9dcb8'}
          >
            {5 - i}
          </text>
        </g>
      ))}
    </svg>
  )
}
