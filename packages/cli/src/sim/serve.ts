// The inside of a simulation worker: plays its row of matches and reports to the thread that started it.

import { parentPort, workerData } from 'node:worker_threads'
import type { Game } from '@ludoteka/kernel'
import type { SimMessage } from './parallel.ts'
import { type SimJob, simulate } from './tally.ts'

/** Matches between two reports of progress. */
const REPORT_EVERY = 20

export function serveSimulation(findGame: (id: unknown) => Game): void {
  const job: SimJob = workerData
  const send = (message: SimMessage): void => parentPort?.postMessage(message)
  const tally = simulate(findGame(job.game), job, done => {
    if (done % REPORT_EVERY === 0) send({ done })
  })
  send({ tally })
}
