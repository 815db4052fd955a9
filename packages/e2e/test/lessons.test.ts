// The guided first matches in a real browser: whoever does what the hand points at comes from the first step to the last.

import type { Lesson } from '@ludoteka/kernel'
import { SHELF } from '@ludoteka/registry/shelf'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from '../src/checks.ts'
import { PHONE } from '../src/person.ts'
import { type Language, PAGE } from '../src/words.ts'
import { browserSuite } from './support.ts'

const { person } = browserSuite({ painted: false })

const COACH = '.lesson-coach'
/** A finger taps twice, and a menu may have to be opened before. */
const MOST_CLICKS = 4

type Told = {
  readonly moment: string
  readonly words: string
  readonly isReading: boolean
  readonly isPointing: boolean
  /** Nothing lies over the words of the coach. */
  readonly isSeen: boolean
}

/** What the coach says once everything is told; the moment is where the learner is in the lesson. */
async function told(page: Page): Promise<Told> {
  return page.locator(`${COACH}[data-moment]`).evaluate(async (_, selector) => {
    // The hand follows with the next frame.
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const coach = document.querySelector(selector)
    const box = coach?.querySelector('.lesson-words')?.getBoundingClientRect() ?? new DOMRect()
    const over = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(12, box.height / 2))
    return {
      moment: coach?.getAttribute('data-moment') ?? '',
      words: coach?.querySelector('[role=status] p')?.textContent ?? '',
      isReading: coach?.querySelector('.lesson-next') instanceof Element,
      isPointing: document.querySelector('[data-pointed]') !== null,
      isSeen: over?.closest(selector) === coach,
    }
  }, COACH)
}

/** Clicks what the hand points at, where it is not covered by anything else. */
async function follow(page: Page, isTouch: boolean): Promise<void> {
  const at = await page.locator('[data-pointed]').evaluate(target => {
    const { left, top, width, height } = target.getBoundingClientRect()
    const shares = [0.5, 0.3, 0.15, 0.7, 0.85]
    const points = shares.flatMap(y => shares.map(x => ({ x: left + width * x, y: top + height * y })))
    return points.find(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-pointed]') === target) ?? points[0]
  })
  if (!at) throw new Error('Nothing is pointed at.')
  if (isTouch) await page.touchscreen.tap(at.x, at.y)
  else await page.mouse.click(at.x, at.y)
}

async function goOn(page: Page, language: Language, isTouch: boolean, from: Told): Promise<Told> {
  if (from.isReading) await page.getByRole('button', { name: PAGE[language].lesson.next, exact: true }).click()
  for (let clicks = 0; clicks <= MOST_CLICKS; clicks++) {
    const now = await told(page)
    if (now.moment !== from.moment) return now
    await follow(page, isTouch)
  }
  throw new Error(`Nothing follows from what is pointed at in ${from.moment}: ${from.words}`)
}

const stepIn = (lesson: Lesson, moment: string) => {
  const [chapter = 0, step = 0] = moment.split('.').map(Number)
  return lesson.chapters[chapter]?.steps[step]
}

const WALKS = SHELF.filter(({ lesson }) => lesson).flatMap(game => [
  { game, language: 'en' as const, screen: { width: 1280, height: 720 }, where: 'a desk' },
  { game, language: 'ru' as const, screen: PHONE, where: 'a phone' },
])

test.each(WALKS)('$game.id on $where ($language): the hand leads to the end', async ({ game, language, screen }) => {
  const lesson = await game.loadLesson()
  const isTouch = screen === PHONE
  const { page } = await person({ language, screen })
  await page.goto(`/learn/${game.id}/play`)
  const seen: string[] = []
  for (let now = await told(page); stepIn(lesson, now.moment); now = await goOn(page, language, isTouch, now)) {
    const step = stepIn(lesson, now.moment)
    seen.push(now.words)
    expect(now.words).toBe(step?.say[language])
    expect(now.isReading).toBe(step?.answer === undefined)
    expect(now.isSeen, `Something lies over: ${now.words}`).toBe(true)
    expect(now.isPointing, `Nothing is pointed at: ${now.words}`).toBe(step?.point !== undefined || !now.isReading)
  }
  const said = lesson.chapters.flatMap(({ steps }) => steps.map(({ say }) => say[language]))
  expect([...new Set(seen)]).toEqual(said)
  const end = page.getByRole('dialog')
  await end.getByRole('button', { name: PAGE[language].lesson.firstMatch }).click()
  await page.waitForURL(/\/(t|local)\//)
})

test('a lesson can be left and resumed, goes back, refuses what is not asked for, and can be read by everybody', async () => {
  const { page } = await person()
  const { lesson, table } = PAGE.en
  await page.goto('/')
  await page.getByRole('link', { name: `${lesson.link}: Unmatched` }).click()
  const first = await told(page)
  expect(await violationsOn(page)).toEqual([])
  // Read on with the keyboard alone: the button has the focus.
  await page.keyboard.press('Enter')
  let now = await told(page)
  expect(now.moment).toBe('0.1.0')
  while (now.isReading) now = await goOn(page, 'en', false, now)
  expect(await violationsOn(page)).toEqual([])

  // Something that the rules allow, and something that they do not.
  const hand = page.getByRole('region', { name: 'Your hand' })
  await hand.getByRole('button', { name: /The Lady of the Lake/ }).click()
  await page
    .getByRole('alert')
    .getByText(/^Not this time: a maneuver comes first/)
    .waitFor()
  await page.getByRole('alert').getByRole('button', { name: PAGE.en.common.close }).click()
  expect((await told(page)).moment).toBe(now.moment)

  now = await goOn(page, 'en', false, now)
  await page.getByRole('link', { name: lesson.leave }).click()
  await page.getByRole('link', { name: lesson.resume }).click()
  expect(await told(page)).toEqual(now)
  await page.getByRole('button', { name: lesson.back, exact: true }).click()
  expect((await told(page)).moment).toBe('0.3.0')
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press('b')
  expect((await told(page)).words).toBe(first.words)
  // Nobody can resign here.
  await page.getByRole('button', { name: table.menu }).click()
  expect(await page.getByRole('button', { name: table.resign }).count()).toBe(0)
})

test('a lesson that can’t be loaded says so, is not asked for again and again, and comes when it is tried again', async () => {
  const { page, context } = await person({ refusals: /\.js$/ })
  const { notLoaded, lesson } = PAGE.en
  await page.goto('/')
  const link = page.getByRole('link', { name: `${lesson.link}: Unmatched` })
  await link.waitFor()
  await page.waitForLoadState('networkidle')
  let refused = 0
  await context.route('**/*.js', route => {
    refused++
    return route.abort()
  })
  await link.click()
  await page.getByText(notLoaded.title).waitFor()
  const after = refused
  expect(after).toBeGreaterThan(0)
  for (let frame = 0; frame < 30; frame++) await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(refused).toBe(after)
  await context.unroute('**/*.js')
  // The first time without a new page; a browser that does not load it again gets one.
  while (!(await page.locator(COACH).isVisible())) {
    await page.getByRole('button', { name: notLoaded.retry }).click()
    await page.getByRole('button', { name: notLoaded.retry }).or(page.locator(COACH)).waitFor()
  }
  expect((await told(page)).moment).toBe('0.0.0')
})
