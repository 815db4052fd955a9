// Which puzzles somebody has solved. A device keeps what is solved on it; whoever has an account sends that there, and is told
// what was solved on other devices.

import type { Session, SolvedPuzzle } from '@ludoteka/protocol'
import { useEffect, useSyncExternalStore } from 'react'
import { findSession, useSession } from '../account/session.ts'
import * as api from '../api.ts'

/** Solved here, and not yet kept with an account. */
const KEY = 'ludoteka.puzzles'
/** What the account that was signed in last has solved, for times without a connection. */
const ACCOUNT_KEY = 'ludoteka.puzzles.account'
/** Older ones are forgotten. */
const MOST = 2_000

type OfAccount = { readonly account: string; readonly solved: readonly SolvedPuzzle[] }
type Known = { readonly here: readonly SolvedPuzzle[]; readonly ofAccount: OfAccount | undefined }

const listeners = new Set<() => void>()
let known: Known | undefined

function read(): Known {
  known ??= { here: listIn(stored(KEY)), ofAccount: accountIn(stored(ACCOUNT_KEY)) }
  return known
}

/** Whatever can't be read counts as nothing. */
function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}

const listIn = (json: unknown): readonly SolvedPuzzle[] => (Array.isArray(json) ? json.filter(isSolved) : [])

function accountIn(json: unknown): OfAccount | undefined {
  if (typeof json !== 'object' || json === null || !('account' in json) || !('solved' in json)) return undefined
  return typeof json.account === 'string' ? { account: json.account, solved: listIn(json.solved) } : undefined
}

function isSolved(value: unknown): value is SolvedPuzzle {
  if (typeof value !== 'object' || value === null || !('day' in value) || !('game' in value)) return false
  return typeof value.day === 'string' && typeof value.game === 'string'
}

function write(next: Known): void {
  known = next
  try {
    localStorage.setItem(KEY, JSON.stringify(next.here))
    if (next.ofAccount) localStorage.setItem(ACCOUNT_KEY, JSON.stringify(next.ofAccount))
    else localStorage.removeItem(ACCOUNT_KEY)
  } catch {
    // Without storage they are known as long as the page is open.
  }
  for (const listener of listeners) listener()
}

const includes = (all: readonly SolvedPuzzle[], { day, game }: SolvedPuzzle): boolean =>
  all.some(one => one.day === day && one.game === game)

export function noteSolved(puzzle: SolvedPuzzle): void {
  const { here, ofAccount } = read()
  if (includes(here, puzzle)) return
  write({ here: [...here, puzzle].slice(-MOST), ofAccount })
  void findSession().then(sendToAccount)
}

let sending: Promise<void> | undefined

/** Keeps with the account what was solved here, and learns what was solved elsewhere. Without a connection it stays for another time. */
function sendToAccount(session: Session | undefined): Promise<void> {
  sending ??= exchange(session).finally(() => {
    sending = undefined
  })
  return sending
}

async function exchange(session: Session | undefined): Promise<void> {
  if (session?.account.kind !== 'user') return
  const { here } = read()
  const body = { solved: here }
  const answer = await api
    .ask(({ solvedPuzzles }) => solvedPuzzles, 'POST', '/puzzles/solved', body)
    .catch(() => undefined)
  if (!answer) return
  // Something may have been solved meanwhile.
  const left = read().here.filter(one => !includes(answer.solved, one))
  write({ here: left, ofAccount: { account: session.account.id, solved: answer.solved } })
  if (left.some(one => !includes(here, one))) await exchange(session)
}

/** What the person at this device has solved: the account's too, if it is signed in. */
export function useSolved(): readonly SolvedPuzzle[] {
  const session = useSession()
  const account = session?.account.kind === 'user' ? session.account.id : undefined
  const { here, ofAccount } = useSyncExternalStore(listener => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, read)
  useEffect(() => {
    if (account !== undefined) void findSession().then(sendToAccount)
  }, [account])
  return account !== undefined && ofAccount?.account === account ? [...ofAccount.solved, ...here] : here
}
