// Moderation: sanctions of hosts, blocks, reports, bans, admins, the record of what was done, visits, unused guests.

import { describe, expect } from 'vitest'
import type { Holder, Store } from '../../../src/store/store.ts'
import { aMatch, anAccount } from '../samples.ts'
import { refused, type StoreTest } from './setup.ts'

const ADA = { id: 'ada-account', name: 'Ada' }
const BOB = { id: 'bob-account', name: 'Bob' }
const LAST = Number.MAX_SAFE_INTEGER
const NOW = 1_800_000_000_000
const HOSTILE = `O'Neil"; DROP TABLE reports; -- 👩‍👩‍👧‍👦`

async function people(store: Store): Promise<void> {
  await store.createAccount(anAccount(ADA.id))
  await store.createAccount(anAccount(BOB.id, { name: 'Bob' }))
  await store.createAccount(anAccount('eve-account', { name: 'Eve' }))
}

export function moderation(test: StoreTest): void {
  describe('moderation', () => {
    test('a host mutes and removes at one table, as often as they like, and takes it back', async ({ store }) => {
      await store.createMatch(aMatch('match-one'))
      await store.createMatch(aMatch('match-two'))
      const muted = { account: BOB.id, kind: 'muted' } as const
      const removed = { account: BOB.id, kind: 'removed' } as const
      await store.setSanction('match-one', muted, true, 1)
      await store.setSanction('match-one', muted, true, 2)
      await store.setSanction('match-one', removed, true, 3)
      expect(await store.sanctionsAt('match-one')).toEqual([muted, removed])
      expect(await store.sanctionsAt('match-two')).toEqual([])
      await store.setSanction('match-one', muted, false, 4)
      expect(await store.sanctionsAt('match-one')).toEqual([removed])
      await refused(store.setSanction('nowhere', muted, true, 1), 'missing')
    })

    test('blocks are listed for their owner and found among people in both directions', async ({ store }) => {
      await people(store)
      expect(await store.addBlock({ account: ADA.id, blocked: BOB.id, at: 1 }, 2)).toBe(true)
      expect(await store.addBlock({ account: ADA.id, blocked: BOB.id, at: 2 }, 2)).toBe(true)
      expect(await store.addBlock({ account: 'eve-account', blocked: ADA.id, at: 3 }, 2)).toBe(true)
      expect(await store.blocksOf(ADA.id)).toEqual([{ account: ADA.id, blocked: BOB.id, at: 1 }])
      expect(await store.blocksAmong([BOB.id, ADA.id])).toEqual([{ account: ADA.id, blocked: BOB.id, at: 1 }])
      expect(await store.blocksAmong([BOB.id, 'eve-account'])).toEqual([])
      expect(await store.blocksAmong([BOB.id, 'eve-account', ADA.id])).toHaveLength(2)
      await store.removeBlock(ADA.id, BOB.id)
      expect(await store.blocksOf(ADA.id)).toEqual([])
      await refused(store.addBlock({ account: ADA.id, blocked: 'nobody', at: 1 }, 2), 'missing')
    })

    test('only so many people are blocked, also by requests at the same time', async ({ store }) => {
      await people(store)
      for (let i = 0; i < 5; i++) await store.createAccount(anAccount(`other-${i}`))
      const added = await Promise.all(
        Array.from({ length: 5 }, (_, i) => store.addBlock({ account: ADA.id, blocked: `other-${i}`, at: i }, 3)),
      )
      expect(added.filter(isAdded => isAdded)).toHaveLength(3)
      expect(await store.blocksOf(ADA.id)).toHaveLength(3)
    })

    const report: Parameters<Store['addReport']>[0] = {
      at: NOW,
      reporter: ADA,
      account: { id: BOB.id, name: HOSTILE },
      match: 'match-one',
      reason: 'abuse',
      note: HOSTILE,
      lines: [{ channel: 'players', from: BOB, text: HOSTILE, at: NOW - 1 }],
    }

    test('a report keeps the lines; the same one is not open twice', async ({ store }) => {
      expect(await store.addReport(report)).toBe(true)
      expect(await store.addReport({ ...report, reason: 'spam' })).toBe(false)
      expect(await store.addReport({ ...report, match: 'match-two' })).toBe(true)
      const [second, first] = await store.reports('open', LAST, 10)
      expect(first).toEqual({ ...report, id: first?.id })
      expect(await store.reports('open', second?.id ?? 0, 10)).toEqual([first])
      expect(await store.reports('open', LAST, 1)).toEqual([second])

      const closed = await store.closeReport(first?.id ?? 0, ADA, NOW + 1)
      expect(closed).toEqual({ ...first, closed: { by: ADA, at: NOW + 1 } })
      expect(await store.closeReport(first?.id ?? 0, BOB, NOW + 2)).toBeUndefined()
      expect(await store.closeReport(999, ADA, NOW)).toBeUndefined()
      expect(await store.reports('open', LAST, 10)).toEqual([second])
      expect(await store.reports('closed', LAST, 10)).toEqual([closed])
      expect(await store.addReport(report)).toBe(true)
      await refused(store.addReport({ ...report, match: 'match-three', note: 'a\u0000b' }), 'bad-text')
    })

    test('bans hold until their time or until they are lifted', async ({ store }) => {
      const ban = { account: BOB, address: null, reason: HOSTILE, by: ADA, at: NOW }
      const forEver = await store.addBan({ ...ban, address: 'hash of an address' })
      const short = await store.addBan({ ...ban, until: NOW + 10 })
      expect(forEver).toEqual({ ...ban, id: forEver.id, address: 'hash of an address' })
      expect(await store.bans(NOW)).toEqual([short, forEver])
      expect(await store.bans(NOW + 10)).toEqual([forEver])
      expect(await store.liftBan(forEver.id, NOW)).toEqual(forEver)
      expect(await store.liftBan(forEver.id, NOW)).toBeUndefined()
      expect(await store.bans(NOW + 10)).toEqual([])
    })

    test('what was done is recorded, newest first, page by page', async ({ store }) => {
      await store.addAuditEntry({ at: 1, by: ADA, action: 'ban', account: BOB, note: HOSTILE })
      await store.addAuditEntry({ at: 2, by: ADA, action: 'closeTable', match: 'match-one', note: '' })
      const [second, first] = await store.audit(LAST, 10)
      expect(first).toEqual({ id: first?.id, at: 1, by: ADA, action: 'ban', account: BOB, note: HOSTILE })
      expect(second).toEqual({ id: second?.id, at: 2, by: ADA, action: 'closeTable', match: 'match-one', note: '' })
      expect(await store.audit(second?.id ?? 0, 10)).toEqual([first])
    })

    test('admins are made and unmade', async ({ store }) => {
      await people(store)
      await store.setAdmin(BOB.id, true, 2)
      await store.setAdmin(ADA.id, true, 1)
      await store.setAdmin(ADA.id, true, 3)
      expect(await store.admins()).toEqual([ADA.id, BOB.id])
      expect([await store.isAdmin(BOB.id), await store.isAdmin('eve-account')]).toEqual([true, false])
      await store.setAdmin(BOB.id, false, 4)
      expect(await store.isAdmin(BOB.id)).toBe(false)
      await refused(store.setAdmin('nobody', true, 1), 'missing')
    })

    test('accounts are found by id, login or exact name', async ({ store }) => {
      await people(store)
      await store.setPassword(BOB.id, 'bobby', 'hash')
      const found = async (text: string) => (await store.findAccounts(text)).map(({ id }) => id)
      expect(await found('bobby')).toEqual([BOB.id])
      expect(await found('Eve')).toEqual(['eve-account'])
      expect(await found(ADA.id)).toEqual([ADA.id])
      expect(await found("' OR 1=1 --")).toEqual([])
    })

    test('the last visit is known, and an earlier one does not replace it', async ({ store }) => {
      await people(store)
      expect(await store.lastVisit(ADA.id)).toEqual({ at: anAccount(ADA.id).createdAt, address: null })
      await store.noteVisit(ADA.id, 'here', NOW)
      await store.noteVisit(ADA.id, 'there', NOW - 1)
      expect(await store.lastVisit(ADA.id)).toEqual({ at: NOW, address: 'there' })
      expect(await store.lastVisit('nobody')).toBeUndefined()
    })

    test('the tables at which somebody plays now', async ({ store }) => {
      const seats: readonly Holder[] = [{ kind: 'account', account: BOB.id }]
      await store.createMatch(aMatch('open', { seats }))
      await store.createMatch(aMatch('running', { seats, status: 'running', visibility: 'private' }))
      await store.createMatch(aMatch('over', { seats, status: 'finished' }))
      await store.createMatch(aMatch('hosted', { host: BOB.id }))
      await store.createMatch(aMatch('other'))
      expect(await store.currentMatchesOf(BOB.id)).toEqual(['hosted', 'open', 'running'])
    })

    test('guests who were not seen for long are deleted, unless something waits for them', async ({ store }) => {
      const old = { createdAt: 1 }
      const guest = (id: string, change = {}) => store.createAccount(anAccount(id, { ...old, ...change }))
      const seated = (account: string): readonly Holder[] => [{ kind: 'account', account }]
      await guest('unused')
      await guest('new', { createdAt: NOW })
      await guest('seen')
      await store.noteVisit('seen', 'here', NOW)
      await guest('registered', { kind: 'user' })
      await guest('playing')
      await store.createMatch(aMatch('match-one', { status: 'running', seats: seated('playing') }))
      await guest('waiting')
      await store.createMatch(aMatch('match-two', { host: 'waiting' }))
      await guest('played')
      await store.createMatch(aMatch('match-three', { status: 'finished', seats: seated('played') }))
      await guest('owner')
      await store.createBot(anAccount('program', old), 'owner', 5)
      await store.createSession('hash', 'unused', NOW)
      await store.addBlock({ account: 'unused', blocked: 'seen', at: 1 }, 5)
      await store.addBlock({ account: 'seen', blocked: 'unused', at: 1 }, 5)

      let after: string | undefined = ''
      let deleted = 0
      while (after !== undefined) {
        const page: Awaited<ReturnType<Store['deleteUnusedGuests']>> = await store.deleteUnusedGuests(NOW - 1, after, 3)
        deleted += page.deleted
        after = page.next
      }
      expect(deleted).toBe(2)
      const ids = ['unused', 'played', 'new', 'seen', 'registered', 'playing', 'waiting', 'owner', 'program']
      const left = (await store.accounts(ids)).map(({ id }) => id)
      expect(left.toSorted()).toEqual(ids.slice(2).toSorted())
      expect(await store.sessionAccount('hash', 0)).toBeUndefined()
      expect(await store.blocksOf('seen')).toEqual([])
      expect(await store.match('match-three')).toMatchObject({ seats: seated('played') })
    })
  })
}
