// The picture of a card: a place in a few flat tints like a press photograph, a light, and the thing the card is about.

import { CardPicture, loadedWhenDrawn } from '@ludoteka/ui'
import { memo, type ReactElement } from 'react'
import type { Art, Ground, Hour } from './cardArt.ts'
import { Glyph } from './symbols.tsx'

type Palette = {
  readonly sky: string
  readonly light: string
  readonly far: string
  readonly near: string
  readonly ink: string
  readonly thing: string
}

const HOUR: Readonly<Record<Hour, Palette>> = {
  dawn: { sky: '#e9c9a2', light: '#f8e7c4', far: '#c08a69', near: '#8a5a49', ink: '#3a241f', thing: '#4d2a24' },
  noon: { sky: '#a9cbc6', light: '#f4edcf', far: '#d3b983', near: '#ab8850', ink: '#2c3733', thing: '#26423f' },
  dusk: { sky: '#b9573f', light: '#f0b45f', far: '#7c3a3c', near: '#4b262d', ink: '#22131a', thing: '#2a151b' },
  night: { sky: '#1f3a4a', light: '#dfe3c8', far: '#2f5562', near: '#17272f', ink: '#0c161b', thing: '#e6dfc4' },
  storm: { sky: '#5a646a', light: '#c9c3a9', far: '#474a4b', near: '#2f302f', ink: '#171919', thing: '#eadfc0' },
  haze: { sky: '#d8c79c', light: '#f3e7c2', far: '#b6a273', near: '#8d7a50', ink: '#3d3521', thing: '#4a3f26' },
}

const GROUND: Readonly<Record<Ground, (p: Palette) => ReactElement>> = {
  dunes: p => (
    <>
      <circle cx="182" cy="48" r="26" fill={p.light} />
      <path d="M-4 108Q60 74 120 104T246 92V160H-4Z" fill={p.far} />
      <path d="M-4 128Q52 104 104 126Q150 146 246 116V160H-4Z" fill={p.near} />
      <path
        d="M104 126Q80 138 40 160M120 104Q100 112 86 120"
        stroke={p.ink}
        strokeWidth="1.5"
        fill="none"
        opacity="0.5"
      />
    </>
  ),
  savanna: p => (
    <>
      <circle cx="60" cy="60" r="34" fill={p.light} />
      <path d="M-4 112H246V160H-4Z" fill={p.far} />
      <path d="M-4 126Q100 112 246 128V160H-4Z" fill={p.near} />
      <path
        d="M204 118V86M176 84q28-20 58 0-8 8-28 6-22 2-30-6zM24 122v-18M8 104q16-12 34 0-6 5-17 4-13 1-17-4z"
        fill={p.ink}
        stroke={p.ink}
        strokeWidth="3"
      />
    </>
  ),
  sea: p => (
    <>
      <circle cx="120" cy="82" r="42" fill={p.light} />
      <path d="M-4 92H246V160H-4Z" fill={p.far} />
      <path d="M-4 118q20-8 40 0t40 0 40 0 40 0 40 0 40 0 40 0V160H-4Z" fill={p.near} />
      <path d="M40 104h34M150 100h44M92 110h30M200 112h30M12 110h16" stroke={p.light} strokeWidth="2" opacity="0.7" />
    </>
  ),
  port: p => (
    <>
      <path d="M-4 84H246V160H-4Z" fill={p.far} />
      <path
        d="M176 84V40h8v44zM160 40h60v6h-60zM206 46v18"
        fill={p.ink}
        stroke={p.ink}
        strokeWidth="2"
        opacity="0.75"
      />
      <path d="M8 84V62h36v22zM48 84V70h24v14z" fill={p.near} />
      <path d="M-4 126H246V160H-4Z" fill={p.near} />
      <path d="M0 104h60M90 98h50M160 112h70" stroke={p.light} strokeWidth="2" opacity="0.55" />
    </>
  ),
  highlands: p => (
    <>
      <circle cx="196" cy="36" r="18" fill={p.light} />
      <path d="M-4 112L40 56l30 30 44-56 48 60 28-26 56 52V160H-4Z" fill={p.far} />
      <path d="M-4 134l50-34 44 26 40-30 52 34 64-26V160H-4Z" fill={p.near} />
      <path d="M114 30l14 18-10 4-6 10-10-14z" fill={p.light} opacity="0.8" />
    </>
  ),
  city: p => (
    <>
      <circle cx="120" cy="70" r="46" fill={p.light} opacity="0.8" />
      <path d="M-4 120V88h26V64h20v24h18V72h30v30h16V52q12-14 24 0v50h18V80h26V60h16v40h22V84h28v76H-4Z" fill={p.far} />
      <path d="M-4 136h40v-12h50v10h60v-14h44v12h56v28H-4Z" fill={p.near} />
      <path d="M174 60V34M179 60V44M138 48V30" stroke={p.far} strokeWidth="3" />
    </>
  ),
  hall: p => (
    <>
      <path d="M20 0h200L240 30V110H0V30Z" fill={p.far} />
      <path d="M30 20v90M70 14v96M120 12v98M170 14v96M210 20v90" stroke={p.near} strokeWidth="7" />
      <path d="M-4 110H246V160H-4Z" fill={p.near} />
      <path d="M120 0l-70 110h140z" fill={p.light} opacity="0.4" />
    </>
  ),
  sky: p => (
    <>
      <path d="M-4 40q40-24 74-6 30-26 70-2 36-18 60 4 30-6 46 8V160H-4Z" fill={p.light} opacity="0.55" />
      <path d="M-4 104q50-30 90-8 50-26 92 2 34-14 68 4V160H-4Z" fill={p.far} opacity="0.8" />
      <path d="M-4 138q60-18 120-4 70-14 130 0V160H-4Z" fill={p.near} />
    </>
  ),
  space: p => (
    <>
      <path d="M0 160a150 120 0 0 1 240 0z" fill={p.far} />
      <path d="M0 160a150 120 0 0 1 240 0" fill="none" stroke={p.light} strokeWidth="3" />
      <path
        d="M20 30h2M56 18h2M96 44h2M150 20h3M190 52h2M220 24h2M206 84h2M30 72h2M130 66h2M74 80h2"
        stroke={p.light}
        strokeWidth="3"
      />
      <ellipse
        cx="120"
        cy="74"
        rx="112"
        ry="40"
        fill="none"
        stroke={p.light}
        strokeWidth="1"
        strokeDasharray="4 5"
        transform="rotate(-12 120 74)"
      />
    </>
  ),
  chart: p => (
    <>
      <path
        d="M0 26h240M0 66h240M0 106h240M0 146h240M28 0v160M76 0v160M124 0v160M172 0v160M220 0v160"
        stroke={p.light}
        strokeWidth="1"
        opacity="0.6"
      />
      <path d="M-4 0h66l18 40 34 30 22 44 30 24 12 22H-4Z" fill={p.far} />
      <path d="M92 0l24 36 24 34 28 36 30 14 48-10V0Z" fill={p.far} opacity="0.75" />
      <path
        d="M62 0l18 40 34 30 22 44 30 24 12 22M92 0l24 36 24 34 28 36 30 14 48-10"
        stroke={p.near}
        strokeWidth="2.5"
        fill="none"
      />
    </>
  ),
  ruins: p => (
    <>
      <path
        d="M40 0q30 30 10 60t20 50M150 0q-20 40 6 66t-10 44"
        stroke={p.light}
        strokeWidth="16"
        opacity="0.3"
        fill="none"
      />
      <path
        d="M-4 116l18-6V70l16 10V54l20 16v40l22 6 26-8V84l14-6v30l30 8 22-12V58l18 12 10-12v44l28 10 30-6V160H-4Z"
        fill={p.far}
      />
      <path d="M-4 136l40-10 60 10 70-8 80 6V160H-4Z" fill={p.near} />
    </>
  ),
  radio: p => (
    <>
      <g fill="none" stroke={p.light} strokeWidth="3" opacity="0.65">
        <circle cx="196" cy="52" r="20" />
        <circle cx="196" cy="52" r="44" />
        <circle cx="196" cy="52" r="70" />
        <circle cx="196" cy="52" r="98" />
      </g>
      <path d="M196 44l20 90h-40z" fill="none" stroke={p.ink} strokeWidth="3" />
      <path d="M186 88h20M182 106h28" stroke={p.ink} strokeWidth="3" />
      <path d="M-4 122q60-20 120-4t130 0V160H-4Z" fill={p.near} />
    </>
  ),
}

