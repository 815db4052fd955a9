// The places of the pictures, in flat colours with ink lines.

import type { ReactElement } from 'react'
import { INK } from './ink.ts'
import type { Ground, Palette } from './scene.ts'

const line = { stroke: INK, strokeWidth: 3, strokeLinejoin: 'round' as const }

function rays(count: number, from: number): string {
  return Array.from({ length: count }, (_, i) => {
    const at = (turn: number): string =>
      `${(126 + 260 * Math.cos(turn * 2 * Math.PI)).toFixed(1)} ${(from + 260 * Math.sin(turn * 2 * Math.PI)).toFixed(1)}`
    return `M126 ${from}L${at(i / count)} ${at((i + 0.5) / count)}Z`
  }).join('')
}
const RAYS = rays(14, 92)

/** Dots that shrink away from a corner, as in cheap print. */
export const HALFTONE = Array.from({ length: 8 }, (_, row) =>
  Array.from({ length: 12 - row }, (_, column) => {
    const r = 4.4 - (row + column) * 0.38
    const x = 4 + column * 11 + (row % 2) * 5.5
    return r > 0.6 ? `M${x - r} ${4 + row * 10}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z` : ''
  }).join(''),
).join('')

export const GROUND: Readonly<Record<Ground, (p: Palette) => ReactElement>> = {
  hills: p => (
    <>
      <circle cx="196" cy="52" r="30" fill={p.light} {...line} />
      <path d="M-6 132Q50 84 112 126T258 108V200H-6Z" fill={p.far} {...line} />
      <path d="M-6 168Q70 132 140 162T258 150V200H-6Z" fill={p.near} {...line} />
    </>
  ),
  castle: p => (
    <>
      <circle cx="60" cy="48" r="26" fill={p.light} {...line} />
      <path
        d="M-6 150V96h12V84h14v12h12V84h14v12h10V64l18-26 18 26v86h60V70h12V58h14v12h14V58h14v12h14V58h14v92h60v50H-6Z"
        fill={p.far}
        {...line}
      />
      <path d="M-6 168Q126 140 258 168V200H-6Z" fill={p.near} {...line} />
    </>
  ),
  rays: p => (
    <>
      <path d={RAYS} fill={p.far} opacity="0.75" />
      <circle cx="126" cy="92" r="74" fill={p.light} opacity="0.85" />
      <path d="M-6 178Q126 160 258 178V200H-6Z" fill={p.near} {...line} />
    </>
  ),
  forest: p => (
    <>
      <circle cx="190" cy="46" r="24" fill={p.light} {...line} />
      <path
        d="M-6 150L14 70l16 60 18-84 22 92 12-50 16 62 34-14 24 8 14-58 18 52 18-92 24 86 12-52 20 70V200H-6Z"
        fill={p.far}
        {...line}
      />
      <path d="M-6 170Q60 150 120 166T258 160V200H-6Z" fill={p.near} {...line} />
    </>
  ),
  sea: p => (
    <>
      <circle cx="126" cy="104" r="58" fill={p.light} {...line} />
      <path d="M-6 122q16-14 33 0t33 0 33 0 33 0 33 0 33 0 33 0 33 0V200H-6Z" fill={p.far} {...line} />
      <path d="M-22 154q20-18 40 0t40 0 40 0 40 0 40 0 40 0 40 0V200H-22Z" fill={p.near} {...line} />
    </>
  ),
  cave: p => (
    <>
      <ellipse cx="126" cy="104" rx="94" ry="84" fill={p.light} opacity="0.9" />
      <path
        d="M-6-6H258V206H-6ZM36 186Q10 96 60 44l14 22 16-40 22 26 20-34 18 34 24-20 12 38 20-14q34 58 10 130Z"
        fillRule="evenodd"
        fill={p.far}
        {...line}
      />
      <path d="M-6 176l40-14 40 8 52-10 60 12 40-10 32 14V206H-6Z" fill={p.near} {...line} />
    </>
  ),
  storm: p => (
    <>
      <path d="M-6 58Q10 30 40 42 50 14 84 26 110 4 138 24 172 8 188 36 220 22 258 52V-6H-6Z" fill={p.far} {...line} />
      <path d="M34 60L14 130M74 54L50 140M214 60l-22 74M242 66l-24 80M110 50l-14 40" stroke={p.light} strokeWidth="4" />
      <path d="M-22 158q20-22 40 0t40 0 40 0 40 0 40 0 40 0 40 0V206H-22Z" fill={p.near} {...line} />
    </>
  ),
  garden: p => (
    <>
      <circle cx="52" cy="50" r="26" fill={p.light} {...line} />
      <path
        d="M-6 140Q4 108 30 118 38 92 66 106 86 86 106 110 130 92 150 112 172 90 194 110 222 94 230 118 250 112 258 136V200H-6Z"
        fill={p.far}
        {...line}
      />
      <path
        d="M34 134a7 7 0 1 0 .1 0zM86 126a6 6 0 1 0 .1 0zM168 128a7 7 0 1 0 .1 0zM222 134a6 6 0 1 0 .1 0z"
        fill={p.light}
        {...line}
      />
      <path d="M-6 166Q126 146 258 166V200H-6Z" fill={p.near} {...line} />
    </>
  ),
  hall: p => (
    <>
      <path d="M18-6h34v150H18zM200-6h34v150h-34z" fill={p.far} {...line} />
      <path d="M76-6Q126 40 176-6Z" fill={p.light} {...line} />
      <path d="M-6 142H258V206H-6Z" fill={p.near} {...line} />
      <path
        d="M126 142l-26 64H30l44-64zM178 142l44 64h60l-60-64zM-6 142h32l-52 64h-14zM8 168l-14 14h100l6-14zM126 142h52l14 26h-72z"
        fill={p.light}
        opacity="0.5"
      />
    </>
  ),
  dunes: p => (
    <>
      <circle cx="64" cy="56" r="30" fill={p.light} {...line} />
      <path d="M-6 136Q60 96 110 132 176 84 258 124V200H-6Z" fill={p.far} {...line} />
      <path d="M-6 160Q90 120 150 168 200 144 258 160V200H-6Z" fill={p.near} {...line} />
    </>
  ),
  temple: p => (
    <>
      <circle cx="126" cy="92" r="70" fill={p.light} opacity="0.9" />
      <path
        d="M-6 30H258V14H-6ZM14 30h30v122H14zM208 30h30v122h-30zM8 30h42v12H8zM202 30h42v12h-42zM-6 152H258V206H-6Z"
        fill={p.far}
        {...line}
      />
      <path d="M24 44v106M34 44v106M218 44v106M228 44v106" {...line} strokeWidth="2" />
      <path d="M-6 170H258V206H-6Z" fill={p.near} {...line} />
    </>
  ),
  stars: p => (
    <>
      <circle cx="126" cy="92" r="66" fill={p.far} {...line} />
      <path
        d="M28 30l4 9 10 1-8 6 3 10-9-6-9 6 3-10-8-6 10-1zM216 40l4 9 10 1-8 6 3 10-9-6-9 6 3-10-8-6 10-1zM46 116l3 7 7 1-6 4 2 8-6-5-7 5 2-8-5-4 7-1zM210 118l3 7 7 1-6 4 2 8-6-5-7 5 2-8-5-4 7-1z"
        fill={p.light}
        {...line}
        strokeWidth="2"
      />
      <path d="M-6 174Q126 154 258 174V200H-6Z" fill={p.near} {...line} />
    </>
  ),
}
