// The picture of a position: whoever stands on the battlefield is in it with their health, whoever fell is not.

import { table } from '@ludoteka/kernel/testing'
import { positionSvg } from '@ludoteka/ui/preview'
import { expect, test } from 'vitest'
import { unmatched } from '../../index.ts'
import { picture } from '../preview.tsx'
import { STRINGS } from '../strings.ts'

const facts = {
  hero: { a1: 'alice', b1: 'arthur' },
  at: { arthur: 's21', jabberwock: 's12', alice: 's5' },
  health: { alice: 11, jabberwock: 3, arthur: 17, merlin: 0 },
  turn: 'a1',
}

test('shows fighters where they stand, their health and the cards in hand by number', async () => {
  await STRINGS.load('en')
  const t = table(unmatched, {
    position: { facts, zones: { hand: { a1: ['alice.lookingGlass', 'alice.jawsThatBite'] } } },
  })
  const position = {
    view: t.view('spectator'),
    language: 'en',
    title: 'Unmatched',
    players: ['Anna', 'Boris'],
  } as const
  const svg = positionSvg(picture, position)
  const standing = [...svg.matchAll(/<g id="(\w+)"/g)].map(([, fighter]) => fighter)
  expect(standing.toSorted()).toEqual(['alice', 'arthur', 'jabberwock'])
  const words = [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, word]) => word)
  expect(words).toEqual(
    expect.arrayContaining(['11', '3', '17', 'Anna', 'Alice', 'Boris', 'King Arthur', 'Merlin: 0', 'Hand: 2']),
  )
  const other = { ...facts, at: { ...facts.at, arthur: 's22' } }
  const moved = table(unmatched, { position: { facts: other } }).view('spectator')
  expect(positionSvg(picture, { ...position, view: moved })).not.toBe(svg)
})
