// Keeps the plates of the map apart: whatever their size, each is moved from its place only as far as it must.

import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Point } from './geometry.ts'

/** A rectangle, by its middle. */
export type Box = Point & { readonly width: number; readonly height: number }

export type Sheet = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

const ROUNDS = 80
const AIR = 2
/** Each round a plate comes back this share of its way; in the last rounds none does, so that nothing overlaps at rest. */
const PULL = 0.06
const LAST_ROUNDS = 24

/** Middles of the boxes, apart from each other and from what is fixed, and within the sheet. */
export function spread(boxes: readonly Box[], fixed: readonly Box[], sheet: Sheet): readonly Point[] {
  const now = boxes.map(({ x, y, width, height }) => ({ x, y, width, height }))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, box] of now.entries()) {
      const home = boxes[i] ?? box
      if (round < ROUNDS - LAST_ROUNDS) {
        box.x += (home.x - box.x) * PULL
        box.y += (home.y - box.y) * PULL
      }
      for (const [n, other] of now.slice(i + 1).entries()) {
        const { x, y } = wayOff(box, other, home, boxes[i + 1 + n] ?? other)
        box.x += x / 2
        box.y += y / 2
        other.x -= x / 2
        other.y -= y / 2
      }
      for (const other of fixed) {
        const { x, y } = wayOff(box, other, home, other)
        box.x += x
        box.y += y
      }
      box.x = clamp(box.x, sheet.left + box.width / 2, sheet.right - box.width / 2)
      box.y = clamp(box.y, sheet.top + box.height / 2, sheet.bottom - box.height / 2)
    }
  }
  return now.map(({ x, y }) => ({ x, y }))
}

/** The shortest way that takes a box off another, on the side of it where its home is: no two change places. */
function wayOff(box: Box, other: Box, home: Point, otherHome: Point): Point {
  const x = (box.width + other.width) / 2 + AIR - Math.abs(box.x - other.x)
  const y = (box.height + other.height) / 2 + AIR - Math.abs(box.y - other.y)
  if (x <= 0 || y <= 0) return { x: 0, y: 0 }
  return x < y ? { x: home.x < otherHome.x ? -x : x, y: 0 } : { x: 0, y: home.y < otherHome.y ? -y : y }
}

const clamp = (n: number, least: number, most: number): number => Math.min(Math.max(n, least), Math.max(least, most))

/**
 * For the map: spreads its plates whenever one of them or the map changes its size, and with `around`, which tells in any
 * words what stands around them. Only translations are written, so that nothing is laid out again.
 */
export function useSpread(around: string): RefObject<HTMLDivElement | null> {
  const map = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands around the plates is measured, not read.
  useLayoutEffect(() => {
    const { current } = map
    if (!current) return
    const observer = new ResizeObserver(() => spreadOn(current))
    for (const element of [current, ...platesIn(current)]) observer.observe(element)
    return () => observer.disconnect()
  }, [around])
  return map
}

/** What stands upon the map beside the plates. */
const FIXED = '.fw-wheel:not(.fw-wheel-large), .fw-tracks, .fw-box, .fw-alarm-line'

const platesIn = (map: HTMLElement): readonly HTMLElement[] => [...map.querySelectorAll<HTMLElement>('.fw-plate')]

/** Where not all plates find room, they leave out what never changes: the dossier has it too. */
function spreadOn(map: HTMLElement): void {
  delete map.dataset['crowded']
  if (placePlates(map)) return
  map.dataset['crowded'] = 'true'
  placePlates(map)
}

/** Moves the plates, and says whether all of them found room. */
function placePlates(map: HTMLElement): boolean {
  const plates = platesIn(map)
  const board = map.closest('.fw-layout') ?? map
  const origin = map.getBoundingClientRect()
  const seen = board.getBoundingClientRect()
  // The page may draw the board larger than it is laid out.
  const scale = origin.width / map.offsetWidth || 1
  const within = (rect: DOMRect): Sheet => ({
    left: (rect.left - origin.left) / scale,
    top: (rect.top - origin.top) / scale,
    right: (rect.right - origin.left) / scale,
    bottom: (rect.bottom - origin.top) / scale,
  })
  const boxes = plates.map(plate => ({
    x: plate.offsetLeft,
    y: plate.offsetTop,
    width: plate.offsetWidth,
    height: plate.offsetHeight,
  }))
  const fixed = [...board.querySelectorAll(FIXED)].map(element => {
    const { left, top, right, bottom } = within(element.getBoundingClientRect())
    return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top }
  })
  const window = within(seen)
  const sheet = {
    left: Math.max(0, window.left),
    top: Math.max(0, window.top),
    right: Math.min(map.offsetWidth, window.right),
    bottom: Math.min(map.offsetHeight, window.bottom),
  }
  const middles = spread(boxes, fixed, sheet)
  for (const [i, { x, y }] of middles.entries()) {
    const [plate, home] = [plates[i], boxes[i]]
    if (!plate || !home) continue
    plate.style.setProperty('--moved-x', `${(x - home.x).toFixed(1)}px`)
    plate.style.setProperty('--moved-y', `${(y - home.y).toFixed(1)}px`)
  }
  return areApart(boxes.map((box, i) => ({ ...box, ...middles[i] })))
}

/** More than this of one box over another is seen. */
const TOUCH = 1

export function areApart(boxes: readonly Box[]): boolean {
  return boxes.every((box, i) =>
    boxes.slice(i + 1).every(other => {
      const x = (box.width + other.width) / 2 - Math.abs(box.x - other.x)
      const y = (box.height + other.height) / 2 - Math.abs(box.y - other.y)
      return x <= TOUCH || y <= TOUCH
    }),
  )
}
