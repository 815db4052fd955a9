// Moderation: a line in the chat is reported, and whoever looks after the site reads it, bans its writer and lifts the ban.

import { setAdmin } from '@ludoteka/server'
import { driver as UNMATCHED } from '@ludoteka/unmatched/driver'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from '../src/checks.ts'
import { inviteOn, newTable } from '../src/lobby.ts'
import { PAGE } from '../src/words.ts'
import { browserSuite } from './support.ts'

const { site, person } = browserSuite()
const { account, admin, moderation, table } = PAGE.en

/** Saving a name creates a guest. */
async function becomeGuest(page: Page, name: string): Promise<void> {
  await page.goto('/settings')
  await page.getByLabel(account.name).fill(name)
  await page.getByRole('button', { name: account.save, exact: true }).click()
  await page.getByText(account.guest).waitFor()
}

async function becomeAdmin(page: Page, login: string): Promise<void> {
  await becomeGuest(page, 'Anna')
  const claim = page.locator('form').filter({ has: page.getByRole('button', { name: account.claim, exact: true }) })
  await claim.getByLabel(account.login).fill(login)
  await claim.getByLabel(account.password).fill('a long enough word')
  await claim.getByRole('button', { name: account.claim }).click()
  await page.getByText(account.yourLogin(login)).waitFor()
  await setAdmin({ data: site().data ?? '' }, login, true)
}

test('a report leads to a ban, which is lifted again; all of it is recorded', async () => {
  // Who is banned is refused what concerns only people who play.
  const [{ page }, { page: other }] = [await person(), await person({ refusals: /\/api\/blocks$|\/assets\/news-/ })]
  await becomeAdmin(page, 'anna')
  await becomeGuest(other, 'Boris')
  await newTable(other, UNMATCHED, 'en')
  await page.goto(await inviteOn(other, 'en'))
  await page.waitForURL(/\/t\//)
  await other.getByRole('tab', { name: table.chat }).click()
  await other.getByLabel(table.say).fill('Buy my cards!')
  await other.getByRole('button', { name: table.send, exact: true }).click()

  await page.getByRole('tab', { name: table.chat }).click()
  await page.getByText('Buy my cards!').waitFor()
  await page.getByTitle(moderation.about('Boris')).first().click()
  await page.getByRole('button', { name: moderation.report }).click()
  await page.getByLabel(moderation.reason).selectOption({ label: moderation.reasons.spam })
  await page.getByRole('button', { name: moderation.sendReport }).click()
  await page.getByText(moderation.reported).waitFor()

  await page.goto('/admin')
  const report = page.getByRole('article').filter({ hasText: admin.reportAbout('Boris', moderation.reasons.spam) })
  await report.getByText(admin.lines(1)).click()
  await report.getByText('Buy my cards!').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await report.getByRole('button', { name: admin.ban, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: admin.banTitle('Boris') })
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: admin.ban, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await report.getByRole('button', { name: admin.closeReport, exact: true }).click()
  await page.getByText(admin.noReports).waitFor()
  await other.goto('/settings')
  await other.getByText('may not play or write here until').waitFor()

  await page.getByRole('tab', { name: admin.bans }).click()
  const ban = page.getByRole('article').filter({ hasText: 'Boris' })
  expect(await violationsOn(page)).toEqual([])
  await ban.getByRole('button', { name: admin.liftBan }).click()
  await page.getByText(admin.noBans).waitFor()
  await page.getByRole('tab', { name: admin.audit }).click()
  for (const action of [admin.actions.ban, admin.actions.liftBan, admin.actions.closeReport])
    await page.getByText(`${action} · Boris`).waitFor()
  await other.reload()
  await other.getByText(account.guest).waitFor()
  expect(await other.getByText('may not play or write here until').count()).toBe(0)
})

test('the page is for nobody else', async () => {
  const { page } = await person()
  await becomeGuest(page, 'Boris')
  expect(await page.getByRole('link', { name: admin.title }).count()).toBe(0)
  await page.goto('/admin')
  await page.getByText(admin.notForYou).waitFor()
})
