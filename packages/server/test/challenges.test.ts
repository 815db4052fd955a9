// Challenges of passkeys are accepted once, for one purpose, before they expire, at any server.

import { expect, test } from 'vitest'
import { challenges } from '../src/http/challenges.ts'
import { openStore } from '../src/store/open.ts'
import { afterwards, manualClock, temporaryFolder } from './support/server.ts'

test('a challenge that was answered at one server is refused at another', async () => {
  const store = await openStore({ file: `${temporaryFolder()}/tables.db` })
  afterwards(() => store.close())
  const clock = manualClock()
  const [one, other] = [challenges('secret', clock.system, store), challenges('secret', clock.system, store)]
  const returned = (challenge: string): string => Buffer.from(challenge).toString('base64url')
  const first = returned(one.make('login'))
  expect(await other.redeem(first, 'new anna')).toBe(false)
  expect(await other.redeem(first, 'login')).toBe(true)
  expect(await one.redeem(first, 'login')).toBe(false)
  const late = returned(one.make('login'))
  clock.forward(6 * 60_000)
  expect(await one.redeem(late, 'login')).toBe(false)
})
