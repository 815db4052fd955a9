// A second place for parts of a board: beside it on a desk, in the room of the hand on phones, where they cover nothing that glows.

import { type ReactElement, type ReactNode, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

type AsidePlaces = {
  /** The room, for the hand. */
  Room(): ReactElement
  /** What stands in the room where `media` matches, and elsewhere where it is written. */
  Aside(props: { readonly children: ReactNode }): ReactNode
}

export function asidePlaces(className: string, media: string): AsidePlaces {
  let room: HTMLElement | null = null
  const listeners = new Set<() => void>()
  const setRoom = (element: HTMLElement | null): void => {
    room = element
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void): (() => void) => {
    const query = matchMedia(media)
    listeners.add(listener)
    query.addEventListener('change', listener)
    return () => {
      listeners.delete(listener)
      query.removeEventListener('change', listener)
    }
  }
  const placeNow = (): HTMLElement | null => (matchMedia(media).matches ? room : null)
  return {
    Room: () => <div ref={setRoom} className={className} />,
    Aside({ children }) {
      const place = useSyncExternalStore(subscribe, placeNow)
      return place ? createPortal(children, place) : children
    },
  }
}
