// Standing orders at a table with days for a move: offered once, changed in a panel, shown beside the own seat.

import { driver as UNMATCHED } from '@ludoteka/unmatched/driver'
import { expect, test } from 'vitest'
import { followInvitation, inviteOn, newTable } from '../src/lobby.ts'
import { PAGE } from '../src/words.ts'
import { browserSuite } from './support.ts'

/** The guest chooses a hero first, so the host is not asked. */
const SEED = '6f72646572732121'.repeat(2)

const { person } = browserSuite({ seedOf: () => SEED, painted: false })
const words = PAGE.en.orders
const sidekicks = UNMATCHED.game.text.en.order?.('noDefenseForSidekicks').name ?? ''

test('the offer is accepted, a second order is given and changed, and all are switched off', async () => {
  const [{ page }, guest] = [await person(), await person()]
  await newTable(page, UNMATCHED, 'en', { clock: 'day' })
  await followInvitation(guest.page, await inviteOn(page, 'en'), 'en')
  const sign = page.getByRole('region', { name: PAGE.en.table.seats }).getByTitle(words.active(1))
  await page.getByRole('button', { name: words.offerYes }).click()
  await sign.waitFor()
  await page.getByText(words.offer).waitFor({ state: 'hidden' })

  await page.keyboard.press('o')
  const panel = page.getByRole('dialog', { name: words.title })
  const only = panel.getByRole('checkbox', { name: words.onlyAnswer.name })
  const defense = panel.getByRole('checkbox', { name: sidekicks })
  expect([await only.isChecked(), await defense.isChecked()]).toEqual([true, false])
  await defense.check()
  await panel.getByLabel(words.span).last().selectOption({ label: words.spans.turn })
  await only.uncheck()
  await sign.waitFor()
  await page.reload()

  await page.getByRole('button', { name: PAGE.en.table.menu }).click()
  await page.getByRole('button', { name: words.title }).click()
  expect(await panel.getByLabel(words.span).last().inputValue()).toBe('1')
  await panel.getByRole('button', { name: words.offAll }).click()
  await sign.waitFor({ state: 'hidden' })
})
