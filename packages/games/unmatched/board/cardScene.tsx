// The picture of a card: a place in flat colours, and the fighters and beasts of its story in bold ink.

import { CardPicture, loadedWhenDrawn } from '@ludoteka/ui'
import { memo, type ReactElement, useMemo } from 'react'
import type { Card } from '../content/cards.ts'
import { type Group, INK, type Mark } from './art/ink.ts'
import { GROUND, HALFTONE } from './art/places.tsx'
import type { Scene } from './art/scene.ts'

const CONTOUR = 6
const LINE = 3

/** By far the most of what a board draws with. */
const useScenes = loadedWhenDrawn(async () => (await import('./art/scenes.ts')).SCENES)

export const CardScene = memo(function CardScene({ card }: { readonly card: Card }): ReactElement {
  const compose = useScenes()?.[card]
  const scene = useMemo(() => compose?.(), [compose])
  return (
    <CardPicture width={252} height={196} className="um-scene">
      {scene ? <SceneDrawing scene={scene} /> : <rect width="252" height="200" fill="#d8c7a4" />}
    </CardPicture>
  )
})

export function SceneDrawing({ scene: { palette, ground, groups } }: { readonly scene: Scene }): ReactElement {
  return (
    <>
      <rect width="252" height="200" fill={palette.sky} />
      <path d={HALFTONE} fill={palette.light} opacity="0.35" transform="matrix(-1 0 0 1 252 0)" />
      {GROUND[ground](palette)}
      <path d={HALFTONE} fill={INK} opacity="0.2" transform="matrix(1 0 0 -1 0 200)" />
      {/* The frame may be narrower than the picture, so whoever is in it comes closer. */}
      <g transform="translate(126 122) scale(1.14) translate(-126 -122)" strokeLinejoin="round" strokeLinecap="round">
        {groups.map((group, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups are drawn one over the other and never change.
          <Drawing key={i} group={group} />
        ))}
      </g>
    </>
  )
}

function Drawing({ group: { marks, contour } }: { readonly group: Group }): ReactElement {
  const outline = marks.flatMap(({ kind, d }) => (kind === 'shape' ? [d] : [])).join('')
  return (
    <>
      {contour && <path d={outline} fill={INK} stroke={INK} strokeWidth={CONTOUR} />}
      {marks.map((mark, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks are drawn one over the other and never change.
        <Stroke key={i} mark={mark} />
      ))}
    </>
  )
}

function Stroke({ mark: { d, kind, colour, width, opacity } }: { readonly mark: Mark }): ReactElement {
  if (kind === 'line') return <path d={d} fill="none" stroke={colour} strokeWidth={width} />
  if (kind === 'plain') return <path d={d} fill={colour} opacity={opacity} />
  return <path d={d} fill={colour} stroke={INK} strokeWidth={LINE} paintOrder="stroke" />
}
