// How every game of the manifest is played through the page: each game's folder brings its driver.

import { SHELF } from '@ludoteka/registry/shelf'
import type { PlayedGame } from './played.ts'

/** In the order of the lobby. */
export const DRIVERS: readonly PlayedGame[] = await Promise.all(
  SHELF.map(async ({ id }) => {
    const { driver }: { driver: PlayedGame } = await import(`../../../games/${id}/test/driver.ts`)
    return driver
  }),
)
