// One account plays both seats of a table on the server: hidden hands, the pause, reloads.

import { type Action, actionsOf, type View, zoneIn } from '@ludoteka/kernel'
import { type Problem, serverMessage, view } from '@ludoteka/protocol'
import { BOARD, maneuverIn, driver as UNMATCHED } from '@ludoteka/unmatched/driver'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventReader } from '../../web/src/table/live/decode.ts'
import { newTable } from '../src/lobby.ts'
import type { Person } from '../src/person.ts'
import { playAtOneDevice, playerAt, readyButton } from '../src/player.ts'
import { PAGE } from '../src/words.ts'
import { browserSuite } from './support.ts'

/** The clocks of server and browser stand still; tests move the server's. */
let now = Date.UTC(2030, 0, 1, 12)

const { person } = browserSuite({ seedOf: () => '4c75646f74656b61'.repeat(2), now: () => now, painted: false })
const words = PAGE.en.table
const MINUTE = 60_000
/** What the blitz clock gives for each answer. */
const INCREMENT = 5000

test('between two people no hand is on the page, and then only the own hand', async () => {
  const { page, messages } = await sharedTable()
  const hidden = new Set<string>()
  const isMyTurn = ({ step }: { readonly step: string }, handOvers: number): boolean =>
    step === 'turn.action' && handOvers >= 5
  await playAtOneDevice(playerAt(page, UNMATCHED, 'en'), 'en', isMyTurn, async () => {
    const { own, others } = handsIn(messages)
    const source = await page.content()
    expect([...own, ...others].filter(card => source.includes(card) || source.includes(titleOf(card)))).toEqual([])
    expect(await page.getByRole('button').allInnerTexts()).toEqual([words.handOverReady, words.pause])
    for (const card of [...own, ...others]) hidden.add(card)
  })
  expect(hidden.size).toBeGreaterThan(8)

  const { own, others } = handsIn(messages)
  const titles = new Set(own.map(titleOf))
  // Both decks have cards of the same name.
  const foreign = others.map(titleOf).filter(title => !titles.has(title))
  const source = await page.content()
  expect(await page.getByRole('region', { name: BOARD.en.hand }).getByRole('listitem').count()).toBe(own.length)
  expect([...titles].filter(title => !source.includes(title))).toEqual([])
  expect(foreign.filter(title => source.includes(title))).toEqual([])
  expect([titles.size > 0, foreign.length > 0]).toEqual([true, true])
})

test('a pause stops clocks and actions, also over a reload; then the same person continues with the same question', async () => {
  const { page, messages } = await sharedTable()
  const player = playerAt(page, UNMATCHED, 'en')
  const before = await playAtOneDevice(player, 'en', ({ step }) => step === 'turn.action')
  const { mine, theirs } = await clocksOn(page)

  now += MINUTE
  await page.getByRole('button', { name: words.menu, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.pause }).click()
  await page.getByRole('heading', { name: words.paused }).waitFor()
  expect(await page.getByRole('button').allInnerTexts()).toEqual([words.goOn])
  expect(await refusalOf(page, legalIn(messages))).toEqual({ error: 'conflict', message: 'The table is paused.' })

  // Far longer than the clock would allow.
  now += 60 * MINUTE
  await page.reload()
  await page.getByRole('heading', { name: words.paused }).waitFor()
  await page.getByRole('button', { name: words.goOn }).click()
  await readyButton(page, 'en').click()
  const after = await player.asked()
  expect(after.question).toBe(before.question)
  expect(after.offers.map(({ name }) => name)).toEqual(before.offers.map(({ name }) => name))
  expect(await clocksOn(page)).toEqual({ mine: mine - MINUTE, theirs })

  now += MINUTE
  await player.take(maneuverIn(after), after)
  expect(await clocksOn(page)).toEqual({ mine: mine - 2 * MINUTE + INCREMENT, theirs })
})

