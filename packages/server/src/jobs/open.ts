// Chooses who keeps the jobs: PostgreSQL where an address is given, otherwise timers of this process.

import type { Bus } from '../bus/types.ts'
import { localJobs } from './local.ts'
import type { Jobs } from './types.ts'

export async function openJobs(place: { readonly databaseUrl?: string | undefined; readonly bus: Bus }): Promise<Jobs> {
  const { databaseUrl, bus } = place
  if (!databaseUrl) return localJobs()
  const { pgBossJobs } = await import('./pgBoss.ts')
  return pgBossJobs({ databaseUrl, bus })
}
