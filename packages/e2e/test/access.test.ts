// axe-core finds nothing serious on any page, and React logs no warning. Pages that are looked at in both languages are
// so in one theme each; the states of a table take turns, so that every part of it is seen in both.

import { driver as BERSERK, BOARD as COURT } from '@ludoteka/berserk/driver'
import type { Action } from '@ludoteka/kernel'
import { driver as RED_SEA, BOARD as SEA_BOARD } from '@ludoteka/red-sea/driver'
import { BOARD as LEGENDS_BOARD, driver as UNMATCHED } from '@ludoteka/unmatched/driver'
import { driver as WARRIOR_KNIGHTS } from '@ludoteka/warrior-knights/driver'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Theme, violationsOn } from '../src/checks.ts'
import { inviteOn, newTable, playNow } from '../src/lobby.ts'
import { PHONE } from '../src/person.ts'
import { playerAt, playTogether } from '../src/player.ts'
import { findMoment, openSaved } from '../src/savedMatch.ts'
import { type Language, PAGE } from '../src/words.ts'
import { browserSuite } from './support.ts'

const { person } = browserSuite({ build: 'development', painted: false })

const THEME_OF: Readonly<Record<Language, Theme>> = { en: 'dark', ru: 'light' }

const PAGES = [
  '/',
  '/new/unmatched',
  '/new/red-sea',
  '/learn/unmatched',
  '/learn/red-sea',
  '/learn/berserk',
  '/learn/warrior-knights',
  '/puzzles',
  '/tournaments',
  '/tournaments/new',
  '/open',
  '/decks/berserk',
  '/settings',
  '/about',
  '/nowhere',
  '/join/nothing',
]

test.each(['en', 'ru'] as const)('pages of the lobby, the account and the waiting room (%s)', async language => {
  const { page } = await person({ language, refusals: /\/api\/invites\/nothing$/ })
  const { account, waiting } = PAGE[language]
  const theme = THEME_OF[language]
  for (const path of PAGES) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectAccessible(page, path, { theme })
  }
  await newTable(page, UNMATCHED, language)
  await page.getByRole('heading', { name: waiting.title }).waitFor()
  await expectAccessible(page, 'waiting room', { theme })

  await page.goto('/settings')
  await page.getByText(account.haveAccount).click()
  await expectAccessible(page, 'account of a guest', { theme })
  const keep = page.locator('form').filter({ has: page.getByRole('button', { name: account.claim }) })
  await keep.getByLabel(account.login).fill(`somebody-${language}`)
  await keep.getByLabel(account.password).fill('a long enough word')
  await keep.getByRole('button', { name: account.claim }).click()
  await page.getByRole('button', { name: account.signOut, exact: true }).waitFor()
  await expectAccessible(page, 'account', { theme })

  await page.goto('/tournaments/new')
  await page.getByRole('group').first().waitFor()
  await expectAccessible(page, 'a new tournament', { theme })
  await page.locator('.layout-account').click()
  await page.getByRole('heading', { name: PAGE[language].club.matches }).waitFor()
  await expectAccessible(page, 'profile', { theme })
})

test.each(['en', 'ru'] as const)('puzzles and lessons (%s)', async language => {
  const { page } = await person({ language })
  const theme = THEME_OF[language]
  for (const path of ['/puzzles/unmatched', '/learn/red-sea/play']) {
    await page.goto(path)
    await page.locator('.table-coach').waitFor()
    await expectAccessible(page, path, { theme })
  }
})

test('Unmatched: steps of a turn, every dialog, the end and the replay', async () => {
  const { page } = await person()
  await playNow(page, UNMATCHED, 'en')
  const player = playerAt(page, UNMATCHED, 'en')
  for (const step of ['setup.hero', 'turn.action', 'maneuver.boost', 'move.to']) {
    await player.playUntil(look => look.step === step)
    await expectAccessible(page, step)
  }
  await page.getByRole('region', { name: LEGENDS_BOARD.en.hand }).getByRole('button').first().hover()
  await expectAccessible(page, 'card zoom', { part: page.getByRole('complementary', { name: PAGE.en.table.zoom }) })
  await checkDialogs(page, 'en')
  await checkEndAndReplay(page, 'en')
})

