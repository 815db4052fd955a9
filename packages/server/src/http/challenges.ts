// Challenges for passkeys that need no memory: they prove themselves by a signature, and expire.

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Ports } from '../ports.ts'

const LIVES_MS = 5 * 60_000

export type Challenges = {
  make(purpose: string): string
  /** True once for each challenge made for this purpose, within its time; given as the browser sends it, in base64url. */
  redeem(returned: string, purpose: string): boolean
}

export function challenges(secret: string, ports: Ports): Challenges {
  const used = new Map<string, number>()
  const sign = (body: string, purpose: string): string =>
    createHmac('sha256', secret).update(`${purpose} ${body}`).digest('base64url')

  return {
    make(purpose) {
      const body = `${ports.now() + LIVES_MS}.${ports.freshId()}`
      return `${body}.${sign(body, purpose)}`
    },
    redeem(returned, purpose) {
      const [expiry = '', nonce = '', signature = ''] = Buffer.from(returned, 'base64url').toString().split('.')
      const wanted = Buffer.from(sign(`${expiry}.${nonce}`, purpose))
      const given = Buffer.from(signature)
      const now = ports.now()
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false
      if (Number(expiry) < now || used.has(nonce)) return false
      for (const [old, until] of used) if (until < now) used.delete(old)
      used.set(nonce, Number(expiry))
      return true
    },
  }
}
