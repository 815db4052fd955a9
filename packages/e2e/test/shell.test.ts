// The table shell with a game of six seats: scenes, forms, offers that nobody waits for, standings, and a very long log.

import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from '../src/checks.ts'
import { openGallery } from '../src/gallery.ts'
import { PHONE } from '../src/person.ts'
import { PAGE } from '../src/words.ts'
import { suiteOf } from './support.ts'

const { person } = suiteOf(openGallery)
const words = PAGE.en

const DESKTOP = { width: 1440, height: 900 }
const SIDEWAYS = { width: 844, height: 390 }

/** A table of the gallery; its address says what has happened there. */
async function tableAt(address: string, screen = DESKTOP): Promise<Page> {
  const { page } = await person({ screen, context: { hasTouch: screen !== DESKTOP } })
  await page.goto(`/?${address}`)
  await promptOn(page).waitFor()
  return page
}

const promptOn = (page: Page): Locator => page.getByRole('region', { name: words.table.yourTurnTitle, exact: true })
const seatsOn = (page: Page): Locator =>
  page.getByRole('region', { name: words.table.seats, exact: true }).getByRole('listitem')
const sceneOn = (page: Page): Promise<string> =>
  page.getByRole('navigation', { name: words.scenes.title }).locator('[aria-current=true]').innerText()
const formOn = (page: Page): Locator => page.getByRole('form', { name: 'Vote' })

test.each([DESKTOP, PHONE, SIDEWAYS])('six seats fit on $width × $height, one’s own first', async screen => {
  const page = await tableAt('talk=1&moves=6&seat=2&others=wait', screen)
  const boxes = await seatsOn(page).evaluateAll(seats => seats.map(seat => seat.getBoundingClientRect().toJSON()))
  expect(boxes).toHaveLength(6)
  expect(await seatsOn(page).first().innerText()).toContain(words.table.yourMove)
  for (const { x, y, width, height, right, bottom } of boxes) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(screen.width)
    expect(bottom).toBeLessThanOrEqual(screen.height)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(40)
  }
  const whole = await page.evaluate(() => [document.body.scrollWidth, document.body.scrollHeight])
  expect(whole).toEqual([screen.width, screen.height])
  const send = await formOn(page).getByRole('button', { name: 'Vote', exact: true }).boundingBox()
  expect((send?.y ?? screen.height) + (send?.height ?? 0)).toBeLessThanOrEqual(screen.height)
})

test('allies are shown together', async () => {
  const page = await tableAt('moves=1&teams=two&others=wait')
  const lists = page.getByRole('region', { name: words.table.seats, exact: true }).getByRole('list')
  const sides = await lists.evaluateAll(all => all.map(side => side.querySelectorAll(':scope > li').length))
  expect(sides.filter(size => size === 3)).toHaveLength(2)
  expect(await seatsOn(page).nth(1).innerText()).toContain(words.table.ally)
})

test('private talk has a tab for each seat, and a line that was not in sight is counted there', async () => {
  const page = await tableAt('talk=1&moves=6&others=wait')
  await page.getByRole('tab', { name: words.table.chat }).click()
  const panel = page.getByRole('tabpanel')
  await panel.getByText('Good evening to all of you.').waitFor()
  expect(await panel.getByText('Shall we vote alike?').count()).toBe(0)
  const channels = panel.getByRole('group', { name: words.table.channelsTitle })
  await channels.getByRole('button', { name: `${words.table.privately} Бенджамин Длинноимённый` }).click()
  await panel.getByText('Shall we vote alike?').waitFor()
  expect(await panel.getByText('Good evening to all of you.').count()).toBe(0)
  await panel.getByRole('textbox', { name: words.table.say }).fill('Agreed.')
  await panel.getByRole('button', { name: words.table.send }).click()
  await panel.getByText('Agreed.').waitFor()
  const cyd = channels.getByRole('button', { name: 'Cyd' })
  await expect.poll(() => cyd.innerText()).toContain('1')
  await cyd.click()
  await panel.getByText('Do not trust them.').waitFor()
  await expect.poll(() => cyd.innerText()).not.toContain('1')
})

test('a form by keyboard: what is missing is said, and the button says what will happen', async () => {
  const page = await tableAt('moves=6&others=wait')
  const form = formOn(page)
  expect(await violationsOn(page)).toEqual([])
  await form.getByRole('slider').focus()
  await page.keyboard.press('4')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  expect(await form.getByRole('status').innerText()).toBe(words.form.missing('Law'))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await form.getByRole('button', { name: 'Cast votes: 5, for the war' }).waitFor()
  await page.keyboard.press('Enter')
  await promptOn(page)
    .getByText(/^Waiting for .*Cyd/)
    .waitFor()
  expect(await form.count()).toBe(0)
})

