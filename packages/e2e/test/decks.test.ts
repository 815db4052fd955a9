// Putting decks together, keeping them and bringing them to a table.

import { driver as BERSERK } from '@ludoteka/berserk/driver'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from '../src/checks.ts'
import { inviteOn, newTable } from '../src/lobby.ts'
import { PHONE } from '../src/person.ts'
import { PAGE } from '../src/words.ts'
import { browserSuite } from './support.ts'

const { person } = browserSuite({ build: 'development' })

const { decks: words, create, account } = PAGE.en

/** Opens the pages of decks and makes a copy of the first ready one. */
async function copyReadyDeck(page: Page): Promise<void> {
  await page.goto('/decks/berserk')
  await page
    .getByRole('button', { name: new RegExp(`^${words.copyOf('')}`) })
    .first()
    .click()
  await page.getByRole('complementary', { name: words.tabDeck }).waitFor()
}

const panelOf = (page: Page) => page.getByRole('complementary', { name: words.tabDeck })

/** What the server or the device keeps. */
const keptOnDevice = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('ludoteka.decks') ?? '[]').length)
const keptWithAccount = (page: Page): Promise<{ name: string; cards: string[] }[]> =>
  page.evaluate(async () => (await (await fetch('/api/decks')).json()).decks)

test('a deck says what is wrong with it, is saved with every change, and is still there after a reload', async () => {
  const { page } = await person()
  await copyReadyDeck(page)
  const panel = panelOf(page)
  await panel.getByText(words.legal).waitFor()
  await panel.getByRole('button', { name: /fewer/ }).first().click()
  await panel.getByText(words.rule('4.1')).waitFor()
  await panel.getByRole('textbox', { name: words.name }).fill('Night watch')
  await panel.getByText(words.saved).waitFor()
  await page.getByRole('link', { name: words.back }).click()
  await page.reload()
  const tile = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Night watch' }) })
  await tile.getByText(words.notLegal).waitFor()
  expect(await violationsOn(page)).toEqual([])
})

test('cards are found by words and traits, and a deck comes from text in either language', async () => {
  const { page } = await person()
  await page.goto('/decks/berserk')
  await page.getByRole('searchbox').fill('vampire')
  const faces = page.getByRole('button', { name: new RegExp(`^${words.show('')}`) })
  await expect.poll(() => faces.count()).toBeLessThan(20)
  await page.getByRole('button', { name: words.clear }).click()
  await page.getByRole('combobox', { name: 'Element' }).selectOption({ label: 'Forests' })
  await expect.poll(() => faces.count()).toBeGreaterThan(5)
  await page.getByRole('button', { name: words.import }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('# Mixed\n2 Vampire\n3 Вампир\n1 Nobody at all')
  await dialog.getByText(words.importUnknown('1 Nobody at all')).waitFor()
  await dialog.getByRole('button', { name: words.importButton }).click()
  await page.getByRole('heading', { name: 'Mixed' }).waitFor()
  await panelOf(page).getByText('5 of 3').waitFor()
  await panelOf(page).getByText(words.rule('4.1')).waitFor()
})

test('on a phone an imported deck opens on its cards, a new one on the collection', async () => {
  const { page } = await person({ screen: PHONE })
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
  await page.goto('/decks/berserk')
  await page.getByRole('button', { name: words.import }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('# Mixed\n2 Vampire')
  await dialog.getByRole('button', { name: words.importButton }).click()
  await page.getByRole('heading', { name: 'Mixed' }).waitFor()
  expect(await tab(words.tabDeck).getAttribute('aria-selected')).toBe('true')
  await page.getByRole('link', { name: words.back }).click()
  await page.getByRole('button', { name: words.create }).click()
  await tab(words.tabCards).waitFor()
  expect(await tab(words.tabCards).getAttribute('aria-selected')).toBe('true')
})

test('decks of a guest go to the account that is made later', async () => {
  const { page } = await person()
  await copyReadyDeck(page)
  expect(await keptOnDevice(page)).toBe(1)
  await newTable(page, BERSERK, 'en') // somebody who has a table has a session to keep
  await page.goto('/settings')
  const keep = page.locator('form').filter({ has: page.getByRole('button', { name: account.claim }) })
  await keep.getByLabel(account.login).fill('deck-builder')
  await keep.getByLabel(account.password).fill('a long enough word')
  await keep.getByRole('button', { name: account.claim }).click()
  await page.getByRole('button', { name: account.signOut, exact: true }).waitFor()
  await page.goto('/decks/berserk')
  await expect.poll(() => keptWithAccount(page)).toHaveLength(1)
  expect(await keptOnDevice(page)).toBe(0)
})

test('host and invited guest bring their decks in secret, and may change them until the match begins', async () => {
  const [host, guest] = [await person(), await person()]
  await host.page.goto('/new/berserk')
  await host.page.getByRole('combobox', { name: words.bring }).selectOption({ label: 'Inquisitors' })
  await host.page.getByRole('button', { name: create.create }).click()
  await host.page.waitForURL(/\/t\//)
  const deck = host.page.getByRole('combobox', { name: words.bring })
  await expect
    .poll(() => deck.evaluate((field: HTMLSelectElement) => field.selectedOptions[0]?.text))
    .toBe('Inquisitors')
  await deck.selectOption({ label: 'Slua' })
  await guest.page.goto(await inviteOn(host.page, 'en'))
  await guest.page.getByRole('combobox', { name: words.bring }).selectOption({ label: 'Wild Grove' })
  await guest.page.getByRole('button', { name: words.takeSeat }).click()
  await guest.page.waitForURL(/\/t\//)
  const broughtBy = async (page: Page): Promise<Record<string, string[]>> => {
    const id = new URL(page.url()).pathname.split('/')[2] ?? ''
    return page.evaluate(async match => (await (await fetch(`/api/matches/${match}`)).json()).brought, id)
  }
  const [ofHost, ofGuest] = [await broughtBy(host.page), await broughtBy(guest.page)]
  expect(Object.keys(ofHost)).toEqual(['one'])
  expect(ofHost['one']).toContain('vampire')
  expect(Object.keys(ofGuest)).toEqual(['two'])
  expect(ofGuest['two']).toContain('leshy')
})
