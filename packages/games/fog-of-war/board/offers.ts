// Which of the offered actions belong to a province, to a slot of a wheel and to a card.

import type { Choice, View } from '@ludoteka/kernel'
import type { Province } from '../content/provinces.ts'
import type { Side } from '../content/sides.ts'
import type { Slot } from '../content/wheel.ts'

export const PROVINCE_VERBS = [
  'defend',
  'plan',
  'reinforceQuagmire',
  'attackFrom',
  'recall',
  'spyArmy',
  'spyNeutral',
] as const
export type ProvinceVerb = (typeof PROVINCE_VERBS)[number]

/** Of one's own wheel. */
export const OWN_SLOT_VERBS = ['launch', 'reinforce', 'cancel', 'recallPlan'] as const
/** Of the opponent's. */
export const OTHER_SLOT_VERBS = ['spyOperation'] as const
export type SlotVerb = (typeof OWN_SLOT_VERBS)[number] | (typeof OTHER_SLOT_VERBS)[number]

/** Of the objectives beside Morocco. */
export const OBJECTIVE_VERBS = ['spyObjectives'] as const
export type PlaceVerb = ProvinceVerb | SlotVerb | (typeof OBJECTIVE_VERBS)[number]

export const CARD_VERBS = ['pick', 'spend', 'buyCard', 'recallCard', 'returnObjective'] as const
export type CardVerb = (typeof CARD_VERBS)[number]

/** A click means these at once where nothing else is offered there; everything else is chosen from a menu first. */
const PLAIN: readonly PlaceVerb[] = [
  'defend',
  'plan',
  'reinforceQuagmire',
  'attackFrom',
  'recall',
  'reinforce',
  'recallPlan',
]

const isOffered = (choice: Choice, verb: string, arg: string): boolean => {
  const args = choice[verb]
  return Array.isArray(args) && args.includes(arg)
}

export const provinceOffers = (choice: Choice, at: Province): readonly ProvinceVerb[] =>
  PROVINCE_VERBS.filter(verb => isOffered(choice, verb, at))

export function slotOffers(choice: Choice, slot: Slot, isOwn: boolean): readonly SlotVerb[] {
  const verbs: readonly SlotVerb[] = isOwn ? OWN_SLOT_VERBS : OTHER_SLOT_VERBS
  return verbs.filter(verb => isOffered(choice, verb, slot))
}

export const cardOffers = (choice: Choice, card: string): readonly CardVerb[] =>
  CARD_VERBS.filter(verb => isOffered(choice, verb, card))

/** The cards that are offered with one of these verbs. */
export function offeredCards(choice: Choice, verbs: readonly CardVerb[]): readonly string[] {
  return verbs.flatMap(verb => {
    const args = choice[verb]
    return Array.isArray(args) ? args.map(String) : []
  })
}

/** What may be done in a turn although nobody asks for it: it glows without calling. */
const QUIET: readonly PlaceVerb[] = ['cancel', 'spyArmy', 'spyNeutral', 'spyOperation', 'spyObjectives']

export const isQuiet = ({ step }: View, offers: readonly PlaceVerb[]): boolean =>
  step === 'turn.main' && offers.every(verb => QUIET.includes(verb))

/** The only thing that a click there could mean, if there is no need to ask. */
export function plainOffer<V extends PlaceVerb>(offers: readonly V[]): V | undefined {
  const [only, ...more] = offers
  return only && more.length === 0 && PLAIN.includes(only) ? only : undefined
}

/** What a click on a province that offers nothing was probably meant for, so that the reason fits. */
export function plausibleAt(
  { step }: View,
  choice: Choice,
  control: Side | undefined,
  side: Side | undefined,
): ProvinceVerb {
  if (step === 'battle.origin') return 'attackFrom'
  if (step.startsWith('recall.')) return 'recall'
  const asked = PROVINCE_VERBS.find(verb => Array.isArray(choice[verb]))
  if (control === side || control === undefined) return 'defend'
  return asked === 'defend' || choice['plan'] ? 'plan' : 'spyArmy'
}

export function plausibleAtSlot({ step }: View, choice: Choice, isOwn: boolean): SlotVerb {
  if (!isOwn) return 'spyOperation'
  if (step.startsWith('recall.')) return 'recallPlan'
  return choice['reinforce'] ? 'reinforce' : 'launch'
}

const CARD_VERB_AT: Readonly<Record<string, CardVerb>> = {
  'battle.pay': 'spend',
  'production.spend': 'buyCard',
  'setup.objectives': 'returnObjective',
}
export const plausibleOnCard = ({ step }: View): CardVerb =>
  CARD_VERB_AT[step] ?? (step.startsWith('recall.') ? 'recallCard' : 'pick')
