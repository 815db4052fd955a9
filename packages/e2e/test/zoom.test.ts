// What is shown large does not outlast what it was shown from.

import { SPECTATOR, view } from '@ludoteka/kernel'
import { driver as WARRIOR_KNIGHTS } from '@ludoteka/warrior-knights/driver'
import { test } from 'vitest'
import { findMoment, openSaved } from '../src/savedMatch.ts'
import { browserSuite } from './support.ts'

const { person } = browserSuite()

test('a planning card under the mouse is large until the last Baron has planned, and not longer', async () => {
  const { game } = WARRIOR_KNIGHTS
  const last = findMoment(
    game,
    ({ verb }) => verb === 'plan',
    ({ before, after }) =>
      view(game, before.state, SPECTATOR).step === 'plan.cards' &&
      view(game, after.state, SPECTATOR).step !== 'plan.cards',
  )
  const { page } = await person()
  await openSaved(page, last.before)
  await page.locator('.wk-tile-card').first().hover()
  const large = page.locator('.table-card-zoom')
  await large.waitFor()
  await page.keyboard.press('1')
  await page.locator('.wk-tile-card').first().waitFor({ state: 'detached' })
  await large.waitFor({ state: 'hidden', timeout: 20_000 })
})
