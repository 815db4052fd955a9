// The worker thread of `ludoteka sim --jobs`.

import { findGame } from '@ludoteka/registry'
import { serveSimulation } from '../sim/workers.ts'

serveSimulation(findGame)
