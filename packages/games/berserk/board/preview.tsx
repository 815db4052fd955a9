// The picture of a position for links: the court with the cards that lie open, their life and wounds, and the backs of hidden ones.

import type { Language, View } from '@ludoteka/kernel'
import { useSeatLook } from '@ludoteka/ui'
import { Fitted, type PositionPicture } from '@ludoteka/ui/preview'
import type { ReactElement } from 'react'
import { CELLS, HALF } from '../content/cells.ts'
import { NONE, sideOf } from '../rules/questions.ts'
import { DICTIONARIES } from '../text/index.ts'
import { creaturesOf } from './alarm.tsx'
import { SCENES } from './art/scenes.ts'
import { deckSize } from './camp.tsx'
import { elementClass } from './cardFace.tsx'
import { SceneDrawing } from './cardScene.tsx'
import { factsAt, type PieceFacts } from './facts.ts'
import { centreOf } from './geometry.ts'
import { ICONS } from './icons.generated.ts'
import { PAINT } from './paint.generated.ts'
import { cardAt, cellIn, nearSeat, piecesInPlay, rowIn, sceneOf } from './scene.ts'
import { STRINGS } from './strings.ts'

const COURT = { width: 884, height: 630 } as const
const MARGIN = 10
const CELL = { width: 170, height: 97 } as const
const OPEN = { width: 162, height: 92 } as const
/** Whoever has acted is dark and smaller. */
const CLOSED = { width: 140, height: 79 } as const

/** The middle of a cell in the picture. */
function middleOf(cell: (typeof CELLS)[number]): { readonly x: number; readonly y: number } {
  const { x, y } = centreOf(cell, false)
  return {
    x: MARGIN + (x / 100) * (COURT.width - 2 * MARGIN),
    y: MARGIN + (y / 100) * (COURT.height - 2 * MARGIN),
  }
}

function Position({ view, language }: { readonly view: View; readonly language: Language }): ReactElement {
  const scene = sceneOf(view)
  const own = HALF[sideOf(scene, nearSeat(view, scene))]
  const standing = piecesInPlay(scene).flatMap(piece => {
    const cell = rowIn(scene, piece)?.host === NONE ? cellIn(scene, piece) : undefined
    const facts = cell && factsAt(view, scene, piece)
    return facts ? [{ cell, facts }] : []
  })
  return (
    <>
      {CELLS.map(cell => {
        const { x, y } = middleOf(cell)
        return (
          <rect
            key={cell}
            x={x - CELL.width / 2}
            y={y - CELL.height / 2}
            {...CELL}
            rx="5"
            fill={own.includes(cell) ? '#bdae96' : '#a99d8b'}
            stroke="#8b7d69"
            strokeWidth="2"
          />
        )
      })}
      {standing.map(({ cell, facts }) => {
        const { x, y } = middleOf(cell)
        const size = facts.isClosed ? CLOSED : OPEN
        return (
          <svg
            key={facts.piece}
            aria-hidden="true"
            id={facts.piece}
            x={x - size.width / 2}
            y={y - size.height / 2}
            {...size}
          >
            <Tile facts={facts} language={language} {...size} />
          </svg>
        )
      })}
    </>
  )
}

type TileProps = {
  readonly facts: PieceFacts
  readonly language: Language
  readonly width: number
  readonly height: number
}

const NAME_STRIP = 27

function Tile({ facts, language, width, height }: TileProps): ReactElement {
  const { colour } = useSeatLook(facts.controller)
  const { card, isClosed } = facts
  const frame = { x: 2, y: 2, width: width - 4, height: height - 4, rx: 6, fill: 'none', strokeWidth: 4 }
  if (!card)
    return (
      <g>
        <rect width={width} height={height} rx="7" fill="#2b2019" />
        <rect
          x="8"
          y="8"
          width={width - 16}
          height={height - 16}
          rx="4"
          fill="#3d2c20"
          stroke="#8a6a3f"
          strokeWidth="2"
        />
        <path
          d={ICONS['rune-stone']}
          fill="#c99a55"
          transform={`translate(${width / 2 - 28} ${height / 2 - 28}) scale(${56 / 512})`}
        />
        <rect {...frame} style={{ stroke: colour }} />
      </g>
    )
  return (
    <g className={elementClass(card)}>
      <svg aria-hidden="true" width={width} height={height}>
        <SceneDrawing compose={SCENES[card]} />
      </svg>
      {isClosed && <rect width={width} height={height} fill="#0d0907" opacity="0.45" />}
      <rect y={height - NAME_STRIP} width={width} height={NAME_STRIP} fill="#17100b" />
      <Fitted
        text={DICTIONARIES[language].cards[card].name}
        x={width / 2}
        y={height - 9}
        room={width - 12}
        size={21}
        weight="700"
        fill="#fff2da"
        anchor="middle"
      />
      <Life facts={facts} />
      {facts.chips > 0 && <Badge x={width - 26} y={26} n={String(facts.chips)} ground="#1f6f8a" />}
      <rect {...frame} style={{ stroke: colour }} />
    </g>
  )
}

function Life({ facts: { life, wounds, extraLife } }: { readonly facts: PieceFacts }): ReactElement | null {
  if (life === undefined) return null
  return (
    <Badge x={26} y={26} n={String(life)} ground={wounds > 0 ? '#a3121b' : extraLife > 0 ? '#1d6b33' : '#2a1b12'} />
  )
}

type BadgeProps = { readonly x: number; readonly y: number; readonly n: string; readonly ground: string }

function Badge({ x, y, n, ground }: BadgeProps): ReactElement {
  return (
    <g>
      <circle cx={x} cy={y} r="19" fill={ground} stroke="#fff2da" strokeWidth="2.500" />
      <text x={x} y={y + 10} fontSize="28" fontWeight="700" textAnchor="middle" fill="#ffffff">
        {n}
      </text>
    </g>
  )
}

export const picture: PositionPicture = {
  paint: PAINT,
  box: { x: 0, y: 0, ...COURT },
  ground: '#7c6f5f',
  Board: Position,
  emblems: { first: ICONS.flame, second: ICONS.mountains },
  words(view, seat, language) {
    const scene = sceneOf(view)
    const strings = STRINGS[language]
    if (scene.phase === 'sides') return {}
    const { cards } = DICTIONARIES[language]
    const besides = piecesInPlay(scene).filter(piece => {
      const row = rowIn(scene, piece)
      return row?.controller === seat && row.host === NONE && cellIn(scene, piece) === undefined
    })
    const creatures = creaturesOf(scene, seat)
    return {
      side: strings.sideNames[sideOf(scene, seat)],
      ...(scene.pieces.length > 0 ? { score: String(creatures) } : {}),
      notes: [
        ...(scene.pieces.length > 0 ? [strings.creatures(creatures)] : []),
        strings.count(strings.deck, deckSize({ view }, seat)),
        ...besides.flatMap(piece => {
          const card = cardAt(view, scene, piece)
          return card ? [cards[card].name] : []
        }),
      ],
    }
  },
  facts(view, language) {
    const { turn } = sceneOf(view)
    return turn > 0 ? [STRINGS[language].turn(turn)] : []
  },
}
