// Tables without a network, and several people at one device.

import { BOARD, driver as UNMATCHED } from '@ludoteka/unmatched/driver'
import { expect, test } from 'vitest'
import { newTable, playNow } from '../src/lobby.ts'
import { playAtOneDevice, playerAt, resign } from '../src/player.ts'
import { PAGE } from '../src/words.ts'
import { browserSuite } from './support.ts'

const { person } = browserSuite({ painted: false, serviceWorker: true })

/** A whole match against a bot is played in bot.test.ts: the rules and the board are the same ones. */
const ANSWERS = 20

test('after one visit a match against a bot can be played to its end without a network', async () => {
  const { page, context } = await person()
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.reload()
  await context.setOffline(true)
  await page.reload()
  await page.getByText(PAGE.en.home.offline).waitFor()
  await playNow(page, UNMATCHED, 'en')
  expect(page.url()).toContain('/local/')
  const player = playerAt(page, UNMATCHED, 'en')
  await player.playUntil(({ step }) => step === 'turn.action')
  await page.reload()
  for (let answers = 0; answers < ANSWERS; answers++) expect(await player.answer()).toBe(true)
  await resign(page, 'en')
  await page.getByRole('link', { name: PAGE.en.end.replay }).click()
  await page.getByRole('slider', { name: PAGE.en.replay.scrub }).waitFor()
})

/** Enough for some decisions of the bot. */
const ANSWERS_TO_HARD = 12

test('a hard bot plays without a network, and while it thinks the page and the rules answer', async () => {
  const { page, context } = await person()
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.reload()
  await context.setOffline(true)
  await newTable(page, UNMATCHED, 'en', { where: 'here', second: 'bot', level: 'hard' })
  const player = playerAt(page, UNMATCHED, 'en')
  const words = PAGE.en.table
  const name = words.bot.hard.replace(/^./, first => first.toUpperCase())
  const isThinking = async (): Promise<boolean> => (await player.read()).question === words.waitFor([name])
  let answersWhileThinking = 0
  for (let answers = 0; answers < ANSWERS_TO_HARD; answers++) {
    expect(await player.answer()).toBe(true)
    if (!(await isThinking())) continue
    await page.getByRole('tab', { name: words.rules }).click()
    await page.getByRole('tab', { name: words.log }).click()
    answersWhileThinking++
  }
  expect(answersWhileThinking).toBeGreaterThan(0)
})

test('at one device the hand stays hidden until the next person confirms that they have it', async () => {
  const { page } = await person()
  await newTable(page, UNMATCHED, 'en', { where: 'here', second: 'person' })
  const hand = page.getByRole('region', { name: BOARD.en.hand })
  const player = playerAt(page, UNMATCHED, 'en')
  const isEnough = (_: unknown, handOvers: number): boolean => handOvers === 6
  await playAtOneDevice(player, 'en', isEnough, async () => {
    expect(await hand.count()).toBe(0)
    expect(await page.getByRole('button').count()).toBe(1)
  })
  expect(await hand.count()).toBe(1)
})
