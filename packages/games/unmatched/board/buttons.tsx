// What can be clicked on the battlefield: spaces and fighters as buttons.

import { focusHandlers } from '@ludoteka/ui'
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import type { Space } from '../content/boards.ts'
import { FIGHTER, type Fighter, type Size } from '../content/fighters.ts'
import { pointOf, wayBetween } from './geometry.ts'
import { STEP_MS } from './playback.ts'
import type { Flash } from './scene.ts'
import { Dial, STANDEE_BOX, StandeeDrawing, standeeScale } from './standee.tsx'
import { useViewport, type Viewport } from './viewport.ts'

type FighterButtonProps = {
  readonly fighter: Fighter
  readonly seat: number
  readonly at: Space | undefined
  readonly health: number
  readonly size: Size | undefined
  readonly sizeWord: string | undefined
  readonly name: string
  readonly label: string
  readonly isFoe: boolean
  readonly isChosen: boolean
  readonly isMarked: boolean
  readonly isFighting: boolean
  readonly flash: Flash | undefined
  readonly isLeaping: boolean
  readonly reducedMotion: boolean
  /** The verb and argument of a click, where it is offered. */
  readonly answer: string | undefined
  readonly isSelected: boolean
  readonly isHovered: boolean
  onFocused(isAt: boolean): void
}

const FALL_MS = 400

/** The standee walks along the path, grows or shrinks, falls, and shows its health on a dial. */
export function FighterButton(props: FighterButtonProps): ReactElement | null {
  const { fighter, seat, at, size, reducedMotion, isLeaping } = props
  const viewport = useViewport()
  const element = useRef<HTMLButtonElement>(null)
  const last = useRef(at)
  const [fallen, setFallen] = useState<Space>()

  useLayoutEffect(() => {
    const from = last.current
    last.current = at
    if (from === at || reducedMotion) return undefined
    if (at === undefined) {
      setFallen(from)
      const timer = setTimeout(() => setFallen(undefined), FALL_MS)
      return () => clearTimeout(timer)
    }
    if (from === undefined || isLeaping) {
      element.current?.animate(LANDING, { duration: 300, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' })
      return undefined
    }
    const way = wayBetween(from, at, () => true)
    element.current?.animate(
      way.map(space => viewport.placeOf(pointOf(space))),
      { duration: STEP_MS * (way.length - 1), easing: 'linear' },
    )
    return undefined
  }, [at, reducedMotion, isLeaping, viewport])

  const shown = at ?? fallen
  if (!shown || seat < 0) return null
  const scale = standeeScale(fighter, size)
  const states = [
    props.answer ? 'lt-legal um-legal-fighter' : '',
    props.isSelected ? 'um-selected' : '',
    props.isHovered ? 'um-hovered' : '',
    props.isChosen ? 'um-chosen-fighter' : '',
    props.isMarked ? 'um-marked' : '',
    props.isFighting ? 'um-fighting' : '',
    props.isFoe ? 'um-foe' : '',
    at ? '' : 'um-falling',
    props.flash && props.flash.amount < 0 ? 'um-hit' : '',
    edgeOf(viewport, shown),
  ]
  return (
    <button
      ref={element}
      type="button"
      className={`lt-target um-fighter ${states.join(' ')}`}
      style={{
        ...viewport.placeOf(pointOf(shown)),
        width: viewport.widthOf(scale * STANDEE_BOX.width),
        '--depth': Math.round(viewport.at(pointOf(shown)).y),
      }}
      aria-label={props.label}
      tabIndex={props.answer || props.isChosen ? 0 : -1}
      data-fighter={fighter}
      data-answer={props.answer}
      {...focusHandlers(props.onFocused)}
    >
      <StandeeDrawing fighter={fighter} seat={seat} />
      <span className="um-dial-place">
        <Dial health={props.health} full={FIGHTER[fighter].health} seat={seat} />
      </span>
      {props.sizeWord && <span className="um-size-word" data-word={props.sizeWord} />}
      <span className="um-name-tag" data-word={props.name} />
      {props.flash && props.flash.amount !== 0 && (
        <span key={props.flash.id} className={`um-flash ${props.flash.amount < 0 ? 'um-flash-bad' : 'um-flash-good'}`}>
          {props.flash.amount > 0 ? `+${props.flash.amount}` : `−${-props.flash.amount}`}
        </span>
      )}
    </button>
  )
}

/** Whether the standee is so near a side of the picture that words below it would be cut. */
function edgeOf(viewport: Viewport, space: Space): string {
  const along = (viewport.at(pointOf(space)).x - viewport.x) / viewport.width
  if (along < NEAR_EDGE) return 'um-at-start'
  return along > 1 - NEAR_EDGE ? 'um-at-end' : ''
}

const NEAR_EDGE = 0.14

const LANDING = [
  { translate: '-50% -120%', opacity: 0 },
  { translate: '-50% -86.5%', opacity: 1 },
]

type SpaceButtonProps = {
  readonly space: Space
  readonly label: string
  /** The verb and argument of a click, where it is offered. */
  readonly answer: string | undefined
  /** In the order of the Tab key; the arrow keys reach every space. */
  readonly isReachable: boolean
  readonly isMarked: boolean
  readonly isSelected: boolean
  onFocused(isAt: boolean): void
}

/** Round and exactly over the drawing of its space. */
export function SpaceButton(props: SpaceButtonProps): ReactElement {
  const { space, label, answer, isReachable, isMarked, isSelected, onFocused } = props
  const viewport = useViewport()
  return (
    <button
      type="button"
      className={`lt-target um-space ${answer ? 'lt-legal' : ''} ${isMarked ? 'um-marked' : ''} ${isSelected ? 'um-selected' : ''}`}
      style={viewport.placeOf(pointOf(space))}
      aria-label={label}
      tabIndex={isReachable ? 0 : -1}
      data-space={space}
      data-answer={answer}
      {...focusHandlers(onFocused)}
    />
  )
}