test('Red Sea: steps of a turn, every dialog, the end and the replay', async () => {
  const { page } = await person({ language: 'ru' })
  const { plays } = SEA_BOARD.ru
  await playNow(page, RED_SEA, 'ru')
  const player = playerAt(page, RED_SEA, 'ru')
  await player.playUntil(({ step }) => step === 'headline.choose')
  await expectAccessible(page, 'headline')
  await player.playUntil(({ offers }) => offers.some(({ area }) => area === plays))
  await expectAccessible(page, plays)
  const { offers } = await player.playUntil(({ step }) => step === 'place.influence')
  await expectAccessible(page, 'place influence')
  const plate = offers.find(({ kind }) => kind === 'place')
  if (!plate) throw new Error('There is nowhere to place influence.')
  await page.mouse.move(plate.x, plate.y)
  const board = page.getByRole('region', { name: PAGE.ru.table.boardKeys, exact: true })
  await expectAccessible(page, 'note beside a plate', { part: board.getByRole('status') })
  await checkDialogs(page, 'ru')
  await checkEndAndReplay(page, 'ru')
})

test('Berserk: recruiting, placement and a turn with a chosen card', async () => {
  const { page } = await person({ language: 'ru' })
  await playNow(page, BERSERK, 'ru')
  const player = playerAt(page, BERSERK, 'ru')
  for (const step of ['recruit.squad', 'place.cards']) {
    await player.playUntil(look => look.step === step)
    await expectAccessible(page, step)
  }
  const { offers } = await player.playUntil(({ step }) => step === 'turn.main')
  await expectAccessible(page, 'cards in play')
  const card = offers.find(({ kind }) => kind === 'choose')
  if (!card) throw new Error('No card can act.')
  await page.mouse.click(card.x, card.y)
  await expectAccessible(page, 'a chosen card', { part: page.getByRole('region', { name: COURT.ru.actions }) })
})

test('Warrior Knights: setup, planning, marching, war, votes and the draft', async () => {
  const { page } = await person({ language: 'ru' })
  const isLiked = ({ verb }: Action): boolean => ['perform', 'mobilize', 'attack'].includes(verb)
  for (const step of ['setup.assign', 'plan.cards', 'mobilize.area', 'war.declare', 'vote.commit', 'draft.hire']) {
    const { before } = findMoment(
      WARRIOR_KNIGHTS.game,
      isLiked,
      moment => moment.before.state.stack.at(-1)?.step === step,
    )
    await openSaved(page, before)
    await page.locator(`.table-prompt[data-step="${step}"]`).waitFor()
    await expectAccessible(page, step)
  }
})

test('two people: a free seat, a request to undo; at one device: the hand-over', async () => {
  const host = await person()
  const guest = await person({ language: 'ru', screen: PHONE })
  await newTable(host.page, UNMATCHED, 'en')
  await guest.page.goto(host.page.url())
  await guest.page.getByRole('heading', { name: PAGE.ru.waiting.title }).waitFor()
  await expectAccessible(guest.page, 'waiting room of a guest')
  // Whoever is invited says who they are, and sits down under that name.
  await guest.page.goto(await inviteOn(host.page, 'en'))
  await guest.page.getByText(PAGE.ru.people.invite.yourSeat('Игрок Б'), { exact: true }).waitFor()
  await guest.page.getByLabel(PAGE.ru.people.invite.yourName).fill('Ольга')
  await expectAccessible(guest.page, 'an invitation')
  await guest.page.getByRole('button', { name: PAGE.ru.decks.takeSeat }).click()
  await host.page.getByText('Ольга').first().waitFor()
  const players = [playerAt(host.page, UNMATCHED, 'en'), playerAt(guest.page, UNMATCHED, 'ru')]
  const ask = host.page.getByRole('button', { name: PAGE.en.table.askUndo })
  // Until the host has acted and the guest after that.
  await playTogether(players, ([hosts = 0]) => hosts > 0 && ask.isVisible())
  await ask.click()
  await guest.page.getByRole('alert').getByRole('button', { name: PAGE.ru.table.accept }).waitFor()
  await expectAccessible(guest.page, 'a request to undo')
  await host.page.getByText(PAGE.en.table.proposed).waitFor()
  await expectAccessible(host.page, 'an own request')

  await newTable(host.page, UNMATCHED, 'en', { where: 'here', second: 'person' })
  await host.page.getByText(PAGE.en.table.handOverNote).waitFor()
  await expectAccessible(host.page, 'hand-over')
})

