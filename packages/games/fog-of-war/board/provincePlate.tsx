// A province on the map: its name, what it is worth, who holds it, the stacks that lie there and what is known of them.

import { focusHandlers, useZoom } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { PROVINCE, type Province } from '../content/provinces.ts'
import { SIDES, type Side } from '../content/sides.ts'
import { PLATES } from './geometry.ts'
import type { KnownHere } from './knowledge.ts'
import { FRAME } from './map.generated.ts'
import { holderOf } from './mapPicture.tsx'
import type { Scene } from './scene.ts'
import { FlashMark, NoteChip, StackChip } from './stackChips.tsx'
import { EmblemSign, Sign } from './symbols.tsx'

/** An operation that is known to aim at a province. */
export type Aim = {
  readonly side: Side
  readonly letter: string
  readonly strength: number | undefined
  readonly isReady: boolean
}

type PlateProps = {
  readonly at: Province
  readonly scene: Scene
  readonly known: KnownHere
  readonly aims: readonly Aim[]
  readonly name: string
  /** Said to those who can't see it. */
  readonly label: string
  /** What a click would play; without it, what is offered opens a menu. */
  readonly answer: string | undefined
  readonly isLegal: boolean
  /** Nothing of it is what the question is about. */
  readonly isQuiet: boolean
  /** What a click would begin there, for its frame: an attack that has a way or none yet, or something else. */
  readonly attack: 'near' | 'far' | undefined
  readonly isSelected: boolean
  readonly isMarked: boolean
  /** The war ends when it falls. */
  readonly isDecisive: boolean
  readonly isReachable: boolean
  readonly hasSupply: boolean
  onHover(isOver: boolean): void
}

export const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)}%`

export function Plate(props: PlateProps): ReactElement {
  const { at, scene, label, answer, isReachable, onHover } = props
  const { x, y } = PLATES[at]
  const { onPointerEnter: _, ...pressing } = useZoom(
    () => onHover(true),
    () => onHover(false),
  )
  const flash = scene.flash?.at === at ? scene.flash : undefined
  const state = [
    `fw-plate-${holderOf(scene, at)}`,
    `fw-plate-${PROVINCE[at].terrain}`,
    props.isLegal ? 'lt-legal' : '',
    props.isQuiet ? 'fw-quiet' : '',
    props.attack ? `fw-attackable fw-attack-${props.attack}` : '',
    props.isSelected ? 'fw-selected' : '',
    props.isMarked ? 'fw-marked' : '',
    props.isDecisive ? 'fw-decisive' : '',
  ]
  return (
    <button
      type="button"
      className={`lt-target fw-plate ${state.join(' ')}`}
      style={{ left: percent(x, FRAME.width), top: percent(y, FRAME.height) }}
      tabIndex={isReachable ? 0 : -1}
      data-province={at}
      data-answer={answer}
      {...pressing}
      {...focusHandlers(onHover)}
    >
      <span className="lt-unseen">{label}</span>
      <PlatePicture {...props} />
      {flash && <FlashMark flash={flash} />}
    </button>
  )
}

type PictureProps = Pick<PlateProps, 'at' | 'scene' | 'known' | 'aims' | 'name' | 'hasSupply'>

export function PlatePicture({ at, scene, known, aims, name, hasSupply }: PictureProps): ReactElement {
  return (
    <span className="fw-plate-in" aria-hidden="true">
      <span className="fw-plate-head">
        <span className="fw-plate-name">
          <EmblemSign name={holderOf(scene, at)} />
          {name}
        </span>
        {aims.map(({ side, letter, strength, isReady }) => (
          <span key={`${side} ${letter}`} className={`fw-aim fw-aim-${side} ${isReady ? 'fw-aim-ready' : ''}`}>
            {letter}
            {strength !== undefined && <b>{strength}</b>}
          </span>
        ))}
      </span>
      <Worth at={at} scene={scene} hasSupply={hasSupply} />
      <Stacks at={at} scene={scene} known={known} />
    </span>
  )
}

/** Points, resources, what winter adds, and the markers. */
function Worth({ at, scene, hasSupply }: Pick<PlateProps, 'at' | 'scene' | 'hasSupply'>): ReactElement {
  const { vp, resources, winter, source } = PROVINCE[at]
  const holder = scene.control[at]
  return (
    <span className="fw-worth">
      {vp > 0 && (
        <span className="fw-worth-vp">
          <Sign name="point" />
          {vp}
        </span>
      )}
      {resources > 0 && (
        <span className="fw-worth-resource">
          <Sign name="resource" />
          {resources}
        </span>
      )}
      {winter === 'snow' && <Sign name="winter" className={scene.isWinter ? 'fw-cold' : 'fw-mild'} />}
      {winter === 'sun' && scene.isWinter && <Sign name="summer" />}
      {source && source === holder && <Sign name="supply" className="fw-source" />}
      {holder && !hasSupply && <Sign name="noSupply" className="fw-no-supply" />}
    </span>
  )
}

function Stacks({ at, scene, known }: Pick<PlateProps, 'at' | 'scene' | 'known'>): ReactElement | null {
  const stacks = scene.stacks[at]
  const attacker = scene.quagmire[at]
  const { side, own, army, neutrals, open } = known
  if (stacks.axis + stacks.allies + stacks.neutral === 0 && !attacker) return null
  return (
    <span className="fw-stacks">
      {SIDES.map(owner => (
        <span key={owner} className="fw-stack-of">
          {attacker === owner && <Sign name="quagmire" className={`fw-quagmire fw-quagmire-${owner}`} />}
          {stacks[owner] > 0 && (
            <StackChip owner={owner} n={stacks[owner]} strength={owner === side ? own : undefined} />
          )}
          {side && owner !== side && army && stacks[owner] > 0 && <NoteChip note={army} at={at} />}
        </span>
      ))}
      {stacks.neutral > 0 && <StackChip owner="neutral" n={stacks.neutral} strength={open} />}
      {stacks.neutral > 0 && neutrals && <NoteChip note={neutrals} at={at} />}
    </span>
  )
}
