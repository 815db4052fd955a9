// A phone of 390 × 844: nothing is lost, only folded.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { BOARD, UNMATCHED } from '../src/games/unmatched.ts'
import { playNow } from '../src/lobby.ts'
import { PHONE } from '../src/person.ts'
import { playerAt } from '../src/player.ts'
import { PAGE } from '../src/words.ts'
import { scene } from './support.ts'

const { person } = scene()

async function fits(page: Page): Promise<void> {
  const { inner, scroll } = await page.evaluate(() => ({
    inner: innerWidth,
    scroll: document.documentElement.scrollWidth,
  }))
  expect(scroll).toBeLessThanOrEqual(inner)
  expect(inner).toBe(PHONE.width)
}

/** Controls that lie beside the screen, except on the board and in the hand, which are moved about. */
function outside(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    moving =>
      [...document.querySelectorAll('button:not(:disabled), a[href], select, input')].flatMap(element => {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
        const area = element.closest('section[aria-label]')?.getAttribute('aria-label')
        if (area && moving.includes(area)) return []
        const { left, right } = element.getBoundingClientRect()
        const isBeside = left < -1 || right > innerWidth + 1
        return isBeside ? [element.getAttribute('aria-label') ?? element.textContent ?? ''] : []
      }),
    [PAGE.en.table.boardKeys, PAGE.ru.table.boardKeys, BOARD.en.hand, BOARD.ru.hand],
  )
}

test.each(['en', 'ru'] as const)('no page scrolls sideways and every control is on the screen (%s)', async language => {
  const { page } = await person({ language, screen: PHONE })
  for (const path of ['/', '/new/unmatched', '/learn/unmatched', '/settings', '/about', '/nowhere']) {
    await page.goto(path)
    await page.getByRole('heading').first().waitFor()
    await fits(page)
    expect(await outside(page)).toEqual([])
  }
})

test('a table on the phone: seats, log, rules, chat and piles unfold, the hand is swiped', async () => {
  const { page } = await person({ screen: PHONE })
  const words = PAGE.en.table
  await playNow(page, UNMATCHED, 'en')
  const player = playerAt(page, UNMATCHED, 'en')
  await player.playUntil(({ step }) => step === 'turn.action')
  await fits(page)
  expect(await outside(page)).toEqual([])

  await page.getByRole('button', { name: words.panel }).click()
  const sheet = page.getByRole('dialog')
  for (const tab of [words.rules, words.chat, words.log]) await sheet.getByRole('tab', { name: tab }).click()
  await fits(page)
  await sheet.getByRole('button', { name: PAGE.en.common.close, exact: true }).click()
  await page.getByRole('button', { name: words.piles }).click()
  await sheet.getByRole('button', { name: PAGE.en.common.close, exact: true }).click()
  await page.getByRole('region', { name: words.seats }).getByRole('listitem').first().getByRole('button').click()
  await sheet.getByRole('button', { name: PAGE.en.common.close, exact: true }).click()

  const cards = page.getByRole('region', { name: BOARD.en.hand }).last()
  const lastCard = cards.getByRole('listitem').last()
  // The hand may still be coming up, and grows by that.
  const overhang = async (): Promise<number> => {
    await lastCard.scrollIntoViewIfNeeded()
    const { x, width } = (await lastCard.boundingBox()) ?? { x: Number.NaN, width: Number.NaN }
    return Math.max(0, -x, x + width - PHONE.width - 1)
  }
  await expect.poll(overhang).toBe(0)
  await fits(page)
  await player.answer()
  await player.answer()
})
