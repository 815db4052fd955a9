// Which thing of a board a point means: figures are hit by their outline, and what may be clicked wins over what covers it.

import type { MouseEvent, PointerEvent } from 'react'

/** On every button of a board that answers or explains; what may be clicked has `lt-legal` as well. */
const TARGET = 'lt-target'
const LEGAL = 'lt-legal'
/** On paths, or a group of them, that a figure is hit by; a target without any is hit by its box. */
const OUTLINE = 'path.lt-outline, .lt-outline > path'

type At = Pick<MouseEvent<HTMLElement>, 'clientX' | 'clientY' | 'currentTarget'>

/**
 * The target at a point of the board: of those that may be clicked the one whose centre is nearest, so that the centre
 * of each is always its own; otherwise the uppermost.
 */
export function targetAt({ clientX: x, clientY: y, currentTarget: board }: At): HTMLElement | undefined {
  return meantBy(hitsAt(x, y), board)
}

function meantBy(hits: readonly Hit[], board: HTMLElement): HTMLElement | undefined {
  const own = hits.filter(({ target }) => board.contains(target))
  const legal = own.filter(({ target }) => isLegal(target)).toSorted((a, b) => a.offCentre - b.offCentre)
  return (legal[0] ?? own[0])?.target
}

const isLegal = (target: HTMLElement): boolean => target.classList.contains(LEGAL)

/**
 * The target of a click; the keyboard means the one that has the focus. Through what lies above the board only a target
 * that may be clicked is meant.
 */
export function targetOfClick(event: MouseEvent<HTMLElement>): HTMLElement | undefined {
  const own = event.target instanceof Element ? event.target.closest<HTMLElement>(`.${TARGET}`) : null
  if (event.detail === 0) return own ?? undefined
  const target = meantBy(pressedAt(event) ?? hitsAt(event.clientX, event.clientY), event.currentTarget)
  if (target) return own || isLegal(target) ? target : undefined
  return areFingersUsed() && !isOnSomethingElse(event) ? nearMiss(event) : undefined
}

/** What was pressed last, as it stood then: a figure that goes on gliding until the release is meant all the same. */
let pressed: { readonly x: number; readonly y: number; readonly hits: readonly Hit[] } | undefined

/** For `onPointerDownCapture` of what boards are shown in; without it a click means what is there at its release. */
export function rememberPress({ clientX: x, clientY: y }: Pick<PointerEvent, 'clientX' | 'clientY'>): void {
  pressed = { x, y, hits: hitsAt(x, y) }
}

/** A pointer that moves so far between press and release has left what it pressed. */
const REST_PX = 8

/** What the press of this click hit; nothing if it was elsewhere, or if that is no longer on the board. */
function pressedAt({ clientX, clientY }: MouseEvent): readonly Hit[] | undefined {
  if (!pressed || Math.hypot(clientX - pressed.x, clientY - pressed.y) > REST_PX) return undefined
  return pressed.hits.every(({ target }) => target.isConnected) ? pressed.hits : undefined
}

/** A fingertip needs so many pixels; what is smaller is also hit beside it, if nothing else is meant there. */
const FINGERTIP = 40

/** Not every browser says of a click what it was made with. */
const areFingersUsed = (): boolean => window.matchMedia('(pointer: coarse)').matches

/** A button that is no target, or a part that lies over the whole board. */
const isOnSomethingElse = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest(`button:not(.${TARGET}), .lt-fills`) !== null

/** Of the targets that may be clicked the one nearest to a finger that has hit none. */
function nearMiss({ clientX: x, clientY: y, currentTarget: board }: At): HTMLElement | undefined {
  const near = [...board.querySelectorAll<HTMLElement>(`.${TARGET}.${LEGAL}`)].flatMap(target => {
    const { left, top, width, height } = target.getBoundingClientRect()
    const [across, down] = [x - left - width / 2, y - top - height / 2]
    const isNear =
      Math.abs(across) <= Math.max(width, FINGERTIP) / 2 && Math.abs(down) <= Math.max(height, FINGERTIP) / 2
    return isNear ? [{ target, distance: Math.hypot(across, down) }] : []
  })
  return near.toSorted((a, b) => a.distance - b.distance)[0]?.target
}

/** A target at a point, and how far from its centre it is hit there. */
type Hit = { readonly target: HTMLElement; readonly offCentre: number }

/** The uppermost first. */
function hitsAt(x: number, y: number): readonly Hit[] {
  const found = document.elementsFromPoint(x, y).flatMap(element => element.closest<HTMLElement>(`.${TARGET}`) ?? [])
  return [...new Set(found)]
    .filter(target => isHit(target, x, y))
    .map(target => ({ target, offCentre: offCentre(target, x, y) }))
}

function isHit(target: HTMLElement, x: number, y: number): boolean {
  const outline = [...target.querySelectorAll<SVGPathElement>(OUTLINE)]
  return outline.length === 0 || outline.some(path => isPainted(path, x, y))
}

/** Worked out from the box of the drawing, for not every browser hits what is drawn inside a button. */
function isPainted(path: SVGPathElement, x: number, y: number): boolean {
  const drawing = path.ownerSVGElement
  if (!drawing) return false
  const { left, top, width, height } = drawing.getBoundingClientRect()
  const box = drawing.viewBox.baseVal
  const point = new DOMPoint(box.x + ((x - left) / width) * box.width, box.y + ((y - top) / height) * box.height)
  const own = path.transform.baseVal.consolidate()?.matrix
  const local = own ? point.matrixTransform(own.inverse()) : point
  return path.isPointInFill(local) || path.isPointInStroke(local)
}

/** How far from its centre a target is hit, as a share of its size. */
function offCentre(target: HTMLElement, x: number, y: number): number {
  const { left, top, width, height } = target.getBoundingClientRect()
  return Math.hypot((x - left) / width - 0.5, (y - top) / height - 0.5)
}
