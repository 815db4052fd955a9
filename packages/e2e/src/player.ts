// Plays Unmatched through the page as a person would: reads what is offered, clicks it by its name.

import type { Page } from 'playwright-core'
import { freeSpot, type Glance, glanceAt, named, type SeenButton } from './glance.ts'
import { BOARD, GAME, type Language, type Offered, offerIn, PAGE } from './words.ts'

/** Something that may be clicked now to answer the question. */
export type Offer = SeenButton & { readonly kind: Offered | 'answer' | 'pick' }

export type Look = Glance & { readonly offers: readonly Offer[]; readonly isOver: boolean }

export type Policy = (look: Look) => Offer | undefined

export type Player = {
  readonly page: Page
  look(): Promise<Look>
  /** Waits until something is asked or the match is over. */
  asked(): Promise<Look>
  /** Clicks an offer seen in a look and waits until the page has taken note. */
  take(offer: Offer, seen: Look): Promise<void>
  /** Answers the question of a look. */
  answerTo(seen: Look): Promise<void>
  /** Answers one question; false if the match is over. */
  answer(): Promise<boolean>
  /** Answers until `done` says so, or the match is over. */
  playUntil(done: (look: Look) => boolean): Promise<Look>
  playToTheEnd(): Promise<void>
}

export function playerAt(page: Page, language: Language, policy: Policy = fightingPolicy(language)): Player {
  const look = async (): Promise<Look> => {
    const glance = await glanceAt(page)
    return { ...glance, offers: offersIn(glance, language), isOver: isEnd(glance, language) }
  }

  const until = async (isFine: (look: Look) => boolean, what: string): Promise<Look> => {
    for (let tries = 0; tries < MOST_LOOKS; tries++) {
      const now = await look()
      if (isFine(now)) return now
      await page.waitForTimeout(LOOK_AGAIN_MS)
    }
    const { question, buttons, dialog } = await look()
    throw new Error(
      `${what}: question “${question}”, dialog “${dialog}”, buttons ${buttons.map(b => b.name).join(' | ')}`,
    )
  }

  const asked = (): Promise<Look> => until(({ offers, isOver }) => isOver || offers.length > 0, 'Nothing was asked')

  const take = async (offer: Offer, seen: Look): Promise<void> => {
    const before = signature(seen)
    const { area, name } = offer
    const within = area === '' ? page : page.getByRole('region', { name: area, exact: true }).last()
    const button = within.getByRole('button', { name: named(name) }).first()
    const position = await button.evaluate(freeSpot)
    await button.click(position ? { position } : {})
    await until(now => signature(now) !== before, `Nothing happened after “${name}” was clicked`)
  }

  const answerTo = async (seen: Look): Promise<void> => {
    const offer = policy(seen)
    if (!offer) throw new Error(`The player has no answer to “${seen.question}”`)
    await take(offer, seen)
  }

  const answer = async (): Promise<boolean> => {
    const now = await asked()
    if (!now.isOver) await answerTo(now)
    return !now.isOver
  }

  const playUntil = async (done: (look: Look) => boolean): Promise<Look> => {
    for (let answers = 0; answers < MOST_ANSWERS; answers++) {
      const now = await asked()
      if (now.isOver || done(now)) return now
      await answerTo(now)
    }
    throw new Error('The match takes for ever')
  }

  return {
    page,
    look,
    asked,
    take,
    answerTo,
    answer,
    playUntil,
    async playToTheEnd() {
      await playUntil(() => false)
    },
  }
}

/** Together these are far more patience than a match needs; they only name what hangs. */
const MOST_LOOKS = 1500
const LOOK_AGAIN_MS = 20
const MOST_ANSWERS = 2000

function offersIn({ buttons, dialog }: Glance, language: Language): readonly Offer[] {
  if (dialog !== '') return []
  const page = PAGE[language]
  const notAnswers = [page.table.undo, page.table.allChoices, page.table.skip]
  const picks = [GAME[language].prompts['setup.size'], PICK_HERO[language]]
  return buttons.flatMap((button): Offer[] => {
    // Whoever stands on a space is in front of it and offers the same.
    if (button.name.startsWith(BOARD[language].space('')) && namesFighter(button.name, language)) return []
    const kind = offerIn(button.name, language)
    if (kind) return [{ ...button, kind }]
    if (picks.includes(button.area)) return [{ ...button, kind: 'pick' }]
    const isAnswer = button.area === page.table.yourTurnTitle && !notAnswers.some(name => button.name.startsWith(name))
    return isAnswer ? [{ ...button, kind: 'answer' }] : []
  })
}

const PICK_HERO: Readonly<Record<Language, string>> = { en: 'Choose your hero', ru: 'Выберите героя' }

function isEnd({ dialog }: Glance, language: Language): boolean {
  const { end } = PAGE[language]
  const winner = end.won([' ']).trim()
  return [end.youWon, end.youLost, end.draw].includes(dialog) || dialog.endsWith(winner)
}

/** Also the log's, because the same question may come twice running. */
function signature({ question, buttons, dialog, told }: Look): string {
  return JSON.stringify([question, buttons.map(({ name }) => name), dialog, told])
}

/** Strikes when it can, otherwise walks towards the nearest fighter it can't command. */
export function fightingPolicy(language: Language): Policy {
  return ({ offers, buttons }) => {
    const chosen = EAGERNESS.map(kind => offers.find(offer => offer.kind === kind)).find(offer => offer !== undefined)
    if (chosen?.kind !== 'to') return chosen ?? offers.find(({ kind }) => kind !== 'answer') ?? offers[0]
    const steps = offers.filter(({ kind }) => kind === 'to')
    const foes = buttons.filter(({ name }) => isFighter(name, language) && !offerIn(name, language))
    return nearest(steps, foes) ?? chosen
  }
}

const EAGERNESS: readonly Offer['kind'][] = [
  'pick',
  'target',
  'attack',
  'commit',
  'gaze',
  'hurt',
  'to',
  'move',
  'answer',
]

function isFighter(name: string, language: Language): boolean {
  return Object.values(GAME[language].fighters).some(({ label }) => name.startsWith(`${label},`))
}

function namesFighter(name: string, language: Language): boolean {
  return Object.values(GAME[language].fighters).some(({ label }) => name.includes(`, ${label},`))
}

function nearest(steps: readonly Offer[], foes: readonly SeenButton[]): Offer | undefined {
  let best: Offer | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  for (const step of steps) {
    for (const foe of foes) {
      const distance = Math.hypot(step.x - foe.x, step.y - foe.y)
      if (distance < bestDistance) {
        best = step
        bestDistance = distance
      }
    }
  }
  return best
}
