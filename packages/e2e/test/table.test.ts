// At the table: undo, refusals, language, reload, the size of the board, and play by keyboard.

import { driver as RED_SEA } from '@ludoteka/red-sea/driver'
import { BOARD, maneuverIn, driver as UNMATCHED } from '@ludoteka/unmatched/driver'
import type { ElementHandle, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { RULES } from '../../games/unmatched/text/rules.en.ts'
import { drawnBoard } from '../src/checks.ts'
import type { TableState } from '../src/driver.ts'
import { followInvitation, inviteOn, newTable, playNow } from '../src/lobby.ts'
import { elementOf } from '../src/pageState.ts'
import { PHONE } from '../src/person.ts'
import { type Player, playerAt, resign } from '../src/player.ts'
import { PAGE } from '../src/words.ts'
import { browserSuite } from './support.ts'

const { person } = browserSuite({ painted: false })

/** Plays until the first question of an own turn. */
function toMyTurn<Kind extends string>(player: Player<Kind>): Promise<TableState<Kind>> {
  return player.playUntil(({ step }) => step === 'turn.action')
}

test('an action is undone with one click as long as nothing was revealed', async () => {
  const { page } = await person()
  await playNow(page, UNMATCHED, 'en')
  const player = playerAt(page, UNMATCHED, 'en')
  const mine = await toMyTurn(player)
  await player.take(maneuverIn(mine), mine)
  const look = await player.playUntil(({ step }) => step === 'move.to')
  const before = look.question
  await player.take(look.offers.find(({ kind }) => kind === 'to') ?? missing(), look)
  await page.getByRole('button', { name: PAGE.en.table.undo, exact: true }).click()
  await expect.poll(async () => (await player.read()).question).toBe(before)
})

test('whoever looks at the board after the end is told of a rematch, and sits down with one click', async () => {
  const host = await person()
  const guest = await person({ screen: PHONE, language: 'ru' })
  await newTable(host.page, UNMATCHED, 'en')
  await followInvitation(guest.page, await inviteOn(host.page, 'en'), 'ru')
  await resign(host.page, 'en')
  await guest.page.getByRole('button', { name: PAGE.ru.end.close }).click()
  await host.page.getByRole('button', { name: PAGE.en.end.rematch(2) }).click()
  await host.page.getByText(PAGE.en.waiting.rematch(2)).waitFor()
  await guest.page.getByText(PAGE.ru.end.rematchAsked, { exact: true }).waitFor()
  expect(await guest.page.title()).toContain(PAGE.ru.end.rematchCall)
  await guest.page.getByRole('button', { name: PAGE.ru.end.toRematch }).click()
  await expect.poll(() => guest.page.url()).toBe(host.page.url())
  for (const { page } of [host, guest]) await page.locator('.table-prompt').waitFor()
})

test('a click on what is not offered shows the number of the rule and, on request, its text', async () => {
  const { page } = await person()
  await playNow(page, UNMATCHED, 'en')
  const player = playerAt(page, UNMATCHED, 'en')
  await player.playUntil(({ offers }) => offers.some(({ kind }) => kind === 'to'))
  const spaces = page.getByRole('button', { name: new RegExp(`^${BOARD.en.space('')}`) })
  const names = await spaces.evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? ''))
  const illegal = names.find(
    name => !Object.values(BOARD.en.offers).some(offer => name.endsWith(offer)) && !name.includes('health'),
  )
  if (illegal === undefined) throw new Error('Every space is offered.')
  await page.getByRole('button', { name: illegal, exact: true }).click()
  const answer = page.getByRole('alert')
  await answer.getByRole('button', { name: /^Rule \d/ }).waitFor()
  const rule = await answer.getByRole('button', { name: /^Rule \d/ }).innerText()
  const number = rule.replace('Rule ', '')
  const paragraph = RULES.flatMap(({ paragraphs }) => paragraphs).find(({ id }) => id === number)
  if (!paragraph) throw new Error(`There is no rule ${number}.`)
  await answer.getByRole('button', { name: PAGE.en.table.why }).click()
  await answer.getByText(paragraph.text, { exact: true }).waitFor()
  await answer.getByRole('button', { name: rule }).click()
  const panel = page.getByRole('complementary', { name: PAGE.en.table.panel })
  await panel.getByText(number, { exact: true }).first().waitFor()
})

test('the language changes in the middle of a match, for the question, the board, the hand and the log', async () => {
  const { page } = await person()
  await playNow(page, UNMATCHED, 'en')
  const asked = await playerAt(page, UNMATCHED, 'en').playUntil(({ step }) => step === 'turn.action')
  await page.getByRole('button', { name: PAGE.en.table.menu, exact: true }).click()
  await page.getByRole('button', { name: 'Русский' }).click()
  await page.getByRole('button', { name: PAGE.ru.common.close, exact: true }).click()
  await page
    .getByRole('button', { name: new RegExp(`^${BOARD.ru.space('')}`) })
    .first()
    .waitFor()
  const said = await page.locator('body').innerText()
  const { en, ru } = UNMATCHED.game.text
  expect(asked.question).toBe(en.prompt('turn.action'))
  expect(said).not.toContain(asked.question)
  const player = playerAt(page, UNMATCHED, 'ru')
  const now = await player.asked()
  expect(now.step).toBe(asked.step)
  expect(now.question).toBe(ru.prompt('turn.action'))
  await player.answer()
  await player.answer()
})

