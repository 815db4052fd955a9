// What can't be taken back by oneself any more is taken back by consent: asked in one browser, answered in another.

import { driver as UNMATCHED } from '@ludoteka/unmatched/driver'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { meet } from '../src/lobby.ts'
import { playerAt, playTogether } from '../src/player.ts'
import { PAGE } from '../src/words.ts'
import { scene } from './support.ts'

const SEED = '436f6e73656e7421'.repeat(2)

const { person } = scene({ seedOf: () => SEED })
const words = PAGE.en.table

test('a wish to take back is declined, then withdrawn, and at last accepted', async () => {
  const host = await person()
  const guest = await person()
  await meet(host.page, guest.page, UNMATCHED, 'en')
  const players = [playerAt(host.page, UNMATCHED, 'en'), playerAt(guest.page, UNMATCHED, 'en')]
  const ask = host.page.getByRole('button', { name: `${words.undo}: ${words.askUndo}` })
  await playTogether(players, async ([own = 0]) => own > 6 && (await ask.isVisible()))
  const before = await logOf(host.page)

  await ask.click()
  const wish = guest.page.getByRole('alert').filter({ hasText: words.proposalUndo('').trim() })
  await host.page.getByText(words.proposed).waitFor()
  await wish.getByRole('button', { name: words.decline }).click()
  await host.page.getByText(words.proposed).waitFor({ state: 'hidden' })
  expect(await logOf(host.page)).toEqual(before)

  await ask.click()
  await wish.waitFor()
  await host.page.getByRole('button', { name: words.withdraw }).click()
  await wish.waitFor({ state: 'detached' })
  expect(await logOf(host.page)).toEqual(before)

  await ask.click()
  await wish.getByRole('button', { name: words.accept }).click()
  await expect.poll(() => logOf(host.page)).not.toEqual(before)
  const after = await logOf(host.page)
  expect(before.slice(0, after.length)).toEqual(after)
  expect(before.length).toBeGreaterThan(after.length)
  await playTogether(players, ([own = 0, other = 0]) => own + other > 4)
})

function logOf(page: Page): Promise<readonly string[]> {
  return page.getByRole('complementary', { name: words.panel }).getByRole('listitem').allInnerTexts()
}
