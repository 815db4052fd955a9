// Unmatched through the page: whoever can strike strikes, everybody else walks towards the enemy.

import type { GameDriver, Language, Offer, PageButton, Policy, TableState } from '@ludoteka/e2e/driver'
import { loadEveryLanguage } from '@ludoteka/text-kit'
import { type Offered, STRINGS } from '../board/strings.ts'
import { unmatched } from '../index.ts'
import { DICTIONARIES } from '../text/index.ts'

await loadEveryLanguage(STRINGS)

/** What the board itself says. */
export const BOARD = STRINGS

type Kind = Offered | 'pick'

export const driver: GameDriver<Kind> = {
  game: unmatched,
  offerOf(button, language) {
    // Whoever stands on a space is in front of it and offers the same.
    if (button.name.startsWith(STRINGS[language].space('')) && namesFighter(button.name, language)) return undefined
    const picks = [unmatched.text[language].prompt('setup.size'), STRINGS[language].chooseHero]
    return offerAfter(button.name, language) ?? (picks.includes(button.area) ? 'pick' : undefined)
  },
  newPolicy: fightingPolicy,
  noHand: { en: STRINGS.en.hiddenHand, ru: STRINGS.ru.hiddenHand },
}

/** The button that starts a maneuver, as the question of every turn offers it in English. */
export function maneuverIn({ offers }: TableState<Kind>): Offer<Kind> {
  const words = unmatched.text.en.action('maneuver', undefined)
  const found = offers.find(({ name }) => name.endsWith(words))
  if (!found) throw new Error('No turn is asked for here.')
  return found
}

/** What the board says after the name of something that is offered. */
function offerAfter(name: string, language: Language): Offered | undefined {
  const said = name.replace(/\.$/, '')
  for (const [kind, phrase] of Object.entries(STRINGS[language].offers)) {
    if (said.endsWith(phrase) && isOffer(kind)) return kind
  }
  return undefined
}

function isOffer(kind: string): kind is Offered {
  return kind in STRINGS.en.offers
}

function fightingPolicy(language: Language): Policy<Kind> {
  return ({ offers, buttons }) => {
    const chosen = EAGERNESS.map(kind => offers.find(offer => offer.kind === kind)).find(offer => offer !== undefined)
    if (chosen?.kind !== 'to') return chosen ?? offers.find(({ kind }) => kind !== 'answer') ?? offers[0]
    const steps = offers.filter(({ kind }) => kind === 'to')
    const foes = buttons.filter(({ name }) => isFighter(name, language) && !offerAfter(name, language))
    return nearest(steps, foes) ?? chosen
  }
}

const EAGERNESS: readonly Offer<Kind>['kind'][] = [
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
  return Object.values(DICTIONARIES[language].fighters).some(({ label }) => name.startsWith(`${label},`))
}

function namesFighter(name: string, language: Language): boolean {
  return Object.values(DICTIONARIES[language].fighters).some(({ label }) => name.includes(`, ${label},`))
}

function nearest(steps: readonly Offer<Kind>[], foes: readonly PageButton[]): Offer<Kind> | undefined {
  let best: Offer<Kind> | undefined
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
