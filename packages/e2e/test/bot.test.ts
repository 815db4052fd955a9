// A first-time visitor against a bot: two clicks to a table, and on to the end of the match.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DRIVERS } from '../src/games/drivers.ts'
import { playNow } from '../src/lobby.ts'
import { playerAt } from '../src/player.ts'
import { PAGE } from '../src/words.ts'
import { scene } from './support.ts'

const { person } = scene()

for (const driver of DRIVERS) {
  test(`${driver.game.text.en.title}: a guest plays a whole match against a bot, without an account and without reading`, async () => {
    const { page } = await person()
    await playNow(page, driver, 'en')
    const player = playerAt(page, driver, 'en')
    await player.playToTheEnd()
    await fairEnd(page)
    await page.getByRole('button', { name: PAGE.en.end.rematch }).click()
    await expect.poll(async () => (await player.asked()).isOver).toBe(false)
  })
}

/** The dialog says how it ended, and that nobody tampered with the dice. */
async function fairEnd(page: Page): Promise<void> {
  const words = PAGE.en.end
  await page.getByRole('dialog', { name: new RegExp(`${words.youWon}|${words.youLost}`) }).waitFor()
  await page.getByText(words.seed, { exact: true }).click()
  await page.getByText(words.seedGood).waitFor()
}
