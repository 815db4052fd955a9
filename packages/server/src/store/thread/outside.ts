// A store in a thread of its own, as the server sees it: the same store.

import { Worker } from 'node:worker_threads'
import { StoreError } from '../errors.ts'
import type { Store } from '../types.ts'
import { gathered } from './gathered.ts'
import type { ThreadData } from './inside.ts'
import { type Answer, type Call, errorOf } from './messages.ts'

type Waiting = { resolve(value: unknown): void; reject(error: Error): void }

/**
 * `program` is the bundled inside of the thread. `onLost` is called once if the thread ends without having been asked to:
 * what it was doing may or may not be kept, and nothing more can be.
 */
export function openInThread(program: URL, file: string, onLost: (cause: unknown) => void): Store {
  const workerData: ThreadData = { file }
  const thread = new Worker(program, { workerData })
  const waiting = new Map<number, Waiting>()
  let calls = 0
  let gone: Error | undefined
  let isClosing = false

  const lose = (cause: unknown): void => {
    if (gone) return
    gone = new StoreError('closed', 'The store is closed.', cause)
    for (const { reject } of waiting.values()) reject(gone)
    waiting.clear()
    if (!isClosing) onLost(cause)
  }
  const settle = (answer: Answer): void => {
    const one = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('failure' in answer) one?.reject(errorOf(answer.failure))
    else one?.resolve(answer.value)
  }
  thread.on('message', (answers: readonly Answer[]) => {
    for (const answer of answers) settle(answer)
  })
  thread.on('error', lose)
  thread.on('messageerror', lose) // an answer that can't be read would be waited for in vain
  thread.on('exit', code => lose(new Error(`The thread of the store has ended with code ${code}.`)))

  const send = gathered<Call>(all => thread.postMessage(all))
  const call =
    <M extends keyof Store>(method: M) =>
    (...args: Parameters<Store[M]>): Promise<Awaited<ReturnType<Store[M]>>> =>
      new Promise((resolve, reject) => {
        if (gone) throw gone
        const id = ++calls
        waiting.set(id, { resolve, reject })
        send({ id, method, args })
      })
  const closeFile = call('close')

  return {
    migrate: call('migrate'),
    ping: call('ping'),
    async close() {
      if (gone) return
      isClosing = true
      await closeFile()
      await thread.terminate()
    },
    createAccount: call('createAccount'),
    account: call('account'),
    accounts: call('accounts'),
    changeAccount: call('changeAccount'),
    setPassword: call('setPassword'),
    passwordOf: call('passwordOf'),
    addPasskey: call('addPasskey'),
    passkey: call('passkey'),
    passkeysOf: call('passkeysOf'),
    touchPasskey: call('touchPasskey'),
    removePasskey: call('removePasskey'),
    createSession: call('createSession'),
    sessionAccount: call('sessionAccount'),
    deleteSession: call('deleteSession'),
    deleteSessionsOf: call('deleteSessionsOf'),
    createBot: call('createBot'),
    botsOf: call('botsOf'),
    revokeBot: call('revokeBot'),
    createMatch: call('createMatch'),
    match: call('match'),
    invited: call('invited'),
    changeHead: call('changeHead'),
    append: call('append'),
    events: call('events'),
    list: call('list'),
    ticking: call('ticking'),
    waitingForBots: call('waitingForBots'),
    forgotten: call('forgotten'),
    saveDevice: call('saveDevice'),
    devicesOf: call('devicesOf'),
    deleteDevice: call('deleteDevice'),
    claimNotice: call('claimNotice'),
    noticesOf: call('noticesOf'),
    releaseNotice: call('releaseNotice'),
    remindable: call('remindable'),
    addChat: call('addChat'),
    chat: call('chat'),
    keep: call('keep'),
    useOnce: call('useOnce'),
    heartbeat: call('heartbeat'),
    lastHeartbeat: call('lastHeartbeat'),
  }
}
