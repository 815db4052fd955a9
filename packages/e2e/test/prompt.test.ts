// No question is cut, however long it is: the longest of every game, on five screens and in both languages.

import {
  act,
  actionsOf,
  begin,
  choices,
  type Game,
  type GameText,
  isOver,
  itemAt,
  type Live,
  sampler,
  seedFrom,
  type View,
  view,
} from '@ludoteka/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DRIVERS } from '../src/drivers.ts'
import { openSaved } from '../src/savedMatch.ts'
import type { Language } from '../src/words.ts'
import { browserSuite } from './support.ts'

const { person } = browserSuite({ painted: false })

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
] as const

const LANGUAGES = ['en', 'ru'] as const

/** A match of a game with a thousand decisions asks as many kinds of questions as several of another. */
const DECISIONS = 1500
/** So many of a game's steps, those with the longest questions. */
const LONGEST = 6

type Asked = { readonly live: Live; readonly length: number }

type ByLanguage<T> = Readonly<Record<Language, T>>

/** Of each step the longest question that was asked in seeded matches, with its answers where they are few. */
function longestQuestions(game: Game): ByLanguage<readonly Live[]> {
  const byStep: ByLanguage<Map<string, Asked>> = { en: new Map(), ru: new Map() }
  const look = (live: Live, seat: number): void => {
    const { step, terms, choice } = view(game, live.state, seat)
    const actions = actionsOf(seat, choice)
    for (const language of LANGUAGES) {
      const words = game.text[language]
      const source = typeof terms['card'] === 'string' ? words.card(terms['card']).name : ''
      const answers = actions.length > MOST_BUTTONS ? [] : actions.map(({ verb, arg }) => words.action(verb, arg, step))
      const { length } = [words.prompt(step, terms), source, ...answers, ...cardTexts(words, terms)].join(' ')
      if (length > (byStep[language].get(step)?.length ?? 0)) byStep[language].set(step, { live, length })
    }
  }
  for (let decisions = 0, n = 0; decisions < DECISIONS; n++) {
    const chance = sampler(seedFrom('prompt', n))
    let live = begin(game, {}, chance.seed())
    for (; !isOver(live.state); decisions++) {
      const offers = choices(game, live.state)
      const { seat } = itemAt(offers, 0)
      look(live, seat)
      const actions = offers.flatMap(offer => actionsOf(offer.seat, offer.choice))
      live = act(game, live, itemAt(actions, chance.below(actions.length)))
    }
  }
  const longest = (language: Language): readonly Live[] =>
    [...byStep[language].values()]
      .toSorted((a, b) => b.length - a.length)
      .slice(0, LONGEST)
      .map(({ live }) => live)
  return { en: longest('en'), ru: longest('ru') }
}

/** What the card says that asks: boards show it below the question. */
function cardTexts(words: GameText, terms: View['terms']): readonly string[] {
  return ASKING_CARDS.flatMap(name => {
    const card = terms[name]
    return typeof card === 'string' && card !== 'none' ? (words.card(card).text ?? []) : []
  })
}
const ASKING_CARDS = ['card', 'source', 'event'] as const

/** The matches of a game are played once for both languages. */
const found = new Map<Game, ByLanguage<readonly Live[]>>()

function questionsOf(game: Game, language: Language): readonly Live[] {
  const questions = found.get(game) ?? longestQuestions(game)
  found.set(game, questions)
  return questions[language]
}

const MOST_BUTTONS = 6

const CASES = DRIVERS.flatMap(({ game }) => LANGUAGES.map(language => [game.id, language, game] as const))

test.each(CASES)('%s (%s): all of the question is seen, and its bar keeps its height', async (_id, language, game) => {
  const { page } = await person({ language, screen: SCREENS[2], context: { hasTouch: true, isMobile: true } })
  const heights = SCREENS.map(() => new Set<number>())
  const cut: string[] = []
  for (const live of questionsOf(game, language)) {
    await openSaved(page, live)
    await page.locator('.table-prompt[data-step]').waitFor()
    for (const [i, screen] of SCREENS.entries()) {
      await page.setViewportSize(screen)
      const { height, hidden } = await barOn(page)
      heights[i]?.add(height)
      cut.push(...hidden.map(what => `${screen.width} × ${screen.height}: ${what}`))
    }
  }
  expect(cut).toEqual([])
  expect(heights.map(({ size }) => size)).toEqual(SCREENS.map(() => 1))
})

type Bar = { readonly height: number; readonly hidden: readonly string[] }

/** The bar, and what is not seen of it: cut, covered, or outside of the screen. */
function barOn(page: Page): Promise<Bar> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    const bar = document.querySelector('.table-prompt')
    if (!bar) throw new Error('Nothing is asked.')
    const isCut = (part: Element): boolean =>
      part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1
    const isCovered = (part: Element): boolean => {
      const { left, top, width, height } = part.getBoundingClientRect()
      return !part.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }
    const isOutside = (part: Element): boolean => {
      const { left, top, right, bottom } = part.getBoundingClientRect()
      return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight
    }
    const parts = [...bar.querySelectorAll<HTMLElement>(':scope > :is(.table-prompt-words, .table-prompt-buttons)')]
    const seen = [...bar.querySelectorAll<HTMLElement>('.table-prompt-words, .table-prompt-buttons > button')]
    const hidden = [...parts.filter(isCut), ...seen.filter(part => isCovered(part) || isOutside(part))]
    return { height: bar.getBoundingClientRect().height, hidden: hidden.map(part => part.innerText) }
  })
}
