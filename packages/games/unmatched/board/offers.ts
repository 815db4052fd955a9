// What a click on a fighter, a space or a card means now: the offered action, or the plausible one to explain.

import { type Choice, hasAnswers, type View } from '@ludoteka/kernel'
import type { Space } from '../content/boards.ts'
import { CARD, type Card } from '../content/cards.ts'
import type { Fighter } from '../content/fighters.ts'
import type { Verbs } from '../rules/state.ts'
import { fighterAt, type Places } from './boardFacts.ts'
import type { Offered } from './strings.ts'

type Verb = keyof Verbs
export type Click = { readonly verb: Verb; readonly arg: string; readonly offered: Offered | undefined }

const FIGHTER_VERBS = ['attack', 'target', 'move', 'gaze', 'by', 'hurt'] as const satisfies readonly Verb[]
const CARD_VERBS = [
  'scheme',
  'commit',
  'commitBoost',
  'boost',
  'discard',
  'setAside',
] as const satisfies readonly Verb[]
/** Cards that are not in the hand: looked at on the deck, or in an opponent's hand. */
export const TRAY_VERBS = ['take', 'putBack'] as const satisfies readonly Verb[]

/** Everything the board and the hand offer for clicking. */
export const SHOWN_VERBS: readonly string[] = [...FIGHTER_VERBS, ...CARD_VERBS, ...TRAY_VERBS, 'to', 'hero', 'size']

/**
 * Whether a card answers the question, and nothing on the board does. A scheme is one of a turn’s actions, which are
 * weighed on the board.
 */
export function asksForCard(choice: Choice): boolean {
  const cardVerbs: readonly string[] = [...CARD_VERBS, ...TRAY_VERBS].filter(verb => verb !== 'scheme')
  const shown = SHOWN_VERBS.filter(verb => hasAnswers({ [verb]: choice[verb] }))
  return shown.length > 0 && shown.every(verb => cardVerbs.includes(verb))
}

function offers(choice: Choice, verb: Verb, arg: string): boolean {
  const args = choice[verb]
  return Array.isArray(args) && args.includes(arg)
}

const MOVING_STEPS: readonly string[] = ['move.to', 'setup.sidekick', 'effect.place']

export function clickOnSpace(view: View, choice: Choice, at: Places, space: Space): Click {
  const stander = fighterAt(at, space)
  if (offers(choice, 'to', space)) {
    const offered = stander ? 'stay' : MOVING_STEPS.includes(view.step) ? 'to' : 'place'
    return { verb: 'to', arg: space, offered }
  }
  return stander && !('to' in choice)
    ? clickOnFighter(view, choice, at, stander)
    : { verb: 'to', arg: space, offered: undefined }
}

export function clickOnFighter(view: View, choice: Choice, at: Places, fighter: Fighter): Click {
  const space = at[fighter]
  const verb = FIGHTER_VERBS.find(one => offers(choice, one, fighter))
  if (verb) return { verb, arg: fighter, offered: verb }
  if (space && offers(choice, 'to', space)) return { verb: 'to', arg: space, offered: 'stay' }
  if (space && 'to' in choice) return { verb: 'to', arg: space, offered: undefined }
  return { verb: PLAUSIBLE_FIGHTER_VERB[view.step] ?? 'attack', arg: fighter, offered: undefined }
}

const PLAUSIBLE_FIGHTER_VERB: Readonly<Record<string, (typeof FIGHTER_VERBS)[number]>> = {
  'turn.gaze': 'gaze',
  'turn.action': 'attack',
  'attack.target': 'target',
  'move.next': 'move',
  'scheme.fighter': 'by',
  'effect.combatant': 'move',
  'effect.jaws': 'hurt',
  'effect.glance': 'hurt',
}

export function clickOnCard(view: View, choice: Choice, card: Card): Click {
  const verb = CARD_VERBS.find(one => offers(choice, one, card))
  if (verb && !isTrayStep(view.step)) return { verb, arg: card, offered: verb }
  return { verb: PLAUSIBLE_CARD_VERB[view.step] ?? plausibleOf(card), arg: card, offered: undefined }
}

const plausibleOf = (card: Card): Verb => (CARD[card].type === 'scheme' ? 'scheme' : 'commit')

const PLAUSIBLE_CARD_VERB: Readonly<Record<string, Verb>> = {
  'turn.action': 'scheme',
  'turn.discard': 'setAside',
  'maneuver.boost': 'boost',
  'attack.card': 'commit',
  'attack.boost': 'commitBoost',
  'attack.defense': 'commit',
  'effect.boost': 'boost',
  'effect.opponentDiscards': 'discard',
}

export function isTrayStep(step: string): boolean {
  return step === 'effect.lookAndDiscard' || step === 'effect.prophecyTake' || step === 'effect.prophecyReturn'
}

export function clickOnTray(choice: Choice, card: Card): Click {
  const verb = [...TRAY_VERBS, 'discard' as const].find(one => offers(choice, one, card))
  return verb ? { verb, arg: card, offered: verb } : { verb: 'take', arg: card, offered: undefined }
}
