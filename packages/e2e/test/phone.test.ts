// A phone of 390 × 844, and the smaller screen that the bars of a browser leave: everything can be reached.

import { driver as BERSERK } from '@ludoteka/berserk/driver'
import { driver as FOG_OF_WAR } from '@ludoteka/fog-of-war/driver'
import { type Action, type Core, countIn, type Entry, type Game, isPlaced, likelyLoss, view } from '@ludoteka/kernel'
import { driver as RED_SEA, BOARD as SEA_BOARD } from '@ludoteka/red-sea/driver'
import { BOARD, driver as UNMATCHED } from '@ludoteka/unmatched/driver'
import { driver as WARRIOR_KNIGHTS } from '@ludoteka/warrior-knights/driver'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { CARD, CARDS } from '../../games/berserk/content/cards.ts'
import { DICTIONARIES } from '../../games/red-sea/text/index.ts'
import { drawnBoard } from '../src/checks.ts'
import { newTable, playNow } from '../src/lobby.ts'
import { PHONE } from '../src/person.ts'
import { playerAt } from '../src/player.ts'
import { findMoment, type Moment, openSaved } from '../src/savedMatch.ts'
import { PAGE } from '../src/words.ts'
import { browserSuite } from './support.ts'

const { person } = browserSuite()

async function fits(page: Page): Promise<void> {
  const { inner, scroll } = await page.evaluate(() => ({
    inner: innerWidth,
    scroll: document.documentElement.scrollWidth,
  }))
  expect(scroll).toBeLessThanOrEqual(inner)
  expect(inner).toBe(PHONE.width)
}

/** Controls outside the screen, except on the board and in the hand, which can be scrolled. */
function outside(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    moving =>
      [...document.querySelectorAll('button:not(:disabled), a[href], select, input')].flatMap(element => {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
        const area = element.closest('section[aria-label]')?.getAttribute('aria-label')
        if (area && moving.includes(area)) return []
        const { left, right } = element.getBoundingClientRect()
        const isOutside = left < -1 || right > innerWidth + 1
        return isOutside ? [element.getAttribute('aria-label') ?? element.textContent ?? ''] : []
      }),
    [PAGE.en.table.boardKeys, PAGE.ru.table.boardKeys, BOARD.en.hand, BOARD.ru.hand],
  )
}

test.each(['en', 'ru'] as const)('no page scrolls sideways and every control is on the screen (%s)', async language => {
  const { page } = await person({ language, screen: PHONE })
  for (const path of ['/', '/new/unmatched', '/learn/unmatched', '/settings', '/about', '/nowhere']) {
    await page.goto(path)
    await page.getByRole('heading').first().waitFor()
    await fits(page)
    expect(await outside(page)).toEqual([])
  }
})

test('a table on the phone: seats, log, rules, chat and piles open, the hand can be swiped', async () => {
  const { page } = await person({ screen: PHONE })
  const words = PAGE.en.table
  await playNow(page, UNMATCHED, 'en')
  const player = playerAt(page, UNMATCHED, 'en')
  await player.playUntil(({ step }) => step === 'turn.action')
  await fits(page)
  expect(await outside(page)).toEqual([])
  expect((await drawnBoard(page, 'en')).height).toBeGreaterThanOrEqual(PHONE.height / 2)

  await page.getByRole('button', { name: words.panel }).click()
  const sheet = page.getByRole('dialog')
  for (const tab of [words.rules, words.chat, words.log]) await sheet.getByRole('tab', { name: tab }).click()
  await fits(page)
  await sheet.getByRole('button', { name: PAGE.en.common.close, exact: true }).click()
  await page.getByRole('button', { name: words.piles }).click()
  await sheet.getByRole('button', { name: PAGE.en.common.close, exact: true }).click()
  await page.getByRole('region', { name: words.seats }).getByRole('listitem').first().getByRole('button').click()
  await sheet.getByRole('button', { name: PAGE.en.common.close, exact: true }).click()

  const cards = page.getByRole('region', { name: BOARD.en.hand }).last()
  const lastCard = cards.getByRole('listitem').last()
  // The hand may still be moving up.
  const overhang = async (): Promise<number> => {
    await lastCard.scrollIntoViewIfNeeded()
    const { x, width } = (await lastCard.boundingBox()) ?? { x: Number.NaN, width: Number.NaN }
    return Math.max(0, -x, x + width - PHONE.width - 1)
  }
  await expect.poll(overhang).toBe(0)
  await fits(page)
  await player.answer()
  await player.answer()
})