test('a reloaded page shows the same table, and the board has most of the window', async () => {
  const { page } = await person()
  await playNow(page, UNMATCHED, 'en')
  const player = playerAt(page, UNMATCHED, 'en')
  await toMyTurn(player)
  const before = await player.read()
  await page.reload()
  const after = await player.asked()
  expect(after.question).toBe(before.question)
  expect(after.offers.map(({ name }) => name)).toEqual(before.offers.map(({ name }) => name))
  await boardHasMostOf(page)
})

test('Red Sea: in the middle of a match the map has most of the window', async () => {
  const { page } = await person()
  await playNow(page, RED_SEA, 'en')
  let questions = 0
  await playerAt(page, RED_SEA, 'en').playUntil(({ step }) => ++questions > 8 && step === 'place.influence')
  await boardHasMostOf(page)
})

test('a whole turn by keyboard: every answer is reached with Tab, has a visible focus, and is taken with Enter', async () => {
  const { page } = await person()
  await playNow(page, UNMATCHED, 'en')
  const player = playerAt(page, UNMATCHED, 'en')
  await toMyTurn(player)
  const steps: string[] = []
  // Two actions per turn; the third is the first of the next turn.
  while (steps.filter(step => step === 'turn.action').length < 3) {
    const look = await player.asked()
    steps.push(look.step)
    const offer = look.offers.find(({ kind }) => kind === 'answer') ?? look.offers[0] ?? missing()
    await tabTo(page, await elementOf(page, offer))
    await page.keyboard.press('Enter')
    await expect.poll(async () => JSON.stringify(await player.read())).not.toBe(JSON.stringify(look))
  }
  expect(steps).toEqual(expect.arrayContaining(['maneuver.boost', 'move.next']))
})

test('with the setting on, what can’t be undone must be confirmed, also by keyboard', async () => {
  const { page } = await person()
  await page.goto('/settings')
  await page.getByRole('checkbox', { name: PAGE.en.settings.confirm }).check()
  await playNow(page, UNMATCHED, 'en')
  const player = playerAt(page, UNMATCHED, 'en')
  const { question, offers } = await player.playUntil(({ step }) => step === 'setup.hero')
  const hero = await elementOf(page, offers.find(({ name }) => name.startsWith('King Arthur')) ?? missing())
  const dialog = page.getByRole('dialog')
  const reach = async (name: string): Promise<void> =>
    tabTo(page, (await dialog.getByRole('button', { name, exact: true }).elementHandle()) ?? missing())

  await tabTo(page, hero)
  for (const refuse of ['Escape', 'Enter'] as const) {
    await page.keyboard.press('Enter')
    await dialog.getByText(PAGE.en.table.confirmAsk).waitFor()
    if (refuse === 'Enter') await reach(PAGE.en.common.cancel)
    await page.keyboard.press(refuse)
    await dialog.waitFor({ state: 'detached' })
    expect(await hasFocus(hero)).toBe(true)
    expect(await player.read()).toMatchObject({ question, offers: offers.map(({ name }) => ({ name })) })
  }

  await page.keyboard.press('Enter')
  await dialog.waitFor()
  await reach(PAGE.en.table.confirm)
  await page.keyboard.press('Enter')
  const log = page.getByRole('complementary', { name: PAGE.en.table.panel })
  await log.getByText(/ plays King Arthur\.$/).waitFor()
  expect(await dialog.count()).toBe(0)
})

/** On windows of common sizes, while the pointer leaves the hand alone. */
async function boardHasMostOf(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  for (const screen of [
    { width: 1440, height: 900 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(screen)
    const share = async (): Promise<number> => (await drawnBoard(page, 'en')).height / screen.height
    await expect.poll(share, { message: `${screen.width} × ${screen.height}` }).toBeGreaterThanOrEqual(0.6)
  }
}

function missing(): never {
  throw new Error('There is nothing to press.')
}

async function tabTo(page: Page, target: ElementHandle<Element>): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab')
    if (!(await hasFocus(target))) continue
    expect(await hasVisibleFocus(target)).toBe(true)
    return
  }
  throw new Error(`Tab never reached “${await target.textContent()}”.`)
}

function hasFocus(target: ElementHandle<Element>): Promise<boolean> {
  return target.evaluate(element => element === document.activeElement)
}

function hasVisibleFocus(target: ElementHandle<Element>): Promise<boolean> {
  return target.evaluate(element => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  })
}
