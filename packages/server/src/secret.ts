// The server's own secret: given, or made once and kept beside the data, the same for all servers that share it.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerConfig } from './config.ts'
import type { Store } from './store/types.ts'

export async function serverSecret(config: ServerConfig, store: Pick<Store, 'setIfAbsent'>): Promise<string> {
  const { secret, data, databaseUrl, system } = config
  if (secret) return secret
  if (databaseUrl) return store.setIfAbsent('secret', system.freshToken()) // other processes don't share a folder
  const file = join(data, 'secret')
  mkdirSync(data, { recursive: true })
  try {
    writeFileSync(file, system.freshToken(), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    if (!exists) throw error
  }
  return readFileSync(file, 'utf8')
}