test.each([
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
])(
  'Red Sea on $width × $height: no plate covers another, nothing is written smaller than 11 px, and one button opens all instruments',
  async screen => {
    const { page } = await person({ language: 'ru', screen, context: { hasTouch: true, isMobile: true } })
    const { before } = findMoment(
      RED_SEA.game,
      ({ verb }) => verb === 'operations',
      moment => moment.before.actions.length > 20 && moment.action.verb === 'place',
    )
    await openSaved(page, before)
    await page.locator('.rs-plate').first().waitFor()
    await expect.poll(() => page.evaluate(coveredPlates, '.rs-plate')).toEqual([])
    expect(await page.evaluate(smallTexts, '.rs-board')).toEqual([])
    expect(await page.evaluate(smallDrawnTexts, '.rs-board')).toEqual([])
    const board = page.getByRole('region', { name: PAGE.ru.table.boardKeys, exact: true })
    await board.getByRole('button', { name: SEA_BOARD.ru.instruments }).tap()
    const { deck, discard, removed, effects } = SEA_BOARD.ru
    for (const name of [DICTIONARIES.ru.tracks.spaceRace, [deck, discard, removed].join(', '), effects])
      await board.getByRole('region', { name }).waitFor()
    expect(await page.evaluate(smallTexts, '.rs-instruments')).toEqual([])
    await board.getByRole('button', { name: SEA_BOARD.ru.backToMap, exact: true }).tap()
    await expect.poll(() => board.getByRole('region', { name: effects }).count()).toBe(0)
  },
)

test('Red Sea: a double tap on a card opens what it can be played for, and plays nothing', async () => {
  const { page } = await person({ language: 'ru', screen: PHONE, context: { hasTouch: true, isMobile: true } })
  const { before } = findMoment(
    RED_SEA.game,
    () => false,
    ({ action }) => action.verb === 'operations',
  )
  await openSaved(page, before)
  const cards = page.locator('.rs-hands .lt-legal')
  const plays = page.getByRole('region', { name: SEA_BOARD.ru.plays })
  await cards.first().waitFor()
  for (const card of (await cards.all()).slice(0, 3)) {
    const { x, y, width, height } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const at = [x + width / 2, y + height / 2] as const
    await page.touchscreen.tap(...at)
    await page.touchscreen.tap(...at)
    await plays.waitFor()
    await plays.getByRole('button', { name: SEA_BOARD.ru.close, exact: true }).tap()
    await plays.waitFor({ state: 'detached' })
  }
  // Held sideways, everything is in sight, and the question does not lie over it.
  await page.setViewportSize({ width: 844, height: 390 })
  await cards.first().tap()
  await plays.waitFor()
  const isHit = (button: Element): boolean => {
    const { left, top, width, height } = button.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button') === button
  }
  for (const button of await plays.getByRole('button').all())
    await expect.poll(() => button.evaluate(isHit), { message: await button.innerText() }).toBe(true)
})

test.each(['none', 'blitz', 'day'] as const)(
  'the strip of a phone names the side of both seats (clock: %s)',
  async clock => {
    for (const screen of [PHONE, { width: 360, height: 640 }]) {
      const { page } = await person({ language: 'ru', screen, context: { hasTouch: true, isMobile: true } })
      await newTable(page, RED_SEA, 'ru', { second: 'bot', clock })
      const strip = page.getByRole('region', { name: PAGE.ru.table.seats })
      await strip.getByRole('timer').or(strip.getByText(DICTIONARIES.ru.sides.us.label)).first().waitFor()
      const { us, ussr } = DICTIONARIES.ru.sides
      await expect.poll(() => page.evaluate(sidesSeen)).toEqual(expect.arrayContaining([us.label, ussr.label]))
    }
  },
)

