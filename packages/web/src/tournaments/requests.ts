// What the pages of tournaments ask the server for.

import type { NewTournament, TournamentDetail, TournamentPage } from '@ludoteka/protocol'
import * as api from '../api.ts'

export const LISTS = ['mine', 'open', 'running', 'finished'] as const
export type TournamentList = (typeof LISTS)[number]

export const tournaments = (list: TournamentList, cursor?: string): Promise<TournamentPage> =>
  api.ask(
    ({ tournamentPage }) => tournamentPage,
    'GET',
    `/tournaments?${new URLSearchParams({ list, ...(cursor === undefined ? {} : { cursor }) })}`,
  )

export const tournament = (id: string): Promise<TournamentDetail> =>
  api.ask(({ tournamentDetail }) => tournamentDetail, 'GET', `/tournaments/${encodeURIComponent(id)}`)

const post = (path: string, body: object = {}): Promise<TournamentDetail> =>
  api.ask(({ tournamentDetail }) => tournamentDetail, 'POST', `/tournaments${path}`, body)

export const create = (wanted: NewTournament): Promise<TournamentDetail> => post('', wanted)
export const join = (id: string, brought?: readonly string[]): Promise<TournamentDetail> =>
  post(`/${id}/join`, { brought })
export const leave = (id: string): Promise<TournamentDetail> => post(`/${id}/leave`)
export const start = (id: string): Promise<TournamentDetail> => post(`/${id}/start`)
export const cancel = (id: string): Promise<TournamentDetail> => post(`/${id}/cancel`)
export const remove = (id: string, player: string): Promise<TournamentDetail> => post(`/${id}/remove`, { player })
