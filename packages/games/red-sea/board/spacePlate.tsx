// A country as an instrument plate and as a button: name, stability, both lamps, control, and what a click would mean.

import { focusHandlers, useZoom } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { SPACE, type Space } from '../content/spaces.ts'
import type { Side } from '../content/tracks.ts'
import { controller, hasFamine, influence, protectorsOf, stability } from '../rules/questions.ts'
import type { S } from '../rules/state.ts'
import { PLATES } from './geometry.ts'
import { ICONS } from './icons.generated.ts'
import { FRAME } from './map.generated.ts'
import type { Scene } from './scene.ts'
import { Glyph, InfluenceToken, SIDE_EMBLEM } from './symbols.tsx'

/** A short text beside a plate that may be clicked: what it costs, or how likely something is. */
export type Chip = {
  /** What is likely; where there is little room only the figure is shown. */
  readonly word?: string
  readonly text: string
  readonly isDanger: boolean
}

type PlateProps = {
  readonly at: Space
  readonly s: S
  readonly name: string
  readonly label: string
  /** The verb and argument of a click, where it is offered. */
  readonly answer: string | undefined
  readonly isSelected: boolean
  readonly isReachable: boolean
  readonly isMarked: boolean
  readonly chips: readonly Chip[]
  readonly flash: Scene['flash']
  /** The keyboard is at it, or a finger rests upon it. */
  onHover(isOver: boolean): void
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)}%`

export function Plate(props: PlateProps): ReactElement {
  const { at, s, name, label, answer, isSelected, isReachable, isMarked, chips, flash, onHover } = props
  const { x, y, width, height } = PLATES[at]
  const { onPointerEnter: _, ...pressing } = useZoom(
    () => onHover(true),
    () => onHover(false),
  )
  const state = [
    answer ? 'lt-legal' : '',
    isSelected ? 'rs-selected' : '',
    answer && chips.some(({ isDanger }) => isDanger) ? 'rs-danger' : '',
    isMarked ? 'rs-marked' : '',
    at === 'seaLanes' ? 'rs-plate-sea' : '',
  ]
  return (
    <button
      type="button"
      className={`lt-target rs-plate ${state.join(' ')}`}
      style={{
        left: percent(x, FRAME.width),
        top: percent(y, FRAME.height),
        width: percent(width, FRAME.width),
        height: percent(height, FRAME.height),
      }}
      tabIndex={isReachable ? 0 : -1}
      data-space={at}
      data-answer={answer}
      {...pressing}
      {...focusHandlers(onHover)}
    >
      <span className="lt-unseen">{label}</span>
      <PlatePicture at={at} s={s} name={name} />
      {chips.length > 0 && (
        <span className="rs-chips" aria-hidden="true">
          {chips.map(({ word, text, isDanger }) => (
            <span key={text} className={`rs-chip ${isDanger ? 'rs-chip-danger' : ''}`}>
              {isDanger && (
                <svg viewBox="0 0 512 512" aria-hidden="true">
                  <path d={ICONS.radioactive} />
                </svg>
              )}
              {word === undefined ? null : <span className="rs-chip-word">{word}</span>}
              {text}
            </span>
          ))}
        </span>
      )}
      {flash && (
        <span key={flash.id} className={`rs-flash rs-flash-${flash.side}`} aria-hidden="true">
          {flash.n > 0 ? `+${flash.n}` : `−${-flash.n}`}
        </span>
      )}
    </button>
  )
}

type PictureProps = {
  readonly at: Space
  readonly s: S
  readonly name: string
  /** In a small picture the name has the whole head of the plate: it is read, the number of stability is not. */
  readonly hasNameOnly?: boolean
}

export function PlatePicture({ at, s, name, hasNameOnly = false }: PictureProps): ReactElement {
  const { width: w, height: h } = PLATES[at]
  const holder = controller(s, at)
  const { battleground, flashpoint, regions } = SPACE[at]
  const lampY = h - 30
  return (
    <svg viewBox={`0 0 ${w} ${h}`} className="rs-plate-picture" aria-hidden="true">
      <rect x="1" y="1" width={w - 2} height={h - 2} rx="8" className="rs-plate-base" />
      <Sweep side="us" width={w} height={h} isOn={holder === 'us'} />
      <Sweep side="ussr" width={w} height={h} isOn={holder === 'ussr'} />
      <path
        d={`M3 9a6 6 0 0 1 6-6H${w - 9}a6 6 0 0 1 6 6V31H3Z`}
        className={`rs-plate-head ${battleground ? 'rs-head-battleground' : ''} ${flashpoint ? 'rs-head-flashpoint' : ''}`}
      />
      <RegionBand regions={regions} width={w} />
      {hasNameOnly ? <LargeName name={name} width={w} /> : <Heading at={at} s={s} name={name} />}
      <InfluenceToken side="us" n={influence(s, 'us', at)} x={32} y={lampY} r={21} />
      <InfluenceToken side="ussr" n={influence(s, 'ussr', at)} x={w - 32} y={lampY} r={21} />
      {holder && (
        <Glyph
          d={SIDE_EMBLEM[holder]}
          x={w / 2}
          y={lampY}
          size={hasFamine(s, at) ? 22 : 30}
          className="rs-plate-holder"
        />
      )}
      {!holder && <path d={`M${w / 2 - 9} ${lampY}h18`} className="rs-plate-nobody" />}
      {hasFamine(s, at) && <Glyph d={ICONS.wheat} x={w / 2} y={lampY - 20} size={20} className="rs-plate-famine" />}
      {protectorsOf(s, at).length > 0 && (
        <Glyph d={ICONS['american-shield']} x={w / 2} y={h - 12} size={20} className="rs-plate-guard" />
      )}
      <rect
        x="1"
        y="1"
        width={w - 2}
        height={h - 2}
        rx="8"
        className={`rs-plate-edge ${holder ? `rs-edge-${holder}` : ''}`}
      />
    </svg>
  )
}

/** Name, sign and stability. */
function Heading({ at, s, name }: Omit<PictureProps, 'hasNameOnly'>): ReactElement {
  const { width: w } = PLATES[at]
  const { battleground, flashpoint } = SPACE[at]
  const hasSign = battleground || flashpoint
  return (
    <>
      <text x={hasSign ? 29 : 10} y="23" className="rs-plate-name" {...fitted(name, w - (hasSign ? 62 : 44))}>
        {name}
      </text>
      {battleground && <Glyph d={ICONS['crossed-swords']} x={17} y={17} size={19} className="rs-plate-sign" />}
      {flashpoint && <Glyph d={ICONS['small-fire']} x={17} y={16} size={20} className="rs-plate-sign" />}
      <path d={`M${w - 30} 5h24v16l-12 8-12-8z`} className="rs-plate-stability" />
      <text x={w - 18} y="22" textAnchor="middle" className="rs-plate-stability-number">
        {stability(s, at)}
      </text>
    </>
  )
}

const LARGE = 26

function LargeName({ name, width }: { readonly name: string; readonly width: number }): ReactElement {
  return (
    <text
      x={width / 2}
      y="26"
      textAnchor="middle"
      className="rs-plate-name"
      style={{ fontSize: LARGE }}
      {...fitted(name, width - 14, LARGE)}
    >
      {name}
    </text>
  )
}

/** Control sweeps over the plate from the side's own lamp. */
function Sweep({
  side,
  width,
  height,
  isOn,
}: {
  readonly side: Side
  readonly width: number
  readonly height: number
  readonly isOn: boolean
}): ReactElement {
  return (
    <rect
      x="3"
      y="3"
      width={width - 6}
      height={height - 6}
      rx="6"
      className={`rs-sweep rs-sweep-${side} ${isOn ? 'rs-on' : ''}`}
    />
  )
}

function RegionBand({ regions, width }: { readonly regions: readonly string[]; readonly width: number }): ReactElement {
  const [first, second] = regions
  return (
    <>
      {first && <path d={`M3 31H${second ? width / 2 : width - 3}v4H3Z`} className={`rs-band-${first}`} />}
      {second && <path d={`M${width / 2} 31H${width - 3}v4H${width / 2}Z`} className={`rs-band-${second}`} />}
    </>
  )
}

const NAME_SIZE = 20.5
/** The mean width of a letter of a name, in parts of its size. */
const LETTER = 0.566

/** Long names are compressed rather than cut. */
function fitted(
  name: string,
  room: number,
  size = NAME_SIZE,
): { readonly textLength?: number; readonly lengthAdjust?: 'spacingAndGlyphs' } {
  return name.length * LETTER * size > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {}
}
