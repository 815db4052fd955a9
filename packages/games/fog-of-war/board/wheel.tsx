// A side's operation wheel: a brass disc of six lettered slots that turns within a fixed ring of six positions.

import type { Language } from '@ludoteka/kernel'
import { focusHandlers, moveFocus, useZoom } from '@ludoteka/ui'
import { type ReactElement, useRef } from 'react'
import type { Side } from '../content/sides.ts'
import { POSITION, POSITIONS, type Position, SLOTS, type Slot } from '../content/wheel.ts'
import { DICTIONARIES } from '../text/index.ts'
import type { KnownSlot } from './knowledge.ts'
import type { Scene } from './scene.ts'
import { FlashMark } from './stackChips.tsx'
import { STRINGS } from './strings.ts'
import { EmblemSign, Sign } from './symbols.tsx'

const STEP = 360 / SLOTS.length

export function positionOfSlot(head: Slot, slot: Slot): Position {
  const turns = (SLOTS.indexOf(head) - SLOTS.indexOf(slot) + SLOTS.length) % SLOTS.length
  return POSITIONS[turns] ?? 'newOp'
}

export type SlotAnswer = {
  readonly isLegal: boolean
  /** Whether there is more to do than to throw the operation away: a folded wheel calls for it. */
  readonly isCalling: boolean
  readonly answer: string | undefined
  /** What may be done there, for those who hear it. */
  readonly words: readonly string[]
}

type WheelProps = {
  readonly side: Side
  readonly scene: Pick<Scene, 'wheels' | 'flash'>
  readonly language: Language
  /** Slots that may be clicked, with what a click would play. */
  answer(slot: Slot): SlotAnswer
  known(slot: Slot): KnownSlot
  readonly chosen: Slot | undefined
  readonly isReachable: boolean
  onHover(slot: Slot | undefined): void
  /** On small boards a wheel is opened large before its slots are used. */
  readonly isLarge: boolean
  onUnfold(): void
}

export function Wheel(props: WheelProps): ReactElement {
  const { side, scene, language, isLarge, onUnfold } = props
  const strings = STRINGS[language]
  const { head } = scene.wheels[side]
  const turn = useTurns(SLOTS.indexOf(head))
  const isCalling = SLOTS.some(slot => props.answer(slot).isCalling)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's looks and meaning
    <div
      className={`fw-wheel fw-wheel-${side} ${isLarge ? 'fw-wheel-large' : ''} ${isCalling ? 'fw-wheel-calling' : ''}`}
      role="group"
      aria-label={strings.wheelOf(side)}
      onKeyDown={event => {
        if (isLarge && event.key === 'Escape') onUnfold()
        else moveFocus(event)
      }}
    >
      <div className="fw-wheel-in">
        <Ring language={language} />
        <div className="fw-brass" aria-hidden="true" />
        <div className="fw-disc" style={{ '--turn': turn }}>
          <Disc />
          {SLOTS.map((slot, i) => (
            <SlotButton key={slot} {...props} slot={slot} place={i} />
          ))}
        </div>
        <div className="fw-hub" aria-hidden="true">
          <EmblemSign name={side} />
        </div>
      </div>
      <button
        type="button"
        className="fw-wheel-fold"
        aria-expanded={isLarge}
        onClick={event => {
          event.stopPropagation()
          onUnfold()
        }}
      >
        <span className="lt-unseen">{strings.wheelOf(side)}</span>
        {isLarge && <span aria-hidden="true">×</span>}
      </button>
    </div>
  )
}

/** Turns only ever go forward, also from the last slot to the first. */
function useTurns(head: number): number {
  const turned = useRef(head)
  const ahead = (((head - turned.current) % SLOTS.length) + SLOTS.length) % SLOTS.length
  turned.current += ahead
  return turned.current
}

/** The fixed ring: what each position means for an operation that stands there. */
function Ring({ language }: { readonly language: Language }): ReactElement {
  const { positionMark, positionSign } = STRINGS[language]
  return (
    <svg viewBox="-150 -150 300 300" className="fw-ring" aria-hidden="true">
      <circle r="148.500" className="fw-ring-base" />
      {POSITIONS.map((position, i) => (
        <g key={position} transform={`rotate(${i * STEP})`}>
          <path d={sector(145, 117)} className={`fw-sector fw-sector-${position}`} />
        </g>
      ))}
      {POSITIONS.map((position, i) => {
        const isLow = i >= 2 && i <= 4
        const turn = `rotate(${i * STEP + (isLow ? 180 : 0)})`
        return (
          <g key={position} transform={turn} className={POSITION[position].launchable ? 'fw-ring-ready' : ''}>
            <path id={`fw-ring-${isLow ? 'low' : 'high'}`} d={isLow ? LOW_ARC : HIGH_ARC} fill="none" />
            <text className="fw-ring-text fw-ring-long">
              <textPath href={`#fw-ring-${isLow ? 'low' : 'high'}`} startOffset="50%">
                {positionMark[position]}
              </textPath>
            </text>
            <text className="fw-ring-text fw-ring-short" y={isLow ? 131 : -131}>
              {positionSign[position]}
            </text>
          </g>
        )
      })}
      <path d="M-9-117H9L0-105Z" className="fw-ring-pointer" />
    </svg>
  )
}

