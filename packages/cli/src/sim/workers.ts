// A simulation spread over worker threads: each plays a range of the matches; the sum does not depend on their number.

import { parentPort, Worker, workerData } from 'node:worker_threads'
import type { Game } from '@ludoteka/kernel'
import { addTallies, emptyTally, type SimJob, simulate, type Tally } from './tally.ts'

/** What a worker sends: how far it is, and at last its tally. */
type SimMessage = { readonly done: number } | { readonly tally: Tally }

export async function simulateInWorkers(
  job: SimJob,
  seats: number,
  jobs: number,
  workerFile: URL,
  onProgress: (done: number) => void,
): Promise<Tally> {
  const done: number[] = []
  const tallies = await Promise.all(
    rangesOf(job, jobs).map((range, i) =>
      runInWorker(workerFile, range, n => {
        done[i] = n
        onProgress(done.reduce((sum, each) => sum + (each ?? 0), 0))
      }),
    ),
  )
  return tallies.reduce(addTallies, emptyTally(seats))
}

function rangesOf(job: SimJob, jobs: number): SimJob[] {
  const games = job.to - job.from
  const ranges = Math.min(jobs, games)
  return Array.from({ length: ranges }, (_, i) => ({
    ...job,
    from: job.from + Math.floor((games * i) / ranges),
    to: job.from + Math.floor((games * (i + 1)) / ranges),
  }))
}

function runInWorker(file: URL, job: SimJob, onProgress: (done: number) => void): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: job })
    worker.on('message', (message: SimMessage) => {
      if ('tally' in message) resolve(message.tally)
      else onProgress(message.done)
    })
    worker.on('error', reject)
    worker.on('exit', code => {
      reject(new Error(`A worker ended with code ${code} before its matches were played.`))
    })
  })
}

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
