// A push service on this machine: takes what a server sends, checks its signature and opens it as the browser would.

import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Language, NewDevice } from '@ludoteka/protocol'
import { z } from 'zod'
import { openLocalSite } from './localSite.ts'

export type Pushed = {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export type Browser = {
  /** What it tells the site. */
  readonly device: NewDevice
  /** What it was told, in order. */
  readonly received: readonly unknown[]
  readonly pushed: readonly Pushed[]
  /** Resolves when it was told so many things. */
  whenReceived(count: number): Promise<void>
}

export type PushService = {
  readonly url: string
  browser(language?: Language): Browser
  /** With which status it answers from now on. */
  answer(status: number): void
}

export async function openPushService(): Promise<PushService> {
  const inboxes = new Map<string, (pushed: Pushed) => void>()
  let status = 201
  const url = await openLocalSite(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = Buffer.concat(parts)
    const path = request.url ?? ''
    response.writeHead(status).end('x'.repeat(100_000))
    inboxes.get(path)?.({ path, headers: request.headers, body })
  })

  return {
    url,
    answer(next) {
      status = next
    },
    browser(language = 'en') {
      const path = `/send/${randomBytes(8).toString('hex')}`
      const keys = createECDH('prime256v1')
      keys.generateKeys()
      const auth = randomBytes(16)
      const pushed: Pushed[] = []
      const received: unknown[] = []
      const waiting: { readonly count: number; resolve(): void }[] = []
      inboxes.set(path, one => {
        pushed.push(one)
        received.push(JSON.parse(decrypted(one.body, keys, auth)))
        for (const { count, resolve } of waiting) if (received.length >= count) resolve()
      })
      return {
        device: {
          endpoint: `${url}${path}`,
          keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
          language,
        },
        received,
        pushed,
        whenReceived: count =>
          new Promise(resolve => {
            waiting.push({ count, resolve })
            if (received.length >= count) resolve()
          }),
      }
    },
  }
}

/** Opens a message as RFC 8291 and RFC 8188 say. */
function decrypted(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32))
  const derived = (what: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${what}\0`), length))
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() })
export type Signature = z.infer<typeof claims> & { readonly key: string }

/** Who has sent it, as RFC 8292 says; throws if the signature is not theirs. */
export function signatureOf({ headers }: Pushed): Signature {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isTrue = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isTrue) throw new Error('The signature is wrong.')
  return { ...claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString())), key }
}
