// The picture of a card, as in a book of hours: a sky of patterned gold or colour, a ground, and the figures of its story.

import { CardPicture } from '@ludoteka/ui'
import { memo, type ReactElement } from 'react'
import type { Drawn, Mark } from './art/marks.ts'
import type { Art, Ground } from './cardArt.ts'

/** Colours come from the sky (styles/cards.css): the classes say far, near and light. */
const GROUND: Readonly<Record<Ground, ReactElement>> = {
  hills: (
    <>
      <path d="M-4 110Q40 74 92 98T190 88 246 100V154H-4Z" className="wk-far" />
      <path d="M-4 130Q60 108 124 124T246 118V154H-4Z" className="wk-near" />
    </>
  ),
  sea: (
    <>
      <path d="M-4 96H246V154H-4Z" className="wk-deep" />
      <path d="M-4 116q16-10 32 0t32 0 32 0 32 0 32 0 32 0 32 0 32 0V154H-4Z" className="wk-wave-near" />
      <path d="M10 106q8-5 16 0M70 104q8-5 16 0M150 106q8-5 16 0M206 103q8-5 16 0" className="wk-wave-line" />
    </>
  ),
  walls: (
    <>
      <path
        d="M-4 120V76h14v-8h12v8h14v-8h12v8h14v-8h12v8h14v-8h12v8h14v-8h12v8h14v-8h12v8h14v-8h12v8h14v-8h12v8h14v-8h12v8h14v-8h12v8h14v44Z"
        className="wk-masonry"
      />
      <path
        d="M-4 96H246M20 84v12M70 84v12M124 84v12M176 84v12M224 84v12M44 96v12M98 96v12M150 96v12M200 96v12"
        className="wk-joints"
      />
      <path d="M-4 118Q120 108 246 118V154H-4Z" className="wk-near" />
    </>
  ),
  hall: (
    <>
      <path
        d="M-4-4H246V124H-4ZM20 124V56q26-40 52 0v68ZM94 124V56q26-40 52 0v68ZM168 124V56q26-40 52 0v68Z"
        fillRule="evenodd"
        className="wk-masonry"
      />
      <path d="M-4 122H246V154H-4Z" className="wk-near" />
      <path d="M-4 134H246M40 122 20 154M94 122l-8 32M148 122l8 32M200 122l20 32" className="wk-joints" />
    </>
  ),
  fields: (
    <>
      <path d="M-4 106Q60 92 124 102T246 96V154H-4Z" className="wk-far" />
      <path d="M-4 122Q120 104 246 122V154H-4Z" className="wk-near" />
      <path
        d="M120 108 20 154M120 108 66 154M120 108l-6 46M124 108l44 46M128 108l96 46M130 108l120 30M110 108-10 140"
        className="wk-joints"
      />
    </>
  ),
  wood: (
    <>
      <path d="M14 128V60M52 126V48M196 126V52M230 130V66M166 122V72" className="wk-trunks" />
      <path
        d="M-6 66a20 20 0 0 1 22-24 22 22 0 0 1 38-10 22 22 0 0 1 26 22 16 16 0 0 1-14 18H8A14 14 0 0 1-6 66ZM146 70a18 18 0 0 1 18-22 22 22 0 0 1 34-16 24 24 0 0 1 36 14 18 18 0 0 1 14 30h-84a16 16 0 0 1-18-6Z"
        className="wk-far"
      />
      <path d="M-4 126Q120 112 246 126V154H-4Z" className="wk-near" />
    </>
  ),
  road: (
    <>
      <path d="M-4 104Q70 84 130 98T246 88V154H-4Z" className="wk-far" />
      <path d="M-4 124Q80 110 246 120V154H-4Z" className="wk-near" />
      <path d="M140 98q-30 10 0 18t-30 38h70q-20-26-10-38t-30-18Z" className="wk-way" />
    </>
  ),
  camp: (
    <>
      <path d="M-4 112H246V154H-4Z" className="wk-far" />
      <path d="M6 116 34 76l28 40ZM176 114l26-36 28 36Z" className="wk-canvas" />
      <path d="M34 76V62l12 4-12 4M202 78V64l12 4-12 4" className="wk-canvas" />
      <path d="M-4 124Q120 112 246 124V154H-4Z" className="wk-near" />
    </>
  ),
  church: (
    <>
      <path d="M-4 124V60l30-34 30 34v64ZM184 124V60l30-34 30 34v64Z" className="wk-masonry" />
      <path d="M18 100V76q8-14 16 0v24ZM206 100V76q8-14 16 0v24Z" className="wk-glass" />
      <path d="M66 124V40Q120-20 174 40v84Z" className="wk-glass" />
      <path d="M120 0V124M66 64H174M66 94H174M93 20V124M147 20V124" className="wk-joints" />
      <path d="M-4 122H246V154H-4Z" className="wk-near" />
    </>
  ),
  peaks: (
    <>
      <path d="M-4 122 30 66l22 26 34-58 36 62 26-34 40 46 22-24 40 38v32H-4Z" className="wk-far" />
      <path d="M86 34 74 56l12-5 10 8 4-4ZM30 66l-9 14 10-3 7 5Z" className="wk-gleam" />
      <path d="M-4 128Q120 112 246 128V154H-4Z" className="wk-near" />
    </>
  ),
  market: (
    <>
      <path
        d="M-4 122V72l24-22 24 22v50ZM196 122V70l24-24 26 24v52ZM44 122V84l18-16 18 16v38Z"
        className="wk-masonry"
      />
      <path d="M-8 74 20 46l28 28ZM192 72l28-28 30 28ZM42 86l20-20 20 20Z" className="wk-roofs" />
      <path d="M12 96h16v26H12ZM212 96h16v26h-16Z" className="wk-glass" />
      <path d="M-4 120H246V154H-4Z" className="wk-near" />
      <path d="M-4 132H246M30 120l-14 34M84 120l-6 34M156 120l6 34M210 120l14 34" className="wk-joints" />
    </>
  ),
}

