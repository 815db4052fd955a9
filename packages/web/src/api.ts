// The server's HTTP interface, as the page uses it.

import type { Language } from '@ludoteka/kernel'
import type {
  BotAccount,
  BotLevel,
  BotList,
  Deck,
  Invitation,
  MatchDetail,
  MatchPage,
  NewDevice,
  NewMatch,
  PasskeyList,
  Problem,
  ReviewJson,
  Session,
} from '@ludoteka/protocol'

export class ApiError extends Error {
  readonly problem: Problem
  constructor(refusal: Problem) {
    super(refusal.message)
    this.problem = refusal
  }
}

type Protocol = typeof import('@ludoteka/protocol')
type Schema<T> = { safeParse(value: unknown): { success: true; data: T } | { success: false } }

/** The forms of all answers. A page is drawn first: there are many, and to build them takes time. */
const loadProtocol = (): Promise<Protocol> => import('@ludoteka/protocol')

const UNREACHABLE: Problem = { error: 'unavailable', message: 'The server can’t be reached.' }

/** Sends a request; a refusal throws. */
export async function call(method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiError(UNREACHABLE)
  })
  const json: unknown = await answer.json().catch(() => undefined)
  if (answer.ok) return json
  const { problem } = await loadProtocol()
  const parsed = problem.safeParse(json)
  throw new ApiError(
    parsed.success ? parsed.data : { ...UNREACHABLE, message: `The server answered ${answer.status}.` },
  )
}

/** Sends a request and reads its answer, which has one of the forms of the protocol. */
export async function ask<T>(
  formOf: (protocol: Protocol) => Schema<T>,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const [answer, protocol] = await Promise.all([call(method, path, body), loadProtocol()])
  const read = formOf(protocol).safeParse(answer)
  if (read.success) return read.data
  throw new ApiError({ error: 'internal', message: 'The server’s answer has an unknown form.' })
}

export const findSession = async (): Promise<Session | undefined> =>
  (await ask(({ maybeSession }) => maybeSession, 'GET', '/session')).session
export const newGuest = (name: string, language: Language): Promise<Session> =>
  ask(({ session }) => session, 'POST', '/session', { name, language })
export const changeMe = (change: { name?: string; language?: Language }): Promise<Session> =>
  ask(({ session }) => session, 'PATCH', '/me', change)
/** An account that has a password needs it as `current` to get another one. */
export const claim = (login: string, password: string, current?: string): Promise<Session> =>
  ask(({ session }) => session, 'POST', '/account/claim', { login, password, current })
/** Shows who one is, before a way to sign in is added. */
export const prove = (password: string): Promise<unknown> => call('POST', '/account/proof', { password })
export const signIn = (login: string, password: string): Promise<Session> =>
  ask(({ session }) => session, 'POST', '/login', { login, password })

/** The options a browser needs to create or use a passkey, and what it returns; the form is that of SimpleWebAuthn. */
export const passkeyRequest = (path: PasskeyPath): Promise<Record<string, unknown>> =>
  ask(({ passkeyOptions }) => passkeyOptions, 'POST', `/${path}/options`, {})
export const sendPasskey = (path: Exclude<PasskeyPath, ProofPath>, answer: object): Promise<Session> =>
  ask(({ session }) => session, 'POST', `/${path}`, answer)
export const provePasskey = (answer: object): Promise<unknown> => call('POST', '/account/proof/passkey', answer)
type ProofPath = 'account/proof/passkey'
export type PasskeyPath = 'account/passkey' | 'login/passkey' | ProofPath
export const passkeys = (): Promise<PasskeyList> => ask(({ passkeyList }) => passkeyList, 'GET', '/account/passkey')
export const removePasskey = (id: string): Promise<unknown> => call('DELETE', '/account/passkey', { id })

export const newRecoveryCodes = async (): Promise<readonly string[]> =>
  (await ask(({ recoveryCodes }) => recoveryCodes, 'POST', '/account/recovery', {})).codes
export const recoveryCodesLeft = async (): Promise<number> =>
  (await ask(({ recoveryCodesLeft }) => recoveryCodesLeft, 'GET', '/account/recovery')).left