/** The names of sides that are seen whole, each in the chip of its seat. Runs in the page. */
function sidesSeen(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('.table-seat-chip .table-seat-side')].flatMap(side => {
    const [seen, note, chip] = [side, side.closest('.table-seat-note'), side.closest('.table-seat-chip')].map(part =>
      part?.getBoundingClientRect(),
    )
    if (!seen || !note || !chip || seen.width === 0) return []
    const isWhole = [note, chip, document.documentElement.getBoundingClientRect()].every(
      ({ left, right, top, bottom }) =>
        seen.left >= left - 1 && seen.right <= right + 0.5 && seen.top >= top - 1 && seen.bottom <= bottom + 1,
    )
    return isWhole ? [side.innerText] : []
  })
}

test('Unmatched on 360 × 640: numbers of spaces and health are not written smaller than 11 px', async () => {
  const screen = { width: 360, height: 640 }
  const { page } = await person({ screen, context: { hasTouch: true, isMobile: true } })
  await playNow(page, UNMATCHED, 'en')
  await playerAt(page, UNMATCHED, 'en').playUntil(({ step }) => step === 'turn.action')
  expect(await page.evaluate(smallDrawnTexts, '.um-board')).toEqual([])
})

test.each([
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])(
  'The Fog of War on $width × $height: on a full map no plate covers another, and nothing is written smaller than 11 px',
  async screen => {
    const { page } = await person({ language: 'ru', screen, context: { hasTouch: true, isMobile: true } })
    const { before } = findMoment(
      FOG_OF_WAR.game,
      ({ verb }) => verb === 'defend',
      moment => moment.before.actions.length > 300 && moment.before.state.stack.at(-1)?.step === 'turn.main',
    )
    await openSaved(page, before)
    await page.locator('.fw-plate').first().waitFor()
    expect(await page.locator('.fw-plate .fw-stack').count()).toBeGreaterThan(28)
    await expect.poll(() => page.evaluate(coveredPlates, '.fw-plate')).toEqual([])
    expect(await page.evaluate(smallTexts, '.fw-board')).toEqual([])
  },
)

/** Plates of which another covers a part. Runs in the page. */
function coveredPlates(plate: string): readonly string[] {
  const plates = [...document.querySelectorAll<HTMLElement>(plate)].map(plate => ({
    at: plate.dataset['province'] ?? plate.dataset['space'] ?? '',
    box: plate.querySelector('.fw-plate-in')?.getBoundingClientRect() ?? plate.getBoundingClientRect(),
  }))
  return plates.flatMap(({ at, box }, i) =>
    plates
      .slice(i + 1)
      .filter(({ box: { left, right, top, bottom } }) => {
        const across = Math.min(box.right, right) - Math.max(box.left, left)
        const down = Math.min(box.bottom, bottom) - Math.max(box.top, top)
        return across > 1 && down > 1
      })
      .map(other => `${at} and ${other.at}`),
  )
}

/** Words on the board that are hard to read at arm's length. Runs in the page. */
function smallTexts(within: string): readonly string[] {
  return [...document.querySelectorAll(`${within} *`)].flatMap(element => {
    const text = [...element.childNodes].flatMap(node => (node.nodeType === Node.TEXT_NODE ? [node.textContent] : []))
    const words = text.join('').trim()
    const isRead = words !== '' && !element.closest('svg, .lt-unseen') && element.checkVisibility()
    return isRead && Number.parseFloat(getComputedStyle(element).fontSize) < 11 ? [words] : []
  })
}

/** The same for words in pictures. Runs in the page. */
function smallDrawnTexts(within: string): readonly string[] {
  return [...document.querySelectorAll<SVGTextElement>(`${within} svg text`)].flatMap(text => {
    const { a = 1, b = 0 } = text.getScreenCTM() ?? {}
    const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b)
    const words = text.textContent.trim()
    return text.checkVisibility() && words !== '' && size < 10.95 ? [words] : []
  })
}

