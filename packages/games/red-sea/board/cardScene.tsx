// The picture of a card: figures in a place, printed in a few flat inks like a poster and sent by wire.

import { CardPicture, loadedWhenDrawn } from '@ludoteka/ui'
import { memo, type ReactElement } from 'react'
import type { Card } from '../content/cards.ts'
import { INKS, type Mark, type Placed, type Scene } from './art/marks.ts'

/** By far the most of what a board draws with. */
const useScenes = loadedWhenDrawn(async () => (await import('./art/scenes.ts')).SCENES)

/** Lines of a press photograph. */
const WIRE = Array.from({ length: 40 }, (_, i) => `M0 ${i * 4 + 2}H240`).join('')

export const CardScene = memo(function CardScene({ card }: { readonly card: Card }): ReactElement {
  const scene = useScenes()?.[card]
  return (
    <CardPicture width={240} height={160} className="rs-scene">
      {scene && <Print scene={scene} />}
    </CardPicture>
  )
})

function Print({ scene: { hour, light, placed } }: { readonly scene: Scene }): ReactElement {
  const inks = INKS[hour]
  return (
    <>
      <rect width="240" height="160" fill={inks.sky} />
      {placed.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: things are drawn one over the other and never change.
        <g key={i} transform={transformOf(one)}>
          {one.thing(one.flipped ? (light === 1 ? -1 : 1) : light).map((mark, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same holds for the marks of a thing.
            <Shape key={at} mark={mark} ink={inks[mark.tone]} />
          ))}
        </g>
      ))}
      <path d={WIRE} stroke={inks.ink} opacity="0.08" />
    </>
  )
}

function transformOf({ x, y, scale, turn, flipped }: Placed): string {
  const turned = turn === undefined ? '' : ` rotate(${turn})`
  return `translate(${x} ${y})${turned} scale(${flipped ? -scale : scale} ${scale})`
}

function Shape({ mark: { d, at, line, fade }, ink }: { readonly mark: Mark; readonly ink: string }): ReactElement {
  return line === undefined ? (
    <path d={d} transform={at} opacity={fade} fill={ink} />
  ) : (
    <path
      d={d}
      transform={at}
      opacity={fade}
      fill="none"
      stroke={ink}
      strokeWidth={line}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}
