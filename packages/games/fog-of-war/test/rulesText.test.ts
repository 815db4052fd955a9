// The rules for players: what every game's keep, and what only these say.

import { LANGUAGES } from '@ludoteka/kernel'
import { rulesContract } from '@ludoteka/text-kit/rulesContract'
import { expect, test } from 'vitest'
import { COMBAT_CARDS } from '../content/combatCards.ts'
import {
  AXIS_VP_TO_WIN,
  FIRST_DEFENCES,
  HAND_SIZE,
  INTEL_BOUGHT,
  INTEL_PRICE,
  LANDING_DEFENCE,
  MAX_LEVEL,
  PRICE,
  START_INTEL,
  START_LEVEL,
  TURNS_OF_A_YEAR,
  USA_ENTERS,
  USSR_ENTERS,
} from '../content/numbers.ts'
import { NEUTRAL, NEUTRAL_CARDS, OBJECTIVES, OBJECTIVES_DRAWN } from '../content/otherCards.ts'
import { NEUTRAL_SLOTS, PROVINCE, PROVINCES, WINTER_DEFENCE } from '../content/provinces.ts'
import { POSITION } from '../content/wheel.ts'
import { fogOfWar } from '../index.ts'
import { DICTIONARIES } from '../text/index.ts'
import { RULES as EN } from '../text/rules.en.ts'
import { RULES as RU } from '../text/rules.ru.ts'
import { cardLabel as inEnglish } from '../text/words.en.ts'
import { cardLabel as inRussian } from '../text/words.ru.ts'

const LABELS = { en: inEnglish, ru: inRussian }
const NEUTRALS = NEUTRAL_CARDS.reduce((sum, card) => sum + NEUTRAL[card].copies, 0)

const { paragraph } = rulesContract({
  game: fogOfWar,
  books: { en: EN, ru: RU },
  program: new URL('../rules/', import.meta.url),
  reference: /(?<![\d.])\d+(?:\.\d+)+/gu, // such as 4.5.11
  inProgram: /\d+(?:\.\d+)+/,
  surely: ['1.4', '2.4.5', '4.5.4', '6.1.3', '6.4.2', '9.5'],
  tables: [{}, { shortYear: 'on' }],
  latin: /NEW OP|No Intel/g,
  cardsNamed: (language, text) => COMBAT_CARDS.filter(card => text.includes(LABELS[language](card))),
  numbers: [
    ['0.1', AXIS_VP_TO_WIN],
    ['0.5', HAND_SIZE],
    ['0.5', PROVINCES.length],
    ['1.1', START_LEVEL.axis],
    ['1.1', START_LEVEL.allies],
    ['1.2', NEUTRALS],
    ['1.2', NEUTRALS - 1],
    ['1.4', OBJECTIVES_DRAWN],
    ['1.4', OBJECTIVES.length],
    ['1.8', START_INTEL.axis],
    ['1.8', START_INTEL.allies],
    ['1.9', FIRST_DEFENCES],
    ['2.4.2', INTEL_PRICE.main],
    ['2.4.2', INTEL_PRICE.closing],
    ['2.10', HAND_SIZE],
    ['3.1', AXIS_VP_TO_WIN],
    ['3.5.1', PRICE.card],
    ['3.5.2', MAX_LEVEL],
    ['3.5.3', INTEL_BOUGHT],
    ['3.5.4', PRICE.vp],
    ['3.8', USA_ENTERS],
    ['3.9', USSR_ENTERS],
    ['4.5.1', POSITION.hasty.defence],
    ['5.3', LANDING_DEFENCE],
    ['5.4', WINTER_DEFENCE.snow],
    ['9.5', TURNS_OF_A_YEAR],
  ],
})

/** The provinces a text names, by any of the forms of their names. */
function namedIn(language: (typeof LANGUAGES)[number], text: string): readonly string[] {
  return PROVINCES.filter(at => {
    const { label, genitive, accusative, in: inside } = DICTIONARIES[language].provinces[at]
    return [label, genitive, accusative, inside].some(form => text.includes(form))
  })
}

test.each(LANGUAGES)('the set-up names every province where it is so in the content: %s', language => {
  const start = (side: 'axis' | 'allies') => PROVINCES.filter(at => PROVINCE[at].start === side)
  expect(namedIn(language, paragraph(language, '1.6'))).toEqual(start('axis'))
  expect(namedIn(language, paragraph(language, '1.7'))).toEqual(start('allies'))
  expect(namedIn(language, paragraph(language, '0.4'))).toEqual(PROVINCES.filter(at => !PROVINCE[at].start))
  expect([...namedIn(language, paragraph(language, '1.2'))].sort()).toEqual([...NEUTRAL_SLOTS].sort())
})

test.each(LANGUAGES)('every province stands in chapter 10 with what it is worth: %s', language => {
  PROVINCES.forEach((at, i) => {
    const text = paragraph(language, `10.${i + 1}`)
    expect(text.startsWith(`${DICTIONARIES[language].provinces[at].label}. `)).toBe(true)
    expect(text).toContain(DICTIONARIES[language].provinceFacts(at))
  })
})
