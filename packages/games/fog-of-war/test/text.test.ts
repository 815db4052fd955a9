// The texts: what every game's keep, and what only these say.

import { itemAt, LANGUAGES, SPECTATOR, view } from '@ludoteka/kernel'
import { playAtRandom } from '@ludoteka/text-kit/testing'
import { textContract } from '@ludoteka/text-kit/textContract'
import { describe, expect, test } from 'vitest'
import { COMBAT_CARDS, RESERVES } from '../content/combatCards.ts'
import { BOXES } from '../content/links.ts'
import { NEUTRAL_CARDS, OBJECTIVES } from '../content/otherCards.ts'
import { PROVINCES } from '../content/provinces.ts'
import { SIDES } from '../content/sides.ts'
import { POSITIONS, SLOTS } from '../content/wheel.ts'
import { fogOfWar } from '../index.ts'
import { LOG_SHAPES } from '../rules/log.ts'
import { RESULTS } from '../rules/reasons.ts'
import { STACK_KINDS } from '../rules/state.ts'
import { HINTS_EN } from '../text/hints.en.ts'
import { HINTS_RU } from '../text/hints.ru.ts'
import { HOW_TO_EN } from '../text/howTo.en.ts'
import { HOW_TO_RU } from '../text/howTo.ru.ts'
import { PICTURES } from '../text/howTo.ts'
import { DICTIONARIES, TEXT } from '../text/index.ts'
import { ASKING_STEPS } from '../text/types.ts'
import { does } from '../text/words.ru.ts'

const CARDS = [...COMBAT_CARDS, ...PROVINCES, ...NEUTRAL_CARDS, ...OBJECTIVES]
const HINTS = { en: HINTS_EN, ru: HINTS_RU }
const HOW_TO = { en: HOW_TO_EN, ru: HOW_TO_RU }

textContract({
  game: fogOfWar,
  dictionaries: DICTIONARIES,
  shapes: LOG_SHAPES,
  cards: CARDS,
  sayings(language) {
    const dictionary = DICTIONARIES[language]
    const { title, goal, sections } = HOW_TO[language]
    return [
      ...Object.values(dictionary.seats),
      ...Object.values(dictionary.sides).flatMap(forms => Object.values(forms)),
      ...Object.values(dictionary.provinces).flatMap(forms => Object.values(forms)),
      ...Object.values(dictionary.boxes).flatMap(forms => Object.values(forms)),
      ...Object.values(dictionary.ways),
      ...Object.values(dictionary.groups),
      ...Object.values(dictionary.terrains),
      ...Object.values(dictionary.winters),
      ...Object.values(dictionary.slots),
      ...Object.values(dictionary.nations),
      ...Object.values(dictionary.reserves),
      ...Object.values(dictionary.positions).flatMap(({ name, effect }) => [name, effect]),
      ...Object.values(dictionary.cardTypes).flatMap(({ name, effect }) => [name, effect]),
      ...Object.values(dictionary.tracks),
      ...Object.values(dictionary.piles),
      ...Object.values(HINTS[language]),
      title,
      goal,
      ...sections.flatMap(({ heading, text }) => [heading, text]),
    ]
  },
  samples: [
    2,
    true,
    ...[SIDES, PROVINCES, SLOTS, COMBAT_CARDS, NEUTRAL_CARDS, OBJECTIVES, POSITIONS, RESERVES, STACK_KINDS].map(names =>
      itemAt<string>(names, 0),
    ),
    COMBAT_CARDS.slice(0, 2),
    NEUTRAL_CARDS.slice(0, 2),
    PROVINCES.slice(0, 2),
    OBJECTIVES.slice(0, 2),
  ],
  latin: /NEW OP|No Intel/g,
  tables: [{}, { shortYear: 'on' }],
  widest: 180, // a province with its neighbours takes about 100; what lies there comes after them
  golden: { file: 'match', options: {}, stage: 250 },
  matches: 4, // of some thousand answers each
})

describe.each(LANGUAGES)('%s', language => {
  const text = TEXT[language]
  const dictionary = DICTIONARIES[language]

  test('every result has words, and every question is a whole sentence', () => {
    expect(RESULTS.filter(reason => text.result(reason) === reason)).toEqual([])
    expect(ASKING_STEPS.map(step => text.prompt(step)).filter(words => !/^[\p{Lu}“«].*[.!?]$/u.test(words))).toEqual([])
  })

  test('no two cards have one name, nor two provinces one mark', () => {
    expect(new Set(CARDS.map(card => text.card(card).name)).size).toBe(CARDS.length)
    expect(new Set(PROVINCES.map(at => dictionary.provinces[at].mark)).size).toBe(PROVINCES.length)
    expect(new Set(BOXES.map(box => dictionary.boxes[box].label)).size).toBe(BOXES.length)
  })

  test('how to play has words for every picture, each once', () => {
    expect(HOW_TO[language].sections.map(({ picture }) => picture)).toEqual(PICTURES)
  })

  test('an action or an entry that lacks something is answered with itself', () => {
    expect(text.action('defend', 'nowhere')).toBe('defend nowhere')
    expect(text.entry({ key: 'drew', rule: '2.10', data: { side: 'axis' } }, [])).toBe('drew')
  })

  test('whatever steps tell in a match is put into their questions', () => {
    const plain = new Set<string>()
    playAtRandom(fogOfWar, 'terms', {}, s => {
      const { step, terms } = view(fogOfWar, s, SPECTATOR)
      const asked = ASKING_STEPS.find(one => one === step)
      if (asked === undefined || typeof dictionary.prompts[asked] === 'string') return
      if (text.prompt(step, terms) === text.prompt(step)) plain.add(step)
    })
    expect([...plain]).toEqual([])
  })

  test('a question names what its step tells', () => {
    const battle = { at: 'paris', attacker: 'axis', attack: 7, defence: 4 }
    const { outcomes, provinces } = dictionary
    const attackers = text.prompt('battle.superiority', { ...battle, side: 'axis' })
    expect(attackers).toContain(provinces.paris.accusative)
    expect(attackers).toMatch(new RegExp(`7 .* 4: ${outcomes.quagmire}.* 8 .* 4: ${outcomes.win}`))
    const defenders = text.prompt('battle.superiority', { ...battle, side: 'allies' })
    // It would be 7 against 5, and a quagmire all the same.
    expect(defenders).toMatch(new RegExp(`7 .* 4: ${outcomes.quagmire}`))
    expect(defenders).not.toContain('5')
    const contest = { kind: 'army', place: 'kiev', price: 2 }
    expect(text.prompt('intel.contest', { ...contest, cancels: true })).not.toBe(
      text.prompt('intel.contest', { ...contest, cancels: false }),
    )
  })
})

test('the Allies take their verbs in the plural in Russian, the Axis in the singular', () => {
  expect(does('allies', 'берёт', 'берут')).toBe('Союзники берут')
  expect(does('axis', 'берёт', 'берут')).toBe('Ось берёт')
})

test('Russian nouns agree with their numbers, and places with their prepositions', () => {
  const defended = (at: string, n: number): string =>
    TEXT.ru.entry({ key: 'defended', rule: '4.1', data: { side: 'allies', at, n } }, [])
  expect([defended('kiev', 1), defended('balkans', 2), defended('odessa', 5), defended('westernMed', 21)]).toEqual([
    'Союзники выкладывают 1 карту в Киев.',
    'Союзники выкладывают 2 карты на Балканы.',
    'Союзники выкладывают 5 карт в Одессу.',
    'Союзники выкладывают 21 карту в Западное Средиземноморье.',
  ])
})
