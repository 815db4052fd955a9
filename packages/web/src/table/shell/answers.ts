// The legal answers as words, and which of them need a button of their own.

import { type Arg, type Choice, eachZoneView, type GameText, type View } from '@ludoteka/kernel'
import type { BoardKit } from '@ludoteka/ui'

export type Answer = {
  readonly key: string
  readonly verb: string
  readonly arg: Arg | undefined
  readonly label: string
}

export function answersOf(choice: Choice, words: GameText, step: string): readonly Answer[] {
  return Object.entries(choice).flatMap(([verb, args]) => {
    const all: readonly (Arg | undefined)[] = args === true ? [undefined] : (args ?? [])
    return all.map(arg => ({
      key: arg === undefined ? verb : `${verb} ${arg}`,
      verb,
      arg,
      label: words.action(verb, arg, step),
    }))
  })
}

/** A board may say which verbs it shows; otherwise what lies in no hand the viewer sees and is few gets buttons. */
export function buttonsAmong(answers: readonly Answer[], view: View, kit: BoardKit): readonly Answer[] {
  const inHand = new Set(visibleCards(view))
  return answers.filter(({ verb, arg }) => {
    if (arg === undefined) return true
    if (kit.shows) return !kit.shows(verb, view)
    return !inHand.has(String(arg)) && answers.filter(other => other.verb === verb).length <= FEW
  })
}

const FEW = 6

function visibleCards(view: View): readonly string[] {
  return eachZoneView(view.zones).flatMap(({ view: { cards } }) => cards ?? [])
}
