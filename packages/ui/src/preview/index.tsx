// The picture of a position that chats show beside a link: the board as everybody may see it, its players and the score, as an SVG
// of 1200 by 630 without stylesheets. Only servers load this; no page does.

import type { Identity, Language, View } from '@ludoteka/kernel'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type SeatSign, SeatSigns } from '../seats.tsx'
import { Column, type PictureSeat } from './column.tsx'
import { inlined, type Paint } from './inlined.ts'
import { PAINT } from './paint.generated.ts'

export type { Paint } from './inlined.ts'
export { Fitted } from './lettering.tsx'

export const PICTURE_SIZE = { width: 1200, height: 630 } as const
/** The board stands on the left, the players on the right. */
export const BOARD_ROOM = { width: 884, height: 630 } as const

/** What is said of a seat beside the name of its player. */
export type SeatWords = {
  readonly side?: string
  readonly score?: string
  /** Shown as far as there is room. */
  readonly notes?: readonly string[]
}

type Drawn = { readonly view: View; readonly language: Language }

/** What a game tells of its pictures: the export `picture` of `board/preview.tsx`. */
export type PositionPicture = {
  /** How the stylesheets colour the drawing. */
  readonly paint: Paint
  /** The part of the board that is seen, in its own units. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** The colour around the board. */
  readonly ground: string
  /** The board for a spectator's view, as the inside of an SVG. */
  readonly Board: (drawn: Drawn) => ReactElement
  /** By the emblems of the game's identities. */
  readonly emblems?: Readonly<Record<string, string>>
  words(view: View, seat: number, language: Language): SeatWords
  /** The state of the match in a few short lines. */
  facts(view: View, language: Language): readonly string[]
}

export type Position = Drawn & {
  /** A spectator's view: of what any seat alone may know nothing may be drawn. */
  readonly view: View
  readonly title: string
  /** The names of the players by seat. */
  readonly players: readonly string[]
  /** The colours of the seats, as far as the game's identities do not tell them. */
  readonly colours?: Readonly<Record<string, Identity['colour']>> | undefined
}

export function positionSvg(picture: PositionPicture, position: Position): string {
  const { view, language, title, players, colours = {} } = position
  const { paint, box, ground, Board, emblems, words, facts } = picture
  if (view.you !== 'spectator') throw new Error('Only what spectators see is drawn.')
  const signs = view.seats.map((seat, i): SeatSign | undefined => {
    const identity = view.identities?.[i]
    const colour = identity?.colour ?? colours[seat]
    return colour && { colour, emblem: identity ? emblems?.[identity.emblem] : undefined }
  })
  const { result } = view
  const seats = view.seats.map((seat, i): PictureSeat => {
    const hasWon = result.kind === 'won' && result.winners.includes(i)
    return { name: players[i] ?? '', ...words(view, i, language), hasWon, isAsked: view.waiting.includes(seat) }
  })
  const { width, height } = PICTURE_SIZE
  const markup = renderToStaticMarkup(
    <SeatSigns value={signs}>
      <svg
        xmlns="http://www.w3.org/2000/svg"
        aria-hidden="true"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
      >
        <clipPath id="lt-shield">
          <circle cx="16" cy="16" r="14.5" />
        </clipPath>
        <rect width={width} height={height} fill={ground} />
        <svg
          {...BOARD_ROOM}
          aria-hidden="true"
          viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
          fontFamily="PT Sans"
        >
          <Board view={view} language={language} />
        </svg>
        <Column x={BOARD_ROOM.width} title={title} seats={seats} facts={facts(view, language)} />
      </svg>
    </SeatSigns>,
  )
  return inlined(markup, [paint, PAINT]).replace(/clip-path="circle\([^"]*"/g, 'clip-path="url(#lt-shield)"')
}
