// Devices to be reminded, and what they were told.

import { describe, expect } from 'vitest'
import type { Device, Holder, Notice } from '../../../src/store/store.ts'
import { aMatch, anAccount } from '../samples.ts'
import { refused, type StoreTest } from './setup.ts'

export function reminders(test: StoreTest): void {
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

    test.beforeEach(async ({ store }) => {
      for (const [account, session] of [
        ['ada-account', 'ada-session'],
        ['bob-account', 'bob-session'],
      ] as const) {
        await store.createAccount(anAccount(account))
        await store.createSession(session, account, 1_000)
      }
    })

    test('devices are read as they were added, several per person, oldest first', async ({ store }) => {
      await store.saveDevice(phone, 'ada-session', 1, 9)
      await store.saveDevice(laptop, 'ada-session', 2, 9)
      const bobs = device('tablet', { account: 'bob-account' })
      await store.saveDevice(bobs, 'bob-session', 3, 9)
      expect(await store.devicesOf(['ada-account', 'nobody'])).toEqual([phone, laptop])
      expect(await store.devicesOf(['bob-account', 'ada-account'])).toEqual([phone, laptop, bobs])
      expect(await store.devicesOf([])).toEqual([])
    })

    test('added again it has the new keys, the new language and the new person', async ({ store }) => {
      await store.saveDevice(phone, 'ada-session', 1, 9)
      const again = { ...phone, account: 'bob-account', p256dh: 'another', auth: 'other', language: 'en' } as const
      await store.saveDevice(again, 'bob-session', 2, 9)
      expect(await store.devicesOf(['ada-account', 'bob-account'])).toEqual([again])
    })

    test('only with a session of its own person', async ({ store }) => {
      await refused(store.saveDevice(phone, 'bob-session', 1, 9), 'missing')
      await refused(store.saveDevice(phone, 'no-session', 1, 9), 'missing')
      expect(await store.devicesOf(['ada-account'])).toEqual([])
    })

    test('of too many devices the oldest are deleted', async ({ store }) => {
      for (let i = 1; i <= 4; i++) await store.saveDevice(device(`${i}`), 'ada-session', i, 3)
      await store.saveDevice(device('2'), 'ada-session', 5, 3)
      await store.saveDevice(device('5'), 'ada-session', 6, 3)
      expect(await store.devicesOf(['ada-account'])).toEqual([device('4'), device('2'), device('5')])
    })

    test('a device is deleted by its person, with its session, and when that expires', async ({ store }) => {
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

    test('a notice is claimed once, by whichever of many processes', async ({ store, open }) => {
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
      await store.close()
      const again = await open()
      expect(await again.claimNotice({ ...notice, turn: 4 })).toBe(false)
    })

    test('a released notice may be claimed again', async ({ store }) => {
      await store.createMatch(aMatch('match-one', { status: 'running' }))
      await store.saveDevice(phone, 'ada-session', 1, 9)
      await store.claimNotice(notice)
      await store.releaseNotice(notice)
      expect(await store.claimNotice(notice)).toBe(true)
    })

    test('no notice of an unknown device or match can be claimed', async ({ store }) => {
      await store.createMatch(aMatch('match-one', { status: 'running' }))
      expect(await store.claimNotice(notice)).toBe(false)
      await store.saveDevice(phone, 'ada-session', 1, 9)
      expect(await store.claimNotice({ ...notice, match: 'nowhere' })).toBe(false)
    })

    test('running matches of people with a device', async ({ store }) => {
      const bob: Holder = { kind: 'account', account: 'bob-account' }
      await store.createMatch(aMatch('running', { status: 'running' }))
      await store.createMatch(aMatch('open'))
      await store.createMatch(aMatch('of-others', { status: 'running', host: 'bob-account', seats: [bob, bob] }))
      expect(await store.matchesToRemind()).toEqual([])
      await store.saveDevice(phone, 'ada-session', 1, 9)
      expect((await store.matchesToRemind()).map(({ id }) => id)).toEqual(['running'])
    })

    test('of values stored under one name the first stays, for everybody', async ({ store, open }) => {
      const other = await open()
      const answers = await Promise.all([
        store.setIfAbsent('key', 'one'),
        other.setIfAbsent('key', 'two'),
        store.setIfAbsent('key', 'three'),
      ])
      expect(new Set(answers).size).toBe(1)
      expect(await other.setIfAbsent('key', 'four')).toBe(answers[0])
      expect(await store.setIfAbsent('other', 'five')).toBe('five')
    })
  })
}
