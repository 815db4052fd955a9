// The web worker in which a local match runs, so that a bot never blocks the page.

import { loadGame } from '@ludoteka/registry/load'
import { expose } from 'comlink'
import { localHost } from './host.ts'

expose(localHost(loadGame))
