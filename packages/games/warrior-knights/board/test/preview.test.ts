// The picture of a position: cities with their names and holders, and Nobles with the strength of their armies.

import { positionSvg } from '@ludoteka/ui/preview'
import { beforeAll, expect, test } from 'vitest'
import { type BaronSetting, position } from '../../test/positions.ts'
import { TEXT } from '../../text/index.ts'
import { picture } from '../preview.tsx'
import { STRINGS } from '../strings.ts'

beforeAll(async () => {
  await Promise.all([STRINGS.load('en'), TEXT.load('en')])
})

const drawn = (red: BaronSetting): string =>
  positionSvg(picture, {
    view: position({ red }).view('spectator'),
    language: 'en',
    title: 'Warrior Knights',
    players: ['Anna', 'Boris'],
  })

/** What is written in an area. */
const words = (svg: string, area: string): readonly (string | undefined)[] =>
  [...(svg.split(`<g id="${area}"`)[1]?.split('<g id=')[0] ?? '').matchAll(/>([^<>]+)<\/text>/g)].map(
    ([, word]) => word,
  )

test('shows the names of cities, and Nobles with the strength of their armies less their casualties', () => {
  const svg = drawn({ star: { at: 'b1', troops: ['regular100', 'regular50'], casualties: 1 }, cities: ['kovel'] })
  expect(words(svg, 'b1')).toEqual(['Kovel', '50'])
  expect(svg).toContain('#wk-in-b1')
  expect(words(drawn({ star: { at: 'b2', troops: ['regular100'] } }), 'b1')).toEqual(['Kovel'])
})
