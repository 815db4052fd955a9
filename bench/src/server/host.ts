// Our server over HTTP, as far as people need it to sit down at a table.

import { isRecord } from './messages.ts'

/** A person with a session. */
export type Person = { readonly cookie: string }

export type Host = {
  newGuest(name: string): Promise<Person>
  /** A running match between two people. */
  newMatch(game: string, host: Person, guest: Person): Promise<string>
  /** Where a match is played live. */
  liveUrl(match: string): string
}

export function hostAt(url: string): Host {
  const post = async (path: string, body: object, person?: Person): Promise<Response> => {
    const headers = { 'content-type': 'application/json', ...(person ? { cookie: person.cookie } : {}) }
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`POST ${path} was answered with ${answer.status}: ${await answer.text()}`)
    return answer
  }
  return {
    async newGuest(name) {
      const answer = await post('/api/session', { name })
      await answer.arrayBuffer() // frees the connection for the next request
      const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
      if (cookie === undefined) throw new Error('The server gave no session.')
      return { cookie }
    },
    async newMatch(game, host, guest) {
      const made: unknown = await (await post('/api/matches', { game }, host)).json()
      const id = isRecord(made) ? made['id'] : undefined
      if (typeof id !== 'string') throw new Error('The server named no match.')
      await (await post(`/api/matches/${id}/join`, {}, guest)).arrayBuffer()
      return id
    },
    liveUrl: match => `${url.replace(/^http/, 'ws')}/api/matches/${match}/live`,
  }
}