/** The lines that the letters of the ring stand on: above, and below the middle, where they would be upside down. */
const HIGH_ARC = arc(125.5, 1)
const LOW_ARC = arc(136.5, -1)

function arc(r: number, sign: 1 | -1): string {
  const half = (STEP / 2) * (Math.PI / 180)
  const [x, y] = [r * Math.sin(half), r * Math.cos(half)]
  return sign === 1 ? `M${-x} ${-y}A${r} ${r} 0 0 1 ${x} ${-y}` : `M${-x} ${y}A${r} ${r} 0 0 0 ${x} ${y}`
}

/** A sixth of a ring, around the top. */
function sector(outer: number, inner: number): string {
  const half = ((STEP / 2 - 0.7) * Math.PI) / 180
  const [x, y] = [Math.sin(half), Math.cos(half)]
  return `M${-outer * x} ${-outer * y}A${outer} ${outer} 0 0 1 ${outer * x} ${-outer * y}L${inner * x} ${-inner * y}A${inner} ${inner} 0 0 0 ${-inner * x} ${-inner * y}Z`
}

const TEETH = 60

/** The rim of the disc, cut into teeth: one sees it turn. */
const RIM = Array.from({ length: TEETH * 2 }, (_, i) => {
  const angle = ((i + (i % 2 === 0 ? 0.12 : -0.12)) * Math.PI) / TEETH
  const r = i % 2 === 0 ? 115 : 110.5
  const points = [0, 0.76].map(part => {
    const at = angle + (part * Math.PI) / TEETH
    return `${(r * Math.sin(at)).toFixed(2)} ${(-r * Math.cos(at)).toFixed(2)}`
  })
  return points.join('L')
}).join('L')

const Disc = (): ReactElement => (
  <svg viewBox="-150 -150 300 300" className="fw-disc-picture" aria-hidden="true">
    <path d={`M${RIM}Z`} className="fw-disc-rim" />
    <circle r="104" className="fw-disc-groove" />
    {SLOTS.map((slot, i) => (
      <g key={slot} transform={`rotate(${STEP / 2 - i * STEP})`}>
        <path d="M0-34V-104" className="fw-disc-spoke" />
        <path d="M1.600-34V-104" className="fw-disc-gleam" />
        <circle cy="-97" r="3.400" className="fw-disc-rivet" />
      </g>
    ))}
  </svg>
)

function SlotButton(props: WheelProps & { readonly slot: Slot; readonly place: number }): ReactElement {
  const { side, scene, language, slot, place, known, answer, chosen, isReachable, onHover } = props
  const strings = STRINGS[language]
  const texts = DICTIONARIES[language]
  const { head, cards } = scene.wheels[side]
  const position = positionOfSlot(head, slot)
  const { target } = known(slot)
  const flash = scene.flash?.at === slot && scene.flash.side === side ? scene.flash : undefined
  const offered = answer(slot)
  const { onPointerEnter: _, ...pressing } = useZoom(
    () => onHover(slot),
    () => onHover(undefined),
  )
  const words = [
    strings.slotName(texts.slots[slot], texts.positions[position].name),
    cards[slot] > 0 ? strings.slotCards(cards[slot]) : strings.slotEmpty,
    ...(target ? [strings.slotTarget(texts.provinces[target].label)] : []),
    ...offered.words,
  ]
  const look = [
    cards[slot] > 0 ? 'fw-slot-full' : '',
    offered.isLegal ? 'lt-legal' : '',
    offered.isCalling ? '' : 'fw-quiet',
    chosen === slot ? 'fw-selected' : '',
  ]
  return (
    <button
      type="button"
      className={`lt-target fw-slot ${look.join(' ')}`}
      style={{ '--place': place }}
      data-slot={slot}
      data-side={side}
      data-answer={offered.answer}
      tabIndex={isReachable && (offered.isLegal || place === 0) ? 0 : -1}
      {...pressing}
      {...focusHandlers(isAt => onHover(isAt ? slot : undefined))}
    >
      <span className="lt-unseen">{words.join(', ')}</span>
      <span className="fw-slot-in" aria-hidden="true">
        <span className="fw-slot-letter">{texts.slots[slot].charAt(0)}</span>
        {flash && flash.n !== 0 && <FlashMark flash={flash} />}
        {cards[slot] > 0 && <SlotCards n={cards[slot]} side={side} known={known(slot)} language={language} />}
      </span>
    </button>
  )
}

type SlotCardsProps = {
  readonly n: number
  readonly side: Side
  readonly known: KnownSlot
  readonly language: Language
}

/** Of one's own operation its target and strength, of the enemy's the backs of its cards and what was seen. */
function SlotCards({ n, side, known: { target, strength, isSeen }, language }: SlotCardsProps): ReactElement {
  const place = target && <span className="fw-slot-target">{DICTIONARIES[language].provinces[target].mark}</span>
  if (strength !== undefined)
    return (
      <>
        {place}
        <span className="fw-slot-count">
          <span className="fw-slot-number">
            <Sign name="cards" />
            {n}
          </span>
          <b>
            <Sign name="strength" />
            {strength}
          </b>
        </span>
      </>
    )
  return (
    <>
      {place}
      <span className={`fw-slot-backs fw-slot-backs-${side}`}>
        <b>{n}</b>
        {isSeen && <Sign name="intel" className="fw-slot-seen" />}
      </span>
    </>
  )
}
