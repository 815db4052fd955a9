// Whoever is made an offer is told so wherever he looks; nobody else is.

import { table } from '@ludoteka/kernel/testing'
import { loadEveryLanguage } from '@ludoteka/text-kit'
import { expect, test } from 'vitest'
import { game } from '../../index.ts'
import { position } from '../../test/positions.ts'
import { kit } from '../index.tsx'
import { STRINGS } from '../strings.ts'

await loadEveryLanguage(STRINGS)

test('19.4.2 an open offer is told to the Baron it is made to', () => {
  const t = position({ red: { crowns: 5 } }).play('red', 'offerDeal', {
    to: 'green',
    gives: 2,
    asks: 0,
    promise: 'nothing',
    wants: 'leaveToPass',
  })
  expect(kit.notice?.(t.view('green'), 'en')).toEqual({ words: 'Baron Madder offers you a deal', scene: 'talks' })
  expect(kit.notice?.(t.view('red'), 'en')).toBeUndefined()
  expect(kit.notice?.(t.view('blue'), 'en')).toBeUndefined()
  expect(kit.notice?.(t.play('green', 'refuseDeal', 'red').view('green'), 'en')).toBeUndefined()
})

test('19.4.1 where offers are answered can be opened while the board is set up', () => {
  const t = table(game).play('red', 'offerDeal', {
    to: 'green',
    gives: 2,
    asks: 0,
    promise: 'nothing',
    wants: 'leaveToPass',
  })
  const view = t.view('green')
  const talks = kit.scenes?.others.find(({ id }) => id === kit.notice?.(view, 'en')?.scene)
  expect(talks).toBeDefined()
  expect(talks?.isOpen?.(view) ?? true).toBe(true)
})
