// The keys by which push services know this site: made once, kept in the store, the same for all processes.

import { createECDH, ECDH } from 'node:crypto'
import webPush from 'web-push'
import { z } from 'zod'
import type { Store } from '../store/types.ts'

const keys = z.object({ publicKey: z.string(), privateKey: z.string() })
export type PushKeys = z.infer<typeof keys>

const STORED_NAME = 'push keys'

export async function pushKeys(store: Pick<Store, 'setIfAbsent'>): Promise<PushKeys> {
  return keys.parse(JSON.parse(await store.setIfAbsent(STORED_NAME, JSON.stringify(webPush.generateVAPIDKeys()))))
}

const AUTH_BYTES = 16

/** Whether a browser could have made these: a point of the curve, and a secret of the right length. */
export function areDeviceKeys({ p256dh, auth }: { readonly p256dh: string; readonly auth: string }): boolean {
  if (Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false
  try {
    const own = createECDH('prime256v1')
    own.generateKeys()
    own.computeSecret(Buffer.from(p256dh, 'base64url'))
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed') === p256dh
  } catch {
    return false
  }
}
