// Text that means harm, or that no database can hold.

import { describe, expect } from 'vitest'
import { aMatch, anAccount, asRead } from '../samples.ts'
import { refused, type StoreTest } from './setup.ts'

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

export function hostileText(test: StoreTest): void {
  describe('hostile text', () => {
    test.for(HOSTILE)('%j comes back as it went in', async (text, { store }) => {
      await store.createAccount(anAccount('ada-account', { name: text }))
      expect(await store.account('ada-account')).toMatchObject({ name: text })
      await store.createMatch(aMatch('match-one', { status: 'running', options: { [text]: text, list: [text] } }))
      expect(await store.match('match-one')).toMatchObject({ options: { [text]: text, list: [text] } })
      const entry = { seq: 1, at: 1, event: { kind: 'act', action: { seat: 0, verb: text, arg: text } } } as const
      await store.append(asRead('match-one', entry.seq - 1), entry, {})
      expect(await store.events('match-one', 0)).toEqual([entry])
      const from = { id: 'ada-account', name: text }
      await store.addChat('match-one', { channel: 'players', from, text, at: 1 })
      expect(await store.chat('match-one', 0)).toMatchObject([{ from, text }])
      expect(await store.account(text)).toBeUndefined()
      expect(await store.list({ list: 'mine', account: text, game: text, limit: 5 })).toEqual({ matches: [] })
    })

    test.for(['a\u0000b', '\ud83d', '\udc00x'])('%j is refused', async (text, { store }) => {
      await refused(store.createAccount(anAccount('ada-account', { name: text })), 'bad-text')
      await refused(store.createMatch(aMatch('match-one', { options: { deep: [text] } })), 'bad-text')
      await refused(store.createMatch(aMatch('match-one', { options: { [text]: 1 } })), 'bad-text')
      await store.createMatch(aMatch('match-one', { status: 'running' }))
      const action = { seat: 0, verb: 'say', arg: text }
      await refused(
        store.append(asRead('match-one'), { seq: 1, at: 1, event: { kind: 'act', action } }, {}),
        'bad-text',
      )
      const from = { id: 'ada-account', name: 'Ada' }
      await refused(store.addChat('match-one', { channel: 'players', from, text, at: 1 }), 'bad-text')
      expect(await store.account('ada-account')).toBeUndefined()
      expect(await store.events('match-one', 0)).toEqual([])
    })

    test('a name with a NUL finds nothing it should not', async ({ store }) => {
      await store.createAccount(anAccount('ada-account'))
      await store.createSession('hash', 'ada-account', 1_000)
      await refused(store.account('ada-account\u0000'), 'bad-text')
      await refused(store.sessionAccount('hash\u0000', 0), 'bad-text')
    })
  })
}
