// People in browsers of their own, two or three as the game has it, play a whole match while somebody watches; no message has
// a secret; the replay is complete.

import { readOptions } from '@ludoteka/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { GameDriver } from '../src/driver.ts'
import { DRIVERS } from '../src/drivers.ts'
import { findLeaks, knowledgeOf, type MatchKnowledge } from '../src/leaks.ts'
import { startByInvitation } from '../src/lobby.ts'
import { type Person, PHONE } from '../src/person.ts'
import {
  agreeOnDraw,
  answersBeforeGivingUp,
  playerAt,
  playTogether,
  playToTheEndTogether,
  resign,
} from '../src/player.ts'
import { PAGE } from '../src/words.ts'
import { browserSuite } from './support.ts'

/** Every match is the same one, so that it takes the same time and goes through the same questions. */
const SEED = '4c75646f74656b61'.repeat(2)

const { person } = browserSuite({ seedOf: () => SEED, painted: false })
const words = PAGE.en

type OpenTable = {
  readonly match: string
  readonly host: Person
  readonly guests: readonly Person[]
  readonly watcher: Person
}

for (const driver of DRIVERS) {
  const { title } = driver.game.text.en
  test(`${title}: people play a whole match after invitations, nobody is sent a secret, and the replay is complete`, async () => {
    const table = await openTable(driver)
    const knowledge = await playAndCheckMessages(table, driver)
    expect([...knowledge.verbs]).toEqual(expect.arrayContaining([...(driver.mustSee ?? [])]))
    await table.host.page.getByRole('link', { name: words.end.replay }).click()
    await expectWholeReplay(table.host.page, knowledge)
  })
}

async function openTable(game: GameDriver): Promise<OpenTable> {
  const host = await person()
  const guests = [await person()]
  // The third sits at a phone.
  while (guests.length + 1 < countSeats(game)) guests.push(await person({ screen: PHONE }))
  const watcher = await person({ screen: PHONE })
  await startByInvitation(
    host.page,
    guests.map(({ page }) => page),
    game,
    'en',
  )
  const match = new URL(host.page.url()).pathname.split('/').at(-1) ?? ''
  await watcher.page.goto(`/t/${match}`)
  await watcher.page.getByText(game.noHand.en).waitFor()
  return { match, host, guests, watcher }
}

const countSeats = ({ game }: GameDriver): number => game.seats(readOptions(game, {})).length

/** So many answers are given before two of the pages are loaded again. */
const BEFORE_RELOAD = 40

/** Plays to the end, with a reload on the way, and checks every message that was sent. */
async function playAndCheckMessages(
  { match, host, guests, watcher }: OpenTable,
  game: GameDriver,
): Promise<MatchKnowledge> {
  const players = [host, ...guests].map(({ page }) => playerAt(page, game, 'en'))
  await playTogether(players, answers => answers.reduce((sum, n) => sum + n) >= BEFORE_RELOAD)
  await expectSameAfterReload(host.page)
  await watcher.page.reload()
  const most = answersBeforeGivingUp(game)
  let events = 0
  if (most === undefined) await playToTheEndTogether(players)
  else {
    // The end is told in a dialog: only then all of the page is read.
    const isOver = async (): Promise<boolean> =>
      (await host.page.locator('dialog[open]').count()) > 0 && (await playerAt(host.page, game, 'en').read()).isOver
    const left = Math.max(most, game.seenAfter ?? 0) - BEFORE_RELOAD
    await playTogether(players, async answers => answers.reduce((sum, n) => sum + n) >= left || (await isOver()))
    if (!(await isOver())) {
      // Where more than one side would be left, a resignation does not end the match. A draw is offered, then accepted.
      if (guests.length === 1) await resign(host.page, 'en')
      else
        await agreeOnDraw(
          host.page,
          guests.map(({ page }) => page),
          'en',
        )
      events = guests.length === 1 ? 1 : 2
    }
  }
  for (const { page } of [host, ...guests, watcher]) await page.getByRole('dialog').waitFor()

  const knowledge = await knowledgeOf(host.page, game.game, match)
  expect(knowledge.seed).toBe(SEED)
  const received = [watcher, host, ...guests].map(({ messages }) => findLeaks(messages, knowledge))
  expect(received.flatMap(({ leaks }) => leaks)).toEqual([])
  expect(received.map(({ seq }) => seq)).toEqual(received.map(() => knowledge.actions + events))
  expect(received[0]?.viewer).toBe('spectator')
  expect(new Set(received.map(({ viewer }) => viewer)).size).toBe(received.length)
  return knowledge
}

async function expectSameAfterReload(page: Page): Promise<void> {
  const log = page.getByRole('complementary', { name: words.table.panel }).getByRole('listitem')
  const before = await log.allInnerTexts()
  expect(before.length).toBeGreaterThan(0)
  await page.reload()
  await expect.poll(async () => (await log.allInnerTexts()).slice(0, before.length)).toEqual(before)
}

async function expectWholeReplay(page: Page, { actions }: MatchKnowledge): Promise<void> {
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
