// The texts: what every game's keep, and what only these say.

import { itemAt, LANGUAGES, SPECTATOR, view } from '@ludoteka/kernel'
import { playAtRandom } from '@ludoteka/text-kit/testing'
import { textContract } from '@ludoteka/text-kit/textContract'
import { describe, expect, test } from 'vitest'
import { ABILITY_NAMES, abilityNamed } from '../content/abilities.ts'
import { CARD, CARDS } from '../content/cards.ts'
import { CELLS, SIDES } from '../content/cells.ts'
import { KEYWORDS } from '../content/keywords.ts'
import { ATTACK_TYPES, GRADES } from '../content/terms.ts'
import { type Effect, MARKERS } from '../content/vocabulary.ts'
import { game } from '../index.ts'
import { REPLACEMENTS } from '../rules/frames.ts'
import { LOG_SHAPES } from '../rules/log.ts'
import { PIECES } from '../rules/names.ts'
import { RESULTS } from '../rules/reasons.ts'
import { DICE, WOUND_KINDS } from '../rules/rows.ts'
import { DICTIONARIES, TEXT } from '../text/index.ts'
import { ASKING_STEPS } from '../text/types.ts'

/** Cells are called by Latin letters in both languages, and so are numbers that are not known yet. */
const LATIN = /(?<!\p{L})(?:[a-e][1-6]|p\d+|[asg]\d|[WXYZ])(?!\p{L})/gu

/** The cost of an ability, and the sign of a modifier. */
const SIGNS = /^[⚡⟳●X\d]*[⚡⟳●]: |^[+-]/u

const dictionaryOf = (language: (typeof LANGUAGES)[number]) => {
  const dictionary = DICTIONARIES[language]
  return { ...dictionary, terminal: { handOf: () => dictionary.terminal.own('deal', []).trim() } }
}

textContract({
  game,
  dictionaries: { en: dictionaryOf('en'), ru: dictionaryOf('ru') },
  shapes: LOG_SHAPES,
  cards: CARDS.filter(card => CARD[card].keywords.length + CARD[card].abilities.length > 0),
  sayings(language) {
    const { seats, keywords, abilities, choices, ruleAbilities, terms, orders } = DICTIONARIES[language]
    const { elements, neutral, cardTypes, equipmentClasses, classes, rarities, attackTypes, grades, decks } = terms
    return [
      ...Object.values(seats),
      ...Object.values(keywords).flatMap(({ name, text }) => [name, text]),
      ...Object.values(abilities).flatMap(of => Object.values(of)),
      ...Object.values(choices).flat(),
      ...Object.values(ruleAbilities),
      neutral,
      ...[elements, cardTypes, equipmentClasses, classes, rarities, attackTypes, grades].flatMap(of =>
        Object.values<string>(of),
      ),
      ...Object.values(decks).flatMap(({ name, note }) => [name, note]),
      ...Object.values(orders).flatMap(({ name, note }) => [name, note]),
    ]
  },
  samples: [
    2,
    true,
    ...[SIDES, PIECES, CELLS, CARDS, ABILITY_NAMES, KEYWORDS, ATTACK_TYPES, GRADES, MARKERS, REPLACEMENTS, DICE].map(
      names => itemAt<string>(names, 0),
    ),
    itemAt<string>(WOUND_KINDS, 0),
    [3],
    CARDS.slice(0, 2),
    PIECES.slice(0, 2),
  ],
  latin: LATIN,
  signs: SIGNS,
  tables: [{}, { firstGame: 'on' }],
  widest: 240, // a deal of fifteen names
  golden: { file: 'match', options: {}, stage: 260 },
  matches: 6,
})

describe.each(LANGUAGES)('%s', language => {
  const text = TEXT[language]
  const dictionary = DICTIONARIES[language]

  test('every result has words, and every question is a whole sentence', () => {
    expect(RESULTS.filter(reason => text.result(reason) === reason)).toEqual([])
    expect(ASKING_STEPS.map(step => text.prompt(step)).filter(words => !/^[\p{Lu}“«].*[.!?]$/u.test(words))).toEqual([])
  })

  test('no two cards and no two keywords have one name', () => {
    expect(new Set(CARDS.map(card => text.card(card).name)).size).toBe(CARDS.length)
    expect(new Set(KEYWORDS.map(k => dictionary.keywords[k].name)).size).toBe(KEYWORDS.length)
  })

  test('keywords and abilities are explained in whole sentences', () => {
    const sentence = /^[\p{Lu}\d+-].*[.!?]$/su
    const said = [
      ...KEYWORDS.map(k => dictionary.keywords[k].text),
      ...CARDS.flatMap(card => CARD[card].abilities.map(({ id }) => abilityText(language, card, id))),
    ]
    expect(said.filter(words => !sentence.test(words))).toEqual([])
  })

  test('every text that can be chosen of an ability is called by what it does', () => {
    expect(Object.entries(dictionary.choices).map(([ability, texts]) => [ability, texts.length])).toEqual(
      ABILITY_NAMES.flatMap(ability => {
        const found = abilityNamed(ability)
        const effect: Effect = found.kind === 'static' ? [] : found.effect
        const several = effect.find(one => one.word === 'chooseOne' || one.word === 'opponentChooses')
        return several && 'options' in several ? [[ability, several.options.length]] : []
      }),
    )
    const called = (step: string, ability: string): readonly string[] =>
      [1, 2].map(n => text.action('option', n, step, { ability }))
    expect(called('effect.choose', 'ravineGnome.a1')).toEqual(dictionary.choices['ravineGnome.a1'])
    expect(called('declare.option', 'fortuneHunter.a2')).toEqual(dictionary.choices['fortuneHunter.a2'].slice(0, 2))
  })

  test('whatever steps tell in a match is put into their questions', () => {
    const plain = new Set<string>()
    for (const seed of ['terms', 'more terms', 'still more']) {
      playAtRandom(game, seed, {}, s => {
        const { step, terms } = view(game, s, SPECTATOR)
        const asked = ASKING_STEPS.find(one => one === step)
        if (asked === undefined || typeof dictionary.prompts[asked] === 'string') return
        if (text.prompt(step, terms) === text.prompt(step)) plain.add(step)
      })
    }
    expect([...plain]).toEqual([])
  })

  test('an action or an entry that lacks something is answered with itself', () => {
    expect(text.action('move', 'nowhere')).toBe('move nowhere')
    expect(text.entry({ key: 'moved', rule: '10.2', data: { piece: 'p1' } }, [])).toBe('moved')
  })
})

function abilityText(language: (typeof LANGUAGES)[number], card: (typeof CARDS)[number], id: string): string {
  return Object.entries<string>(DICTIONARIES[language].abilities[card]).find(([name]) => name === id)?.[1] ?? ''
}
