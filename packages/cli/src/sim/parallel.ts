// A simulation spread over worker threads. Each takes a row of matches; the sum does not depend on their number.

import { Worker } from 'node:worker_threads'
import { emptyTally, type SimJob, type Tally, together } from './tally.ts'

/** What a worker sends: how far it is, and at last its tally. */
export type SimMessage = { readonly done: number } | { readonly tally: Tally }

export async function simulateInWorkers(
  job: SimJob,
  seats: number,
  jobs: number,
  workerFile: URL,
  onProgress: (done: number) => void,
): Promise<Tally> {
  const done: number[] = []
  const tallies = await Promise.all(
    rowsOf(job, jobs).map((row, i) =>
      inWorker(workerFile, row, n => {
        done[i] = n
        onProgress(done.reduce((sum, each) => sum + (each ?? 0), 0))
      }),
    ),
  )
  return tallies.reduce(together, emptyTally(seats))
}

function rowsOf(job: SimJob, jobs: number): SimJob[] {
  const games = job.to - job.from
  const rows = Math.min(jobs, games)
  return Array.from({ length: rows }, (_, i) => ({
    ...job,
    from: job.from + Math.floor((games * i) / rows),
    to: job.from + Math.floor((games * (i + 1)) / rows),
  }))
}

function inWorker(file: URL, job: SimJob, onProgress: (done: number) => void): Promise<Tally> {
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
