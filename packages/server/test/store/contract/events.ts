// Events: appended once, in their order, together with what they change.

import { describe, expect } from 'vitest'
import type { MatchEvent } from '../../../src/store/store.ts'
import { aMatch, anAct, asRead } from '../samples.ts'
import { refused, type StoreTest } from './setup.ts'

export function events(test: StoreTest): void {
  describe('events', () => {
    const ALL_KINDS: readonly MatchEvent[] = [
      { kind: 'act', action: { seat: 0, verb: 'attack', arg: 'hook' } },
      { kind: 'act', action: { seat: 1, verb: 'defend', arg: -1.5 } },
      { kind: 'act', action: { seat: 1, verb: 'done' }, earned: 2_000 },
      { kind: 'act', action: { seat: 0, verb: 'pay', arg: { gold: 3, to: 'b1' } } },
      { kind: 'undo', seat: 1, to: 1 },
      { kind: 'resign', seat: 0, cause: 'timeout' },
      { kind: 'draw' },
      { kind: 'act', action: { seat: 1, verb: 'pass' }, memory: { seen: ['ant', null], plan: { turns: 2 } } },
      { kind: 'act', action: { seat: 1, verb: 'pass' }, ordered: true },
      { kind: 'propose', seat: 1 },
      { kind: 'replace', seat: 1, holder: { kind: 'bot', level: 'random' } },
      { kind: 'replace', seat: 1, holder: { kind: 'account', account: 'ada-account' } },
      { kind: 'pause', on: true },
    ]

    test('events of every kind are read as they were appended', async ({ store }) => {
      await store.createMatch(aMatch('match-one', { status: 'running' }))
      const entries = ALL_KINDS.map((event, i) => ({ seq: i + 1, at: 1_700_000_000_000 + i, event }))
      for (const entry of entries) expect(await store.append(asRead('match-one', entry.seq - 1), entry, {})).toBe(true)
      expect(await store.events('match-one', 0)).toEqual(entries)
      expect(await store.events('match-one', 7)).toEqual(entries.slice(7))
      expect(await store.events('match-one', 99)).toEqual([])
      expect(await store.events('nobody', 0)).toEqual([])
    })

    test('an event and its change of the match row are one transaction', async ({ store }) => {
      await store.createMatch(aMatch('match-one', { status: 'running', waiting: [0] }))
      await store.append(asRead('match-one'), anAct(1), { waiting: [1], actions: 1 })
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
      expect(await store.append(asRead('match-one'), anAct(1, 'late'), { actions: 9 })).toBe(false)
      expect(await store.match('match-one')).toMatchObject({ seq: 1, actions: 1 })
      expect(await store.events('match-one', 0)).toEqual([anAct(1)])
    })

    test('of twenty who append the same number at once exactly one wins', async ({ store, open }) => {
      await store.createMatch(aMatch('match-one', { status: 'running' }))
      const other = await open()
      for (const seq of [1, 2, 3]) {
        const tries = Array.from({ length: 20 }, (_, i) =>
          (i % 2 ? store : other).append(asRead('match-one', seq - 1), anAct(seq, `try${i}`), { actions: i }),
        )
        const won = await Promise.all(tries)
        expect(won.filter(Boolean)).toHaveLength(1)
        const winner = won.indexOf(true)
        expect(await store.events('match-one', seq - 1)).toEqual([anAct(seq, `try${winner}`)])
        expect(await store.match('match-one')).toMatchObject({ seq, actions: winner })
      }
    })

    test('a number that skips others, or a match there is not, is a mistake', async ({ store }) => {
      await store.createMatch(aMatch('match-one', { status: 'running' }))
      await refused(store.append(asRead('match-one'), anAct(2), {}), 'gap')
      await refused(store.append(asRead('nobody'), anAct(1), {}), 'missing')
      expect(await store.events('match-one', 0)).toEqual([])
    })

    test('one refused event does not hinder the others of the same moment', async ({ store }) => {
      await store.createMatch(aMatch('match-one', { status: 'running' }))
      await store.createMatch(aMatch('match-two', { status: 'running' }))
      const settled = await Promise.allSettled([
        store.append(asRead('match-one'), anAct(1), {}),
        store.append(asRead('nobody'), anAct(1), {}),
        store.append(asRead('match-two'), anAct(1), {}),
      ])
      expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(await store.events('match-two', 0)).toHaveLength(1)
    })

    test('many matches at once keep their order', async ({ store }) => {
      const ids = Array.from({ length: 20 }, (_, i) => `match-${i}`)
      await Promise.all(ids.map(id => store.createMatch(aMatch(id, { status: 'running' }))))
      await Promise.all(
        ids.map(async id => {
          for (let seq = 1; seq <= 20; seq++)
            expect(await store.append(asRead(id, seq - 1), anAct(seq), { actions: seq })).toBe(true)
        }),
      )
      for (const id of ids) {
        expect((await store.events(id, 0)).map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
      }
    })
  })
}
