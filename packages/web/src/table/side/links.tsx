// Addresses in what people write, as links. Only of the web, and nothing of them is loaded before somebody follows one.

import type { ReactElement } from 'react'

const ADDRESS = /\bhttps?:\/\/[^\s<>"'`]+/gi
/** What ends a sentence is no part of the address. */
const TAIL = /[.,;:!?)\]}»”’]+$/

export type Piece = { readonly text: string; readonly href?: string }

export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(TAIL, '')
    if (!isAddress(address)) continue
    if (index > end) pieces.push({ text: text.slice(end, index) })
    pieces.push({ text: address, href: address })
    end = index + address.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}

function isAddress(text: string): boolean {
  try {
    const { protocol, hostname } = new URL(text)
    return (protocol === 'http:' || protocol === 'https:') && hostname !== ''
  } catch {
    return false
  }
}

export function Linked({ text }: { readonly text: string }): ReactElement {
  return (
    <>
      {piecesOf(text).map(({ text: words, href }, i) =>
        href === undefined ? (
          words
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line does not change.
          <a key={i} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
            {words}
          </a>
        ),
      )}
    </>
  )
}
