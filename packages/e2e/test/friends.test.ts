// Two people in two browsers play a whole match through the page while a third watches, and everybody looks back at it.

import { event } from '@ludoteka/protocol'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { meet } from '../src/lobby.ts'
import type { Person } from '../src/person.ts'
import { type Player, playerAt } from '../src/player.ts'
import { cardsIn, type Truth, truthOf } from '../src/secrets.ts'
import { PAGE } from '../src/words.ts'
import { scene } from './support.ts'

const { site, person } = scene()
const words = PAGE.en

test('an invitation leads to a whole match, a watcher learns no secret, and the replay tells it all', async () => {
  const host = await person()
  const guest = await person()
  const watcher = await person()
  await meet(host.page, guest.page, 'en')
  const match = matchOf(host.page)
  await watcher.page.goto(`/t/${match}`)
  await watcher.page.getByText('Hands are hidden from spectators.').waitFor()

  const players = [playerAt(host.page, 'en'), playerAt(guest.page, 'en')]
  await playTogether(players, 40)
  for (const one of [host, watcher]) await reloadIsHarmless(one.page)
  await playTogether(players)
  for (const { page } of [host, guest]) await page.getByRole('dialog').waitFor()

  const truth = await truthOf(host.page, match)
  expect(site().seeds).toContain(truth.seed)
  for (const one of [watcher, host, guest]) toldNoSecret(one, truth)
  expect(seatOf(watcher)).toBe('spectator')

  await host.page.getByRole('link', { name: words.end.replay }).click()
  await replayTellsItAll(host.page, truth)
})

/** Whoever is asked answers, so many times, or until the match is over for both. */
async function playTogether(players: readonly Player[], answers = 1000): Promise<void> {
  for (let left = answers; left > 0; ) {
    let over = 0
    for (const player of players) {
      let look = await player.look()
      // Mostly the same person is asked again.
      for (; look.offers.length > 0 && left > 0; look = await player.look(), left--) await player.answerTo(look)
      if (look.isOver) over++
    }
    if (over === players.length) return
  }
  if (answers === 1000) throw new Error('The match takes for ever')
}

/** Whatever the log said before, it says again. */
async function reloadIsHarmless(page: Page): Promise<void> {
  const log = page.getByRole('complementary', { name: words.table.panel }).getByRole('listitem')
  const before = await log.allInnerTexts()
  await page.reload()
  await expect.poll(async () => (await log.allInnerTexts()).slice(0, before.length)).toEqual(before)
}

/** Not one frame told the seed, an entry meant for others, or a card the viewer had no right to know of. */
function toldNoSecret(person: Person, { seed, shownTo, secretEntries, actions }: Truth): void {
  const seat = seatOf(person)
  const shown = shownTo.get(seat) ?? []
  let known = 0
  for (const frame of person.frames) {
    const told = event.parse(JSON.parse(frame))
    if (told.type === 'table' || told.type === 'update') {
      known = told.seq
      expect(Object.keys(told.views).filter(viewer => viewer !== seat)).toEqual([])
    }
    expect(cardsIn(frame).filter(card => !shown[known]?.has(card))).toEqual([])
    expect(frame).not.toContain(seed)
    expect(frame).not.toMatch(/"(seed|random|stack)":/)
    // Whom an entry was told is not told; the verb “to” has spaces where that list has numbers of seats.
    expect(frame).not.toMatch(/"to":\[\d/)
    if (seat === 'spectator') for (const entry of secretEntries) expect(frame).not.toContain(entry)
  }
  expect(known).toBe(actions)
}

/** Through whose eyes somebody was shown the table. */
function seatOf({ frames }: Person): string {
  const last = event.parse(JSON.parse(frames.findLast(frame => frame.includes('"views"')) ?? '{}'))
  return last.type === 'table' || last.type === 'update' ? (Object.keys(last.views)[0] ?? '') : ''
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
  await page.getByText(words.common.copied).waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const friend = await person({ language: 'ru' })
  await friend.page.goto(link)
  await friend.page.getByText(PAGE.ru.replay.position(Number(moment), actions), { exact: true }).waitFor()
}

function matchOf(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}
