// The position of a match as a PNG, for links in chats: what spectators see, drawn by the game. Runs in a thread.

import { createRequire } from 'node:module'
import { type Language, SPECTATOR } from '@ludoteka/kernel'
import { loadPicture } from '@ludoteka/registry/previews'
import { viewerAt } from '@ludoteka/table'
import { refuse } from '../problem.ts'
import { isStarted, type TableState } from '../table/state.ts'

export type PictureRequest = {
  readonly kind: 'picture'
  readonly language: Language
  /** The names of the players by seat. */
  readonly players: readonly string[]
}

const FONT = '@expo-google-fonts/pt-sans'
const FONT_FILES = ['400Regular/PTSans_400Regular.ttf', '700Bold/PTSans_700Bold.ttf']

export async function pictureOf(table: TableState, { language, players }: PictureRequest): Promise<Uint8Array> {
  if (!isStarted(table)) return refuse('conflict', 'The match has not started yet.')
  const drawn =
    (await loadPicture(table.row.game, language)) ?? refuse('not-found', 'There are no pictures of this game.')
  const view = viewerAt(table).from(SPECTATOR)
  const { status, result } = table.row
  // A match may also end at the table, where somebody resigns.
  const svg = drawn.svgOf(status === 'running' ? view : { ...view, result, waiting: [] }, players)
  // Both are loaded by the first picture: most threads draw none.
  const { Resvg } = await import('@resvg/resvg-js')
  const { resolve } = createRequire(import.meta.url)
  const font = {
    fontFiles: FONT_FILES.map(file => resolve(`${FONT}/${file}`)),
    loadSystemFonts: false,
    defaultFontFamily: 'PT Sans',
  }
  return new Resvg(svg, { font }).render().asPng()
}
