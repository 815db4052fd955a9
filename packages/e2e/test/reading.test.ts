// What is read and hit on the smallest phone, at the questions that each game asks most; on a desk with letters of twice the size; a full
// hand on a low desk.

import { BOTS, playMatch } from '@ludoteka/bots'
import {
  type Action,
  act,
  begin,
  choices,
  countIn,
  type Game,
  isPlaced,
  itemAt,
  type Live,
  seedFrom,
  view,
} from '@ludoteka/kernel'
import { driver as RED_SEA } from '@ludoteka/red-sea/driver'
import { driver as UNMATCHED } from '@ludoteka/unmatched/driver'
import { expect, test } from 'vitest'
import { DRIVERS } from '../src/drivers.ts'
import { newTable } from '../src/lobby.ts'
import { coveredTargets, hiddenCards, isNewestSeen, LIMITS, smallControls, smallWords } from '../src/measures.ts'
import { openSaved } from '../src/savedMatch.ts'
import { PAGE } from '../src/words.ts'
import { browserSuite } from './support.ts'

const { person } = browserSuite()

const SMALLEST = { width: 360, height: 640 } as const
/** 1280 × 720 with letters of twice the size. */
const MAGNIFIED = { width: 640, height: 360 } as const

const MOST_QUESTIONS = 6

type Asked = { readonly step: string; readonly seat: number; readonly live: Live }

/** A match of bots, before each of its actions. */
function matchOfBots(game: Game): readonly Asked[] {
  const seed = seedFrom('reading', 1)
  const actions: Action[] = []
  playMatch({ game, options: {}, seed, bots: [BOTS.greedy], watch: action => actions.push(action) })
  let live = begin(game, {}, seed)
  return actions.map(action => {
    const seat = choices(game, live.state)[0]?.seat ?? 0
    const asked = { step: view(game, live.state, seat).step, seat, live }
    live = act(game, live, action)
    return asked
  })
}

/** From the middle of a match of bots: one moment of each of the questions that are asked most. */
function mainMoments(game: Game): readonly (readonly [string, Live])[] {
  const byStep = new Map<string, Live[]>()
  for (const { step, live } of matchOfBots(game)) byStep.set(step, [...(byStep.get(step) ?? []), live])
  return [...byStep]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, MOST_QUESTIONS)
    .map(([step, moments]) => [step, itemAt(moments, Math.floor(moments.length / 2))])
}

const board = { name: PAGE.ru.table.boardKeys, exact: true } as const

test.each(DRIVERS.map(({ game }) => [game.id, game] as const))(
  '%s on the smallest phone: nothing is too small to be read or hit, and nothing that glows is covered',
  async (_id, game) => {
    const { page } = await person({
      language: 'ru',
      screen: SMALLEST,
      context: { hasTouch: true, isMobile: true, deviceScaleFactor: 1 },
    })
    for (const [step, moment] of mainMoments(game)) {
      await openSaved(page, moment)
      await page.getByRole('region', board).waitFor()
      await expect.poll(() => page.evaluate(smallWords, LIMITS), { message: step }).toEqual([])
      expect(await page.evaluate(smallControls, LIMITS), step).toEqual([])
      expect(await page.evaluate(coveredTargets), step).toEqual([])
    }
  },
)

test.each(DRIVERS.map(({ game }) => [game.id, game] as const))(
  '%s with letters of twice the size: no control covers what glows',
  async (_id, game) => {
    const { page } = await person({ language: 'ru', screen: MAGNIFIED, context: { hasTouch: false, isMobile: false } })
    for (const [step, moment] of mainMoments(game)) {
      await openSaved(page, moment)
      await page.getByRole('region', board).waitFor()
      await expect.poll(() => page.evaluate(coveredTargets), { message: step }).toEqual([])
    }
  },
)

