// Undo by consent: asked in one browser, answered in another.

import { driver as UNMATCHED } from '@ludoteka/unmatched/driver'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startByInvitation } from '../src/lobby.ts'
import { playerAt, playTogether } from '../src/player.ts'
import { PAGE } from '../src/words.ts'
import { browserSuite } from './support.ts'

const SEED = '436f6e73656e7421'.repeat(2)

const { person } = browserSuite({ seedOf: () => SEED, painted: false })
const words = PAGE.en.table

test('a request to undo says which move, is declined, which the asker is told, then withdrawn, then accepted', async () => {
  const host = await person()
  const guest = await person()
  await startByInvitation(host.page, [guest.page], UNMATCHED, 'en')
  const players = [playerAt(host.page, UNMATCHED, 'en'), playerAt(guest.page, UNMATCHED, 'en')]
  const ask = host.page.getByRole('button', { name: `${words.undo}: ${words.askUndo}` })
  await playTogether(players, async ([own = 0]) => own > 6 && (await ask.isVisible()))
  const before = await logOf(host.page)

  await ask.click()
  const request = guest.page.getByRole('alert').filter({ hasText: words.proposalUndo('').trim() })
  await host.page.getByText(words.proposed).waitFor()
  // Both read which move it is about.
  const about = await request.getByText(PAGE.en.people.undoWhat('').trim()).innerText()
  const move = about.trim().slice(PAGE.en.people.undoWhat('').length)
  expect(before.join('\n')).toContain(move)
  await host.page.getByRole('alert').getByText(about.trim()).waitFor()
  await request.getByRole('button', { name: words.decline }).click()
  await host.page.getByText(words.proposed).waitFor({ state: 'hidden' })
  expect(await logOf(host.page)).toEqual(before)
  // The asker is told; whoever has declined is not.
  const refusal = host.page.getByRole('alert').filter({ hasText: PAGE.en.people.undoDeclined })
  await refusal.waitFor()
  expect(await guest.page.getByText(PAGE.en.people.undoDeclined).count()).toBe(0)
  await refusal.getByRole('button', { name: PAGE.en.common.close }).click()
  await refusal.waitFor({ state: 'detached' })

  await ask.click()
  await request.waitFor()
  await host.page.getByRole('button', { name: words.withdraw }).click()
  await request.waitFor({ state: 'detached' })
  expect(await logOf(host.page)).toEqual(before)
  expect(await refusal.count()).toBe(0)

  await ask.click()
  await request.getByRole('button', { name: words.accept }).click()
  await expect.poll(() => logOf(host.page)).not.toEqual(before)
  const after = await logOf(host.page)
  expect(before.slice(0, after.length)).toEqual(after)
  expect(before.length).toBeGreaterThan(after.length)
  await playTogether(players, ([own = 0, other = 0]) => own + other > 4)
})

function logOf(page: Page): Promise<readonly string[]> {
  return page.getByRole('complementary', { name: words.panel }).getByRole('listitem').allInnerTexts()
}
