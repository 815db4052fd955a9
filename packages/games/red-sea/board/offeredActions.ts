// What a click on a space or a card means now: the offered action, or the plausible one to explain.

import type { Choice, View } from '@ludoteka/kernel'
import { CARDS, type Card } from '../content/cards.ts'
import type { Space } from '../content/spaces.ts'
import type { Verbs } from '../rules/state.ts'

export type Verb = keyof Verbs

export const SPACE_VERBS = ['place', 'coup', 'realign', 'remove', 'clear', 'choose'] as const satisfies readonly Verb[]
export type SpaceVerb = (typeof SPACE_VERBS)[number]

/** In the order in which a card's plays are listed. */
export const CARD_VERBS = [
  'score',
  'event',
  'operations',
  'spaceRace',
  'headline',
  'discard',
  'give',
  'take',
  'pick',
] as const satisfies readonly Verb[]
export type CardVerb = (typeof CARD_VERBS)[number]

function offers(choice: Choice, verb: Verb, arg: string): boolean {
  const args = choice[verb]
  return Array.isArray(args) && args.includes(arg)
}

export function spaceOffer(choice: Choice, at: Space): SpaceVerb | undefined {
  return SPACE_VERBS.find(verb => offers(choice, verb, at))
}

/** What somebody probably meant who clicked a space that is not offered. */
export function plausibleOnSpace(view: View, choice: Choice): SpaceVerb {
  return SPACE_VERBS.find(verb => verb in choice) ?? PLAUSIBLE_SPACE_VERB[view.step] ?? 'place'
}

const PLAUSIBLE_SPACE_VERB: Readonly<Record<string, SpaceVerb>> = {
  'coup.target': 'coup',
  'realign.target': 'realign',
  'event.remove': 'remove',
  'headline.probe': 'remove',
  'event.clear': 'clear',
}

export function cardOffers(choice: Choice, card: Card): readonly CardVerb[] {
  return CARD_VERBS.filter(verb => offers(choice, verb, card))
}

export function plausibleOnCard(view: View, choice: Choice): CardVerb {
  return CARD_VERBS.find(verb => verb in choice) ?? (view.step === 'headline.choose' ? 'headline' : 'operations')
}

/** Every card that some verb names now. */
export function offeredCards(choice: Choice): readonly Card[] {
  return CARDS.filter(card => cardOffers(choice, card).length > 0)
}
