// The picture of a position for links: the map with who holds what, and how many cards lie where. What they are stays in the fog.

import type { Language, View } from '@ludoteka/kernel'
import { findName } from '@ludoteka/ui'
import type { PositionPicture } from '@ludoteka/ui/preview'
import type { ReactElement } from 'react'
import { PROVINCES, type Province } from '../content/provinces.ts'
import { SIDES } from '../content/sides.ts'
import { resourcesOf } from '../rules/questions.ts'
import { DICTIONARIES } from '../text/index.ts'
import { PLATES } from './geometry.ts'
import { FRAME } from './map.generated.ts'
import { type Holder, holderOf, MapPicture, SupplyLines } from './mapPicture.tsx'
import { PAINT } from './paint.generated.ts'
import { type Scene, sceneOf } from './scene.ts'
import { STRINGS } from './strings.ts'
import { stateOf, supplyFlows } from './supply.ts'
import { EMBLEM, type Emblem, SIGN } from './symbols.tsx'

function Position({ view, language }: { readonly view: View; readonly language: Language }): ReactElement {
  const scene = sceneOf(view)
  return (
    <>
      <svg aria-hidden="true" width={FRAME.width} height={FRAME.height}>
        <MapPicture holders={PROVINCES.map(at => holderOf(scene, at)).join(' ')} lit={undefined} marked="" />
      </svg>
      <svg aria-hidden="true" width={FRAME.width} height={FRAME.height}>
        <SupplyLines flows={supplyFlows(scene)} />
      </svg>
      {PROVINCES.map(at => (
        <Plate key={at} at={at} scene={scene} name={DICTIONARIES[language].provinces[at].mark} />
      ))}
    </>
  )
}

const NAME = 22
const NAME_HEIGHT = 28
const LETTER = 0.56
const CHIP = { width: 46, height: 32, gap: 5 } as const

/** The colours of a name by who holds the province. */
const TAG: Readonly<Record<Holder, { readonly ground: string; readonly ink: string }>> = {
  axis: { ground: '#6b2a22', ink: '#ffeade' },
  allies: { ground: '#1f4a75', ink: '#eef7ff' },
  neutral: { ground: '#f3dfa8', ink: '#2a2118' },
  ussr: { ground: '#dadcae', ink: '#2a2118' },
}

type PlateProps = { readonly at: Province; readonly scene: Scene; readonly name: string }

function Plate({ at, scene, name }: PlateProps): ReactElement {
  const { x, y } = PLATES[at]
  const { ground, ink } = TAG[holderOf(scene, at)]
  const width = name.length * NAME * LETTER + 16
  const stacks = ([...SIDES, 'neutral'] as const).filter(owner => scene.stacks[at][owner] > 0)
  const attacker = scene.quagmire[at]
  const shown = stacks.length + (attacker ? 1 : 0)
  const left = -(shown * CHIP.width + (shown - 1) * CHIP.gap) / 2
  const place = (i: number): string => `translate(${left + i * (CHIP.width + CHIP.gap)} ${NAME_HEIGHT / 2 + 4})`
  return (
    <g id={at} transform={`translate(${x} ${y - (shown > 0 ? CHIP.height / 2 : 0)})`}>
      <rect
        x={-width / 2}
        y={-NAME_HEIGHT / 2}
        width={width}
        height={NAME_HEIGHT}
        rx="4"
        fill={ground}
        stroke="#1e160e"
        strokeWidth="1.5"
      />
      <text y={NAME * 0.35} fontSize={NAME} fontWeight="700" textAnchor="middle" fill={ink}>
        {name}
      </text>
      {stacks.map((owner, i) => (
        <g key={owner} transform={place(i)}>
          <Chip owner={owner} n={scene.stacks[at][owner]} />
        </g>
      ))}
      {attacker && (
        <g transform={place(stacks.length)}>
          <circle cx={CHIP.width / 2} cy={CHIP.height / 2} r="15" style={{ fill: `var(--${attacker}-deep)` }} />
          <path d={SIGN.quagmire} fill="#ffe39a" transform="translate(12 5) scale(0.92)" />
        </g>
      )}
    </g>
  )
}

/** The backs of a stack's cards, and how many they are. */
function Chip({ owner, n }: { readonly owner: Emblem; readonly n: number }): ReactElement {
  const { width, height } = CHIP
  const back = { width, height, rx: 4, stroke: '#17110b', strokeWidth: 1.5 }
  return (
    <g>
      {n > 2 && <rect {...back} x="5" y="-5" fill="#d9caa4" />}
      {n > 1 && <rect {...back} x="2.5" y="-2.500" fill="#e9dcbb" />}
      <rect {...back} style={{ fill: `var(--${owner}-deep)` }} />
      <rect x="2.500" y="2.500" width={width - 5} height={height - 5} rx="2.500" fill="none" stroke="#f4ead0" />
      <path d={EMBLEM[owner]} fill="#fff6e2" opacity="0.85" transform="translate(5 9) scale(0.027)" />
      <text x={width - 7} y="24" fontSize="23" fontWeight="700" textAnchor="end" fill="#fff6e2">
        {n}
      </text>
    </g>
  )
}

export const picture: PositionPicture = {
  paint: PAINT,
  // The part of the map where the provinces are.
  box: { x: 176, y: 84, width: 1036, height: 738 },
  ground: '#bccdc9',
  Board: Position,
  emblems: EMBLEM,
  words(view, seat, language) {
    const side = findName(SIDES, view.seats[seat])
    if (!side) return {}
    const scene = sceneOf(view)
    const strings = STRINGS[language]
    return {
      side: DICTIONARIES[language].sides[side].label,
      ...(side === 'axis' ? { score: String(scene.vp) } : {}),
      notes: [
        `${strings.production}: ${Math.min(scene.level[side], resourcesOf(stateOf(scene), seat))}`,
        `${strings.pileMarks.hand}: ${scene.piles[side].hand}`,
        `${strings.pileMarks.deck}: ${scene.piles[side].deck}`,
      ],
    }
  },
  facts(view, language) {
    const { year, isWinter } = sceneOf(view)
    return [STRINGS[language].yearNow(year, isWinter)]
  },
}
