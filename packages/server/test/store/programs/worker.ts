// Takes jobs and never finishes them, for tests that kill it.

import { postgresBus } from '../../../src/bus/postgres.ts'
import { pgBossJobs } from '../../../src/jobs/pgBoss.ts'

const rethrow = (error: unknown): never => {
  throw error
}
const [databaseUrl = ''] = process.argv.slice(2)
const jobs = await pgBossJobs({
  databaseUrl,
  bus: await postgresBus(databaseUrl),
  lostAfterSeconds: 1,
  onError: rethrow,
})
await jobs.work(async ({ match }) => {
  process.stdout.write(`${match}\n`)
  await new Promise(() => undefined)
})
