// What a filter of the vocabulary says about a card (abilities.md 9).

import { type AbilityName, abilityNamed } from '../content/abilities.ts'
import { CARD } from '../content/cards.ts'
import type { KeywordId } from '../content/keywords.ts'
import type { Filter } from '../content/vocabulary.ts'
import { kindOf } from './kinds.ts'
import { HIDDEN, type PieceRow } from './rows.ts'

/** A card as filters look at it. */
export type Subject = {
  readonly row: PieceRow
  has(k: KeywordId): boolean
  isInFormation(): boolean
  abilities(): readonly AbilityName[]
}

/** Whose filter it is: the source of the ability, if it is a card. */
export type Viewpoint = { readonly seat: number; readonly source?: PieceRow | undefined }

/** 20.1 */
export const lifeOf = ({ card, extraLife, wounds }: PieceRow): number => initialLife(card) + extraLife - wounds

export const initialLife = (card: PieceRow['card']): number => kindOf(card).life

/** All entries must hold; a hidden card has no properties at all (22.1). */
export function fits(filter: Filter | undefined, subject: Subject, { seat, source }: Viewpoint): boolean {
  if (!filter) return true
  const { row } = subject
  if (row.card === HIDDEN) return false
  const facts = CARD[row.card]
  if (filter.creature && facts.type !== 'creature') return false
  if (filter.element && !facts.elements.includes(filter.element)) return false
  if (filter.class && !(facts.type === 'creature' && facts.classes.includes(filter.class))) return false
  if (filter.id && row.card !== filter.id) return false
  if (filter.maxCost !== undefined && facts.cost > filter.maxCost) return false
  if (filter.enemy && row.controller === seat) return false
  if (filter.open && row.closed) return false
  if (filter.closed && !row.closed) return false
  if (filter.wounded && row.wounds === 0) return false
  if (filter.poisoned && row.poison === 0) return false
  if (filter.notRelocatedThisTurn && row.relocated) return false
  if (filter.currentLifeAtMost !== undefined && lifeOf(row) > filter.currentLifeAtMost) return false
  if (filter.flyer && !subject.has('flying')) return false
  if (filter.incorporeal && !subject.has('incorporeal')) return false
  if (filter.notIncorporeal && subject.has('incorporeal')) return false
  if (filter.notSymbiote && (subject.has('symbiote') || subject.has('parasite'))) return false
  if (filter.inFormation && !subject.isInFormation()) return false
  if (filter.sharesElement && !(source && sharesElement(row, source))) return false
  const types = filter.hasAbilityType
  return !types || subject.abilities().some(name => types.some(type => type === typeOf(name)))
}

function typeOf(name: AbilityName): string {
  const ability = abilityNamed(name)
  return ability.kind === 'activated' || ability.kind === 'triggered' ? ability.type : 'none'
}

/** 3.2 */
export function sharesElement(a: PieceRow, b: PieceRow): boolean {
  if (a.card === HIDDEN || b.card === HIDDEN) return false
  const { elements } = CARD[b.card]
  return CARD[a.card].elements.some(element => elements.includes(element))
}