test('between the bars of a browser all heroes can be reached by swiping, and the map is turned so that it is larger', async () => {
  const screen = { width: PHONE.width, height: 664 }
  const { page } = await person({ language: 'ru', screen })
  await playNow(page, UNMATCHED, 'ru')
  const player = playerAt(page, UNMATCHED, 'ru')
  await player.playUntil(({ step }) => step === 'setup.hero')
  const question = page.getByRole('region', { name: PAGE.ru.table.yourTurnTitle, exact: true })
  const lastHero = page.getByRole('region', { name: BOARD.ru.chooseHero }).getByRole('button').last()
  const hidden = async (): Promise<number> => {
    const { y, height } = await boxOf(lastHero)
    return Math.max(0, y + height - (await boxOf(question)).y)
  }
  expect(await hidden()).toBeGreaterThan(0)
  await swipeUp(page, { x: screen.width / 2, y: 400 }, 200)
  await expect.poll(hidden).toBe(0)

  await player.playUntil(({ step }) => step === 'turn.action')
  expect((await drawnBoard(page, 'ru')).width).toBeGreaterThan(screen.width - 2)
})

test('the first tap shows the odds, the second plays, and what loses at once is asked once more', async () => {
  const { page } = await person({ screen: PHONE })
  const { game } = RED_SEA
  const { before, action } = findMoment(
    game,
    ({ verb, arg }) => verb === 'operations' || verb === 'coup' || arg === 'coup',
    moment => moment.action.verb === 'coup' && isLikelyLoss(game, moment),
  )
  const arg = String(action.arg)
  await openSaved(page, before)
  const words = PAGE.en.table
  const prompt = page.getByRole('region', { name: words.yourTurnTitle, exact: true })
  const play = prompt.getByRole('button', { name: game.text.en.action('coup', arg, 'coup.target'), exact: true })
  const target = page.locator(`[data-answer="coup ${arg}"]`)
  await target.waitFor()
  const height = (await boxOf(prompt)).height

  await target.tap()
  await play.waitFor()
  expect((await boxOf(prompt)).height).toBe(height)
  await expect.poll(() => page.getByRole('status').textContent()).toContain(SEA_BOARD.en.success)

  await target.tap()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: PAGE.en.common.cancel, exact: true }).tap()
  await expect.poll(() => play.count()).toBe(0)
  await target.tap()
  await play.tap()
  await question.getByRole('button', { name: words.riskIt, exact: true }).tap()
  await page.getByText(game.text.en.result('nuclearWar')).waitFor()
})

test('The Fog of War on the phone: the first tap on a province lays it beside the map, the second attacks from it', async () => {
  const { page } = await person({ screen: PHONE })
  const { game } = FOG_OF_WAR
  const { before, action } = findMoment(
    game,
    ({ verb }) => ['plan', 'launch'].includes(verb),
    moment => moment.action.verb === 'attackFrom',
  )
  const arg = String(action.arg)
  await openSaved(page, before)
  const prompt = page.getByRole('region', { name: PAGE.en.table.yourTurnTitle, exact: true })
  const play = prompt.getByRole('button', {
    name: game.text.en.action('attackFrom', arg, 'battle.origin'),
    exact: true,
  })
  const target = page.locator(`[data-answer="attackFrom ${arg}"]`)
  await target.waitFor()
  await fits(page)
  const { height } = await boxOf(prompt)
  await target.tap()
  await play.waitFor()
  expect((await boxOf(prompt)).height).toBe(height)
  await fits(page)
  await target.tap()
  await expect.poll(() => prompt.getAttribute('data-step')).not.toBe('battle.origin')
})

const fights = ({ verb }: Action): boolean => ['ready', 'place', 'strike', 'pass'].includes(verb)

test.each([
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
])(
  'Berserk on $width × $height: the first tap chooses a target, the second strikes; all that glows is free, and nothing is written smaller than 11 px',
  async screen => {
    const { page } = await person({ language: 'ru', screen, context: { hasTouch: true, isMobile: true } })
    const { before, action } = findMoment(
      BERSERK.game,
      fights,
      ({ action: { verb, arg, seat }, after }) =>
        verb === 'strike' && after.state.news.some(({ key, data }) => isBlowAt(key, data, arg, seat)),
    )
    await openSaved(page, before)
    const [attacker] = String(action.arg).split(':')
    await page.locator(`[data-piece=${attacker}]`).tap()
    const target = page.locator(`[data-answer="strike ${action.arg}"]`)
    await target.waitFor()
    expect(await page.evaluate(coveredTargets)).toEqual([])
    expect(await page.evaluate(smallTexts, '.bs-board')).toEqual([])
    expect(await page.evaluate(smallTexts, '.bs-aside')).toEqual([])
    const prompt = page.getByRole('region', { name: PAGE.ru.table.yourTurnTitle, exact: true })
    const { y, height } = await boxOf(prompt)
    expect(y + height).toBeLessThanOrEqual(screen.height)
    await target.tap()
    expect((await boxOf(prompt)).height).toBe(height)
    await target.tap()
    await expect.poll(() => target.count()).toBe(0)
  },
)