test.each(['en', 'ru'] as const)(
  'pages on the smallest phone: nothing is too small to be read or hit (%s)',
  async language => {
    const { page } = await person({ language, screen: SMALLEST })
    // The way to sign in leads to its form.
    const { account } = PAGE[language]
    await page.goto('/')
    await page.getByRole('link', { name: account.signIn }).click()
    const login = page.getByLabel(account.login).first()
    await expect.poll(() => login.evaluate(field => field === document.activeElement)).toBe(true)
    await expect.poll(() => login.evaluate(field => field.getBoundingClientRect().bottom < innerHeight)).toBe(true)
    for (const path of [
      '/',
      '/new/berserk',
      '/learn/red-sea',
      '/puzzles',
      '/open',
      '/tournaments',
      '/settings',
      '/about',
    ]) {
      await page.goto(path)
      await page.getByRole('heading').first().waitFor()
      expect(await page.evaluate(smallWords, LIMITS), path).toEqual([])
      expect(await page.evaluate(smallControls, LIMITS), path).toEqual([])
    }
    // A table that waits: what is played, and the invitation to send or to scan.
    const { people } = PAGE[language]
    await newTable(page, UNMATCHED, language)
    await page.getByText(UNMATCHED.game.text[language].option('mode', 'duel'), { exact: true }).waitFor()
    await page.getByRole('img', { name: people.invite.qr }).waitFor()
    await page.getByRole('button', { name: people.invite.copy }).waitFor()
    expect(await page.evaluate(smallWords, LIMITS)).toEqual([])
    expect(await page.evaluate(smallControls, LIMITS)).toEqual([])
  },
)

/** Where a whole hand is asked for, of so many cards, and the values on them that must be seen. */
const FULL_HANDS = [
  { driver: RED_SEA, step: 'actionRound.play', cards: 8, values: ['.rs-card-ops'] },
  { driver: UNMATCHED, step: 'maneuver.boost', cards: 9, values: ['.um-badge', '.um-card-boost'] },
] as const

test.each(FULL_HANDS.flatMap(hand => (['en', 'ru'] as const).map(language => ({ ...hand, language }))))(
  '$driver.game.id at 1280 × 720 ($language): a full hand is read, what glows is whole, and the newest entry of the log is seen',
  async ({ driver: { game }, step, cards, values, language }) => {
    const { page } = await person({ language, screen: { width: 1280, height: 720 } })
    const countHand = ({ live, seat }: Asked): number => {
      const zone = game.zones['hand']
      return zone === undefined || isPlaced(zone) ? 0 : countIn(live.state, zone, seat)
    }
    const [fullest] = matchOfBots(game)
      .filter(asked => asked.step === step)
      .toSorted((a, b) => countHand(b) - countHand(a))
    if (!fullest) throw new Error('Nobody is asked that.')
    await openSaved(page, fullest.live)
    await expect.poll(() => page.locator('.table-hand .lt-card-button').count()).toBe(cards)
    await expect.poll(() => page.evaluate(hiddenCards, { values, readable: LIMITS.card })).toEqual([])
    expect(await page.evaluate(isNewestSeen)).toBe(true)
  },
)

test('once a card is played, the hand makes way for the board until the mouse is moved', async () => {
  const { page } = await person({ screen: { width: 1280, height: 720 } })
  const moment = matchOfBots(UNMATCHED.game).find(({ step }) => step === 'maneuver.boost')?.live
  if (!moment) throw new Error('Nobody maneuvers.')
  await openSaved(page, moment)
  const raised = page.locator('.table-bottom.is-up')
  const card = page.locator('.table-hand .lt-legal').first()
  await card.hover()
  await expect.poll(() => raised.count()).toBe(1)
  await card.click()
  await expect.poll(() => raised.count()).toBe(0)
  await page.locator('.table-hand .lt-card-button').first().hover()
  await expect.poll(() => raised.count()).toBe(1)
})

test('a finger beside a small space means it', async () => {
  const { page } = await person({ language: 'ru', screen: SMALLEST, context: { hasTouch: true, isMobile: true } })
  const moment = mainMoments(UNMATCHED.game).find(([step]) => step === 'move.to')?.[1]
  if (!moment) throw new Error('Nobody moves.')
  await openSaved(page, moment)
  const target = page.locator('.um-space.lt-legal').first()
  await target.waitFor()
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  expect(width).toBeLessThan(LIMITS.fingertip)
  const selected = page.locator('.um-selected')
  const corner = LIMITS.fingertip / 2 - 2
  await page.touchscreen.tap(x + width / 2 + corner, y + height / 2 + corner)
  await expect.poll(() => selected.count()).toBe(1)
})
