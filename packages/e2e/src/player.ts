// Plays a game through the page as a person would: reads what is offered and clicks it.

import { TAKE_BACK } from '@ludoteka/kernel'
import type { Locator, Page } from 'playwright-core'
import type { GameDriver, Offer, TableState } from './driver.ts'
import { clickButton, hasChanged, nextChange, type PageState, readPage } from './pageState.ts'
import { type Language, PAGE } from './words.ts'

export type Player<Kind extends string = string> = {
  readonly page: Page
  read(): Promise<TableState<Kind>>
  /** Waits until something is asked or the match is over. */
  asked(): Promise<TableState<Kind>>
  /** Clicks an offer and waits until the page has changed. */
  take(offer: Offer<Kind>, seen: TableState<Kind>): Promise<void>
  /** Answers one question; false if the match is over. */
  answer(): Promise<boolean>
  /** Answers while this player is asked, at most so often; returns how often. */
  answerWhileAsked(atMost: number): Promise<number>
  /** Answers until `done`; throws if the match ends before that. */
  playUntil(done: (state: TableState<Kind>) => boolean): Promise<TableState<Kind>>
  playToTheEnd(): Promise<void>
}

export function playerAt<Kind extends string>(
  page: Page,
  { game, offerOf, newPolicy }: GameDriver<Kind>,
  language: Language,
): Player<Kind> {
  const words = PAGE[language]
  const policy = newPolicy(language)

  const read = async (): Promise<TableState<Kind>> => {
    const state = await readPage(page)
    return { ...state, offers: state.dialog === '' ? offersIn(state) : [], isOver: isEnd(state) }
  }

  const offersIn = ({ buttons }: PageState): readonly Offer<Kind>[] => {
    const notAnswers = [
      words.table.undo,
      words.table.allChoices,
      words.table.skip,
      words.orders.title,
      words.review.hint,
      words.review.closeHint,
      // What may be done although nobody waits for it.
      words.allowed.title,
      game.text[language].action(TAKE_BACK, undefined),
    ]
    return buttons.flatMap((button): Offer<Kind>[] => {
      const kind = offerOf(button, language)
      if (kind) return [{ ...button, kind }]
      const isAnswer =
        button.area === words.table.yourTurnTitle && !notAnswers.some(name => button.name.startsWith(name))
      return isAnswer ? [{ ...button, kind: 'answer' }] : []
    })
  }

  const isEnd = ({ dialog }: PageState): boolean => {
    const winner = words.end.won([' ']).trim()
    return [words.end.youWon, words.end.youLost, words.end.draw].includes(dialog) || dialog.endsWith(winner)
  }

  const until = async (isReached: (state: TableState<Kind>) => boolean, what: string): Promise<TableState<Kind>> => {
    for (let tries = 0; tries < MOST_READS; tries++) {
      const now = await read()
      if (isReached(now)) return now
      await nextChange(page)
    }
    const { question, buttons, dialog } = await read()
    const names = buttons.map(({ name }) => name).join(' | ')
    throw new Error(`${what}: question “${question}”, dialog “${dialog}”, buttons ${names}`)
  }

  const asked = (): Promise<TableState<Kind>> =>
    until(
      ({ offers, isOver, question }) => isOver || (offers.length > 0 && question !== words.table.sending),
      'Nothing was asked',
    )

  const take = async (offer: Offer<Kind>, seen: TableState<Kind>): Promise<void> => {
    const before = signature(seen)
    let sought: Offer<Kind> | undefined = offer
    for (let tries = 0; !sought || !(await clickButton(page, sought)); tries++) {
      if (tries > MOST_TRIES) throw new Error(`“${offer.name}” can't be clicked`)
      await nextChange(page)
      const { offers } = await read()
      sought = offers.find(({ name, area }) => name === offer.name && area === offer.area)
    }
    const after = await until(
      now => signature(now) !== before && now.question !== words.table.sending,
      `Nothing happened after “${offer.name}” was clicked`,
    )
    const risk = after.buttons.find(({ name }) => name === words.table.riskIt)
    if (!risk) return
    await clickButton(page, risk)
    await until(({ dialog }) => dialog !== after.dialog, `“${risk.name}” was not played`)
  }

  const answerTo = async (seen: TableState<Kind>): Promise<void> => {
    const offer = policy(seen)
    if (!offer) throw new Error(`The player has no answer to “${seen.question}”`)
    await take(offer, seen)
  }

  const playOn = async (isEnough: (state: TableState<Kind>) => boolean): Promise<TableState<Kind>> => {
    for (let answers = 0; answers < MOST_ANSWERS; answers++) {
      const now = await asked()
      if (isEnough(now)) return now
      if (now.isOver) throw new Error(`The match is over before what was waited for: “${now.dialog}”`)
      await answerTo(now)
    }
    throw new Error('The match does not end')
  }

  /**
   * How often in a row this player was found not to be asked. A page that stays as it was need not be read again; it is
   * now and then all the same, since styles can show something without a change of the page.
   */
  let unread = 0
  const isStillNotAsked = async (): Promise<boolean> => {
    if (unread === 0 || unread > MOST_UNREAD || (await hasChanged(page))) return false
    unread++
    return true
  }

  return {
    page,
    read,
    asked,
    take,
    async answer() {
      const now = await asked()
      if (!now.isOver) await answerTo(now)
      return !now.isOver
    },
    async answerWhileAsked(atMost) {
      if (await isStillNotAsked()) return 0
      unread = 0
      for (let answers = 0; answers < atMost; answers++) {
        const now = await read()
        if (now.offers.length === 0) {
          unread = 1
          return answers
        }
        await answerTo(now)
      }
      return atMost
    },
    playUntil: playOn,
    async playToTheEnd() {
      await playOn(({ isOver }) => isOver)
    },
  }
}

