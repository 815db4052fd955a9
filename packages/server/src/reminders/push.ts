// A reminder on its way to a device: facts only, encrypted for that device alone, signed by this site.

import { createHash } from 'node:crypto'
import type { Reminder } from '@ludoteka/protocol'
import webPush from 'web-push'
import type { Device } from '../store/types.ts'
import type { HostPolicy } from './address.ts'
import type { PushKeys } from './keys.ts'
import { post } from './post.ts'

/**
 * `gone`: the device no longer wants any. `later`: it certainly did not arrive, and may another time.
 * `lost`: refused, or nobody knows.
 */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'lost'

export type PushSender = (device: Device, reminder: Reminder, ttlSeconds: number) => Promise<PushOutcome>

export type PushSenderConfig = HostPolicy & {
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
        topic: pushTopicOf(reminder.match),
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
