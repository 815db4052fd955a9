// Challenges for passkeys, signed with the server's secret: they expire, and each is accepted once over all processes.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerConfig } from '../config.ts'
import type { Store } from '../store/store.ts'
import type { System } from '../system.ts'

const LIFETIME_MS = 5 * 60_000

export type Challenges = {
  make(purpose: string): string
  /** True once for each challenge made for this purpose, within its time; given as the browser sends it, in base64url. */
  redeem(returned: string, purpose: string): Promise<boolean>
}

export function challenges(secret: string, system: System, store: Pick<Store, 'useOnce'>): Challenges {
  const sign = (body: string, purpose: string): string =>
    createHmac('sha256', secret).update(`${purpose} ${body}`).digest('base64url')

  return {
    make(purpose) {
      const body = `${system.now() + LIFETIME_MS}.${system.freshId()}`
      return `${body}.${sign(body, purpose)}`
    },
    async redeem(returned, purpose) {
      const [expiry = '', nonce = '', signature = ''] = Buffer.from(returned, 'base64url').toString().split('.')
      const wanted = Buffer.from(sign(`${expiry}.${nonce}`, purpose))
      const given = Buffer.from(signature)
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false
      return Number(expiry) >= system.now() && store.useOnce(`challenge ${nonce}`, Number(expiry))
    },
  }
}

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
