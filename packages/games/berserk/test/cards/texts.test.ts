// What cards say is put together from their data: names and texts of all of them, in both languages.

import { LANGUAGES } from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { CARD, CARDS, type CardId } from '../../content/cards.ts'
import { DICTIONARIES } from '../../text/index.ts'
import '../../index.ts'

const said = (language: (typeof LANGUAGES)[number], card: CardId): string => DICTIONARIES[language].cards[card].text

test.each(LANGUAGES)('the wording of every card in %s', async language => {
  const lines = CARDS.map(card => `${DICTIONARIES[language].cards[card].name}: ${said(language, card)}`.trim())
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../golden/cards.${language}.txt`)
})

describe('the text of a card', () => {
  test('names its keywords with their numbers, then its abilities with their costs', () => {
    expect(said('en', 'bloodConjurer')).toBe(
      'Blood magic. Maximum 3 chips. Discharge experience 1. ●⟳: Discharge 2-3-4, range 4. ⚡●: Prevent up to 2 wounds that one of your creatures is about to receive (once per turn).',
    )
    expect(said('ru', 'bloodConjurer')).toBe(
      'Магия крови. Максимум 3 фишки. Опыт в разряде 1. ●⟳: Разряд на 2-3-4, дальность 4. ⚡●: Предотвратить до 2 ран, которые должно получить ваше существо (1 раз за ход).',
    )
  })

  test('says what works only in formation or while charged', () => {
    expect(said('en', 'axeMaster')).toContain('Formation: at the start of your turn gain a chip.')
    expect(said('ru', 'crusaderOfSegger')).toContain('Строй: защита от разрядов.')
    expect(said('en', 'reliquary')).toContain('Charge 2: your creatures adjacent to this card have Steadfast.')
  })

  test.each(LANGUAGES)('holds every number printed in its data (%s)', language => {
    for (const card of CARDS) {
      for (const keyword of CARD[card].keywords)
        if ('x' in keyword) expect(said(language, card)).toMatch(new RegExp(`\\b${keyword.x}\\b`))
      for (const ability of CARD[card].abilities) {
        if (ability.kind !== 'activated') continue
        const { power, range } = ability
        const strength = power && (new Set(power).size === 1 ? String(power[0]) : power.join('-'))
        if (strength) expect(said(language, card), card).toContain(strength)
        if (range) expect(said(language, card), card).toMatch(new RegExp(`(range|дальность) ${range}`))
      }
    }
  })
})
