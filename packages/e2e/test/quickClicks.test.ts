// Clicks that come faster than their answers.

import { driver as BERSERK, BOARD } from '@ludoteka/berserk/driver'
import { expect, test } from 'vitest'
import { newTable } from '../src/lobby.ts'
import { playerAt } from '../src/player.ts'
import { browserSuite } from './support.ts'

const { person } = browserSuite({ painted: false })

test('five cards that are clicked before the first click was answered are all recruited', async () => {
  const { page } = await person()
  await newTable(page, BERSERK, 'en', { second: 'bot' })
  await playerAt(page, BERSERK, 'en').playUntil(({ offers }) => offers.some(({ kind }) => kind === 'take'))
  const deal = page.getByRole('region', { name: BOARD.en.deal })
  await deal.locator('button[aria-pressed=false]').evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons.slice(0, 5)) button.click()
  })
  await expect.poll(() => deal.locator('button[aria-pressed=true]').count()).toBe(5)
})
