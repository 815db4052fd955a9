// A first-time visitor plays a whole match against a bot.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { GameDriver } from '../src/driver.ts'
import { DRIVERS } from '../src/drivers.ts'
import { newTable, playNow } from '../src/lobby.ts'
import { answersBeforeGivingUp, type Player, playerAt, resign } from '../src/player.ts'
import { PAGE } from '../src/words.ts'
import { browserSuite } from './support.ts'

const { person } = browserSuite({ painted: false, serviceWorker: true })

for (const driver of DRIVERS) {
  test(`${driver.game.text.en.title}: a guest plays a whole match against a bot without an account`, async () => {
    const { page } = await person()
    if (driver.short) await newTable(page, driver, 'en', { second: 'bot', options: driver.short })
    else await playNow(page, driver, 'en')
    const player = playerAt(page, driver, 'en')
    await playOut(player, driver)
    await expectFairEnd(page)
    await page.getByRole('button', { name: PAGE.en.end.rematch(2) }).click()
    await expect.poll(async () => (await player.asked()).isOver).toBe(false)
  })
}

async function playOut(player: Player, driver: GameDriver): Promise<void> {
  const most = answersBeforeGivingUp(driver)
  if (most === undefined) return player.playToTheEnd()
  for (let answers = 0; answers < most; answers++) if (!(await player.answer())) return
  await resign(player.page, 'en')
}

/** The dialog shows the result, and that the seed matches its hash. */
async function expectFairEnd(page: Page): Promise<void> {
  const words = PAGE.en.end
  await page.getByRole('dialog', { name: new RegExp(`${words.youWon}|${words.youLost}`) }).waitFor()
  await page.getByText(words.seed, { exact: true }).click()
  await page.getByText(words.seedGood).waitFor()
}
