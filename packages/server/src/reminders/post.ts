// One request to a push service: to public hosts only, without redirects, within a time, and its answer is not read.

import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { type HostPolicy, isAllowedEndpoint, publicLookup } from './address.ts'

const TIMEOUT_MS = 10_000

export type PushRequest = {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Buffer
}

/** `unsent`: it certainly did not arrive. `unknown`: it may have. */
export type PushResponse = { readonly status: number } | 'unsent' | 'unknown'

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
    // Whichever comes first counts: a promise is resolved once.
    request.on('response', response => {
      resolve({ status: response.statusCode ?? 0 })
      response.destroy()
    })
    request.on('error', () => resolve(isConnected ? 'unknown' : 'unsent'))
    request.end(body)
  })
}
