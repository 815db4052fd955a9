// Our server over HTTP, as far as people need it to sit down at a table.

import { isRecord } from './messages.ts'

/** A person with a session, who comes from some address: the server trusts what the bench says about it, like a proxy. */
export type Person = { readonly cookie: string; readonly address: string }

type SeatRequest = { readonly kind: 'me' } | { readonly kind: 'bot'; readonly level: 'greedy' }

export type Host = {
  newGuest(name: string, address?: string): Promise<Person>
  /** A running match between two people. */
  newMatch(game: string, host: Person, guest: Person): Promise<string>
  /** A running match of one person, or nobody, with bots. */
  newMatchWithBots(game: string, host: Person, seats: readonly SeatRequest[]): Promise<string>
  /** Finished matches, the newest first. */
  finishedMatches(): Promise<readonly string[]>
  /** Where a match is played live. */
  liveUrl(match: string): string
}

const ANY_ADDRESS = '192.0.2.1'

export function headersOf({ cookie, address }: Person): {
  readonly cookie: string
  readonly 'x-forwarded-for': string
} {
  return { cookie, 'x-forwarded-for': address }
}

export function hostAt(url: string): Host {
  const post = async (path: string, body: object, headers: Readonly<Record<string, string>>): Promise<Response> => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`POST ${path} was answered with ${answer.status}: ${await answer.text()}`)
    return answer
  }
  const newTable = async (body: object, host: Person): Promise<string> =>
    idIn(await (await post('/api/matches', body, headersOf(host))).json())

  return {
    async newGuest(name, address = ANY_ADDRESS) {
      const answer = await post('/api/session', { name }, { 'x-forwarded-for': address })
      await answer.arrayBuffer() // frees the connection for the next request
      const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
      if (cookie === undefined) throw new Error('The server gave no session.')
      return { cookie, address }
    },
    async newMatch(game, host, guest) {
      const id = await newTable({ game }, host)
      await (await post(`/api/matches/${id}/join`, {}, headersOf(guest))).arrayBuffer()
      return id
    },
    newMatchWithBots: (game, host, seats) => newTable({ game, seats }, host),
    async finishedMatches() {
      const page: unknown = await (await fetch(`${url}/api/matches?list=finished`)).json()
      const matches = isRecord(page) ? page['matches'] : undefined
      return Array.isArray(matches) ? matches.map(idIn) : []
    },
    liveUrl: match => `${url.replace(/^http/, 'ws')}/api/matches/${match}/live`,
  }
}

function idIn(match: unknown): string {
  const id = isRecord(match) ? match['id'] : undefined
  return typeof id === 'string' ? id : fail('The server named no match.')
}

function fail(message: string): never {
  throw new Error(message)
}
