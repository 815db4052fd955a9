// The server's own secret: given, or made once and kept beside the data.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerConfig } from './config.ts'

export function serverSecret({ secret, data, databaseUrl, ports }: ServerConfig): string {
  if (secret) return secret
  if (databaseUrl) return ports.freshToken() // other processes don't share a folder; see docs/operations.md
  const file = join(data, 'secret')
  mkdirSync(data, { recursive: true })
  try {
    writeFileSync(file, ports.freshToken(), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    if (!exists) throw error
  }
  return readFileSync(file, 'utf8')
}
