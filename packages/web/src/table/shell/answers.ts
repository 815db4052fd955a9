// The legal answers with their labels, and which of them need a button.

import {
  type Arg,
  type Choice,
  eachZoneView,
  type GameText,
  type Language,
  type PlainArg,
  type View,
} from '@ludoteka/kernel'
import type { BoardKit } from '@ludoteka/ui'

export type Answer = {
  readonly key: string
  readonly verb: string
  readonly arg: PlainArg | undefined
  readonly label: string
}

/** The same for as long as the same is asked: what others do meanwhile makes no other question of it. */
export const questionKey = ({ you, step, terms }: View, asked: Choice): string =>
  JSON.stringify([you, step, terms, asked])

/** What answers are called at this table. */
export type AnswerNames = (verb: string, arg: Arg | undefined) => string

export const answerNames =
  (words: GameText, kit: BoardKit, view: View, language: Language): AnswerNames =>
  (verb, arg) =>
    kit.answerName?.(view, verb, arg, language) ?? words.action(verb, arg, view.step, view.terms)

export function answersOf(choice: Choice, nameOf: AnswerNames): readonly Answer[] {
  return Object.entries(choice).flatMap(([verb, args]) => {
    const all: readonly (PlainArg | undefined)[] = args === true ? [undefined] : Array.isArray(args) ? args : []
    return all.map(arg => ({
      key: arg === undefined ? verb : `${verb} ${arg}`,
      verb,
      arg,
      label: nameOf(verb, arg),
    }))
  })
}

/** A board may say which verbs it offers itself; otherwise cards in a visible hand and long lists get no buttons. */
export function buttonsAmong(answers: readonly Answer[], view: View, kit: BoardKit): readonly Answer[] {
  const inHand = new Set(visibleCards(view))
  return answers.filter(({ verb, arg }) => {
    if (kit.shows) return !kit.shows(verb, view)
    if (arg === undefined) return true
    return !inHand.has(String(arg)) && answers.filter(other => other.verb === verb).length <= MOST_BUTTONS
  })
}

const MOST_BUTTONS = 6

function visibleCards(view: View): readonly string[] {
  return eachZoneView(view.zones).flatMap(({ view: { cards } }) => cards ?? [])
}
