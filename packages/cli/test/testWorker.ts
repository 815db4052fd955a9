// The simulation worker with the games of the tests; bundled by the test that uses it.

import { serveSimulation } from '../src/sim/workers.ts'
import { findTestGame } from './testIo.ts'

serveSimulation(findTestGame)
