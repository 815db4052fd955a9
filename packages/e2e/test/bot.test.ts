// A first-time visitor plays a whole match against a bot.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DRIVERS } from '../src/drivers.ts'
import { playNow } from '../src/lobby.ts'
import { playerAt } from '../src/player.ts'
import { PAGE } from '../src/words.ts'
import { browserSuite } from './support.ts'

const { person } = browserSuite()

for (const driver of DRIVERS) {
  test(`${driver.game.text.en.title}: a guest plays a whole match against a bot without an account`, async () => {
    const { page } = await person()
    await playNow(page, driver, 'en')
    const player = playerAt(page, driver, 'en')
    await player.playToTheEnd()
    await expectFairEnd(page)
    await page.getByRole('button', { name: PAGE.en.end.rematch(2) }).click()
    await expect.poll(async () => (await player.asked()).isOver).toBe(false)
  })
}

/** The dialog shows the result, and that the seed matches its hash. */
async function expectFairEnd(page: Page): Promise<void> {
  const words = PAGE.en.end
  await page.getByRole('dialog', { name: new RegExp(`${words.youWon}|${words.youLost}`) }).waitFor()
  await page.getByText(words.seed, { exact: true }).click()
  await page.getByText(words.seedGood).waitFor()
}
