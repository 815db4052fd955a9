// The picture of a card: a sheet of the staff map on which a scene appears in ink and wash, with the pencil of the side.

import { loadedWhenDrawn } from '@ludoteka/ui'
import { memo, type ReactElement } from 'react'
import type { CombatCard } from '../content/combatCards.ts'
import type { NeutralCard, Objective } from '../content/otherCards.ts'
import type { Mark, Placed, Scene } from './art/marks.ts'

/** By far the most of what a board draws with. */
const useScenes = loadedWhenDrawn(async () => (await import('./art/scenes.ts')).SCENES)

const GRID = 'M0 50H150M0 100H150M50 0V150M100 0V150'
const CONTOURS =
  'M-10 30Q20 14 50 26T110 20 160 30M-10 40Q24 24 54 36T112 30 160 42M-10 52Q26 36 60 48T116 42 160 54M96-6Q84 12 100 22T150 16M104-6Q96 8 108 14T152 8M-10 66Q30 50 66 62T120 56 160 66'
const WASH = 'M-4-4H154V90Q110 104 80 96T-4 100Z'
const HATCHING =
  'M96 6 90 16M104 5 94 22M112 5 99 27M120 4 104 31M128 4 110 35M136 4 118 34M144 4 128 31M152 4 138 28M154 14 146 28'

/** The mist reaches the feet of those in front. */
const NEAR_MIST = 'M-10 139Q18 131 44 138T96 135 160 139V160H-10ZM-10 128Q24 122 50 128T92 130Q60 134 34 132T-10 135Z'

type CardSceneProps = { readonly card: CombatCard | NeutralCard | Objective }

export const CardScene = memo(function CardScene({ card }: CardSceneProps): ReactElement {
  const scene = useScenes()?.[card]
  return (
    <svg
      viewBox="0 0 150 150"
      className={`fw-card-scene ${scene ? `fw-sky-${scene.sky}` : ''}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path d={GRID} className="fw-sheet-grid" />
      <path d={CONTOURS} className="fw-sheet-contours" />
      <path d={WASH} className="fw-sky-wash" />
      <path d={HATCHING} className="fw-sky-hatching" />
      {scene && <Drawing scene={scene} />}
      <path d={NEAR_MIST} className="fw-near-mist" />
    </svg>
  )
})

function Drawing({ scene: { light, placed } }: { readonly scene: Scene }): readonly ReactElement[] {
  return placed.map((one, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: things are drawn one over the other and never change.
    <g key={i} transform={transformOf(one)}>
      {one.thing(one.flipped ? (light === 1 ? -1 : 1) : light).map((mark, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same holds for the marks of a thing.
        <Stroke key={at} mark={mark} />
      ))}
    </g>
  ))
}

function transformOf({ x, y, scale, turn, flipped }: Placed): string {
  const turned = turn === undefined ? '' : ` rotate(${turn})`
  return `translate(${x} ${y})${turned} scale(${flipped ? -scale : scale} ${scale})`
}

/** What is faint has no outline. */
function Stroke({ mark: { d, tone, at, line, fade } }: { readonly mark: Mark }): ReactElement {
  if (line !== undefined)
    return <path d={d} transform={at} opacity={fade} strokeWidth={line} className={`fw-line fw-tone-${tone}`} />
  return (
    <path
      d={d}
      transform={at}
      opacity={fade}
      className={`fw-wash fw-tone-${tone} ${fade === undefined ? 'fw-outlined' : ''}`}
    />
  )
}
