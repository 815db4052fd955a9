// Text in pictures, which has no room but its own: lines that fit, and headings of several lines.

import type { ReactElement } from 'react'

type FittedProps = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly room: number
  readonly size: number
  readonly weight?: string
  readonly fill?: string
  readonly anchor?: 'start' | 'middle'
}

/** A line that becomes a little smaller where it is too long, and is cut where that is not enough. */
export function Fitted({ text, x, y, room, size, weight, fill = '#f2e8d8', anchor }: FittedProps): ReactElement {
  const shrunk = Math.max(size * 0.74, Math.min(size, (size * room) / widthOf(text, size)))
  const width = widthOf(text, shrunk)
  const most = width <= room + 1 ? text.length : Math.floor((text.length * room) / width)
  return (
    <text x={x} y={y} fontSize={shrunk} fontWeight={weight} fill={fill} textAnchor={anchor}>
      {most < text.length ? `${text.slice(0, Math.max(1, most - 1)).trimEnd()}…` : text}
    </text>
  )
}

/** Words of a heading in as many lines as they need. */
export function wrapped(text: string, room: number, size: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && widthOf(longer, size) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** About as wide as bold letters of the font are: wide enough for nearly every name. */
export function widthOf(text: string, size: number): number {
  let ems = 0
  for (const letter of text)
    ems += /[\p{Lu}МШЩЖЮФмшщжюф@%]/u.test(letter) ? 0.7 : /[iljtfrI1 .,:;!'|]/.test(letter) ? 0.33 : 0.56
  return ems * size
}
