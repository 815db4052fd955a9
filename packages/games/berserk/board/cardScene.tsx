// The picture of a card: a place of stone and ember in the light of the card's element, and who or what is in it.

import { CardPicture, loadedWhenDrawn } from '@ludoteka/ui'
import { memo, type ReactElement, type ReactNode, useMemo } from 'react'
import type { CardId } from '../content/cards.ts'
import type { Group, Mark } from './art/paint.ts'
import { GROUND } from './art/places.tsx'
import type { Ground, Scene } from './art/scene.ts'

const useScenes = loadedWhenDrawn(async () => (await import('./art/scenes.ts')).SCENES)

export const CardScene = memo(function CardScene({ card }: { readonly card: CardId }): ReactElement {
  return <SceneDrawing compose={useScenes()?.[card]} />
})

function Place({
  ground,
  children,
}: {
  readonly ground: Ground | undefined
  readonly children: ReactNode
}): ReactElement {
  return (
    <CardPicture width={252} height={180} className="bs-scene">
      <rect width="252" height="180" className="bs-sky" />
      <circle cx="126" cy="84" r="88" className="bs-halo" />
      {ground && GROUND[ground]}
      {children}
    </CardPicture>
  )
}

/** The picture of a scene that is at hand; the bare place of a card until it is. */
export function SceneDrawing({ compose }: { readonly compose: (() => Scene) | undefined }): ReactElement {
  const scene = useMemo(() => compose?.(), [compose])
  return (
    <Place ground={scene?.ground}>
      {/* The frame may be narrower than the picture, so whoever is in it comes closer. */}
      <g transform="translate(126 100) scale(1.1) translate(-126 -100)">
        {scene?.groups.map((group, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups are drawn one over the other and never change.
          <Painting key={i} group={group} />
        ))}
      </g>
    </Place>
  )
}

/** What is near has the light behind it and a shadow on the other side. */
function Painting({ group: { marks, depth } }: { readonly group: Group }): ReactElement {
  const outline = marks.flatMap(({ kind, d }) => (kind === 'form' ? [d] : [])).join('')
  return (
    <g className={`bs-${depth}-group`}>
      {depth === 'near' && (
        <>
          <path d={outline} transform="translate(-2 2.400)" className="bs-cast" />
          <path d={outline} transform="translate(1.200 -1.200)" className="bs-rim" />
        </>
      )}
      {marks.map((mark, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks are drawn one over the other and never change.
        <Stroke key={i} mark={mark} />
      ))}
    </g>
  )
}

/** A form is drawn twice, the second time moved out of the light: what is left of the first is its lit edge. */
function Stroke({ mark: { d, tone, kind } }: { readonly mark: Mark }): ReactElement {
  if (kind === 'line') return <path d={d} className={`bs-tone-${tone} bs-drawn-line`} />
  if (kind === 'flat') return <path d={d} className={`bs-tone-${tone}`} />
  return (
    <>
      <path d={d} className={`bs-lit-${tone}`} />
      <path d={d} className={`bs-tone-${tone}`} transform="translate(-2 2.200)" />
    </>
  )
}
