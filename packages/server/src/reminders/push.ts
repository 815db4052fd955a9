// A reminder on its way to a device: facts only, encrypted for that device alone, signed by this site.

import { createHash } from 'node:crypto'
import type { Reminder } from '@ludoteka/protocol'
import webPush from 'web-push'
import type { Device } from '../store/types.ts'
import type { Bounds } from './address.ts'
import type { PushKeys } from './keys.ts'
import { post } from './post.ts'

/**
 * `gone`: the device no longer wants any. `later`: it certainly did not arrive, and may another time.
 * `lost`: refused, or nobody knows.
 */
export type Outcome = 'sent' | 'gone' | 'later' | 'lost'

export type Sender = (device: Device, reminder: Reminder, ttlSeconds: number) => Promise<Outcome>

export type SenderConfig = Bounds & {
  readonly keys: PushKeys
  /** Whom a push service may write to about this site: a mailto: or https: address. */
  readonly contact: string
}

export function sender({ keys, contact, anywhere }: SenderConfig): Sender {
  return async ({ endpoint, p256dh, auth }, reminder, ttlSeconds) => {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(reminder),
      {
        vapidDetails: { subject: contact, ...keys },
        TTL: ttlSeconds,
        urgency: 'high',
        topic: topicOf(reminder.match),
      },
    )
    const posted = await post({ endpoint, headers, body }, { anywhere })
    if (posted === 'unsent') return 'later'
    if (posted === 'unknown') return 'lost'
    return outcomeOf(posted.status)
  }
}

/** Of reminders about one table that wait at the push service only the newest is delivered. */
function topicOf(match: string): string {
  return createHash('sha256').update(match).digest('base64url').slice(0, 32)
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'lost'
}