test('a table that is closed in the middle of a match says that nobody has won', async () => {
  const { page } = await sharedTable()
  await readyButton(page, 'en').waitFor()
  const status = await page.evaluate(
    async path => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(path, { method: 'POST', headers, body: '{}' })).status
    },
    `/api/matches/${page.url().split('/t/')[1]}/abandon`,
  )
  expect(status).toBe(200)
  await page.getByText(PAGE.en.waiting.abandonedLater).waitFor()
})

/** A table of the server with a clock, both of whose seats are played at one device. */
async function sharedTable(): Promise<Person> {
  const host = await person()
  await host.page.clock.setFixedTime(now)
  await newTable(host.page, UNMATCHED, 'en', { second: 'me', clock: 'blitz' })
  expect(host.page.url()).toContain('/t/')
  return host
}

/** The views of the asked seat and of the other one, as the page received them. */
function shownTo(messages: readonly string[]): { readonly asked: View; readonly other: View } {
  const read = eventReader()
  const tables = messages.map(read).flatMap(told => (told.type === 'table' || told.type === 'update' ? [told] : []))
  const views = Object.values(tables.at(-1)?.views ?? {}).map(one => view.parse(one))
  const asked = views.find(({ you, waiting }) => waiting.includes(you))
  const other = views.find(one => one !== asked)
  if (!asked || !other || views.length > 2) throw new Error('Both seats of a running table are shown.')
  return { asked, other }
}

function handsIn(messages: readonly string[]): { readonly own: readonly string[]; readonly others: readonly string[] } {
  const { asked, other } = shownTo(messages)
  return {
    own: zoneIn(asked, { name: 'hand' }, asked.you).cards ?? [],
    others: zoneIn(other, { name: 'hand' }, other.you).cards ?? [],
  }
}

function titleOf(card: string): string {
  return UNMATCHED.game.text.en.card(card).name
}

type Clocks = { readonly mine: number; readonly theirs: number }

/** The remaining times of the asked seat and of the other one, as the page shows them. */
async function clocksOn(page: Page): Promise<Clocks> {
  const seats = page.getByRole('region', { name: words.seats }).getByRole('listitem')
  const timeOf = async (has: Locator): Promise<number> => {
    const [minutes, seconds] = (await has.getByRole('timer').innerText()).split(':').map(Number)
    return (minutes ?? Number.NaN) * MINUTE + (seconds ?? Number.NaN) * 1000
  }
  return {
    mine: await timeOf(seats.filter({ hasText: words.yourMove })),
    theirs: await timeOf(seats.filter({ hasNotText: words.yourMove })),
  }
}

type SeatAction = Omit<Action, 'seat'> & { readonly seat: string }

/** A legal action of the asked seat. */
function legalIn(messages: readonly string[]): SeatAction {
  const { asked } = shownTo(messages)
  const [action] = actionsOf(0, asked.choice)
  if (!action) throw new Error('The asked seat has no legal action.')
  return { ...action, seat: asked.you }
}

/** The server's answer to an action that is sent without the page's controls. */
async function refusalOf(page: Page, action: SeatAction): Promise<Problem | undefined> {
  const answer = await page.evaluate(
    sent =>
      new Promise<string>(resolve => {
        const match = location.pathname.split('/').at(-1)
        const socket = new WebSocket(`ws://${location.host}/api/matches/${match}/live`)
        socket.onopen = () => socket.send(JSON.stringify({ type: 'join' }))
        socket.onmessage = ({ data }) => {
          const { type, seq } = JSON.parse(data)
          if (type === 'table') socket.send(JSON.stringify({ type: 'act', id: 1, seq, ...sent }))
          if (type !== 'done' && type !== 'refused') return
          socket.close()
          resolve(data)
        }
      }),
    action,
  )
  const told = serverMessage.parse(JSON.parse(answer))
  return told.type === 'refused' ? told.problem : undefined
}
