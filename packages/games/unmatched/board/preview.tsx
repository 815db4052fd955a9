// The picture of a position for links: the battlefield with everybody who stands on it and their health.

import { type View, zoneIn } from '@ludoteka/kernel'
import type { PositionPicture } from '@ludoteka/ui/preview'
import type { ReactElement } from 'react'
import { FIGHTER, FIGHTERS, type Fighter, HERO } from '../content/fighters.ts'
import { ZONES } from '../rules/questions.ts'
import { DICTIONARIES } from '../text/index.ts'
import { Battlefield } from './battlefield.tsx'
import { readView, seatOf } from './boardFacts.ts'
import { HERO_SIGN } from './cardBack.tsx'
import { pointOf } from './geometry.ts'
import { PAINT } from './paint.generated.ts'
import { Dial, STANDEE_BOX, StandeeDrawing, standeeScale } from './standee.tsx'
import { STRINGS } from './strings.ts'
import { WIDE_VIEWPORT } from './viewport.ts'

const { x: LEFT, y: TOP, width, height } = WIDE_VIEWPORT
/** Large enough to be read where the picture is a few centimetres wide. */
const DIAL = { hero: 62, sidekick: 50 } as const

function Position({ view }: { readonly view: View }): ReactElement {
  const facts = readView(view)
  const standing = FIGHTERS.flatMap(fighter => {
    const at = facts.at[fighter]
    return at ? [{ fighter, at: pointOf(at) }] : []
  }).sort((a, b) => a.at.y - b.at.y)
  return (
    <>
      <Battlefield board={facts.board} />
      <g transform={`translate(${-LEFT} ${-TOP})`}>
        {standing.map(({ fighter, at }) => (
          <Standee
            key={fighter}
            fighter={fighter}
            seat={seatOf(facts, fighter)}
            health={facts.health[fighter] ?? 0}
            scale={standeeScale(fighter, facts.size)}
            {...at}
          />
        ))}
      </g>
    </>
  )
}

type StandeeProps = {
  readonly fighter: Fighter
  readonly seat: number
  readonly health: number
  readonly scale: number
  readonly x: number
  readonly y: number
}

function Standee({ fighter, seat, health, scale, x, y }: StandeeProps): ReactElement {
  const { health: full, role } = FIGHTER[fighter]
  const size = { width: STANDEE_BOX.width * scale, height: STANDEE_BOX.height * scale }
  const top = y - (STANDEE_BOX.feet - STANDEE_BOX.y) * scale
  const dial = DIAL[role]
  return (
    <g id={fighter}>
      <svg aria-hidden="true" x={x - size.width / 2} y={top} {...size}>
        <StandeeDrawing fighter={fighter} seat={seat} />
      </svg>
      <svg aria-hidden="true" x={x + 10} y={y - dial * 0.55} width={dial} height={dial}>
        <Dial health={health} full={full} seat={seat} />
      </svg>
    </g>
  )
}

export const picture: PositionPicture = {
  paint: PAINT,
  box: { x: 0, y: 0, width, height },
  ground: '#2f93bd',
  Board: Position,
  emblems: HERO_SIGN,
  words(view, seat, language) {
    const { heroes, health } = readView(view)
    const hero = heroes[seat]
    if (!hero) return {}
    const { heroes: names, fighters } = DICTIONARIES[language]
    const sidekicks = HERO[hero].fighters.filter(fighter => FIGHTER[fighter].role === 'sidekick')
    return {
      side: names[hero].name,
      score: String(health[hero] ?? 0),
      notes: [
        ...sidekicks.map(fighter => `${fighters[fighter].label}: ${health[fighter] ?? 0}`),
        `${STRINGS[language].handCount}: ${zoneIn(view, ZONES.hand, view.seats[seat]).count}`,
      ],
    }
  },
  facts: () => [],
}
