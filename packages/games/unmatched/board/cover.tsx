// The cover in the lobby: four legends before a burst of light, between a marble hall and a Greek shore.

import type { Language } from '@ludoteka/kernel'
import type { ReactElement } from 'react'
import { TITLE } from '../title.ts'
import { Column, Cypress, OliveTree, Rock, Temple, Wave } from './scenery/props.tsx'
import { Figure } from './standee.tsx'
import './styles/field.css'
import './styles/how.css'

const BURST = Array.from({ length: 20 }, (_, i) => {
  const at = (turn: number): string =>
    `${(200 + 560 * Math.cos(turn * 2 * Math.PI)).toFixed(1)} ${(170 + 560 * Math.sin(turn * 2 * Math.PI)).toFixed(1)}`
  return `M200 170L${at(i / 20)} ${at((i + 0.5) / 20)}Z`
}).join('')

const DOTS = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: 14 - row }, (_, column) => {
    const r = 6 - (row + column) * 0.42
    const x = 6 + column * 15 + (row % 2) * 7.5
    return r > 0.8 ? `M${x - r} ${6 + row * 13}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z` : ''
  }).join(''),
).join('')

/**
 * The box is what every frame shows; the ground goes on around it, for frames of other shapes.
 */
export function Cover({ language }: { readonly language: Language }): ReactElement {
  return (
    <svg
      viewBox="0 78 400 222"
      preserveAspectRatio="xMidYMax meet"
      className="um-cover"
      role="img"
      aria-label={TITLE[language]}
    >
      <rect x="-200" y="-200" width="800" height="500" fill="#b5302f" />
      <path d={BURST} fill="#d9583a" />
      <circle cx="200" cy="170" r="118" fill="#f6c443" stroke="#1b1512" strokeWidth="4" />
      <circle cx="200" cy="170" r="96" fill="#fbe08a" />
      <path d={DOTS} fill="#1b1512" opacity="0.28" />
      <path d={DOTS} fill="#1b1512" opacity="0.28" transform="matrix(-1 0 0 1 400 0)" />
      <path d="M-204 226H170L206 304H-204Z" fill="#d9d3c4" stroke="#1b1512" strokeWidth="4" />
      <path
        d="M-200 240h376M-200 264h388M-200 288h400M-116 226l-44 74M-64 226l-32 74M-12 226l-20 74M40 226L20 300M92 226l-8 74M138 226l10 74"
        stroke="#a59c88"
        strokeWidth="2"
      />
      <path d="M604 226H206L206 304H604Z" fill="#2f8fb3" stroke="#1b1512" strokeWidth="4" />
      <path d="M604 232H236Q216 252 232 304H604Z" fill="#ecd08c" stroke="#1b1512" strokeWidth="3" />
      <Wave x={214} y={250} size={0.6} />
      <Wave x={216} y={280} size={0.6} />
      <Column x={-40} y={240} size={2.7} />
      <Column x={26} y={236} size={2.4} />
      <Column x={84} y={232} size={2} />
      <Cypress x={126} y={232} size={2} />
      <g transform="translate(336 168) scale(1)">
        <Temple x={0} y={0} />
      </g>
      <OliveTree x={388} y={246} size={1.5} />
      <OliveTree x={446} y={252} size={1.8} />
      <Cypress x={-86} y={248} size={2.6} />
      <Rock x={380} y={294} size={1} />
      <g transform="translate(-6 132) scale(1.34)">
        <Figure type="alice" />
      </g>
      <g transform="translate(278 134) scale(1.32)">
        <Figure type="sinbad" />
      </g>
      <g transform="translate(70 84) scale(1.68)">
        <Figure type="arthur" />
      </g>
      <g transform="translate(176 98) scale(1.56)">
        <Figure type="medusa" />
      </g>
    </svg>
  )
}
