// Snapshots and exports: kept beside the events of a match, found by how many actions stood, deleted one by one.

import { describe, expect } from 'vitest'
import { aMatch, anAct, asRead } from '../samples.ts'
import type { StoreTest } from './setup.ts'

const snapshot = (seq: number, actions: number, content = `{"seq":${seq}}`) => ({ seq, actions, content })

export function snapshots(test: StoreTest): void {
  describe('snapshots', () => {
    test('the newest with at most so many actions is found, also after actions were taken back', async ({ store }) => {
      await store.createMatch(aMatch('match-one', { status: 'running' }))
      for (const one of [snapshot(128, 128), snapshot(260, 256), snapshot(300, 128)])
        await store.addSnapshot('match-one', one)
      expect(await store.snapshotUpTo('match-one', 999)).toEqual(snapshot(300, 128))
      await store.deleteSnapshot('match-one', 300)
      expect(await store.snapshotUpTo('match-one', 256)).toEqual(snapshot(260, 256))
      expect(await store.snapshotUpTo('match-one', 255)).toEqual(snapshot(128, 128))
      expect(await store.snapshotUpTo('match-one', 127)).toBeUndefined()
      expect(await store.snapshotAt('match-one', 260)).toEqual(snapshot(260, 256))
      expect(await store.snapshotAt('match-one', 300)).toBeUndefined()
      expect(await store.snapshotUpTo('nobody', 999)).toBeUndefined()
    })

    test('of one event there is one snapshot', async ({ store }) => {
      await store.createMatch(aMatch('match-one', { status: 'running' }))
      await store.addSnapshot('match-one', snapshot(128, 128, 'first'))
      await store.addSnapshot('match-one', snapshot(128, 128, 'second'))
      expect(await store.snapshotAt('match-one', 128)).toEqual(snapshot(128, 128, 'first'))
    })

    test('without its match a snapshot is not kept', async ({ store }) => {
      await store.addSnapshot('nobody', snapshot(1, 1))
      expect(await store.snapshotAt('nobody', 1)).toBeUndefined()
    })

    test.for([
      ['the file of a match', 'addExport', 'exportOf'],
      ['where a match turned', 'addReview', 'reviewOf'],
    ] as const)('%s is kept once, byte by byte, and not without its match', async ([_what, add, find], { store }) => {
      await store.createMatch(aMatch('match-one', { status: 'finished' }))
      expect(await store[find]('match-one')).toBeUndefined()
      await store[add]('match-one', Uint8Array.of(31, 139, 0, 255))
      await store[add]('match-one', Uint8Array.of(1))
      expect(await store[find]('match-one')).toEqual(Uint8Array.of(31, 139, 0, 255))
      await store[add]('nobody', Uint8Array.of(1))
      expect(await store[find]('nobody')).toBeUndefined()
    })

    test('events are read up to a number', async ({ store }) => {
      await store.createMatch(aMatch('match-one', { status: 'running' }))
      for (const seq of [1, 2, 3]) await store.append(asRead('match-one', seq - 1), anAct(seq), {})
      expect(await store.events('match-one', 1, 2)).toEqual([anAct(2)])
      expect(await store.events('match-one', 0, 3)).toHaveLength(3)
    })
  })
}
