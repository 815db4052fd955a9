// The words of one ability, printed on a card or given by a keyword.

import { isKeyOf } from '@ludoteka/text-kit'
import type { AbilityName } from '../content/abilities.ts'
import type { Texts } from './types.ts'

export function abilityText(
  { abilities, ruleAbilities }: Pick<Texts, 'abilities' | 'ruleAbilities'>,
  ability: AbilityName,
): string {
  if (isKeyOf(ruleAbilities, ability)) return ruleAbilities[ability]
  const [card = '', id = ''] = ability.split('.')
  const printed: Readonly<Record<string, string>> = isKeyOf(abilities, card) ? abilities[card] : {}
  return printed[id] ?? ''
}
