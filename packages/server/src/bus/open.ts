// Chooses the bus: PostgreSQL's where an address is given, otherwise that of a single process.

import { localBus } from './local.ts'
import type { Bus } from './types.ts'

export async function openBus({ databaseUrl }: { readonly databaseUrl?: string | undefined }): Promise<Bus> {
  if (!databaseUrl) return localBus()
  const { postgresBus } = await import('./postgres.ts')
  return postgresBus(databaseUrl)
}