/** Lines of a press photograph sent by wire. */
const WIRE = Array.from({ length: 40 }, (_, i) => `M0 ${i * 4 + 2}H240`).join('')

const PLACE: Readonly<
  Record<
    NonNullable<Art['at']> | 'middle',
    { readonly x: number; readonly y: number; readonly other: readonly [number, number] }
  >
> = {
  middle: { x: 116, y: 84, other: [192, 52] },
  left: { x: 82, y: 88, other: [180, 72] },
  right: { x: 156, y: 88, other: [58, 72] },
  low: { x: 118, y: 98, other: [184, 44] },
  high: { x: 112, y: 70, other: [184, 116] },
}

/** The things in front of the scenes: by far the most of what a board draws with. */
export const useCardIcons = loadedWhenDrawn(async () => (await import('./cardIcons.generated.ts')).CARD_ICONS)

export const CardScene = memo(function CardScene({ art }: { readonly art: Art }): ReactElement {
  const icons = useCardIcons()
  const p = HOUR[art.hour]
  const { x, y, other } = PLACE[art.at ?? 'middle']
  return (
    <CardPicture width={240} height={160} className="rs-scene">
      <rect width="240" height="160" fill={p.sky} />
      {GROUND[art.ground](p)}
      {icons && art.second && (
        <g opacity="0.92">
          <Glyph d={icons[art.second]} x={other[0] + 2} y={other[1] + 2} size={66} className="rs-scene-shade" />
          <g fill={p.near} stroke={p.light} strokeWidth="10">
            <Glyph d={icons[art.second]} x={other[0]} y={other[1]} size={66} />
          </g>
        </g>
      )}
      <ellipse cx={x} cy={y + 52} rx="58" ry="8" fill={p.ink} opacity="0.35" />
      {icons && (
        <>
          <g fill={p.ink} opacity="0.4">
            <Glyph d={icons[art.icon]} x={x + 4} y={y + 4} size={112} />
          </g>
          <g fill={p.thing} stroke={p.light} strokeWidth="7" paintOrder="stroke">
            <Glyph d={icons[art.icon]} x={x} y={y} size={112} />
          </g>
        </>
      )}
      <path d={WIRE} stroke={p.ink} strokeWidth="1" opacity="0.1" />
    </CardPicture>
  )
})
