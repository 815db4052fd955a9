// The picture of a position for links: the map with both sides' influence, who controls what, and the state of the world.

import { type Language, type View, zoneIn } from '@ludoteka/kernel'
import type { PositionPicture } from '@ludoteka/ui/preview'
import type { ReactElement } from 'react'
import { SPACES, type Space } from '../content/spaces.ts'
import { boxOf, militaryOperationsOf, publicState, sideOf, ZONES } from '../rules/questions.ts'
import { DICTIONARIES } from '../text/index.ts'
import { PLATES } from './geometry.ts'
import { FRAME } from './map.generated.ts'
import { MapPicture } from './mapPicture.tsx'
import { PAINT } from './paint.generated.ts'
import { PlatePicture } from './spacePlate.tsx'
import { STRINGS } from './strings.ts'
import { SIDE_EMBLEM } from './symbols.tsx'

/** Chats show the picture small: plates are larger than on the board, above all their names, and where one would cover another it stands aside. */
const LARGER = 1.2
const ASIDE: Readonly<Partial<Record<Space, number>>> = { seaLanes: 44, djibouti: 12 }

function Position({ view, language }: { readonly view: View; readonly language: Language }): ReactElement {
  const s = publicState(view)
  return (
    <>
      <svg aria-hidden="true" width={FRAME.width} height={FRAME.height}>
        <MapPicture hovered={undefined} />
      </svg>
      {SPACES.map(at => {
        const { x, y, width, height } = PLATES[at]
        return (
          <svg
            key={at}
            aria-hidden="true"
            id={at}
            x={x + (ASIDE[at] ?? 0) - (LARGER * width) / 2}
            y={y - (LARGER * height) / 2}
            width={LARGER * width}
            height={LARGER * height}
            viewBox={`0 0 ${width} ${height}`}
          >
            <PlatePicture at={at} s={s} name={DICTIONARIES[language].spaces[at].mark} hasNameOnly />
          </svg>
        )
      })}
    </>
  )
}

export const picture: PositionPicture = {
  paint: PAINT,
  // The part of the map where the plates are.
  box: { x: 80, y: 36, width: 1100, height: 784 },
  ground: '#a9cbc3',
  Board: Position,
  emblems: SIDE_EMBLEM,
  words(view, seat, language) {
    if (view.step === 'setup.bid') return {}
    const s = publicState(view)
    const side = sideOf(s, seat)
    const { sides, tracks } = DICTIONARIES[language]
    const strings = STRINGS[language]
    const lead = side === 'us' ? s.vp : -s.vp
    return {
      side: sides[side].label,
      ...(lead > 0 ? { score: `+${lead}` } : {}),
      notes: [
        `${tracks.militaryOperations}: ${militaryOperationsOf(s, side)}`,
        `${tracks.spaceRace}: ${boxOf(s, side)}`,
        `${strings.hand}: ${zoneIn(view, ZONES.hand, view.seats[seat]).count}`,
      ],
    }
  },
  facts(view, language) {
    const { defcon, turn, actionRound } = publicState(view)
    const strings = STRINGS[language]
    return [
      strings.defconNow(defcon),
      `${strings.turn(turn)} · ${actionRound > 0 ? strings.roundNow(actionRound) : strings.headlinePhase}`,
    ]
  },
}
