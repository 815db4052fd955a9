// Which picture the game shows by itself: the realm, or what is being fought, voted on, hired or paid.

import { type View, zoneIn } from '@ludoteka/kernel'
import { ZONES } from '../rules/questions.ts'

export const SCENE_IDS = ['battle', 'assembly', 'draft', 'ledger'] as const
export type SceneId = (typeof SCENE_IDS)[number]

/** From the first fate card to the end of the battle, also while its deaths and retreats are settled. */
export const isBattle = (view: View): boolean =>
  view.step.startsWith('war.') ||
  view.step.startsWith('battle.') ||
  zoneIn(view, ZONES.cityFateShown).count > 0 ||
  view.seats.some(seat => zoneIn(view, ZONES.fateShown, seat).count > 0)

const ASSEMBLY_STEPS: readonly string[] = ['assembly.', 'vote.', 'agenda.', 'motion.']
export const isAssembly = (view: View): boolean =>
  ASSEMBLY_STEPS.some(prefix => view.step.startsWith(prefix)) ||
  Object.values(view.facts['attending'] ?? {}).includes(true)

export const isDraft = ({ step }: View): boolean => step.startsWith('draft.') || step === 'effect.marker'

/** Payments and troops: everything that is settled in a Baron's books. */
const LEDGER_STEPS: readonly string[] = [
  'upkeep.revolt',
  'upkeep.troops',
  'upkeep.reserves',
  'desert.card',
  'losses.discard',
]
export const isLedger = ({ step }: View): boolean =>
  step.startsWith('wages.') || step.startsWith('expedition.') || LEDGER_STEPS.includes(step)

/** Where a place is chosen, the realm is looked at, also in the middle of a battle. */
const REALM_STEPS: readonly string[] = ['retreat.to', 'stronghold.ransom']

export function wantedScene(view: View): SceneId | undefined {
  if (REALM_STEPS.includes(view.step)) return undefined
  if (isBattle(view)) return 'battle'
  if (isAssembly(view)) return 'assembly'
  if (isDraft(view)) return 'draft'
  return isLedger(view) ? 'ledger' : undefined
}
