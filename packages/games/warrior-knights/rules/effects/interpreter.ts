// The one interpreter of all effects: runs the words of a card one after the other.

import type { Conditions, LastingWord, Words } from '../../content/vocabulary.ts'
import { KIT, type S } from '../state.ts'
import { ARMY_EFFECTS, ARMY_WORDS } from './armyWords.ts'
import { type Context, contextIn, effectOf } from './context.ts'
import { CONDITIONS, GOODS_WORDS, type WordRules } from './goodsWords.ts'
import { PLACE_WORDS, placeEffects } from './placeWords.ts'
import { PROCEDURE_WORDS } from './procedures.ts'

/** G2 They work as long as their card is in force: `lasting.ts` asks them. */
const inForce = { run: () => true }
const LASTING_WORDS: WordRules<LastingWord> = {
  closed: inForce,
  forbid: inForce,
  due: inForce,
  income: inForce,
  noIncome: inForce,
  modify: inForce,
  maintained: inForce,
  absent: inForce,
  bar: inForce,
}

export const effects = KIT.interpreter<Words, Conditions, 'effect.words'>({
  step: 'effect.words',
  context: contextIn,
  effect: ({ source }) => effectOf(source),
  words: { ...GOODS_WORDS, ...ARMY_WORDS, ...PLACE_WORDS, ...PROCEDURE_WORDS, ...LASTING_WORDS },
  conditions: CONDITIONS,
})

export const EFFECT_STEPS = {
  ...effects.steps,
  ...ARMY_EFFECTS,
  ...placeEffects(
    (e, at) => {
      const sentence = effects.sentence(e, at)
      return sentence.word === 'choose' ? sentence.options : []
    },
    (s, e, option) => effects.canDo(s, e, option),
  ),
}

/** Whether something of a card could do anything now. */
export const canDo = (s: S, e: Context): boolean => effects.canDo(s, e, effectOf(e.source))