test.each(['en', 'ru'] as const)('the question before what can’t be undone (%s)', async language => {
  const { page } = await person({ language, confirm: true })
  await playNow(page, UNMATCHED, language)
  const player = playerAt(page, UNMATCHED, language)
  const look = await player.playUntil(({ step }) => step === 'setup.hero')
  const [hero] = look.offers
  if (!hero) throw new Error('There is no hero to choose.')
  await player.take(hero, look)
  await page.getByRole('dialog').getByText(PAGE[language].table.confirmAsk).waitFor()
  await expectAccessible(page, PAGE[language].table.confirmAsk, { theme: THEME_OF[language] })
})

test('a table on the phone, with its sheets', async () => {
  const { page } = await person({ screen: PHONE })
  const words = PAGE.en.table
  const sheet = page.getByRole('dialog')
  const close = (): Promise<void> => sheet.getByRole('button', { name: PAGE.en.common.close, exact: true }).click()
  await playNow(page, RED_SEA, 'en')
  const player = playerAt(page, RED_SEA, 'en')
  await player.asked()
  await expectAccessible(page, 'phone')
  await page.getByRole('button', { name: words.panel }).click()
  await expectAccessible(page, 'log on the phone')
  await close()
  await page.getByRole('region', { name: words.seats }).getByRole('listitem').first().getByRole('button').click()
  await expectAccessible(page, 'seat on the phone')
})

/** The side panel and every dialog, while the player is asked something. */
async function checkDialogs(page: Page, language: Language): Promise<void> {
  const { table, common } = PAGE[language]
  const dialog = page.getByRole('dialog')
  const close = (): Promise<void> => dialog.getByRole('button', { name: common.close, exact: true }).click()
  const open = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('tab', { name: table.rules }).click()
  await page.getByRole('searchbox').fill('1')
  const part = page.getByRole('complementary', { name: table.panel })
  await expectAccessible(page, table.rules, { part })
  await page.getByRole('tab', { name: table.chat }).click()
  await expectAccessible(page, table.chat, { part })
  await page.getByRole('tab', { name: table.log }).click()
  for (const name of [table.piles, table.allChoices, table.menu]) {
    await open(name)
    await dialog.waitFor()
    await expectAccessible(page, name)
    await close()
  }
  for (const name of [table.help, table.resign]) {
    await open(table.menu)
    await dialog.getByRole('button', { name }).click()
    await expectAccessible(page, name)
    await close()
  }
}

async function checkEndAndReplay(page: Page, language: Language): Promise<void> {
  const { table, end, replay } = PAGE[language]
  await page.getByRole('button', { name: table.menu, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: table.resign }).click()
  await page.getByRole('dialog').getByRole('button', { name: table.resign, exact: true }).click()
  await page.getByRole('dialog', { name: end.youLost }).waitFor()
  await page.getByText(end.seed, { exact: true }).click()
  await expectAccessible(page, 'end of the match')
  await page.getByRole('link', { name: end.replay }).click()
  await page.getByRole('slider', { name: replay.scrub }).waitFor()
  await page.getByRole('button', { name: replay.last, exact: true }).click()
  await expectAccessible(page, 'replay')
}

/** Of the states that are looked at, every other one is in the light theme. */
let looks = 0

async function expectAccessible(
  page: Page,
  where: string,
  { theme = looks++ % 2 === 0 ? 'dark' : 'light', part }: { readonly theme?: Theme; readonly part?: Locator } = {},
): Promise<void> {
  const violations = await violationsOn(page, part ? { theme, part } : { theme })
  expect({ where, violations }).toEqual({ where, violations: [] })
}
