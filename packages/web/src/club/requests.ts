// What the pages about people ask the server for.

import type { Emblem, Profile, ResultPage, Session } from '@ludoteka/protocol'
import * as api from '../api.ts'

export const profile = (id: string): Promise<Profile> =>
  api.ask(({ profile }) => profile, 'GET', `/players/${encodeURIComponent(id)}`)

export const results = (id: string, cursor?: string): Promise<ResultPage> =>
  api.ask(
    ({ resultPage }) => resultPage,
    'GET',
    `/players/${encodeURIComponent(id)}/results${cursor === undefined ? '' : `?cursor=${encodeURIComponent(cursor)}`}`,
  )

export const changeMe = (change: { readonly emblem?: Emblem; readonly hidden?: boolean }): Promise<Session> =>
  api.ask(({ session }) => session, 'PATCH', '/me', change)

export const deleteAccount = (): Promise<unknown> => api.call('DELETE', '/account')
