// What the board says is no more than the rules say.

import { LANGUAGES } from '@ludoteka/kernel'
import { loadEveryLanguage } from '@ludoteka/text-kit'
import { expect, test } from 'vitest'
import { WINTER_DEFENCE, WINTERS } from '../../content/provinces.ts'
import { STRINGS } from '../strings.ts'

await loadEveryLanguage(STRINGS)

const ALLIED = { en: 'Allied', ru: 'Союзник' } as const
const AXIS = { en: 'Axis', ru: 'Ось' } as const

test.each(LANGUAGES)('5.4 winter adds the figure of each symbol: %s', language => {
  const { text } = STRINGS[language].politics.winterBegan
  expect(text.match(/\d+/g)?.sort()).toEqual(WINTERS.map(winter => String(WINTER_DEFENCE[winter])).sort())
})

test.each(LANGUAGES)('2.7, 2.8 only what is Allied goes over with Paris and Britain: %s', language => {
  const { parisFell, britainFell } = STRINGS[language].politics
  for (const { text } of [parisFell, britainFell]) expect(text).toContain(ALLIED[language])
})

test.each(LANGUAGES)('3.7.1 an Allied attack does not keep the Balkans from joining the Axis: %s', language => {
  expect(STRINGS[language].politics.balkansJoinedAxis.text).toContain(AXIS[language])
})

test.each(LANGUAGES)(
  '4.5.4 without an origin a province is not said to have no neighbour: the North Sea borders the Ruhr: %s',
  language => {
    const { noWay, reach } = STRINGS[language]
    const beside = { en: /border|next to/, ru: /рядом/i }[language]
    for (const text of [noWay, reach.own([])]) expect(text).not.toMatch(beside)
  },
)
