// 28.4, 28.5: what protections cover.

import { keysOf } from '@ludoteka/kernel'
import { type AbilityName, abilityNamed } from '../content/abilities.ts'
import { COVERS, type TypeProtection } from '../content/keywords.ts'
import type { AbilityType } from '../content/terms.ts'
import type { TriggerEvent } from '../content/vocabulary.ts'
import { attackerOf, findAttack, isIgnored, targetOf } from './attack/rows.ts'
import type { Use } from './frames.ts'
import type { Piece } from './names.ts'
import { isInstantAction } from './payment.ts'
import { has, traits } from './pieces.ts'
import type { S } from './state.ts'
import type { Traits } from './traits.ts'

/** By type of ability, the protections from it. */
const PROTECTIONS = new Map<AbilityType, TypeProtection[]>()
for (const k of keysOf(COVERS))
  for (const type of COVERS[k]) PROTECTIONS.set(type, [...(PROTECTIONS.get(type) ?? []), k])

export function isProtectedFrom(amounts: Traits['amounts'], type: AbilityType): boolean {
  for (const k of PROTECTIONS.get(type) ?? []) if (amounts[k] !== undefined) return true
  return false
}

const typeOf = (name: AbilityName): AbilityType => {
  const ability = abilityNamed(name)
  return ability.kind === 'static' ? 'none' : ability.type
}

/** What triggers on an attack of the card that has it, hit or miss. */
const ON_ATTACKING: readonly TriggerEvent[] = ['attackHit', 'attackHitOrOwnStrikeMiss']

/** N.40 Abilities of other cards that trigger on an attack against a thick-skinned card do nothing to it. */
function isShrugged(s: S, { source, ability, attack }: Use, piece: Piece): boolean {
  const a = attack > 0 ? findAttack(s, attack) : undefined
  const found = abilityNamed(ability)
  if (!a || found.kind !== 'triggered' || source === piece || !has(s, piece, 'thickSkinned')) return false
  const attacked = source === attackerOf(a) ? targetOf(a) : attackerOf(a) // by a counter-strike the attacker
  return attacked === piece && ON_ATTACKING.includes(found.trigger.on)
}

/** T.5 Abilities of a creature do nothing to whoever attacks it and ignores them, from the declaration to the payment. */
const isIgnoredBy = (s: S, { source }: Use, piece: Piece): boolean =>
  s.attacks.some(a => a.attacker === piece && a.target === source && isIgnored(s, a, source))

/** Whether an effect reaches a card at all: protections from spells and instant actions, thick skin, an attacker that ignores it. */
export function isAffected(s: S, use: Use, piece: Piece): boolean {
  const type = typeOf(use.ability)
  if (type === 'spell' && isProtectedFrom(traits(s, piece).amounts, 'spell')) return false
  if (isInstantAction(use.ability) && has(s, piece, 'protInstant')) return false
  return !isShrugged(s, use, piece) && !isIgnoredBy(s, use, piece)
}
