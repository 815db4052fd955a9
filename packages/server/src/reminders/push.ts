// Web Push: the site's keys, and sending a reminder to a device, encrypted for that device alone and signed by this site.

import { createECDH, createHash, ECDH } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Reminder } from '@ludoteka/protocol'
import webPush from 'web-push'
import { z } from 'zod'
import type { Device, Store } from '../store/store.ts'
import { type HostPolicy, isAllowedEndpoint, publicLookup } from './pushHosts.ts'

const keys = z.object({ publicKey: z.string(), privateKey: z.string() })
type PushKeys = z.infer<typeof keys>

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

/**
 * `gone`: the device is no longer subscribed. `later`: it certainly did not arrive, and may be tried again.
 * `lost`: refused, or unknown whether it arrived.
 */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'lost'

export type PushSender = (device: Device, reminder: Reminder, ttlSeconds: number) => Promise<PushOutcome>

type PushSenderConfig = HostPolicy & {
  readonly keys: PushKeys
  /** Whom a push service may write to about this site: a mailto: or https: address. */
  readonly contact: string
}

export function pushSender({ keys, contact, allowPrivateHosts }: PushSenderConfig): PushSender {
  return async ({ endpoint, p256dh, auth }, reminder, ttlSeconds) => {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(reminder),
      {
        vapidDetails: { subject: contact, ...keys },
        TTL: ttlSeconds,
        urgency: 'high',
        topic: pushTopicOf(reminder.reason === 'challenge' ? reminder.challenge : reminder.match),
      },
    )
    const response = await post({ endpoint, headers, body }, { allowPrivateHosts })
    if (response === 'unsent') return 'later'
    if (response === 'unknown') return 'lost'
    return outcomeOf(response.status)
  }
}

/** Of reminders about one table that wait at the push service only the newest is delivered. */
function pushTopicOf(match: string): string {
  return createHash('sha256').update(match).digest('base64url').slice(0, 32)
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'lost'
}

const TIMEOUT_MS = 10_000

type PushRequest = {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Buffer
}

/** `unsent`: it certainly did not arrive. `unknown`: it may have. */
type PushResponse = { readonly status: number } | 'unsent' | 'unknown'

export function post({ endpoint, headers, body }: PushRequest, policy: HostPolicy): Promise<PushResponse> {
  if (!isAllowedEndpoint(endpoint, policy)) return Promise.resolve('unsent')
  const url = new URL(endpoint)
  const call = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise(resolve => {
    let isConnected = false
    const request = call(url, {
      method: 'POST',
      headers: { ...headers },
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(policy.allowPrivateHosts ? {} : { lookup: publicLookup }),
    })
    request.on('socket', socket => {
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        isConnected = true
      })
    })
    // The first event counts: a promise is resolved once.
    request.on('response', response => {
      resolve({ status: response.statusCode ?? 0 })
      response.destroy()
    })
    request.on('error', () => resolve(isConnected ? 'unknown' : 'unsent'))
    request.end(body)
  })
}
