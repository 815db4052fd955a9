// axe-core finds nothing serious on any screen, in both languages, by day and by night.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from '../src/axe.ts'
import { newTable, playNow } from '../src/lobby.ts'
import { playerAt } from '../src/player.ts'
import { GAME, PAGE } from '../src/words.ts'
import { scene } from './support.ts'

const { person } = scene()

const LOOKS = [
  ['en', 'dark'],
  ['en', 'light'],
  ['ru', 'dark'],
  ['ru', 'light'],
] as const

test.each(LOOKS)('pages of the lobby (%s, %s)', async (language, theme) => {
  const { page } = await person({ language, theme })
  for (const path of ['/', '/new/unmatched', '/learn/unmatched', '/settings', '/about', '/nowhere']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectFine(page, path)
  }
  await newTable(page, language)
  await page.getByRole('heading', { name: PAGE[language].waiting.title }).waitFor()
  await expectFine(page, 'waiting room')
})

test.each(LOOKS)('the table, several steps of it, and its replay (%s, %s)', async (language, theme) => {
  const { page } = await person({ language, theme })
  const words = PAGE[language].table
  await playNow(page, language)
  const player = playerAt(page, language)
  for (const step of ['setup.hero', 'turn.action', 'maneuver.boost', 'move.to'] as const) {
    await playTo(step)
    await expectFine(page, step)
  }
  for (const tab of [words.rules, words.chat]) {
    await page.getByRole('tab', { name: tab }).click()
    await expectFine(page, tab)
  }
  await page.getByRole('button', { name: words.menu, exact: true }).click()
  await expectFine(page, words.menu)
  await page.getByRole('button', { name: PAGE[language].common.close, exact: true }).click()
  await page.goto(`${page.url()}/replay`)
  await page.getByRole('slider').waitFor()
  await expectFine(page, 'replay')

  async function playTo(step: keyof typeof GAME.en.prompts): Promise<void> {
    await player.playUntil(({ question }) => question === GAME[language].prompts[step])
  }
})

async function expectFine(page: Page, where: string): Promise<void> {
  expect({ where, violations: await violationsOn(page) }).toEqual({ where, violations: [] })
}
