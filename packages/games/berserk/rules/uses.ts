// How often a card has used an ability in this turn and in this battle (23.5).

import { itemAt, removeRows } from '@ludoteka/kernel'
import { ABILITY_NAMES, type AbilityName, abilityNamed } from '../content/abilities.ts'
import type { Limit } from '../content/vocabulary.ts'
import type { Piece } from './names.ts'
import type { S } from './state.ts'

type Uses = { readonly turn: number; readonly battle: number }
const NEVER: Uses = { turn: 0, battle: 0 }

export function usesOf({ uses }: Pick<S, 'uses'>, piece: Piece, ability: AbilityName): Uses {
  for (const row of uses) if (row.piece === piece && row.ability === ability) return row
  return NEVER
}

/** Counts a use, or takes one back that was cancelled (23.5). */
export function countUse(s: S, piece: Piece, ability: AbilityName, by = 1): void {
  const at = s.uses.findIndex(row => row.piece === piece && row.ability === ability)
  const { turn, battle } = s.uses[at] ?? NEVER
  const row = { piece, ability, turn: Math.max(0, turn + by), battle: Math.max(0, battle + by) }
  if (at < 0) s.uses.push(row)
  else s.uses[at] = row
}

/** 24.3 An activated ability without any cost and limit may be used once in a turn. */
export function limitOf(name: AbilityName): Limit {
  const ability = abilityNamed(name)
  if (ability.kind !== 'activated' && ability.kind !== 'triggered') return {}
  if (ability.limit) return ability.limit
  const isFree = ability.kind === 'activated' && !ability.cost.close && ability.cost.chips === undefined
  return isFree ? { perTurn: 1 } : {}
}

const LIMITS: ReadonlyMap<AbilityName, Limit> = new Map(ABILITY_NAMES.map(name => [name, limitOf(name)]))
const NO_LIMIT: Limit = {}

export const isLimited = (name: AbilityName): boolean => {
  const { perTurn, perBattle } = LIMITS.get(name) ?? NO_LIMIT
  return perTurn !== undefined || perBattle !== undefined
}

/** `most` is a limit per turn that is not printed. */
export function isWithinLimit(s: Pick<S, 'uses'>, piece: Piece, ability: AbilityName, most?: number): boolean {
  const { perTurn, perBattle } =
    most === undefined ? (LIMITS.get(ability) ?? NO_LIMIT) : { perTurn: most, perBattle: undefined }
  if (perTurn === undefined && perBattle === undefined) return true
  const { turn, battle } = usesOf(s, piece, ability)
  return (perTurn === undefined || turn < perTurn) && (perBattle === undefined || battle < perBattle)
}

/** A new turn has begun, or the card has left play (23.5.1). Rows that say nothing any more are dropped. */
export function clearTurnUses(s: S, which: (piece: Piece) => boolean = () => true): void {
  if (s.uses.length === 0) return
  for (let i = 0; i < s.uses.length; i++) {
    const { piece, ability, turn, battle } = itemAt(s.uses, i)
    if (turn > 0 && piece !== 'none' && which(piece)) s.uses[i] = { piece, ability, turn: 0, battle }
  }
  removeRows(s.uses, ({ turn, battle }) => turn === 0 && battle === 0)
}
