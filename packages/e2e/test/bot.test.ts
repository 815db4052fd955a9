// A first-time visitor against a bot: two clicks to a table, and on to the end of the match.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { RED_SEA } from '../src/games/redSea.ts'
import { UNMATCHED } from '../src/games/unmatched.ts'
import { playNow } from '../src/lobby.ts'
import { playerAt } from '../src/player.ts'
import { PAGE } from '../src/words.ts'
import { scene } from './support.ts'

const { person } = scene()

test('Unmatched: a guest plays a whole match, without an account and without reading', async () => {
  const { page } = await person()
  await playNow(page, UNMATCHED, 'en')
  const player = playerAt(page, UNMATCHED, 'en')
  await player.playToTheEnd()
  await fairEnd(page)
  await page.getByRole('button', { name: PAGE.en.end.rematch }).click()
  await expect.poll(async () => (await player.asked()).isOver).toBe(false)
})

test('Red Sea: a guest plays a whole match against a keen bot', async () => {
  const { page } = await person()
  await playNow(page, RED_SEA, 'en')
  await playerAt(page, RED_SEA, 'en').playToTheEnd()
  await fairEnd(page)
})

/** The dialog says how it ended, and that nobody tampered with the dice. */
async function fairEnd(page: Page): Promise<void> {
  const words = PAGE.en.end
  await page.getByRole('dialog', { name: new RegExp(`${words.youWon}|${words.youLost}`) }).waitFor()
  await page.getByText(words.seed, { exact: true }).click()
  await page.getByText(words.seedGood).waitFor()
}
