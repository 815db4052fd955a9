// What is said on the map when scoring a region now would end the game: one sentence, also where both would.

import { loadEveryLanguage } from '@ludoteka/text-kit'
import { expect, test } from 'vitest'
import { STRINGS } from '../strings.ts'

await loadEveryLanguage(STRINGS)

test('one region is named with what would decide; of both one sentence is said', () => {
  const { en, ru } = STRINGS
  expect(en.wouldEnd(['africa'], 'ussr', 'flashpoints')).toBe(
    'Africa scored now would end the game: the USSR wins by flashpoints.',
  )
  expect(ru.wouldEnd(['middleEast'], 'us', 'victoryPoints')).toBe(
    'Подсчёт Ближнего Востока сейчас закончил бы игру: США победили бы с 10 победными очками.',
  )
  expect(en.wouldEnd(['africa', 'middleEast'], 'us', undefined)).toBe(
    'Either region scored now would end the game: the US wins.',
  )
  expect(ru.wouldEnd(['africa', 'middleEast'], 'us', 'victoryPoints')).toBe(
    'Подсчёт любого региона сейчас закончил бы игру: США победили бы с 10 победными очками.',
  )
})