/** Lozenges with a dot in each, as gold leaf is tooled. */
const DIAPER = Array.from({ length: 17 }, (_, i) => {
  const x = i * 20 - 40
  return `M${x} 0l150 150M${x} 150 ${x + 150} 0`
}).join('')
const STUDS = Array.from({ length: 12 * 8 }, (_, i) => {
  const [x, y] = [(i % 12) * 20 + 10, Math.floor(i / 12) * 20 + 10]
  return `M${x - 1.4} ${y}a1.400 1.400 0 1 0 2.800 0a1.400 1.400 0 1 0-2.800 0`
}).join('')

export const CardScene = memo(function CardScene({ art: { sky, ground, drawn } }: { readonly art: Art }): ReactElement {
  return (
    <CardPicture width={240} height={150} className={`wk-scene wk-sky-${sky}`}>
      <rect width="240" height="150" className="wk-sky" />
      <path d={DIAPER} className="wk-diaper" />
      <path d={STUDS} className="wk-studs" />
      {GROUND[ground]}
      {drawn.map((group, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups are drawn one over the other and never change.
        <Group key={i} group={group} />
      ))}
    </CardPicture>
  )
})

/** The frame of a card may be narrower than the picture: what stands there stands closer together than it is noted. */
const CLOSER = 0.9
/** And larger. */
const LARGER = 1.14

function Group({ group: { marks, x: noted, y, scale, flipped } }: { readonly group: Drawn }): ReactElement {
  const x = 120 + (noted - 120) * CLOSER
  const size = scale * LARGER
  return (
    <g transform={`translate(${x} ${y}) scale(${flipped ? -size : size} ${size})`} className="wk-drawn">
      {marks.map((mark, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks are drawn one over the other and never change.
        <Stroke key={i} mark={mark} />
      ))}
    </g>
  )
}

function Stroke({ mark: { d, dye, limb, at } }: { readonly mark: Mark }): ReactElement {
  if (limb)
    return (
      <g transform={at} className={`wk-limb wk-dye-${dye}`}>
        <path d={d} className="wk-limb-edge" />
        <path d={d} />
      </g>
    )
  return <path d={d} transform={at} className={dye ? `wk-mark wk-dye-${dye}` : 'wk-line'} />
}
