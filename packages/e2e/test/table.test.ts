// At the table: taking back, asking why, changing the language, coming back, and a turn by keyboard alone.

import { expect, test } from 'vitest'
import { BOARD, UNMATCHED } from '../src/games/unmatched.ts'
import { playNow } from '../src/lobby.ts'
import { type Player, playerAt } from '../src/player.ts'
import { PAGE } from '../src/words.ts'
import { scene } from './support.ts'

const { person } = scene()

/** Up to the first question of a turn of one's own. */
async function toMyTurn<Kind extends string>(player: Player<Kind>): Promise<void> {
  await player.playUntil(({ step }) => step === 'turn.action')
}

test('an action is taken back with one click as long as nothing was shown', async () => {
  const { page } = await person()
  await playNow(page, UNMATCHED, 'en')
  const player = playerAt(page, UNMATCHED, 'en')
  await toMyTurn(player)
  const look = await player.playUntil(({ offers }) => offers.some(({ kind }) => kind === 'to'))
  const before = look.question
  const step = look.offers.find(({ kind }) => kind === 'to')
  if (!step) throw new Error('There is nowhere to go.')
  await player.take(step, look)
  await page.getByRole('button', { name: PAGE.en.table.undo, exact: true }).click()
  await expect.poll(async () => (await player.look()).question).toBe(before)
})

test('a click on what is not offered tells the rule by number and, on request, by its text', async () => {
  const { page } = await person()
  await playNow(page, UNMATCHED, 'en')
  const player = playerAt(page, UNMATCHED, 'en')
  await player.playUntil(({ offers }) => offers.some(({ kind }) => kind === 'to'))
  const spaces = page.getByRole('button', { name: new RegExp(`^${BOARD.en.space('')}`) })
  const names = await spaces.evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? ''))
  const illegal = names.find(
    name => !Object.values(BOARD.en.offers).some(offer => name.endsWith(offer)) && !name.includes('health'),
  )
  await page.getByRole('button', { name: illegal ?? '', exact: true }).click()
  const answer = page.getByRole('alert')
  await answer.getByRole('button', { name: /^Rule \d/ }).waitFor()
  await answer.getByRole('button', { name: PAGE.en.table.why }).click()
  await expect.poll(() => answer.innerText()).toMatch(/\w.{60,}/s)
  const rule = await answer.getByRole('button', { name: /^Rule \d/ }).innerText()
  await answer.getByRole('button', { name: rule }).click()
  const panel = page.getByRole('complementary', { name: PAGE.en.table.panel })
  await panel.getByText(rule.replace('Rule ', ''), { exact: true }).first().waitFor()
})

test('the language changes in the middle of a match, for the question, the board, the hand and the log', async () => {
  const { page } = await person()
  await playNow(page, UNMATCHED, 'en')
  const asked = await playerAt(page, UNMATCHED, 'en').playUntil(({ step }) => step === 'turn.action')
  await page.getByRole('button', { name: PAGE.en.table.menu, exact: true }).click()
  await page.getByRole('button', { name: PAGE.ru.languageName }).click()
  await page.getByRole('button', { name: PAGE.ru.common.close, exact: true }).click()
  await page
    .getByRole('button', { name: new RegExp(`^${BOARD.ru.space('')}`) })
    .first()
    .waitFor()
  const said = await page.locator('body').innerText()
  expect(said).not.toContain(asked.question)
  const player = playerAt(page, UNMATCHED, 'ru')
  const now = await player.asked()
  expect(now.step).toBe(asked.step)
  expect(now.question).toMatch(/^[А-ЯЁ]/)
  await player.answer()
  await player.answer()
})

test('a page that is loaded anew in the middle shows the same table', async () => {
  const { page } = await person()
  await playNow(page, UNMATCHED, 'en')
  const player = playerAt(page, UNMATCHED, 'en')
  await toMyTurn(player)
  const before = await player.look()
  await page.reload()
  const after = await player.asked()
  expect(after.question).toBe(before.question)
  expect(after.offers.map(({ name }) => name)).toEqual(before.offers.map(({ name }) => name))
})

test('a whole turn by keyboard: every step is reached with Tab, is plainly focused, and Enter takes it', async () => {
  const { page } = await person()
  await playNow(page, UNMATCHED, 'en')
  const player = playerAt(page, UNMATCHED, 'en')
  await toMyTurn(player)
  for (let answers = 0; answers < 40; answers++) {
    const look = await player.asked()
    const offer = look.offers.find(({ kind }) => kind === 'answer') ?? look.offers[0]
    if (look.isOver || !offer) break
    if (answers > 0 && look.step === 'turn.action') break
    await tabTo(offer.name)
    await page.keyboard.press('Enter')
    await expect.poll(async () => JSON.stringify(await player.look())).not.toBe(JSON.stringify(look))
  }

  async function tabTo(name: string): Promise<void> {
    for (let presses = 0; presses < 120; presses++) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        const element = document.activeElement
        if (!element) return { name: '', isPlain: false }
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
        const copy = element.cloneNode(true)
        if (copy instanceof Element) for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
        return {
          name: element.getAttribute('aria-label') ?? copy.textContent?.trim() ?? '',
          isPlain: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
        }
      })
      if (focused.name !== name) continue
      expect(focused.isPlain).toBe(true)
      return
    }
    throw new Error(`Tab never reached “${name}”.`)
  }
})
