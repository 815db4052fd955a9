// A first-time visitor against a bot: two clicks to a table, and on to the end of the match.

import { expect, test } from 'vitest'
import { playNow } from '../src/lobby.ts'
import { playerAt } from '../src/player.ts'
import { PAGE } from '../src/words.ts'
import { scene } from './support.ts'

const { person } = scene()

test('a guest plays a whole match against a bot, without an account and without reading', async () => {
  const { page } = await person()
  await playNow(page, 'en')
  const player = playerAt(page, 'en')
  await player.playToTheEnd()
  const words = PAGE.en.end
  await page.getByRole('dialog', { name: new RegExp(`${words.youWon}|${words.youLost}`) }).waitFor()
  await page.getByText(words.seed, { exact: true }).click()
  await page.getByText(words.seedGood).waitFor()
  await page.getByRole('button', { name: words.rematch }).click()
  await expect.poll(async () => (await player.asked()).isOver).toBe(false)
})
