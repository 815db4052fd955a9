// Hints, where a match turned, and whose eyes a replay is seen through.

import { driver as UNMATCHED } from '@ludoteka/unmatched/driver'
import { expect, test } from 'vitest'
import { newTable, playNow } from '../src/lobby.ts'
import { PHONE } from '../src/person.ts'
import { playerAt, resign } from '../src/player.ts'
import { PAGE } from '../src/words.ts'
import { browserSuite } from './support.ts'

const { person } = browserSuite({ painted: false })

/** Hints are offered only where there is more than one answer: a hand without schemes has just a maneuver at first. */
function isOffered(buttons: readonly { readonly name: string }[], hint: string): boolean {
  return buttons.some(({ name }) => name === hint)
}

test('a bot gives a hint at a table of the server: in words, on the board, and the end says so', async () => {
  const { page } = await person()
  const { review, end, replay } = PAGE.en
  await page.goto('/')
  await playNow(page, UNMATCHED, 'en')
  const player = playerAt(page, UNMATCHED, 'en')
  await player.playUntil(({ buttons }) => isOffered(buttons, review.hint))
  await page.keyboard.press('h')
  const strip = page.locator('.table-advice')
  await strip.getByText(review.advises('Hard bot')).waitFor()
  const advised = await strip.locator('strong').textContent()
  await page
    .getByRole('button', { name: advised ?? '' })
    .first()
    .waitFor()
  // Asked again, it says the same at once.
  await strip.getByRole('button', { name: review.closeHint }).click()
  await page.keyboard.press('h')
  await strip.getByText(advised ?? '').waitFor()
  await player.answer()
  await resign(page, 'en')
  await page.getByText(review.advised).waitFor()
  expect(await page.locator('.table-end-sides > li').count()).toBe(2)
  await page.getByRole('heading', { name: review.hands }).waitFor()

  await page.getByRole('button', { name: review.title }).click()
  await page.locator('.review-curve').waitFor()
  expect(await page.locator('.review-curve tbody tr').count()).toBeGreaterThan(0)
  await page.getByRole('link', { name: end.replay }).click()
  await page.getByRole('slider', { name: replay.scrub }).waitFor()
  await page.getByRole('button', { name: review.showChances }).click()
  await page.locator('.review-replay .review-curve').waitFor()
  await page.keyboard.press('End')
  // The bot's hand, which was hidden until now.
  await page.getByLabel(review.eyes).selectOption({ index: 1 })
  await page.locator('[data-seat="b1"]').getByText(PAGE.en.table.you, { exact: true }).first().waitFor()
  // Whoever only watches sees what everybody held as well.
  await page.getByLabel(review.eyes).selectOption('spectator')
  await page.getByRole('button', { name: review.allHands }).click()
  await page.getByRole('dialog', { name: review.handsNow }).locator('li').first().waitFor()
})

test('on a phone, in Russian and without a server: a hint, and where the match turned', async () => {
  const { page } = await person({ screen: PHONE, language: 'ru' })
  const { review } = PAGE.ru
  await newTable(page, UNMATCHED, 'ru', { where: 'here', second: 'bot', level: 'easy' })
  const player = playerAt(page, UNMATCHED, 'ru')
  await player.playUntil(({ buttons }) => isOffered(buttons, review.hint))
  await page.getByRole('button', { name: review.hint, exact: true }).click()
  await page.locator('.table-advice').getByText(review.advises('Сильный бот')).waitFor()
  await player.answer()
  await resign(page, 'ru')
  await page.getByText(review.advised).waitFor()
  await page.getByRole('button', { name: review.title }).click()
  await page.locator('.review-curve').waitFor()
})