test('what was filled in stays while something else happens, and a vote can be changed until all are in', async () => {
  const page = await tableAt('moves=6&others=wait', PHONE)
  const form = formOn(page)
  await form.getByRole('button', { name: words.form.more('Crowns spent as votes') }).tap()
  await form.getByText('the feast').tap()
  await page.getByRole('button', { name: words.allowed.title }).tap()
  const offers = page.getByRole('dialog')
  await offers.getByText('Cyd', { exact: true }).tap()
  await offers.getByRole('button', { name: 'Give Cyd: 1' }).tap()
  await offers.waitFor({ state: 'detached' })
  await form.getByText(words.form.upTo(8)).waitFor()
  await form.getByRole('button', { name: 'Cast votes: 1, for the feast' }).tap()
  await form.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: words.allowed.title }).tap()
  await offers.getByRole('button', { name: 'Change my vote' }).tap()
  await form.getByText(words.form.missing('Law')).waitFor()
})

test('what a finger has selected stays selected while somebody else gives something', async () => {
  const page = await tableAt('others=wait', PHONE)
  const prompt = promptOn(page)
  const play = prompt.getByRole('button', { name: 'Ride to the Castle on the Hill' })
  await page.getByRole('button', { name: 'Castle on the Hill' }).first().tap()
  await play.waitFor()
  await page.evaluate(() => dispatchEvent(new Event('gift')))
  await expect.poll(() => page.getByRole('log').textContent()).toContain('gives Ada crowns: 1.')
  await play.tap()
  await expect.poll(() => play.count()).toBe(0)
})

test('who is only allowed to do something is not called', async () => {
  const page = await tableAt('moves=1&others=wait')
  expect(await page.title()).not.toContain(words.table.yourTurnTitle)
  expect(await promptOn(page).getAttribute('data-step')).toBeNull()
  await page.getByRole('button', { name: words.allowed.title }).waitFor()
  const asked = await tableAt('moves=6&others=wait')
  expect(await asked.title()).toContain(words.table.yourTurnTitle)
})

test('the game shows its scenes; who looks elsewhere is brought back when the game goes on elsewhere', async () => {
  const page = await tableAt('moves=6')
  expect(await sceneOn(page)).toBe('Assembly')
  await page.getByRole('button', { name: 'Realm' }).click()
  expect(await sceneOn(page)).toBe('Realm')
  await page.getByRole('button', { name: `Assembly ${words.scenes.wanted}` }).waitFor()
  await page.getByRole('slider').focus()
  await page.keyboard.press('9')
  await page.getByText('the tax').click()
  expect(await sceneOn(page)).toBe('Realm')
  await page.getByRole('button', { name: /^Cast votes: 9/ }).click()
  await expect.poll(() => sceneOn(page)).toBe('Treasury')
})

test('the end tells who came where', async () => {
  const page = await tableAt('moves=99')
  const standings = page.getByRole('list', { name: words.end.standings }).getByRole('listitem')
  await standings.first().waitFor()
  const told = await standings.allInnerTexts()
  const honours = told.map(line => Number(/honour (\d+)/.exec(line)?.[1]))
  expect(honours).toHaveLength(6)
  expect(honours).toEqual(honours.toSorted((a, b) => b - a))
})

test('a log of 12,000 entries: few are part of the page, all are found, and the keyboard keeps its place', async () => {
  const page = await tableAt('moves=6&entries=12000')
  const log = page.getByRole('region', { name: words.table.log, exact: true })
  const entries = log.getByRole('listitem')
  await log.getByText('Fay the Unforgettable gives Ada crowns: 11999.').waitFor()
  expect(await entries.count()).toBeLessThan(200)
  expect(await entries.last().getAttribute('aria-setsize')).toBe('12007')

  const rule = entries.last().getByRole('button')
  await rule.focus()
  await log.evaluate(element => {
    element.scrollTop = element.scrollHeight / 2
  })
  await log
    .getByText(/crowns: 60\d\d\./)
    .first()
    .waitFor()
  expect(await rule.evaluate(element => element === document.activeElement)).toBe(true)
  expect(await entries.count()).toBeLessThan(200)
  await page.getByRole('button', { name: words.log.newest }).click()
  await log.getByText('Fay the Unforgettable gives Ada crowns: 11999.').waitFor()

  await page.getByRole('searchbox', { name: words.log.search }).fill('ada 5429')
  await log.getByText('Fay the Unforgettable gives Ada crowns: 5429.').waitFor()
  expect(await entries.count()).toBe(1)
  expect(await violationsOn(page)).toEqual([])
})