test.each([
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
])('Berserk on $width × $height: what a creature carries leaves its life to be read', async screen => {
  const { page } = await person({ language: 'ru', screen, context: { hasTouch: true, isMobile: true } })
  const { before } = findMoment(
    BERSERK.game,
    ({ verb }) => verb === 'attach' || verb === 'take',
    ({ before: { state } }) => carriersIn(state).length > 0,
  )
  await openSaved(page, before)
  await page.locator('.bs-attachment').first().waitFor()
  expect(await page.evaluate(coveredLives)).toEqual([])
})

/** Creatures on which two cards stand. */
function carriersIn(state: object): readonly string[] {
  const pieces: readonly { readonly host: string }[] = Reflect.get(state, 'pieces')
  const hosts = pieces.map(({ host }) => host).filter(host => host !== 'none')
  return hosts.filter((host, i) => hosts.indexOf(host) < i)
}

/** The lives on cells that lie under what a creature carries. Runs in the page. */
function coveredLives(): readonly string[] {
  const attached = [...document.querySelectorAll('.bs-attachment')].map(one => one.getBoundingClientRect())
  return [...document.querySelectorAll('.bs-piece .bs-life')].flatMap(life => {
    const box = life.getBoundingClientRect()
    const isCovered = attached.some(({ left, right, top, bottom }) => {
      const across = Math.min(box.right, right) - Math.max(box.left, left)
      const down = Math.min(box.bottom, bottom) - Math.max(box.top, top)
      return across > 3 && down > 3
    })
    return isCovered ? [life.textContent ?? ''] : []
  })
}

/** Of whoever places first. */
function squadSize(state: Core): number {
  const zone = BERSERK.game.zones['squad']
  return zone === undefined || isPlaced(zone) ? 0 : countIn(state, zone, 0)
}
/** Who takes them has a large squad. */
const CHEAP: readonly string[] = CARDS.filter(card => CARD[card].cost <= 4)
const isCheap = ({ verb, arg }: Action): boolean => verb === 'take' && CHEAP.includes(String(arg))

test.each([
  [7, 8],
  [9, 10],
])('Berserk on a phone: two rows of a squad of %i or %i that waits to be placed are seen whole', async (...sizes) => {
  const { page } = await person({ language: 'ru', screen: PHONE, context: { hasTouch: true, isMobile: true } })
  const { before } = findMoment(
    BERSERK.game,
    isCheap,
    ({ before: { state }, action: { verb } }) => verb === 'place' && sizes.includes(squadSize(state)),
  )
  await openSaved(page, before)
  const cards = page.locator('.bs-squad-cards')
  await cards.waitFor()
  const { scrollHeight, clientHeight } = await cards.evaluate(list => ({
    scrollHeight: list.scrollHeight,
    clientHeight: list.clientHeight,
  }))
  expect(await cards.locator('.bs-squad-card').count()).toBeGreaterThan(4)
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight)
})

test('Berserk on a phone: a finger that stays on a card of the deal is shown it, and does not take it', async () => {
  const { page } = await person({ language: 'ru', screen: PHONE, context: { hasTouch: true, isMobile: true } })
  const { before } = findMoment(
    BERSERK.game,
    () => false,
    ({ action: { verb } }) => verb === 'take',
  )
  await openSaved(page, before)
  const row = page.locator('.bs-recruit').first()
  const shown = page.locator('.table-card-zoom .bs-card')
  const words = row.locator('.bs-recruit-words')
  await words.dispatchEvent('pointerdown', { pointerType: 'touch' })
  await shown.waitFor()
  await words.dispatchEvent('pointerup', { pointerType: 'touch' })
  await words.dispatchEvent('click', { detail: 1 })
  await shown.waitFor({ state: 'hidden' })
  expect(await row.getAttribute('aria-pressed')).toBe('false')
  await row.tap()
  await expect.poll(() => row.getAttribute('aria-pressed')).toBe('true')
})

