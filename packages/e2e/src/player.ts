// Plays a game through the page as a person would: reads what is offered, clicks it where it stands.

import type { Page } from 'playwright-core'
import type { Look, Offer, PlayedGame } from './games/played.ts'
import { type Glance, glanceAt, nextChange, press } from './glance.ts'
import { type Language, PAGE } from './words.ts'

export type Player<Kind extends string = string> = {
  readonly page: Page
  look(): Promise<Look<Kind>>
  /** Waits until something is asked or the match is over. */
  asked(): Promise<Look<Kind>>
  /** Clicks an offer seen in a look and waits until the page has taken note. */
  take(offer: Offer<Kind>, seen: Look<Kind>): Promise<void>
  /** Answers one question; false if the match is over. */
  answer(): Promise<boolean>
  /** Answers as long as this player is asked and not so often; how often it was. */
  answerWhileAsked(atMost: number): Promise<number>
  /** Answers until `done` says so; a match that ends before that is a mistake. */
  playUntil(done: (look: Look<Kind>) => boolean): Promise<Look<Kind>>
  playToTheEnd(): Promise<void>
}

export function playerAt<Kind extends string>(
  page: Page,
  { offerIn, newPolicy }: PlayedGame<Kind>,
  language: Language,
): Player<Kind> {
  const words = PAGE[language]
  const policy = newPolicy(language)

  const look = async (): Promise<Look<Kind>> => {
    const glance = await glanceAt(page)
    return { ...glance, offers: glance.dialog === '' ? offersIn(glance) : [], isOver: isEnd(glance) }
  }

  const offersIn = ({ buttons }: Glance): readonly Offer<Kind>[] => {
    const notAnswers = [words.table.undo, words.table.allChoices, words.table.skip]
    return buttons.flatMap((button): Offer<Kind>[] => {
      const kind = offerIn(button, language)
      if (kind) return [{ ...button, kind }]
      const isAnswer =
        button.area === words.table.yourTurnTitle && !notAnswers.some(name => button.name.startsWith(name))
      return isAnswer ? [{ ...button, kind: 'answer' }] : []
    })
  }

  const isEnd = ({ dialog }: Glance): boolean => {
    const winner = words.end.won([' ']).trim()
    return [words.end.youWon, words.end.youLost, words.end.draw].includes(dialog) || dialog.endsWith(winner)
  }

  const until = async (isFine: (look: Look<Kind>) => boolean, what: string): Promise<Look<Kind>> => {
    for (let tries = 0; tries < MOST_LOOKS; tries++) {
      const now = await look()
      if (isFine(now)) return now
      await nextChange(page)
    }
    const { question, buttons, dialog } = await look()
    const names = buttons.map(({ name }) => name).join(' | ')
    throw new Error(`${what}: question “${question}”, dialog “${dialog}”, buttons ${names}`)
  }

  const asked = (): Promise<Look<Kind>> =>
    until(({ offers, isOver }) => isOver || offers.length > 0, 'Nothing was asked')

  const take = async (offer: Offer<Kind>, seen: Look<Kind>): Promise<void> => {
    const before = signature(seen)
    let sought: Offer<Kind> | undefined = offer
    for (let tries = 0; !sought || !(await press(page, sought)); tries++) {
      if (tries > MOST_TRIES) throw new Error(`“${offer.name}” can't be hit`)
      await nextChange(page)
      const { offers } = await look()
      sought = offers.find(({ name, area }) => name === offer.name && area === offer.area)
    }
    await until(
      now => signature(now) !== before && now.question !== words.table.sending,
      `Nothing happened after “${offer.name}” was clicked`,
    )
  }

  const answerTo = async (seen: Look<Kind>): Promise<void> => {
    const offer = policy(seen)
    if (!offer) throw new Error(`The player has no answer to “${seen.question}”`)
    await take(offer, seen)
  }

  const playOn = async (isEnough: (look: Look<Kind>) => boolean): Promise<Look<Kind>> => {
    for (let answers = 0; answers < MOST_ANSWERS; answers++) {
      const now = await asked()
      if (isEnough(now)) return now
      if (now.isOver) throw new Error(`The match is over before what was waited for: “${now.dialog}”`)
      await answerTo(now)
    }
    throw new Error('The match takes for ever')
  }

  return {
    page,
    look,
    asked,
    take,
    async answer() {
      const now = await asked()
      if (!now.isOver) await answerTo(now)
      return !now.isOver
    },
    async answerWhileAsked(atMost) {
      for (let answers = 0; answers < atMost; answers++) {
        const now = await look()
        if (now.offers.length === 0) return answers
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

/** Whoever is asked answers, one after another, until `isEnough` says so; it is told who answered how often. */
export async function playTogether(
  players: readonly Player[],
  isEnough: (answers: readonly number[]) => boolean | Promise<boolean>,
): Promise<void> {
  const answers = players.map(() => 0)
  for (let idle = 0; idle < MOST_LOOKS; ) {
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

/** Together these are far more patience than a match needs; they only name what hangs. */
const MOST_LOOKS = 1000
const MOST_TRIES = 50
const MOST_ANSWERS = 2000

/** Also what was read out, because the same question may come twice running. */
function signature({ question, buttons, dialog, told }: Glance): string {
  return JSON.stringify([question, buttons.map(({ name }) => name), dialog, told])
}
