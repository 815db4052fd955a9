// Tournaments: opened with a form, joined, played with a bot to the champion; on a desktop and a phone, in both languages; axe-core finds nothing serious.

import { expect, test } from 'vitest'
import { violationsOn } from '../src/checks.ts'
import { PHONE } from '../src/person.ts'
import { type Language, PAGE } from '../src/words.ts'
import { browserSuite } from './support.ts'

const { site, person } = browserSuite()

const PASSWORD = 'a long enough word'

test.each([
  ['en', undefined, 'anna'],
  ['ru', PHONE, 'olga'],
] as const)(
  'in %s: somebody opens a tournament, bots fill it, and the page leads to the match and to the champion',
  async (language: Language, screen, login) => {
    const words = PAGE[language].tournaments
    const { page, context } = await person({ language, ...(screen ? { screen } : {}) })
    await page.goto('/tournaments/new')
    await page.getByText(words.create.needsAccount).waitFor()
    const { origin } = site()
    const api = context.request
    await api.post(`${origin}/api/session`, { data: { name: login, language }, headers: { origin } })
    await api.post(`${origin}/api/account/claim`, { data: { login, password: PASSWORD }, headers: { origin } })

    await page.goto('/tournaments')
    await page.getByRole('link', { name: words.new }).click()
    await page.getByRole('combobox', { name: words.create.game, exact: true }).selectOption('red-sea')
    await page.getByRole('textbox', { name: words.create.name, exact: true }).fill('Winter cup')
    await page.getByRole('combobox', { name: words.create.format, exact: true }).selectOption('knockout')
    await page.getByRole('combobox', { name: words.create.places, exact: true }).selectOption('2')
    await page.getByRole('combobox', { name: words.create.fill, exact: true }).selectOption('easy')
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: words.create.submit }).click()

    await page.getByRole('heading', { name: 'Winter cup' }).waitFor()
    expect(await page.title()).toBe(`Winter cup · ${PAGE[language].name}`)
    await page.getByText(words.noPlayers).waitFor()
    await page.getByRole('button', { name: words.join, exact: true }).click()
    await page.getByText(words.joined, { exact: true }).waitFor()
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: words.start, exact: true }).click()
    await page.getByRole('link', { name: words.toYourMatch }).first().waitFor()
    await page.getByRole('heading', { name: words.final }).waitFor()
    expect(await violationsOn(page)).toEqual([])

    await page.getByRole('link', { name: words.toYourMatch }).first().click()
    await page.getByRole('button', { name: PAGE[language].table.menu, exact: true }).click()
    await page.getByRole('link', { name: words.toTournament }).click()
    await page.getByRole('button', { name: words.withdraw, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.withdraw, exact: true }).click()
    const champion = page.getByRole('region', { name: words.champion })
    await champion.waitFor()
    await page.getByRole('link', { name: words.replay }).waitFor()
    expect(await violationsOn(page)).toEqual([])

    await page.goto('/tournaments')
    const finished = page.locator('section').filter({ has: page.getByRole('heading', { name: words.finished }) })
    await finished.getByText('Winter cup').first().waitFor()
  },
)