test.each([
  { width: 390, height: 844, isSmall: false },
  { width: 360, height: 640, isSmall: true },
  { width: 844, height: 390, isSmall: true },
])(
  'Warrior Knights on $width × $height: a tap brings small areas nearer, the next on an area chooses it, the last marches there; the question stays, and nothing is written smaller than 11 px',
  async ({ isSmall, ...screen }) => {
    const { page } = await person({ language: 'ru', screen, context: { hasTouch: true, isMobile: true } })
    const { before, action } = findMoment(
      WARRIOR_KNIGHTS.game,
      ({ verb }) => verb === 'perform',
      moment => moment.action.verb === 'mobilize' && moment.before.actions.length > 100,
    )
    await openSaved(page, before)
    const target = page.locator(`[data-answer="mobilize ${action.arg}"]`)
    await target.waitFor()
    expect(await page.evaluate(smallTexts, '.table-centre')).toEqual([])
    const prompt = page.getByRole('region', { name: PAGE.ru.table.yourTurnTitle, exact: true })
    const { y, height } = await boxOf(prompt)
    expect(y + height).toBeLessThanOrEqual(screen.height)
    if (isSmall) {
      const { width } = await boxOf(target)
      await target.tap()
      await expect.poll(async () => (await boxOf(target)).width).toBeGreaterThan(width)
    }
    await target.tap()
    expect((await boxOf(prompt)).height).toBe(height)
    expect(await prompt.getAttribute('data-step')).toBe('mobilize.area')
    await target.tap()
    await expect.poll(() => prompt.getAttribute('data-step')).not.toBe('mobilize.area')
  },
)

/** Somebody of the other side was struck. */
function isBlowAt(key: string, data: Entry['data'], arg: unknown, seat: number): boolean {
  return key === 'died' && data['piece'] === String(arg).split(':')[1] && data['seat'] !== seat
}

/** Glowing things of a board whose centre belongs to something else. Runs in the page. */
function coveredTargets(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('.lt-target.lt-legal')].flatMap(target => {
    const { left, top, width, height } = target.getBoundingClientRect()
    const [uppermost] = document.elementsFromPoint(left + width / 2, top + height / 2)
    return uppermost?.closest('.bs-court') ? [] : [target.getAttribute('aria-label') ?? '']
  })
}

test('sideways a note on Red Sea’s map is on the screen, whatever country it is about', async () => {
  const { page } = await person({ screen: { width: 844, height: 390 }, context: { hasTouch: true, isMobile: true } })
  const { before } = findMoment(
    RED_SEA.game,
    ({ verb, arg }) => verb === 'operations' || arg === 'coup',
    moment => moment.action.verb === 'coup',
  )
  await openSaved(page, before)
  const targets = page.locator('[data-answer^="coup "]')
  await targets.first().waitFor()
  const board = await boxOf(page.getByRole('region', { name: PAGE.en.table.boardKeys, exact: true }))
  for (const target of await targets.all()) {
    await target.tap()
    const country = await target.getAttribute('data-answer')
    const { x, y, width, height } = await boxOf(page.getByRole('status'))
    expect(x, `${country}`).toBeGreaterThanOrEqual(board.x)
    expect(y, `${country}`).toBeGreaterThanOrEqual(board.y)
    expect(x + width, `${country}`).toBeLessThanOrEqual(board.x + board.width)
    expect(y + height, `${country}`).toBeLessThanOrEqual(board.y + board.height)
  }
})

function isLikelyLoss(game: Game, { before, action: { seat, verb, arg } }: Moment): boolean {
  return likelyLoss(game, view(game, before.state, seat), verb, arg)?.key === 'itself'
}

/** Sends touch events, so that the browser decides what is scrolled. */
async function swipeUp(page: Page, { x, y }: { readonly x: number; readonly y: number }, by: number): Promise<void> {
  const hand = await page.context().newCDPSession(page)
  await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (let moved = 10; moved <= by; moved += 10)
    await hand.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - moved }] })
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await hand.detach()
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not visible.')
  return box
}
