// The picture of a position: open cards with their names and life, hidden ones as backs.

import { positionSvg } from '@ludoteka/ui/preview'
import { expect, test } from 'vitest'
import type { CardId } from '../../content/cards.ts'
import { battle, wounded } from '../../test/positions.ts'
import { picture } from '../preview.tsx'
import { STRINGS } from '../strings.ts'

const drawn = (wounds: number, hidden: CardId): string =>
  positionSvg(picture, {
    view: battle({
      one: { b2: wounded('vampire', wounds) },
      two: { c4: 'nomad', hidden: { c6: hidden } },
      facts: { turn: 1 },
    }).t.view('spectator'),
    language: 'en',
    title: 'Berserk',
    players: ['Anna', 'Boris'],
  })

test('shows names and life of open cards; a hidden one is a back, whatever it is', async () => {
  await STRINGS.load('en')
  const svg = drawn(2, 'orc')
  const words = [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, word]) => word)
  expect(words).toEqual(expect.arrayContaining(['Vampire', 'Nomad', 'Anna', 'Boris']))
  expect(words).not.toContain('Orc')
  expect(drawn(2, 'crossbowman')).toBe(svg)
  expect(drawn(3, 'orc')).not.toBe(svg)
})
