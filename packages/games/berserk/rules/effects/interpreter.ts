// The one interpreter of all abilities: runs the words of an effect one after the other, with a look for deaths after each.

import { enter, pending } from '@ludoteka/kernel'
import { ABILITY_NAMES, type AbilityName, abilityNamed } from '../../content/abilities.ts'
import { isAttackType } from '../../content/terms.ts'
import type { Condition, Conditions, Effect, Words } from '../../content/vocabulary.ts'
import type { Use } from '../frames.ts'
import { holds } from '../pieces.ts'
import { KIT, type S } from '../state.ts'
import { asUse } from '../use.ts'
import { ATTACK_WORDS } from './attackWords.ts'
import { CARD_WORDS } from './cardWords.ts'
import { CHIP_WORDS } from './chipWords.ts'
import { CHOICE_WORDS } from './choiceWords.ts'
import { LIFE_WORDS } from './lifeWords.ts'
import { PLACE_WORDS } from './placeWords.ts'

/** 15.7 The attack of an activated ability follows its effect, if that took effect. */
function effectOfAbility(name: AbilityName): Effect {
  const ability = abilityNamed(name)
  if (ability.kind === 'static') return []
  if (ability.kind === 'triggered' || !isAttackType(ability.type)) return ability.effect
  return [...ability.effect, ability.effect.length > 0 ? { word: 'makeAttack', ifDone: true } : { word: 'makeAttack' }]
}

const EFFECTS: ReadonlyMap<AbilityName, Effect> = new Map(ABILITY_NAMES.map(name => [name, effectOfAbility(name)]))
const NO_EFFECT: Effect = []
export const effectOf = ({ ability }: Pick<Use, 'ability'>): Effect => EFFECTS.get(ability) ?? NO_EFFECT

/** 13.9.1 Deaths of W4 wait until it closes, also those of what is used in a W3 inside it (18.6.1). */
function checksDeaths(s: S, { ability }: Use): boolean {
  const found = abilityNamed(ability)
  if (found.kind !== 'activated') return true
  if (found.timing === 'beforeWounds') return !pending(s).some(({ step }) => step === 'attack.wounded')
  return found.timing !== 'afterWounds'
}

const met = (s: S, { source, targets }: Use, condition: Condition): boolean => holds(s, condition, source, targets)

export const effects = KIT.interpreter<Words, Conditions, 'effect.words'>({
  step: 'effect.words',
  context: asUse,
  effect: effectOf,
  words: { ...LIFE_WORDS, ...CARD_WORDS, ...CHIP_WORDS, ...ATTACK_WORDS, ...PLACE_WORDS, ...CHOICE_WORDS },
  conditions: {
    selfExtraLifeAtLeast: (s, use, { n }) => met(s, use, { is: 'selfExtraLifeAtLeast', n }),
    selfCurrentLifeAbove: (s, use, { n }) => met(s, use, { is: 'selfCurrentLifeAbove', n }),
    selfCurrentLifeBelow: (s, use, { n }) => met(s, use, { is: 'selfCurrentLifeBelow', n }),
    selfChipsAtLeast: (s, use, { n }) => met(s, use, { is: 'selfChipsAtLeast', n }),
    formationPartnersAtLeast: (s, use, { n }) => met(s, use, { is: 'formationPartnersAtLeast', n }),
    hostRankAndFile: (s, use) => met(s, use, { is: 'hostRankAndFile' }),
    targetLacksElement: (s, use, { element }) => met(s, use, { is: 'targetLacksElement', element }),
  },
  // 20.6
  afterEach(s, use) {
    if (checksDeaths(s, use)) enter(s, { step: 'deaths.check', cause: use.cause })
  },
})

/** 15.9 What happens only if something before it did makes nothing possible by itself. */
const FIRST_WORDS: ReadonlyMap<AbilityName, Effect> = new Map(
  ABILITY_NAMES.map(name => [name, effectOfAbility(name).filter(({ ifDone }) => !ifDone)]),
)

/** 19.4 Whether something in the effect could have any effect. */
export const couldDo = (s: S, use: Use): boolean => effects.canDo(s, use, FIRST_WORDS.get(use.ability) ?? NO_EFFECT)
