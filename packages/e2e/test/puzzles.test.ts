// The puzzle of the day: hints one after the other, what is not the best answer, the answer, and the streak.

import { actionsOf } from '@ludoteka/kernel'
import { dayOf } from '@ludoteka/protocol/puzzleDays'
import { onShelf } from '@ludoteka/registry/shelf'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { puzzleOf } from '../../web/src/puzzle/puzzles.ts'
import { puzzleSource } from '../../web/src/puzzle/source.ts'
import { PHONE } from '../src/person.ts'
import { type Language, PAGE } from '../src/words.ts'
import { browserSuite } from './support.ts'

const DAY_MS = 86_400_000
/** The clock of the server; pages have theirs set to the same. */
let now = Date.parse('2026-11-18T12:00:00Z')

const { person } = browserSuite({ painted: false, now: () => now })

/** A puzzle of Unmatched whose answer is one click that needs no card, a day that brings it, and what its answers are called. */
async function aPuzzle(language: Language) {
  const shelved = onShelf('unmatched')
  if (!shelved) throw new Error('Unmatched is not on the shelf.')
  const { version, puzzles } = await shelved.loadPuzzles()
  const index = puzzles.findIndex(({ answer: [first, ...more] }) => first?.verb === 'decline' && more.length === 0)
  const puzzle = puzzles[index]
  const words = await shelved.loadWords(language)
  const source = puzzle && puzzleSource(await shelved.loadGame(version), puzzle, '')
  const move = source?.answerMoves[0]
  if (!move) throw new Error('There is no such puzzle.')
  const { view } = move
  const nameOf = ({ verb, arg }: Pick<typeof move, 'verb' | 'arg'>): string =>
    words.action(verb, arg, view.step, view.terms)
  const other = actionsOf(0, view.choice).find(({ verb }) => verb !== move.verb)
  if (!other) throw new Error('There is no other answer.')
  let time = now
  while (puzzleOf(dayOf(time), puzzles.length) !== index) time += DAY_MS
  return { time, title: shelved.title[language], best: nameOf(move), other: nameOf(other) }
}

async function choose(page: Page, language: Language, name: string): Promise<void> {
  await page.getByRole('button', { name: PAGE[language].table.allChoices }).click()
  await page.getByRole('dialog').getByRole('button', { name }).first().click()
}

test('another answer is refused with words, the best one is counted, and the day after the streak still stands', async () => {
  const { time, title, best, other } = await aPuzzle('en')
  const { page } = await person()
  const { puzzle } = PAGE.en
  await page.clock.setFixedTime(time)
  await page.goto('/')
  await page.getByRole('link', { name: puzzle.pageTitle }).click()
  await page.getByText(puzzle.noStreak).waitFor()
  await page.getByRole('link', { name: title }).click()
  const coach = page.getByRole('region', { name: puzzle.title })
  await coach.getByRole('button', { name: puzzle.hintButtons.first }).click()
  await coach.getByRole('button', { name: puzzle.hintButtons.second }).click()
  expect(await coach.getByText(best).count()).toBeGreaterThan(0) // it is one of those that are left
  await choose(page, 'en', other)
  await page.getByText(puzzle.notBest).waitFor()
  await coach.getByText(puzzle.mistakes(1)).waitFor()
  await choose(page, 'en', best)
  await coach.getByText(puzzle.solved(1)).waitFor()
  await coach.getByRole('link', { name: puzzle.all }).click()
  await page.getByText(puzzle.tileSolved, { exact: true }).first().waitFor()
  await page.clock.setFixedTime(time + DAY_MS)
  await page.reload()
  await page.getByText(puzzle.streak(1)).waitFor()
  expect(await page.getByText(puzzle.tileSolved, { exact: true }).count()).toBe(0)

  // A guest who becomes an account finds the streak on another device.
  now = time + DAY_MS
  const anna = { login: 'anna', password: 'correct horse battery' }
  await page.request.post('/api/session', { data: { name: 'Anna', language: 'en' } })
  const { account } = await (await page.request.post('/api/account/claim', { data: anna })).json()
  const sent = page.waitForResponse('**/api/puzzles/solved')
  await page.reload()
  await sent
  const { page: elsewhere } = await person()
  await elsewhere.clock.setFixedTime(now)
  await elsewhere.request.post('/api/login', { data: anna })
  await elsewhere.goto('/puzzles')
  await elsewhere.getByText(puzzle.streak(1)).waitFor()
  await elsewhere.goto(`/player/${account.id}`)
  await elsewhere.getByText(puzzle.solvedCount(1)).waitFor()
  // Whoever signs out is a stranger again.
  await elsewhere.request.post('/api/logout', { data: {} })
  await elsewhere.goto('/puzzles')
  await elsewhere.getByText(puzzle.noStreak).waitFor()
})

test('on a phone and in Russian: whoever gives up is shown the answer, which is not counted', async () => {
  const { time, best } = await aPuzzle('ru')
  const { page } = await person({ screen: PHONE, language: 'ru' })
  const { puzzle } = PAGE.ru
  await page.clock.setFixedTime(time)
  await page.goto('/puzzles/unmatched')
  const coach = page.getByRole('region', { name: puzzle.title })
  for (const name of [puzzle.hintButtons.first, puzzle.hintButtons.second, puzzle.showAnswer])
    await coach.getByRole('button', { name }).click()
  await coach.getByText(puzzle.answerWas).waitFor()
  await coach.getByText(best).waitFor()
  await coach.getByRole('link', { name: puzzle.all }).click()
  await page.getByText(puzzle.noStreak).waitFor()
})
