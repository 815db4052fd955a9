// Two people in two browsers play a whole match through the page while a third watches, and everybody looks back at it.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DRIVERS } from '../src/games/drivers.ts'
import type { PlayedGame } from '../src/games/played.ts'
import { meet } from '../src/lobby.ts'
import { type Person, PHONE } from '../src/person.ts'
import { type Player, playerAt, playTogether } from '../src/player.ts'
import { listen, type Truth, truthOf } from '../src/secrets.ts'
import { PAGE } from '../src/words.ts'
import { scene } from './support.ts'

/** Every match is the same one, so that it takes the same time and goes through the same questions. */
const SEED = '4c75646f74656b61'.repeat(2)

const { person } = scene({ seedOf: () => SEED })
const words = PAGE.en

type Met = { readonly match: string; readonly host: Person; readonly guest: Person; readonly watcher: Person }

for (const driver of DRIVERS) {
  const { title } = driver.game.text.en
  test(`${title}: an invitation leads to a whole match, nobody learns a secret, and the replay tells it all`, async () => {
    const met = await threeMeet(driver)
    const truth = await playOut(met, driver)
    expect([...truth.verbs]).toEqual(expect.arrayContaining([...(driver.mustSee ?? [])]))
    await met.host.page.getByRole('link', { name: words.end.replay }).click()
    await replayTellsItAll(met.host.page, truth)
  })
}

async function threeMeet(game: PlayedGame): Promise<Met> {
  const host = await person()
  const guest = await person()
  const watcher = await person({ screen: PHONE })
  await meet(host.page, guest.page, game, 'en')
  const match = new URL(host.page.url()).pathname.split('/').at(-1) ?? ''
  await watcher.page.goto(`/t/${match}`)
  await watcher.page.getByText(game.noHand.en).waitFor()
  return { match, host, guest, watcher }
}

/** To the end, with a reload on the way; then everything that was sent is held against the truth. */
async function playOut({ match, host, guest, watcher }: Met, game: PlayedGame): Promise<Truth> {
  const players = [playerAt(host.page, game, 'en'), playerAt(guest.page, game, 'en')]
  await playTogether(players, answers => answers.reduce((sum, n) => sum + n) >= 40)
  await reloadIsHarmless(host.page)
  await watcher.page.reload()
  await playTogether(players, async () => (await Promise.all(players.map(isDone))).every(Boolean))
  for (const { page } of [host, guest, watcher]) await page.getByRole('dialog').waitFor()

  const truth = await truthOf(host.page, game.game, match)
  expect(truth.seed).toBe(SEED)
  const heard = [watcher, host, guest].map(({ frames }) => listen(frames, truth))
  expect(heard.flatMap(({ breaches }) => breaches)).toEqual([])
  expect(heard.map(({ seq }) => seq)).toEqual(heard.map(() => truth.actions))
  expect(heard[0]?.viewer).toBe('spectator')
  expect(new Set(heard.map(({ viewer }) => viewer)).size).toBe(heard.length)
  return truth
}

async function isDone(player: Player): Promise<boolean> {
  return (await player.look()).isOver
}

/** Whatever the log said before, it says again. */
async function reloadIsHarmless(page: Page): Promise<void> {
  const log = page.getByRole('complementary', { name: words.table.panel }).getByRole('listitem')
  const before = await log.allInnerTexts()
  expect(before.length).toBeGreaterThan(0)
  await page.reload()
  await expect.poll(async () => (await log.allInnerTexts()).slice(0, before.length)).toEqual(before)
}

async function replayTellsItAll(page: Page, { actions }: Truth): Promise<void> {
  const at = (n: number): Promise<void> => page.getByText(words.replay.position(n, actions), { exact: true }).waitFor()
  const scrub = page.getByRole('slider', { name: words.replay.scrub })
  const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()
  await at(0)
  await press(words.replay.next)
  await press(words.replay.next)
  await at(2)
  await press(words.replay.previous)
  await at(1)
  await scrub.fill(String(actions))
  await at(actions)
  await press(words.replay.previousTurn)
  await expect.poll(() => scrub.inputValue()).not.toBe(String(actions))
  await press(words.replay.last)
  await at(actions)

  const log = page.getByRole('complementary', { name: words.table.panel })
  const entries = log.getByTitle(words.table.jump)
  await entries.nth(10).click()
  await expect.poll(() => scrub.inputValue()).not.toBe(String(actions))
  const moment = await scrub.inputValue()

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await press(words.replay.share)
  await page.getByRole('button', { name: words.common.copied }).waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const friend = await person({ language: 'ru' })
  await friend.page.goto(link)
  await friend.page.getByText(PAGE.ru.replay.position(Number(moment), actions), { exact: true }).waitFor()
}
