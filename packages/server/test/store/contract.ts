// What every store must do, whatever the engine.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { StoreError, type StoreErrorCode } from '../../src/store/errors.ts'
import { openStore } from '../../src/store/open.ts'
import type { Device, Holder, MatchEvent, MatchRow, Notice, Store } from '../../src/store/types.ts'
import { startProgram } from './program.ts'
import { aMatch, anAccount, anAct } from './samples.ts'

/** An empty database, and a way past the store into it. */
export type Place = {
  readonly file: string
  readonly databaseUrl?: string
  readonly thread?: URL
  sql(statement: string): Promise<void>
}

const HOSTILE = [
  `O'Neil"; DROP TABLE matches; --`,
  'back\\slash \\u0000 %_',
  '👩‍👩‍👧‍👦 🏳️‍🌈',
  'שלום \u202eעולם',
  'Ёлка и ежи',
  '\u0001\u001f\u007f\ufeff\n\r\t',
  '{"kind":"none"}',
  '',
]

export function storeContract(fresh: () => Promise<Place>): void {
  let place: Place
  let store: Store
  const opened: Store[] = []

  async function open(): Promise<Store> {
    const one = await openStore(place)
    opened.push(one)
    return one
  }

  async function close(one: Store): Promise<void> {
    opened.splice(opened.indexOf(one), 1)
    await one.close()
  }

  const refused = async (promise: Promise<unknown>, code: StoreErrorCode): Promise<void> => {
    const error = await promise.then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(StoreError)
    expect(error).toMatchObject({ code })
  }

  const args = (): string[] => [place.file, ...(place.databaseUrl ? [place.databaseUrl] : [])]

  beforeEach(async () => {
    place = await fresh()
    store = await open()
  })
  afterEach(async () => {
    for (const one of [...opened]) await close(one)
  })

  describe('accounts', () => {
    test('an account is read as it was written', async () => {
      const ada = anAccount('ada-account', { name: 'Ада', language: 'ru' })
      await store.createAccount(ada)
      expect(await store.account('ada-account')).toEqual(ada)
      expect(await store.account('nobody')).toBeUndefined()
    })

    test('several accounts at once; unknown ones are left out', async () => {
      await store.createAccount(anAccount('first'))
      await store.createAccount(anAccount('second'))
      const found = await store.accounts(['second', 'nobody', 'first', 'first'])
      expect(found.map(({ id }) => id).sort()).toEqual(['first', 'second'])
      expect(await store.accounts([])).toEqual([])
    })

    test('an id can not be used twice', async () => {
      await store.createAccount(anAccount('ada-account'))
      await refused(store.createAccount(anAccount('ada-account', { name: 'Other' })), 'taken')
      expect(await store.account('ada-account')).toMatchObject({ name: 'Ada' })
    })

    test('a change leaves the rest as it was', async () => {
      await store.createAccount(anAccount('ada-account', { login: 'ada' }))
      await store.changeAccount('ada-account', { name: 'Countess' })
      expect(await store.account('ada-account')).toEqual(anAccount('ada-account', { login: 'ada', name: 'Countess' }))
      await store.changeAccount('ada-account', { kind: 'user', language: 'ru', login: null })
      expect(await store.account('ada-account')).toMatchObject({ kind: 'user', language: 'ru', login: null })
      await refused(store.changeAccount('nobody', { name: 'x' }), 'missing')
    })

    test('a login belongs to one account', async () => {
      await store.createAccount(anAccount('ada-account'))
      await store.createAccount(anAccount('bob-account'))
      expect(await store.setPassword('ada-account', 'queen', 'hash-1')).toBe(true)
      expect(await store.setPassword('bob-account', 'queen', 'hash-2')).toBe(false)
      await refused(store.changeAccount('bob-account', { login: 'queen' }), 'taken')
      expect(await store.passwordOf('queen')).toEqual({ account: 'ada-account', hash: 'hash-1' })
      expect(await store.account('ada-account')).toMatchObject({ login: 'queen' })
      expect(await store.passwordOf('nobody')).toBeUndefined()
    })

    test('a password can be changed under the same login, for an account there is', async () => {
      await store.createAccount(anAccount('ada-account'))
      await store.setPassword('ada-account', 'queen', 'hash-1')
      expect(await store.setPassword('ada-account', 'queen', 'hash-2')).toBe(true)
      expect(await store.passwordOf('queen')).toMatchObject({ hash: 'hash-2' })
      await refused(store.setPassword('nobody', 'king', 'hash'), 'missing')
    })

    test('a login without a password opens nothing', async () => {
      await store.createAccount(anAccount('ada-account', { login: 'ada' }))
      expect(await store.passwordOf('ada')).toBeUndefined()
    })

    test('of many who want one login at once exactly one gets it', async () => {
      const ids = Array.from({ length: 10 }, (_, i) => `account-${i}`)
      for (const id of ids) await store.createAccount(anAccount(id))
      const got = await Promise.all(ids.map(id => store.setPassword(id, 'queen', `hash of ${id}`)))
      expect(got.filter(Boolean)).toHaveLength(1)
      expect(await store.passwordOf('queen')).toMatchObject({ account: ids[got.indexOf(true)] })
    })

    test('passkeys', async () => {
      await store.createAccount(anAccount('ada-account'))
      const publicKey = Uint8Array.from({ length: 256 }, (_, i) => i)
      const passkey = { id: 'key-b', account: 'ada-account', publicKey, counter: 0, transports: ['usb', 'nfc'] }
      await store.addPasskey(passkey)
      await store.addPasskey({ ...passkey, id: 'key-a', transports: [] })
      expect(await store.passkey('key-b')).toEqual(passkey)
      expect(await store.passkey('key-c')).toBeUndefined()
      expect((await store.passkeysOf('ada-account')).map(({ id }) => id)).toEqual(['key-a', 'key-b'])
      expect(await store.passkeysOf('nobody')).toEqual([])
      await store.touchPasskey('key-b', 4_000_000_000)
      expect(await store.passkey('key-b')).toEqual({ ...passkey, counter: 4_000_000_000 })
      await refused(store.addPasskey(passkey), 'taken')
      await refused(store.addPasskey({ ...passkey, id: 'key-d', account: 'nobody' }), 'missing')
    })

    test('sessions open their account until they expire or are ended', async () => {
      await store.createAccount(anAccount('ada-account'))
      await store.createSession('hash-1', 'ada-account', 1_000)
      await store.createSession('hash-2', 'ada-account', 2_000)
      expect(await store.sessionAccount('hash-1', 999)).toEqual(anAccount('ada-account'))
      expect(await store.sessionAccount('hash-1', 1_000)).toBeUndefined()
      expect(await store.sessionAccount('hash-3', 0)).toBeUndefined()
      await store.deleteSession('hash-2')
      expect(await store.sessionAccount('hash-2', 0)).toBeUndefined()
      await refused(store.createSession('hash-4', 'nobody', 1_000), 'missing')
      await refused(store.createSession('hash-1', 'ada-account', 9_000), 'taken')
    })

    test('a heartbeat clears expired sessions and only those', async () => {
      await store.createAccount(anAccount('ada-account'))
      await store.createSession('hash-1', 'ada-account', 1_000)
      await store.createSession('hash-2', 'ada-account', 2_000)
      await store.heartbeat(1_000)
      expect(await store.sessionAccount('hash-1', 0)).toBeUndefined()
      expect(await store.sessionAccount('hash-2', 0)).toBeDefined()
    })
  })

  describe('matches', () => {
    test('a match is read as it was written', async () => {
      const match = aMatch('match-one', {
        status: 'running',
        visibility: 'private',
        hotSeat: true,
        clock: { kind: 'bank', bankMs: 600_000, incrementMs: 5_000 },
        onTimeout: 'bot',
        seats: [
          { kind: 'account', account: 'ada-account' },
          { kind: 'bot', level: 'greedy' },
        ],
        waiting: [1],
        actions: 3,
        result: { kind: 'won', winners: [0], reason: 'heroDefeated', rule: '17.1' },
        clocks: { left: [1_000.5, 2_000], running: [1], since: 1_700_000_000_123 },
        proposal: { kind: 'undo', by: 0, to: 2, pending: [1] },
        paused: true,
        rematch: 'match-two',
      })
      await store.createMatch(match)
      expect(await store.match('match-one')).toEqual(match)
      expect(await store.match('match-two')).toBeUndefined()
      await refused(store.createMatch(match), 'taken')
    })

    test('options come back byte for byte', async () => {
      const options = { zebra: 1, apple: [], Mode: 'duel', ratio: 0.1, big: Number.MAX_SAFE_INTEGER, on: true }
      await store.createMatch(aMatch('match-one', { options }))
      expect(JSON.stringify((await store.match('match-one'))?.options)).toBe(JSON.stringify(options))
    })

    test('a head changes only as it was read', async () => {
      await store.createMatch(aMatch('match-one'))
      const read = await existing('match-one')
      expect(await store.changeHead(read, { status: 'running', waiting: [0] }, 1_800_000_000_000)).toBe(true)
      expect(await store.match('match-one')).toEqual(
        aMatch('match-one', { status: 'running', waiting: [0], revision: 1, updatedAt: 1_800_000_000_000 }),
      )
      expect(await store.changeHead(read, { status: 'abandoned' }, 1_800_000_000_001)).toBe(false)
      expect(await store.match('match-one')).toMatchObject({ status: 'running' })
      expect(await store.changeHead({ id: 'nobody', revision: 0 }, {}, 0)).toBe(false)
    })

    test('what was set can be cleared', async () => {
      const clocks = { left: [1], running: [0], since: 1 }
      await store.createMatch(aMatch('match-one', { clocks, rematch: 'match-two' }))
      await store.changeHead(await existing('match-one'), { clocks: null, rematch: null, paused: true }, 1)
      expect(await store.match('match-one')).toMatchObject({ clocks: null, rematch: null, paused: true })
    })

    test('of two people who take a seat at once, one looks again', async () => {
      await store.createMatch(aMatch('match-one'))
      const read = await existing('match-one')
      const sit = (account: string): Promise<boolean> =>
        store.changeHead(read, { seats: [read.seats[0] ?? { kind: 'open' }, { kind: 'account', account }] }, 1)
      const got = await Promise.all([sit('bob-account'), sit('eve-account')])
      expect(got.filter(Boolean)).toHaveLength(1)
    })

    test('an event makes an older reading of the head stale', async () => {
      await store.createMatch(aMatch('match-one', { status: 'running' }))
      const read = await existing('match-one')
      await store.append('match-one', anAct(1), {})
      expect(await store.changeHead(read, { paused: true }, 1)).toBe(false)
    })

    test('an invite opens its seat while the match is open', async () => {
      await store.createMatch(aMatch('match-one', { invites: [null, 'hash-1'] }))
      expect(await store.invited('hash-1')).toEqual({ match: 'match-one', seat: 1 })
      expect(await store.invited('hash-2')).toBeUndefined()
      await store.changeHead(await existing('match-one'), { invites: ['hash-2', null] }, 1)
      expect(await store.invited('hash-1')).toBeUndefined()
      expect(await store.invited('hash-2')).toEqual({ match: 'match-one', seat: 0 })
      await store.changeHead(await existing('match-one'), { invites: [null, 'hash-2'] }, 1)
      expect(await store.invited('hash-2')).toEqual({ match: 'match-one', seat: 1 })
      await store.changeHead(await existing('match-one'), { status: 'running' }, 1)
      expect(await store.invited('hash-2')).toBeUndefined()
    })
  })

  describe('events', () => {
    const ALL_KINDS: readonly MatchEvent[] = [
      { kind: 'act', action: { seat: 0, verb: 'attack', arg: 'hook' } },
      { kind: 'act', action: { seat: 1, verb: 'defend', arg: -1.5 } },
      { kind: 'act', action: { seat: 1, verb: 'done' } },
      { kind: 'undo', seat: 1, to: 1 },
      { kind: 'resign', seat: 0, cause: 'timeout' },
      { kind: 'draw' },
      { kind: 'replace', seat: 1, holder: { kind: 'bot', level: 'random' } },
      { kind: 'replace', seat: 1, holder: { kind: 'account', account: 'ada-account' } },
      { kind: 'pause', on: true },
    ]

    test('events of every kind are read as they were appended', async () => {
      await store.createMatch(aMatch('match-one', { status: 'running' }))
      const entries = ALL_KINDS.map((event, i) => ({ seq: i + 1, at: 1_700_000_000_000 + i, event }))
      for (const entry of entries) expect(await store.append('match-one', entry, {})).toBe(true)
      expect(await store.events('match-one', 0)).toEqual(entries)
      expect(await store.events('match-one', 7)).toEqual(entries.slice(7))
      expect(await store.events('match-one', 99)).toEqual([])
      expect(await store.events('nobody', 0)).toEqual([])
    })

    test('an event and what it changes in the head are one', async () => {
      await store.createMatch(aMatch('match-one', { status: 'running', waiting: [0] }))
      await store.append('match-one', anAct(1), { waiting: [1], actions: 1 })
      expect(await store.match('match-one')).toEqual(
        aMatch('match-one', {
          status: 'running',
          waiting: [1],
          actions: 1,
          seq: 1,
          revision: 1,
          updatedAt: anAct(1).at,
        }),
      )
      expect(await store.append('match-one', anAct(1, 'late'), { actions: 9 })).toBe(false)
      expect(await store.match('match-one')).toMatchObject({ seq: 1, actions: 1 })
      expect(await store.events('match-one', 0)).toEqual([anAct(1)])
    })

    test('of twenty who append the same number at once exactly one wins', async () => {
      await store.createMatch(aMatch('match-one', { status: 'running' }))
      const other = await open()
      for (const seq of [1, 2, 3]) {
        const tries = Array.from({ length: 20 }, (_, i) =>
          (i % 2 ? store : other).append('match-one', anAct(seq, `try${i}`), { actions: i }),
        )
        const won = await Promise.all(tries)
        expect(won.filter(Boolean)).toHaveLength(1)
        const winner = won.indexOf(true)
        expect(await store.events('match-one', seq - 1)).toEqual([anAct(seq, `try${winner}`)])
        expect(await store.match('match-one')).toMatchObject({ seq, actions: winner })
      }
    })

    test('a number that skips others, or a match there is not, is a mistake', async () => {
      await store.createMatch(aMatch('match-one', { status: 'running' }))
      await refused(store.append('match-one', anAct(2), {}), 'gap')
      await refused(store.append('nobody', anAct(1), {}), 'missing')
      expect(await store.events('match-one', 0)).toEqual([])
    })

    test('one refused event does not hinder the others of the same moment', async () => {
      await store.createMatch(aMatch('match-one', { status: 'running' }))
      await store.createMatch(aMatch('match-two', { status: 'running' }))
      const settled = await Promise.allSettled([
        store.append('match-one', anAct(1), {}),
        store.append('nobody', anAct(1), {}),
        store.append('match-two', anAct(1), {}),
      ])
      expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(await store.events('match-two', 0)).toHaveLength(1)
    })

    test('many matches at once keep their order', async () => {
      const ids = Array.from({ length: 20 }, (_, i) => `match-${i}`)
      await Promise.all(ids.map(id => store.createMatch(aMatch(id, { status: 'running' }))))
      await Promise.all(
        ids.map(async id => {
          for (let seq = 1; seq <= 20; seq++) expect(await store.append(id, anAct(seq), { actions: seq })).toBe(true)
        }),
      )
      for (const id of ids) {
        expect((await store.events(id, 0)).map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
      }
    })
  })

  describe('lists', () => {
    const bob: Holder = { kind: 'account', account: 'bob-account' }

    test('open, live and finished tables that are public', async () => {
      await store.createMatch(aMatch('open-public'))
      await store.createMatch(aMatch('open-private', { visibility: 'private' }))
      await store.createMatch(aMatch('live-public', { status: 'running' }))
      await store.createMatch(aMatch('live-private', { status: 'running', visibility: 'private' }))
      await store.createMatch(aMatch('over-public', { status: 'finished' }))
      await store.createMatch(aMatch('gone-public', { status: 'abandoned' }))
      expect(await ids({ list: 'open' })).toEqual(['open-public'])
      expect(await ids({ list: 'live' })).toEqual(['live-public'])
      expect(await ids({ list: 'finished' })).toEqual(['over-public'])
    })

    test('mine: what I play or host, of any kind, last changed first', async () => {
      await store.createMatch(aMatch('hosted', { host: 'bob-account', updatedAt: 1 }))
      await store.createMatch(aMatch('seated', { seats: [bob, bob], visibility: 'private', updatedAt: 3 }))
      await store.createMatch(aMatch('over', { seats: [bob], status: 'finished', updatedAt: 2 }))
      await store.createMatch(aMatch('gone', { seats: [bob], status: 'abandoned', updatedAt: 4 }))
      await store.createMatch(aMatch('not-mine', { updatedAt: 5 }))
      expect(await ids({ list: 'mine', account: 'bob-account' })).toEqual(['seated', 'over', 'hosted'])
      expect(await ids({ list: 'mine' })).toEqual([])
    })

    test('who joins finds the table; who leaves before it begins does not', async () => {
      await store.createMatch(aMatch('match-one'))
      const mine = (): Promise<readonly string[]> => ids({ list: 'mine', account: 'bob-account' })
      const seats = (await existing('match-one')).seats
      await store.changeHead(await existing('match-one'), { seats: [seats[0] ?? bob, bob] }, 1)
      expect(await mine()).toEqual(['match-one'])
      await store.changeHead(await existing('match-one'), { seats }, 2)
      expect(await mine()).toEqual([])
      expect(await ids({ list: 'mine', account: 'ada-account' })).toEqual(['match-one'])
    })

    test('whose seat a bot has taken over still finds the table', async () => {
      await store.createMatch(aMatch('match-one', { status: 'running', seats: [bob, bob] }))
      const bot: Holder = { kind: 'bot', level: 'random' }
      const entry = { seq: 1, at: 1, event: { kind: 'replace', seat: 0, holder: bot } } as const
      await store.append('match-one', entry, { seats: [bot, bot] })
      expect(await ids({ list: 'mine', account: 'bob-account' })).toEqual(['match-one'])
    })

    test('one game only', async () => {
      await store.createMatch(aMatch('match-one'))
      await store.createMatch(aMatch('match-two', { game: 'red-sea' }))
      expect(await ids({ list: 'open', game: 'red-sea' })).toEqual(['match-two'])
      expect(await ids({ list: 'mine', account: 'ada-account', game: 'unmatched' })).toEqual(['match-one'])
    })

    test('pages hold every match once, also those changed at the same time', async () => {
      for (let i = 0; i < 25; i++) await store.createMatch(aMatch(`match-${i}`, { updatedAt: Math.floor(i / 5) }))
      for (const list of ['open', 'mine'] as const) {
        const seen: string[] = []
        let cursor: string | undefined
        do {
          const { matches, next } = await store.list({
            list,
            account: 'ada-account',
            limit: 4,
            ...(cursor ? { cursor } : {}),
          })
          expect(matches.length).toBeLessThanOrEqual(4)
          seen.push(...matches.map(({ id }) => id))
          cursor = next
        } while (cursor)
        expect(seen).toHaveLength(25)
        expect(new Set(seen).size).toBe(25)
      }
    })

    test('a page that holds all has no next one', async () => {
      await store.createMatch(aMatch('match-one'))
      await store.createMatch(aMatch('match-two'))
      expect(await store.list({ list: 'open', limit: 2 })).not.toHaveProperty('next')
      expect(await store.list({ list: 'open', limit: 1 })).toHaveProperty('next')
    })

    test('rows that change while somebody pages do not shift the others', async () => {
      for (let i = 0; i < 12; i++) await store.createMatch(aMatch(`match-${i}`, { updatedAt: 100 + i }))
      const first = await store.list({ list: 'open', limit: 4 })
      // One already seen, one still to come, and a new one: all go to the front.
      await store.changeHead(await existing('match-11'), { paused: true }, 900)
      await store.changeHead(await existing('match-3'), { paused: true }, 901)
      await store.createMatch(aMatch('match-new', { updatedAt: 902 }))
      const rest = await store.list({ list: 'open', limit: 50, cursor: first.next ?? '' })
      expect(first.matches.map(({ id }) => id)).toEqual(['match-11', 'match-10', 'match-9', 'match-8'])
      expect(rest.matches.map(({ id }) => id)).toEqual([7, 6, 5, 4, 2, 1, 0].map(i => `match-${i}`))
    })

    test.each(['', 'rubbish', '!!!', 'MTIz', Buffer.from("1,x' OR 1=1 --").toString('base64url')])(
      'the cursor %j is refused',
      async cursor => {
        await refused(store.list({ list: 'open', limit: 5, cursor }), 'bad-cursor')
      },
    )

    test('running matches with a clock', async () => {
      const clock = { kind: 'days', days: 3 } as const
      await store.createMatch(aMatch('no-clock', { status: 'running' }))
      await store.createMatch(aMatch('ticking', { status: 'running', clock }))
      await store.createMatch(aMatch('open', { clock }))
      expect((await store.ticking()).map(({ id }) => id)).toEqual(['ticking'])
    })

    test('running matches that wait for a bot', async () => {
      const seats: readonly Holder[] = [bob, { kind: 'bot', level: 'greedy' }]
      await store.createMatch(aMatch('bot-waits', { status: 'running', seats, waiting: [0] }))
      await store.createMatch(aMatch('bot-thinks', { status: 'running', seats, waiting: [0, 1] }))
      await store.createMatch(aMatch('not-begun', { seats, waiting: [1] }))
      await store.createMatch(aMatch('people', { status: 'running', seats: [bob, bob], waiting: [1] }))
      expect(await store.waitingForBots()).toEqual(['bot-thinks'])
    })
  })

  describe('chat and heartbeat', () => {
    const line = (text: string) =>
      ({ channel: 'players', from: { id: 'ada-account', name: 'Ada' }, text, at: 1_700_000_000_000 }) as const

    test('lines are numbered a match, in the order they were said', async () => {
      await store.createMatch(aMatch('match-one'))
      await store.createMatch(aMatch('match-two'))
      expect(await store.addChat('match-one', line('hello'))).toEqual({ ...line('hello'), id: 1 })
      await store.addChat('match-one', { ...line('psst'), channel: 'spectators' })
      await store.addChat('match-two', line('elsewhere'))
      expect(await store.chat('match-one', 0, 10)).toEqual([
        { ...line('hello'), id: 1 },
        { ...line('psst'), channel: 'spectators', id: 2 },
      ])
      expect(await store.chat('match-one', 1, 10)).toMatchObject([{ id: 2 }])
      await refused(store.addChat('nobody', line('echo')), 'missing')
    })

    test('of many lines the newest are read', async () => {
      await store.createMatch(aMatch('match-one'))
      for (let i = 1; i <= 5; i++) await store.addChat('match-one', line(`line ${i}`))
      expect((await store.chat('match-one', 0, 2)).map(({ text }) => text)).toEqual(['line 4', 'line 5'])
    })

    test('many who talk at once are all heard', async () => {
      await store.createMatch(aMatch('match-one'))
      const said = await Promise.all(Array.from({ length: 20 }, (_, i) => store.addChat('match-one', line(`${i}`))))
      expect(said.map(({ id }) => id).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
      expect(await store.chat('match-one', 0, 50)).toHaveLength(20)
    })

    test('the last heartbeat of anybody counts', async () => {
      expect(await store.lastHeartbeat()).toBe(0)
      await store.heartbeat(2_000)
      await store.heartbeat(1_000)
      expect(await store.lastHeartbeat()).toBe(2_000)
    })
  })

  describe('reminders', () => {
    const device = (endpoint: string, change: Partial<Device> = {}): Device => ({
      endpoint: `https://push.example/${endpoint}`,
      account: 'ada-account',
      p256dh: 'a public key',
      auth: 'a secret',
      language: 'ru',
      ...change,
    })
    const phone = device('phone')
    const laptop = device('laptop', { language: 'en' })
    const notice: Notice = { endpoint: phone.endpoint, match: 'match-one', turn: 3, reason: 'turn' }

    beforeEach(async () => {
      for (const [account, session] of [
        ['ada-account', 'ada-session'],
        ['bob-account', 'bob-session'],
      ] as const) {
        await store.createAccount(anAccount(account))
        await store.createSession(session, account, 1_000)
      }
    })

    test('a device is read as it was named, several a person, oldest first', async () => {
      await store.saveDevice(phone, 'ada-session', 1, 9)
      await store.saveDevice(laptop, 'ada-session', 2, 9)
      const bobs = device('tablet', { account: 'bob-account' })
      await store.saveDevice(bobs, 'bob-session', 3, 9)
      expect(await store.devicesOf(['ada-account', 'nobody'])).toEqual([phone, laptop])
      expect(await store.devicesOf(['bob-account', 'ada-account'])).toEqual([phone, laptop, bobs])
      expect(await store.devicesOf([])).toEqual([])
    })

    test('named anew it has the new keys, the new language and the new person', async () => {
      await store.saveDevice(phone, 'ada-session', 1, 9)
      const anew = { ...phone, account: 'bob-account', p256dh: 'another', auth: 'other', language: 'en' } as const
      await store.saveDevice(anew, 'bob-session', 2, 9)
      expect(await store.devicesOf(['ada-account', 'bob-account'])).toEqual([anew])
    })

    test('only with a session of its own person', async () => {
      await refused(store.saveDevice(phone, 'bob-session', 1, 9), 'missing')
      await refused(store.saveDevice(phone, 'no-session', 1, 9), 'missing')
      expect(await store.devicesOf(['ada-account'])).toEqual([])
    })

    test('of too many devices the oldest are forgotten', async () => {
      for (let i = 1; i <= 4; i++) await store.saveDevice(device(`${i}`), 'ada-session', i, 3)
      await store.saveDevice(device('2'), 'ada-session', 5, 3)
      await store.saveDevice(device('5'), 'ada-session', 6, 3)
      expect(await store.devicesOf(['ada-account'])).toEqual([device('4'), device('2'), device('5')])
    })

    test('a device is forgotten by its person, with its session, and when that expires', async () => {
      await store.saveDevice(phone, 'ada-session', 1, 9)
      await store.deleteDevice({ endpoint: phone.endpoint, account: 'bob-account' })
      expect(await store.devicesOf(['ada-account'])).toEqual([phone])
      await store.deleteDevice(phone)
      expect(await store.devicesOf(['ada-account'])).toEqual([])
      await store.saveDevice(phone, 'ada-session', 1, 9)
      await store.deleteSession('ada-session')
      expect(await store.devicesOf(['ada-account'])).toEqual([])
      await store.saveDevice(device('tablet', { account: 'bob-account' }), 'bob-session', 1, 9)
      await store.heartbeat(1_000)
      expect(await store.devicesOf(['bob-account'])).toEqual([])
    })

    test('the same is told once, whoever asks and however many at once', async () => {
      await store.createMatch(aMatch('match-one', { status: 'running' }))
      await store.saveDevice(phone, 'ada-session', 1, 9)
      await store.saveDevice(laptop, 'ada-session', 1, 9)
      const other = await open()
      const claims = await Promise.all(
        Array.from({ length: 10 }, (_, i) => (i % 2 ? store : other).claimNotice(notice)),
      )
      expect(claims.filter(Boolean)).toHaveLength(1)
      expect(await store.claimNotice({ ...notice, reason: 'late' })).toBe(true)
      expect(await store.claimNotice({ ...notice, endpoint: laptop.endpoint })).toBe(true)
      expect(await store.claimNotice({ ...notice, turn: 4 })).toBe(true)
      expect(await store.claimNotice({ ...notice, turn: 4 })).toBe(false)
      expect(await store.noticesOf('match-one')).toHaveLength(2)
      expect(await store.noticesOf('match-one')).toContainEqual({ ...notice, turn: 4 })
      expect(await store.noticesOf('nowhere')).toEqual([])
      await close(store)
      store = await open()
      expect(await store.claimNotice({ ...notice, turn: 4 })).toBe(false)
    })

    test('what was not told after all may be told', async () => {
      await store.createMatch(aMatch('match-one', { status: 'running' }))
      await store.saveDevice(phone, 'ada-session', 1, 9)
      await store.claimNotice(notice)
      await store.releaseNotice(notice)
      expect(await store.claimNotice(notice)).toBe(true)
    })

    test('a device or match there is not is told nothing', async () => {
      await store.createMatch(aMatch('match-one', { status: 'running' }))
      expect(await store.claimNotice(notice)).toBe(false)
      await store.saveDevice(phone, 'ada-session', 1, 9)
      expect(await store.claimNotice({ ...notice, match: 'nowhere' })).toBe(false)
    })

    test('running matches of people with a device', async () => {
      const bob: Holder = { kind: 'account', account: 'bob-account' }
      await store.createMatch(aMatch('running', { status: 'running' }))
      await store.createMatch(aMatch('open'))
      await store.createMatch(aMatch('of-others', { status: 'running', host: 'bob-account', seats: [bob, bob] }))
      expect(await store.remindable()).toEqual([])
      await store.saveDevice(phone, 'ada-session', 1, 9)
      expect((await store.remindable()).map(({ id }) => id)).toEqual(['running'])
    })

    test('of values kept under one name the first stays, for everybody', async () => {
      const other = await open()
      const answers = await Promise.all([
        store.keep('key', 'one'),
        other.keep('key', 'two'),
        store.keep('key', 'three'),
      ])
      expect(new Set(answers).size).toBe(1)
      expect(await other.keep('key', 'four')).toBe(answers[0])
      expect(await store.keep('other', 'five')).toBe('five')
    })
  })

  describe('hostile text', () => {
    test.each(HOSTILE)('%j comes back as it went in', async text => {
      await store.createAccount(anAccount('ada-account', { name: text }))
      expect(await store.account('ada-account')).toMatchObject({ name: text })
      await store.createMatch(aMatch('match-one', { status: 'running', options: { [text]: text, list: [text] } }))
      expect(await store.match('match-one')).toMatchObject({ options: { [text]: text, list: [text] } })
      const entry = { seq: 1, at: 1, event: { kind: 'act', action: { seat: 0, verb: text, arg: text } } } as const
      await store.append('match-one', entry, {})
      expect(await store.events('match-one', 0)).toEqual([entry])
      const from = { id: 'ada-account', name: text }
      await store.addChat('match-one', { channel: 'players', from, text, at: 1 })
      expect(await store.chat('match-one', 0, 1)).toMatchObject([{ from, text }])
      expect(await store.account(text)).toBeUndefined()
      expect(await store.list({ list: 'mine', account: text, game: text, limit: 5 })).toEqual({ matches: [] })
    })

    test.each(['a\u0000b', '\ud83d', '\udc00x'])('%j is refused', async text => {
      await refused(store.createAccount(anAccount('ada-account', { name: text })), 'bad-text')
      await refused(store.createMatch(aMatch('match-one', { options: { deep: [text] } })), 'bad-text')
      await refused(store.createMatch(aMatch('match-one', { options: { [text]: 1 } })), 'bad-text')
      await store.createMatch(aMatch('match-one', { status: 'running' }))
      const action = { seat: 0, verb: 'say', arg: text }
      await refused(store.append('match-one', { seq: 1, at: 1, event: { kind: 'act', action } }, {}), 'bad-text')
      const from = { id: 'ada-account', name: 'Ada' }
      await refused(store.addChat('match-one', { channel: 'players', from, text, at: 1 }), 'bad-text')
      expect(await store.account('ada-account')).toBeUndefined()
      expect(await store.events('match-one', 0)).toEqual([])
    })

    test('a name with a NUL finds nothing it should not', async () => {
      await store.createAccount(anAccount('ada-account'))
      await store.createSession('hash', 'ada-account', 1_000)
      await refused(store.account('ada-account\u0000'), 'bad-text')
      await refused(store.sessionAccount('hash\u0000', 0), 'bad-text')
    })
  })

  describe('damaged rows', () => {
    let warned: ReturnType<typeof vi.spyOn>
    beforeAll(() => {
      warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
    })
    afterAll(() => {
      warned.mockRestore()
    })

    test.each([
      `UPDATE matches SET seats = '{"not":"a list"}' WHERE id = 'match-one'`,
      `UPDATE matches SET seats = '[{"kind":"king"}]' WHERE id = 'match-one'`,
      `UPDATE matches SET status = 'asleep' WHERE id = 'match-one'`,
      `UPDATE matches SET clocks = '{"left":["much"]}' WHERE id = 'match-one'`,
      `UPDATE matches SET result = 'null' WHERE id = 'match-one'`,
    ])('%s gives a typed error', async damage => {
      await store.createMatch(aMatch('match-one', { invites: [null, 'hash'] }))
      await place.sql(damage)
      await refused(store.match('match-one'), 'corrupt')
      await refused(store.invited('hash'), 'corrupt')
    })

    test('the error names the row and the part, not what stands there', async () => {
      await store.createMatch(aMatch('match-one'))
      await place.sql(`UPDATE matches SET options = '["secret"]' WHERE id = 'match-one'`)
      const message = await store.match('match-one').catch((error: unknown) => String(error))
      expect(message).toMatch(/match-one.*options/)
      expect(message).not.toContain('secret')
    })

    test('a damaged event gives a typed error', async () => {
      await store.createMatch(aMatch('match-one', { status: 'running' }))
      await store.append('match-one', anAct(1), {})
      await place.sql(`UPDATE events SET event = '{"kind":"act","action":{"seat":"first"}}'`)
      await refused(store.events('match-one', 0), 'corrupt')
    })

    test('a damaged account gives a typed error', async () => {
      await store.createAccount(anAccount('ada-account'))
      await store.createSession('hash', 'ada-account', 1_000)
      await place.sql(`UPDATE accounts SET language = 'la'`)
      await refused(store.account('ada-account'), 'corrupt')
      await refused(store.sessionAccount('hash', 0), 'corrupt')
    })

    test('lists leave a damaged match out and go on to the next page', async () => {
      const clock = { kind: 'days', days: 1 } as const
      const seats: readonly Holder[] = [{ kind: 'bot', level: 'random' }]
      for (let i = 0; i < 5; i++)
        await store.createMatch(aMatch(`match-${i}`, { status: 'running', clock, seats, waiting: [0], updatedAt: i }))
      await place.sql(`UPDATE matches SET waiting = '{}' WHERE id = 'match-3'`)
      const first = await store.list({ list: 'live', limit: 2 })
      expect(first.matches.map(({ id }) => id)).toEqual(['match-4'])
      const rest = await store.list({ list: 'live', limit: 9, cursor: first.next ?? '' })
      expect(rest.matches.map(({ id }) => id)).toEqual(['match-2', 'match-1', 'match-0'])
      expect(await store.ticking()).toHaveLength(4)
      expect(await store.waitingForBots()).toHaveLength(4)
      if (!place.thread) expect(warned).toHaveBeenCalled() // a thread warns by itself
    })
  })

  describe('durability and schema', () => {
    test('everything is there after closing and opening again', async () => {
      await store.createAccount(anAccount('ada-account'))
      await store.createMatch(aMatch('match-one', { status: 'running' }))
      await store.append('match-one', anAct(1), { actions: 1 })
      await close(store)
      const again = await open()
      expect(await again.account('ada-account')).toBeDefined()
      expect(await again.match('match-one')).toMatchObject({ seq: 1, actions: 1 })
      expect(await again.events('match-one', 0)).toEqual([anAct(1)])
    })

    test('what was under way when the store is closed is still committed', async () => {
      await store.createMatch(aMatch('match-one', { status: 'running' }))
      const last = store.append('match-one', anAct(1), {})
      await close(store)
      expect(await last).toBe(true)
      expect(await (await open()).events('match-one', 0)).toHaveLength(1)
    })

    test('a closed store refuses everything, and may be closed twice', async () => {
      await close(store)
      await store.close()
      await refused(store.account('ada-account'), 'closed')
      await refused(store.createMatch(aMatch('match-one')), 'closed')
      await refused(store.heartbeat(1), 'closed')
    })

    test('a process killed in the middle has kept every event it acknowledged', async () => {
      const program = await startProgram('append', args())
      await program.printed(300)
      program.kill()
      await program.ended
      const again = await open()
      const acknowledged = new Map<string, number>()
      for (const line of program.lines) {
        const [id = '', seq] = line.split(' ')
        acknowledged.set(id, Math.max(acknowledged.get(id) ?? 0, Number(seq)))
      }
      expect(acknowledged.size).toBe(3)
      for (const [id, last] of acknowledged) {
        const events = await again.events(id, 0)
        expect(events.length).toBeGreaterThanOrEqual(last)
        expect(events).toEqual(events.map((_, i) => anAct(i + 1)))
        expect(await again.match(id)).toMatchObject({ seq: events.length, actions: events.length })
      }
    })

    test('migrating twice changes nothing', async () => {
      await store.createAccount(anAccount('ada-account'))
      await store.migrate()
      expect(await store.account('ada-account')).toBeDefined()
    })

    test('a database of a newer program is refused', async () => {
      await place.sql('INSERT INTO schema_version (version) VALUES (9999)')
      await refused(open(), 'newer-schema')
    })

    test('processes that start at once on an empty database do not disturb each other', async () => {
      place = await fresh()
      const programs = await Promise.all(Array.from({ length: 4 }, () => startProgram('migrate', args())))
      expect(await Promise.all(programs.map(({ ended }) => ended))).toEqual([0, 0, 0, 0])
      await (await open()).createMatch(aMatch('match-one'))
    })

    test('it answers whether it is there', async () => {
      await expect(store.ping()).resolves.toBeUndefined()
    })
  })

  async function existing(id: string): Promise<MatchRow> {
    const match = await store.match(id)
    if (!match) throw new Error(`There is no match ${id}.`)
    return match
  }

  async function ids(query: Omit<Parameters<Store['list']>[0], 'limit'>): Promise<readonly string[]> {
    return (await store.list({ ...query, limit: 50 })).matches.map(({ id }) => id)
  }
}
