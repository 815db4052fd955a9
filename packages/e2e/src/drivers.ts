// The drivers of all games of the manifest, each from its game's folder.

import { SHELF } from '@ludoteka/registry/shelf'
import type { GameDriver } from './driver.ts'

/** In the order of the lobby. */
export const DRIVERS: readonly GameDriver[] = await Promise.all(
  SHELF.map(async ({ id }) => {
    const { driver }: { driver: GameDriver } = await import(`../../games/${id}/test/driver.ts`)
    return driver
  }),
)
