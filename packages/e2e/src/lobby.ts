// How people get to a table through the lobby.

import type { Level } from '@ludoteka/bots/names'
import type { Game } from '@ludoteka/kernel'
import { onShelf } from '@ludoteka/registry/shelf'
import type { Locator, Page } from 'playwright-core'
import { CLOCKS, type ClockName, clockWords } from '../../web/src/create/clocks.ts'
import { type Language, PAGE } from './words.ts'

/** Any game of the lobby. */
type Playable = { readonly game: Game }

/** Starts a match against a bot with one click on the home page. */
export async function playNow(page: Page, game: Playable, language: Language): Promise<void> {
  await page.goto('/')
  await tileOf(page, game, language)
    .getByRole('button', { name: new RegExp(PAGE[language].home.playNow) })
    .click()
  await page.waitForURL(/\/(t|local)\//)
}

/** The tile of a game in the lobby. */
function tileOf(page: Page, { game }: Playable, language: Language): Locator {
  const title = page.getByRole('heading', { name: onShelf(game.id)?.title[language] ?? game.id, exact: true })
  return page.getByRole('article').filter({ has: title })
}

type TableSetup = {
  readonly where?: 'online' | 'here'
  /** Who plays the second seat; `me` is the host with somebody else at the same device. */
  readonly second?: 'openSeat' | 'bot' | 'person' | 'me'
  /** Of that bot. */
  readonly level?: Level
  readonly visibility?: 'public' | 'private'
  readonly clock?: ClockName
  readonly options?: Readonly<Record<string, string>>
}

/** Creates a table with the form; the host takes the first seat. */
export async function newTable(page: Page, game: Playable, language: Language, setup: TableSetup = {}): Promise<void> {
  const {
    where = 'online',
    second = 'openSeat',
    level = 'easy',
    visibility = 'private',
    clock = 'none',
    options = {},
  } = setup
  const words = PAGE[language].create
  await page.goto('/')
  await tileOf(page, game, language).getByRole('link', { name: PAGE[language].home.newTable }).click()
  await page.getByRole('radio', { name: words[where] }).check()
  for (const [name, value] of Object.entries(options)) {
    const [label = ''] = game.game.text[language].option(name, value).split(': ')
    await page.getByRole('combobox', { name: label, exact: true }).selectOption(value)
  }
  const seats = page.getByRole('group', { name: words.seats })
  // By value: the name of a bot also tells its rating, where that was measured.
  const player = { openSeat: 'open', bot: level, person: 'me', me: 'me' }[second]
  await seats.getByRole('combobox').nth(1).selectOption(player)
  if (where === 'online') {
    await page
      .getByRole('combobox', { name: words.visibility, exact: true })
      .selectOption({ label: words.visibilities[visibility] })
    await page
      .getByRole('combobox', { name: words.clock, exact: true })
      .selectOption({ label: clockWords(CLOCKS[clock], PAGE[language]) })
  }
  await page.getByRole('button', { name: where === 'here' ? words.begin : words.create }).click()
  await page.waitForURL(/\/(t|local)\//)
}

/** The host creates a table, each guest follows the link of a free seat, and the game starts. */
export async function startByInvitation(
  host: Page,
  guests: readonly Page[],
  game: Playable,
  language: Language,
): Promise<void> {
  await newTable(host, game, language)
  for (const [i, guest] of guests.entries()) {
    await followInvitation(guest, await inviteOn(host, language, guests.length - i), language)
  }
  const board = { name: PAGE[language].table.boardKeys, exact: true } as const
  for (const page of [host, ...guests]) await page.getByRole('region', board).waitFor()
}

/** Somebody new says their name, and where decks are brought takes any. */
export async function followInvitation(guest: Page, link: string, language: Language): Promise<void> {
  await guest.goto(link)
  await guest.getByRole('button', { name: PAGE[language].decks.takeSeat }).click()
  await guest.waitForURL(/\/t\//)
}

/** The link of a free seat, copied in the waiting room when so many are free. */
export async function inviteOn(page: Page, language: Language, free = 1): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const words = PAGE[language].waiting
  const invitations = page.getByRole('button', { name: new RegExp(`^${words.invite('').trim()}`) })
  await invitations.nth(free).waitFor({ state: 'detached' })
  await invitations.first().click()
  await page.getByRole('button', { name: PAGE[language].common.copied }).last().waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
}