/** The players answer whenever they are asked until `isEnough`, which gets how often each has answered. */
export async function playTogether(
  players: readonly Player[],
  isEnough: (answers: readonly number[]) => boolean | Promise<boolean>,
): Promise<void> {
  const answers = players.map(() => 0)
  for (let idle = 0; idle < MOST_READS; ) {
    idle++
    for (const [i, player] of players.entries()) {
      if (await isEnough(answers)) return
      const given = await player.answerWhileAsked(1)
      answers[i] = (answers[i] ?? 0) + given
      if (given > 0) idle = 0
    }
    const [first] = players
    if (idle > 0 && first) await nextChange(first.page)
  }
  throw new Error(`Nobody is asked any more, after ${answers.join(' and ')} answers`)
}

/** The players answer whenever they are asked until the match is over for all of them. */
export async function playToTheEndTogether(players: readonly Player[]): Promise<void> {
  for (let idle = 0; idle < MOST_READS; idle++) {
    let given = 0
    for (const player of players) given += await player.answerWhileAsked(MOST_ANSWERS)
    if (given > 0) {
      idle = 0
      continue
    }
    const states = await Promise.all(players.map(player => player.read()))
    if (states.every(({ isOver }) => isOver)) return
    const [first] = players
    if (first) await nextChange(first.page)
  }
  throw new Error('Nobody is asked any more, and the match is not over')
}

/** Gives the match up through the menu of the table. */
export async function resign(page: Page, language: Language): Promise<void> {
  const { menu, resign: words } = PAGE[language].table
  await page.getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: words }).click()
  await page.getByRole('dialog').getByRole('button', { name: words, exact: true }).click()
}

/** Somebody offers a draw through the menu of the table, and all others accept. */
export async function agreeOnDraw(page: Page, others: readonly Page[], language: Language): Promise<void> {
  const { menu, draw, accept } = PAGE[language].table
  await page.getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: draw, exact: true }).click()
  for (const other of others) await other.getByRole('alert').getByRole('button', { name: accept, exact: true }).click()
}

/** So many answers of a game with matches of a thousand decisions, which would take a quarter of an hour to play out. */
const LONG_ENOUGH = 60

/**
 * How many answers a test gives before the match is given up; games of shorter matches are played out.
 * `LUDOTEKA_WHOLE=1` plays out all of them.
 */
export function answersBeforeGivingUp({ game }: Pick<GameDriver, 'game'>): number | undefined {
  const isLong = game.bound >= 10_000
  return isLong && process.env['LUDOTEKA_WHOLE'] !== '1' ? LONG_ENOUGH : undefined
}

/** The button by which the next person confirms that they have the device. */
export function readyButton(page: Page, language: Language): Locator {
  return page.getByRole('button', { name: PAGE[language].table.handOverReady, exact: true })
}

/** Several people at one device play until `isEnough`; `between` checks the screen between two of them. */
export async function playAtOneDevice<Kind extends string>(
  player: Player<Kind>,
  language: Language,
  isEnough: (state: TableState<Kind>, handOvers: number) => boolean,
  between: () => Promise<void> = async () => undefined,
): Promise<TableState<Kind>> {
  const ready = readyButton(player.page, language)
  let handOvers = 0
  for (let reads = 0; reads < MOST_READS; reads++) {
    if (await ready.isVisible()) {
      await between()
      await ready.click()
      handOvers++
      continue
    }
    const state = await player.read()
    if (state.offers.length === 0) await nextChange(player.page)
    else if (isEnough(state, handOvers)) return state
    else await player.answer()
  }
  throw new Error(`The device was handed over ${handOvers} times, and that was not enough.`)
}

/** Limits far above what a match needs, so that a test that hangs fails with a message. */
const MOST_READS = 1000
/** So often a page that stays as it was is not read again. */
const MOST_UNREAD = 5
const MOST_TRIES = 50
const MOST_ANSWERS = 2000

/** With what was announced, because the same question may come twice in a row. */
function signature({ question, buttons, dialog, announced }: PageState): string {
  return JSON.stringify([question, buttons.map(({ name }) => name), dialog, announced])
}
