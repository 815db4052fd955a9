// The picture of a position: both sides' influence, control, DEFCON, points and the turn.

import { positionSvg } from '@ludoteka/ui/preview'
import { expect, test } from 'vitest'
import { position } from '../../test/positions.ts'
import { picture } from '../preview.tsx'
import { STRINGS } from '../strings.ts'

/** The numbers and names on the plate of a space. */
function plate(svg: string, at: string): readonly (string | undefined)[] {
  const from = svg.indexOf(`id="${at}"`)
  const next = svg.indexOf('<svg id=', from)
  return [...svg.slice(from, next < 0 ? undefined : next).matchAll(/>([^<>]+)<\/text>/g)]
    .slice(0, 3)
    .map(([, word]) => word)
}

test('shows influence, who controls a country, DEFCON, points and the turn', async () => {
  await STRINGS.load('en')
  const t = position({ us: { sudan: 4 }, ussr: { egypt: 2, sudan: 1 }, facts: { defcon: 3, vp: -4 } })
  const svg = positionSvg(picture, {
    view: t.view('spectator'),
    language: 'en',
    title: 'Red Sea',
    players: ['Anna', 'Boris'],
  })
  expect(plate(svg, 'sudan')).toEqual(['Sudan', '4', '1'])
  expect(plate(svg, 'egypt')).toEqual(['Egypt', '0', '2'])
  const words = [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, word]) => word)
  expect(words).toEqual(expect.arrayContaining(['DEFCON 3', 'Anna', 'US', 'Boris', 'USSR', '+4']))
  expect(words.some(word => word?.startsWith('Turn 2'))).toBe(true)
})
