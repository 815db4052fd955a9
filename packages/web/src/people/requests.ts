// What the page asks the server for about meeting people.

import type { Challenge, FriendList, Lobby, NewChallenge, News, Pace } from '@ludoteka/protocol'
import * as api from '../api.ts'

export const lobby = (): Promise<Lobby> => api.ask(({ lobby }) => lobby, 'GET', '/lobby')
export const friends = (): Promise<FriendList> => api.ask(({ friendList }) => friendList, 'GET', '/friends')
export const follow = (account: string, on: boolean): Promise<unknown> =>
  on ? api.call('POST', '/friends', { account }) : api.call('DELETE', `/friends/${encodeURIComponent(account)}`)

export const seek = (game: string, pace: Pace): Promise<News> =>
  api.ask(({ news }) => news, 'PUT', '/seek', { game, pace })
export const stopSeeking = (): Promise<unknown> => api.call('DELETE', '/seek')
export const acceptOffer = (offer: string): Promise<News> =>
  api.ask(({ news }) => news, 'POST', '/seek/accept', { offer })

export const challenge = (wanted: NewChallenge): Promise<News> =>
  api.ask(({ news }) => news, 'POST', '/challenges', wanted)
const of = ({ id }: Pick<Challenge, 'id'>): string => `/challenges/${encodeURIComponent(id)}`
export const acceptChallenge = async (one: Pick<Challenge, 'id'>): Promise<string> => {
  const answer = await api.call('POST', `${of(one)}/accept`, {})
  const match = typeof answer === 'object' && answer !== null && 'match' in answer ? answer.match : undefined
  if (typeof match !== 'string') throw new api.ApiError({ error: 'internal', message: 'There is no match.' })
  return `/t/${match}`
}
export const declineChallenge = (one: Pick<Challenge, 'id'>): Promise<unknown> =>
  api.call('POST', `${of(one)}/decline`, {})
export const removeChallenge = (one: Pick<Challenge, 'id'>): Promise<unknown> => api.call('DELETE', of(one))