export const removeRecoveryCodes = (): Promise<unknown> => call('DELETE', '/account/recovery')
export const signInWithCode = (code: string): Promise<Session> =>
  ask(({ session }) => session, 'POST', '/login/recovery', { code })

export const signOut = (): Promise<unknown> => call('POST', '/logout', {})
/** Returns the number of sessions that were ended. */
export const signOutElsewhere = async (): Promise<number> =>
  (await ask(({ endedSessions }) => endedSessions, 'POST', '/logout/others', {})).ended

export const programs = (): Promise<BotList> => ask(({ botList }) => botList, 'GET', '/tokens')
export const newProgram = (name: string): Promise<BotAccount> =>
  ask(({ botAccount }) => botAccount, 'POST', '/tokens', { name })
export const revokeProgram = (id: string): Promise<unknown> => call('DELETE', `/tokens/${id}`)

export const reminderKey = async (): Promise<string> =>
  (await ask(({ reminderKey }) => reminderKey, 'GET', '/reminders')).key
export const registerDevice = (device: NewDevice): Promise<unknown> => call('POST', '/reminders', device)
export const unregisterDevice = (endpoint: string): Promise<unknown> => call('DELETE', '/reminders', { endpoint })

export type ListName = 'mine' | 'open' | 'friends' | 'live' | 'finished'
export function matches(list: ListName, limit: number, cursor?: string): Promise<MatchPage> {
  const query = new URLSearchParams({ list, limit: String(limit), ...(cursor === undefined ? {} : { cursor }) })
  return ask(({ matchPage }) => matchPage, 'GET', `/matches?${query}`)
}

export const match = (id: string): Promise<MatchDetail> =>
  ask(({ matchDetail }) => matchDetail, 'GET', `/matches/${id}`)
export const createMatch = (request: NewMatch): Promise<MatchDetail> =>
  ask(({ matchDetail }) => matchDetail, 'POST', '/matches', request)
/** With `brought` also for an own seat, to bring other cards. */
export const takeSeat = (id: string, seat: string, brought?: readonly string[]): Promise<MatchDetail> =>
  ask(({ matchDetail }) => matchDetail, 'POST', `/matches/${id}/join`, { seat, brought })
export const leave = (id: string): Promise<unknown> => call('POST', `/matches/${id}/leave`, {})
export const start = (id: string, level: BotLevel): Promise<MatchDetail> =>
  ask(({ matchDetail }) => matchDetail, 'POST', `/matches/${id}/start`, { level })
export const abandon = (id: string): Promise<unknown> => call('POST', `/matches/${id}/abandon`, {})
export const rematch = (id: string): Promise<MatchDetail> =>
  ask(({ matchDetail }) => matchDetail, 'POST', `/matches/${id}/rematch`, {})
export const invitation = (token: string): Promise<Invitation> =>
  ask(({ invitation }) => invitation, 'GET', `/invites/${encodeURIComponent(token)}`)
export const acceptInvite = (token: string, brought?: readonly string[]): Promise<MatchDetail> =>
  ask(({ matchDetail }) => matchDetail, 'POST', `/invites/${encodeURIComponent(token)}`, { brought })

export const decks = async (): Promise<readonly Deck[]> =>
  (await ask(({ deckList }) => deckList, 'GET', '/decks')).decks
export const saveDeck = ({ id, game, name, cards }: Deck): Promise<unknown> =>
  call('PUT', `/decks/${id}`, { game, name, cards })
export const deleteDeck = (id: string): Promise<unknown> => call('DELETE', `/decks/${id}`)

type RawLog = ReturnType<Protocol['logPage']['parse']>
export const log = (id: string, before: number): Promise<RawLog> =>
  ask(({ logPage }) => logPage, 'GET', `/matches/${id}/log?before=${before}`)

type RawHistory = ReturnType<Protocol['history']['parse']>
export function history(id: string, from: number, to: number, seat?: string): Promise<RawHistory> {
  const query = new URLSearchParams({ from: String(from), to: String(to), ...(seat === undefined ? {} : { seat }) })
  return ask(({ history }) => history, 'GET', `/matches/${id}/history?${query}`)
}

export const review = (id: string): Promise<ReviewJson> => ask(({ review }) => review, 'GET', `/matches/${id}/review`)
