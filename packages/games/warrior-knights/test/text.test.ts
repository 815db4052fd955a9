// The texts: what every game's keep, and what only these say.

import { itemAt, LANGUAGES, SPECTATOR, view } from '@ludoteka/kernel'
import { playAtRandom } from '@ludoteka/text-kit/testing'
import { textContract } from '@ludoteka/text-kit/textContract'
import { describe, expect, test } from 'vitest'
import { BARON_ACTIONS, NEUTRAL_ACTIONS, SPECIAL_AREAS } from '../content/actionCards.ts'
import { AGENDAS } from '../content/agendas.ts'
import { AREAS } from '../content/areas.ts'
import { BARONS, SHAPES } from '../content/barons.ts'
import { CITIES } from '../content/cities.ts'
import { EVENTS } from '../content/events.ts'
import { BATTLE_RESULTS, EXPEDITIONS, FATE_CARDS, NEWS } from '../content/fate.ts'
import { ACTION_AREAS } from '../content/numbers.ts'
import { MERCENARIES, NATIONALITIES, TROOPS } from '../content/troops.ts'
import { game } from '../index.ts'
import { PROPOSALS, VOTE_OPTIONS } from '../rules/assembly/names.ts'
import { KINDS, SIDES, TARGETS } from '../rules/battle/names.ts'
import { LOG_SHAPES } from '../rules/log.ts'
import {
  ACTION_CARDS,
  ARMIES,
  ARMY_NAMES,
  NOBLES,
  PROMISES,
  REAL_PROMISES,
  TRACK_SPACES,
  WALLS,
} from '../rules/names.ts'
import { RESULTS } from '../rules/reasons.ts'
import { DICTIONARIES, TEXT } from '../text/index.ts'
import { ASKING_STEPS } from '../text/types.ts'
import { TABLES } from './tables.ts'

const CARDS = [...TROOPS, ...BARON_ACTIONS, ...NEUTRAL_ACTIONS, ...FATE_CARDS, ...EVENTS, ...AGENDAS]

textContract({
  game,
  dictionaries: DICTIONARIES,
  shapes: LOG_SHAPES,
  cards: CARDS,
  sayings(language) {
    const { seats, cards, places, facts } = DICTIONARIES[language]
    return [
      ...Object.values(seats),
      ...[cards.barons, cards.nationalities, cards.mercenaries, cards.battleResults, cards.news].flatMap(of =>
        Object.values<string>(of),
      ),
      ...Object.values(cards.nobles).flatMap(of => Object.values(of)),
      ...[cards.shapes, cards.openMotions].flatMap(of =>
        Object.values(of).flatMap(({ name, text }: { name: string; text: string }) => [name, text]),
      ),
      ...[places.areas, places.cities, places.bridges, places.expeditions].flatMap(of => Object.values<string>(of)),
      ...Object.values(facts),
    ]
  },
  samples: [
    2,
    true,
    ...[
      BARONS,
      SHAPES,
      NOBLES,
      ARMIES,
      ARMY_NAMES,
      AREAS,
      CITIES,
      WALLS,
      TARGETS,
      SIDES,
      BATTLE_RESULTS,
      AGENDAS,
      VOTE_OPTIONS,
      PROPOSALS,
      EXPEDITIONS,
      NEWS,
      PROMISES,
      REAL_PROMISES,
      KINDS,
      ACTION_AREAS,
      SPECIAL_AREAS,
      TRACK_SPACES,
      MERCENARIES,
      NATIONALITIES,
      TROOPS,
      BARON_ACTIONS,
      NEUTRAL_ACTIONS,
      EVENTS,
    ].map(names => itemAt<string>(names, 0)),
    'crowns',
    [2, 3],
    MERCENARIES.slice(0, 2),
    TROOPS.slice(0, 2),
    BATTLE_RESULTS.slice(0, 2),
    ACTION_CARDS.slice(0, 2),
    AGENDAS.slice(0, 2),
    BARONS.slice(0, 2),
    NOBLES.slice(0, 2),
    WALLS.slice(0, 1),
    SHAPES.slice(0, 2),
    ARMIES.slice(0, 2),
  ],
  latin: /^$/g,
  tables: [TABLES[0]],
  widest: 320, // an army of many mercenaries
  golden: { file: 'match', options: TABLES[0], stage: 200 },
  matches: 1, // of some thousand answers
})

describe.each(LANGUAGES)('%s', language => {
  const text = TEXT[language]
  const dictionary = DICTIONARIES[language]

  test('every result has words, and every question is a whole sentence', () => {
    expect(RESULTS.filter(reason => text.result(reason) === reason)).toEqual([])
    expect(ASKING_STEPS.map(step => text.prompt(step)).filter(words => !/^[\p{Lu}“«].*[.!?]$/u.test(words))).toEqual([])
  })

  test('no two cards have one name', () => {
    expect(new Set(CARDS.map(card => text.card(card).name)).size).toBe(CARDS.length)
  })

  test('whatever steps tell in a match is put into their questions', () => {
    const plain = new Set<string>()
    playAtRandom(game, 'terms', TABLES[1], s => {
      const { step, terms } = view(game, s, SPECTATOR)
      const asked = ASKING_STEPS.find(one => one === step)
      if (asked === undefined || typeof dictionary.prompts[asked] === 'string') return
      if (text.prompt(step, terms) === text.prompt(step)) plain.add(step)
    })
    expect([...plain]).toEqual([])
  })

  test('an action or an entry that lacks something is answered with itself', () => {
    expect(text.action('go', 'nowhere')).toBe('go nowhere')
    expect(text.entry({ key: 'gained', rule: 'G8', data: { baron: 'red' } }, [])).toBe('gained')
  })
})

test('Russian nouns agree with their numbers, and Barons stand in their cases', () => {
  const paid = (baron: string, to: string, n: number): string =>
    TEXT.ru.entry({ key: 'paidBaron', rule: '14.4', data: { baron, to, n } }, [])
  expect([paid('red', 'black', 1), paid('blue', 'yellow', 3), paid('white', 'blue', 5)]).toEqual([
    'Барон Мэддер платит барону Цобелю 1 золотой.',
    'Барон Небеский платит барону Аурели 3 золотых.',
    'Барон Вальбланко платит барону Небескому 5 золотых.',
  ])
})

describe('buttons that cost crowns name the sum', () => {
  test.each([
    ['17.3', 'payCrowns', 'upkeep.revolt', { crowns: 6 }, 'Pay 6 crowns', 'Заплатить 6 золотых'],
    ['9.3.12a', 'obey', 'law.seaMove', { due: 1 }, 'Pay 1 crown and sail', 'Заплатить 1 золотой и плыть'],
  ])('%s %s', (_rule, verb, step, terms, en, ru) => {
    expect(TEXT.en.action(verb, undefined, step, terms)).toBe(en)
    expect(TEXT.ru.action(verb, undefined, step, terms)).toBe(ru)
  })
})
