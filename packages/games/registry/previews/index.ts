// The pictures of positions, for servers: no page loads them, so they are no part of the shelf.

import type { Language, View } from '@ludoteka/kernel'
import type { PositionPicture } from '@ludoteka/ui/preview'
import { ENTRIES } from '../src/entries.ts'

type BoardStrings = { readonly STRINGS: { load(language: Language): Promise<void> } }

export type LoadedPicture = {
  /** A spectator's view as an SVG, with the names of the players by seat. */
  svgOf(view: View, players: readonly string[]): string
}

/** How the game draws its positions, in one language; undefined if its links show only its cover. */
export async function loadPicture(id: string, language: Language): Promise<LoadedPicture | undefined> {
  const entry = ENTRIES.find(game => game.id === id)
  if (!entry?.positionPicture) return undefined
  const { title, seatColours: colours } = entry
  const { positionSvg } = await import('@ludoteka/ui/preview')
  const { picture }: { picture: PositionPicture } = await import(`../../${id}/board/preview.tsx`)
  const { STRINGS }: BoardStrings = await import(`../../${id}/board/strings.ts`)
  await Promise.all([entry.loadTexts(language), STRINGS.load(language)])
  return {
    svgOf: (view, players) => positionSvg(picture, { view, players, language, colours, title: title[language] }),
  }
}
