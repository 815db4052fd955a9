// The worker in which a local match runs, so that a thinking bot never stops the page.

import { onShelf } from '@ludoteka/registry/shelf'
import { expose } from 'comlink'
import { localHost } from './host.ts'

expose(
  localHost(async id => {
    const game = onShelf(id)
    if (!game) throw new Error(`There is no game ${id} on the shelf.`)
    return game.loadGame()
  }),
)
