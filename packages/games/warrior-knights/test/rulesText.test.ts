// The rules for players: what every game's keep, and what only these say.

import { rulesContract } from '@ludoteka/text-kit/rulesContract'
import { BARON_ACTIONS, NEUTRAL_ACTIONS } from '../content/actionCards.ts'
import { AGENDAS } from '../content/agendas.ts'
import { AREAS } from '../content/areas.ts'
import { CITIES } from '../content/cities.ts'
import { EVENTS } from '../content/events.ts'
import { FATE_CARDS } from '../content/fate.ts'
import {
  BLESSING,
  EXPEDITION_STEPS,
  FIRST_CROWNS,
  FORTIFICATION,
  FORTIFIED_STRENGTH,
  MOST_DRAWN,
  MOST_INVESTED,
  PUT_AWAY,
  RAZED_AT_START,
  REDIRECTION,
  REPAIR,
  REVOLT_FAITH,
} from '../content/numbers.ts'
import { game } from '../index.ts'
import { DICTIONARIES } from '../text/index.ts'
import { RULES as EN } from '../text/rules.en.ts'
import { RULES as RU } from '../text/rules.ru.ts'

const QUOTED = { en: (name: string) => `“${name}”`, ru: (name: string) => `«${name}»` }

rulesContract({
  game,
  books: { en: EN, ru: RU },
  program: new URL('../rules/', import.meta.url),
  reference: /(?<![\d.])\d+(?:\.\d+)+[ab]?/gu, // such as 9.3.12a
  inProgram: /\d+(?:\.\d+)+[ab]?|G\d/,
  surely: ['3.10', '6.2a', '8.2.6', '9.3.12a', '11.6.6', '13.6', '17.3', '22.1'],
  tables: [{}, { players: '2' }],
  latin: /(?!)/g, // none
  cardsNamed(language, text) {
    const { baronActions, neutralActions, events, agendas } = DICTIONARIES[language].cards
    const isNamed = (name: string): boolean => text.includes(QUOTED[language](name))
    return [
      ...BARON_ACTIONS.filter(card => isNamed(baronActions[card].name)),
      ...NEUTRAL_ACTIONS.filter(card => isNamed(neutralActions[card].name)),
      ...EVENTS.filter(card => isNamed(events[card].name)),
      ...AGENDAS.filter(card => isNamed(agendas[card].name)),
    ]
  },
  apart: /^G\d$/, // how the texts of cards are carried out
  numbers: [
    ['2.16', FATE_CARDS.length],
    ['3.8', FIRST_CROWNS],
    ['8.2.2', REDIRECTION],
    ['8.3.2', MOST_INVESTED],
    ['8.3.3', BLESSING],
    ['8.3.5', EXPEDITION_STEPS],
    ['8.4.1', REPAIR],
    ['8.4.1', FORTIFICATION],
    ['8.4.2', FORTIFIED_STRENGTH],
    ['11.5.2', MOST_DRAWN],
    ['11.5.3', PUT_AWAY],
    ['17.3', REVOLT_FAITH],
    ...Object.values(RAZED_AT_START).flatMap((n): readonly (readonly [string, number])[] => (n ? [['20.1', n]] : [])),
    ['2.1', AREAS.length - 6],
    ['2.1', CITIES.length - 6],
  ],
})
