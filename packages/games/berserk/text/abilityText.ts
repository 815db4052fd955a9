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

/** The nth text of an ability of several; nothing where none is chosen or the ability is not known. */
export function choiceText(choices: Texts['choices'], ability: unknown, option: number): string | undefined {
  return typeof ability === 'string' && isKeyOf(choices, ability) ? choices[ability][option - 1] : undefined
}

/** What was declared: the text that was chosen, or all of the ability. */
export function declaredText(
  texts: Pick<Texts, 'abilities' | 'ruleAbilities' | 'choices'>,
  ability: AbilityName,
  option: number,
): string {
  const chosen = choiceText(texts.choices, ability, option)
  return chosen === undefined ? abilityText(texts, ability) : `${chosen}.`
}
