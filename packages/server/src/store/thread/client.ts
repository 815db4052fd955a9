// The store as seen from the server: every call is sent to the store's thread.

import { Worker } from 'node:worker_threads'
import { writtenEvent } from '../sqlite/journal.ts'
import { type Store, StoreError } from '../store.ts'
import { type Answer, type AppendCall, batched, type Call, commitWindow, errorOf } from './messages.ts'
import type { ThreadData } from './worker.ts'

const AWAITED = { isAwaited: true }

type PendingCall = { resolve(value: unknown): void; reject(error: Error): void }

/**
 * `program` is the bundled thread. `onLost` is called once if the thread ends without having been asked to:
 * what it was doing may or may not be kept, and nothing more can be.
 */
export function openStoreThread(program: URL, file: string, onLost: (cause: unknown) => void): Store {
  const workerData: ThreadData = { file }
  const thread = new Worker(program, { workerData })
  const pending = new Map<number, PendingCall>()
  let calls = 0
  let closedError: Error | undefined
  let isClosing = false

  const onThreadLost = (cause: unknown): void => {
    if (closedError) return
    closedError = new StoreError('closed', 'The store is closed.', cause)
    for (const { reject } of pending.values()) reject(closedError)
    pending.clear()
    if (!isClosing) onLost(cause)
  }
  const settle = (answer: Answer): void => {
    const isAppended = typeof answer === 'number'
    const id = isAppended ? answer : answer.id
    const one = pending.get(id)
    pending.delete(id)
    if (isAppended) one?.resolve(true)
    else if ('failure' in answer) one?.reject(errorOf(answer.failure))
    else one?.resolve(answer.value)
  }
  thread.on('message', (answers: readonly Answer[]) => {
    for (const answer of answers) settle(answer)
  })
  thread.on('error', onThreadLost)
  thread.on('messageerror', onThreadLost) // nobody would answer the call whose answer can't be read
  thread.on('exit', code => onThreadLost(new Error(`The thread of the store has ended with code ${code}.`)))

  const send = batched<Call | AppendCall>(all => thread.postMessage(all))
  const answerTo = <M extends keyof Store>(
    callWith: (id: number) => Call | AppendCall,
    mayWaitMs = 0,
  ): Promise<Awaited<ReturnType<Store[M]>>> =>
    new Promise((resolve, reject) => {
      if (closedError) throw closedError
      const id = ++calls
      const request = callWith(id)
      pending.set(id, { resolve, reject })
      send(request, mayWaitMs)
    })
  const call =
    <M extends keyof Store>(method: M) =>
    (...args: Parameters<Store[M]>): Promise<Awaited<ReturnType<Store[M]>>> =>
      answerTo<M>(id => ({ id, method, args }))
  const append: Store['append'] = (read, entry, change, urgency = AWAITED) =>
    answerTo<'append'>(id => {
      const { match, revision, seq, isListedAnew, text } = writtenEvent(read, entry, change)
      return [id, match, revision, seq, isListedAnew, text]
    }, windowNow(urgency))
  const windowNow = commitWindow(() => performance.now())
  const closeFile = call('close')

  return {
    migrate: call('migrate'),
    async close() {
      if (closedError) return
      isClosing = true
      await closeFile()
      await thread.terminate()
    },
    createAccount: call('createAccount'),
    account: call('account'),
    accounts: call('accounts'),
    changeAccount: call('changeAccount'),
    deleteAccount: call('deleteAccount'),
    linesOf: call('linesOf'),
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
    proveSession: call('proveSession'),
    provedAt: call('provedAt'),
    setRecoveryCodes: call('setRecoveryCodes'),
    countRecoveryCodes: call('countRecoveryCodes'),
    useRecoveryCode: call('useRecoveryCode'),
    countAttempt: call('countAttempt'),
    forgetAttempts: call('forgetAttempts'),
    createBot: call('createBot'),
    botsOf: call('botsOf'),
    revokeBot: call('revokeBot'),
    createMatch: call('createMatch'),
    openTablesOf: call('openTablesOf'),
    publicTablesOf: call('publicTablesOf'),
    botTablesOf: call('botTablesOf'),
    match: call('match'),
    revisions: call('revisions'),
    invited: call('invited'),
    updateMatch: call('updateMatch'),
    append,
    events: call('events'),
    list: call('list'),
    matchesWithClock: call('matchesWithClock'),
    waitingForBots: call('waitingForBots'),
    matchesWithOrders: call('matchesWithOrders'),
    outcomesOf: call('outcomesOf'),
    idleMatches: call('idleMatches'),
    createTournament: call('createTournament'),
    tournament: call('tournament'),
    updateTournament: call('updateTournament'),
    tournaments: call('tournaments'),
    activeTournaments: call('activeTournaments'),
    keepProcess: call('keepProcess'),
    setPresence: call('setPresence'),
    presence: call('presence'),
    presentAt: call('presentAt'),
    saveDevice: call('saveDevice'),
    devicesOf: call('devicesOf'),
    deleteDevice: call('deleteDevice'),
    claimNotice: call('claimNotice'),
    noticesOf: call('noticesOf'),
    releaseNotice: call('releaseNotice'),
    matchesToRemind: call('matchesToRemind'),
    addChat: call('addChat'),
    chat: call('chat'),
    saveDeck: call('saveDeck'),
    decksOf: call('decksOf'),
    deleteDeck: call('deleteDeck'),
    addSolved: call('addSolved'),
    solvedBy: call('solvedBy'),
    recordResults: call('recordResults'),
    unrecordedMatches: call('unrecordedMatches'),
    resultsAt: call('resultsAt'),
    ratingsOf: call('ratingsOf'),
    resultsOf: call('resultsOf'),
    sideScores: call('sideScores'),
    opponentScores: call('opponentScores'),
    botScores: call('botScores'),
    ratingCurve: call('ratingCurve'),
    setSanction: call('setSanction'),
    sanctionsAt: call('sanctionsAt'),
    addBlock: call('addBlock'),
    removeBlock: call('removeBlock'),
    blocksOf: call('blocksOf'),
    blocksAmong: call('blocksAmong'),
    addReport: call('addReport'),
    reports: call('reports'),
    closeReport: call('closeReport'),
    addBan: call('addBan'),
    bans: call('bans'),
    liftBan: call('liftBan'),
    addAuditEntry: call('addAuditEntry'),
    audit: call('audit'),
    isAdmin: call('isAdmin'),
    setAdmin: call('setAdmin'),
    admins: call('admins'),
    noteVisit: call('noteVisit'),
    lastVisit: call('lastVisit'),
    findAccounts: call('findAccounts'),
    currentMatchesOf: call('currentMatchesOf'),
    deleteUnusedGuests: call('deleteUnusedGuests'),
    setVisitor: call('setVisitor'),
    visitorsAmong: call('visitorsAmong'),
    countVisitors: call('countVisitors'),
    matchesUnderWay: call('matchesUnderWay'),
    addFollow: call('addFollow'),
    removeFollow: call('removeFollow'),
    followsOf: call('followsOf'),
    saveSeek: call('saveSeek'),
    seeks: call('seeks'),
    removeSeek: call('removeSeek'),
    keepSeeks: call('keepSeeks'),
    offerPair: call('offerPair'),
    acceptOffer: call('acceptOffer'),
    startPair: call('startPair'),
    endSeeks: call('endSeeks'),
    addChallenge: call('addChallenge'),
    challenge: call('challenge'),
    challengesOf: call('challengesOf'),
    declineChallenge: call('declineChallenge'),
    acceptChallenge: call('acceptChallenge'),
    removeChallenge: call('removeChallenge'),
    forgetChallenges: call('forgetChallenges'),
    setIfAbsent: call('setIfAbsent'),
    addSnapshot: call('addSnapshot'),
    snapshotUpTo: call('snapshotUpTo'),
    snapshotAt: call('snapshotAt'),
    deleteSnapshot: call('deleteSnapshot'),
    addExport: call('addExport'),
    exportOf: call('exportOf'),
    addReview: call('addReview'),
    reviewOf: call('reviewOf'),
    useOnce: call('useOnce'),
    heartbeat: call('heartbeat'),
    lastHeartbeat: call('lastHeartbeat'),
  }
}
