// Recorded matches: they prove that old matches still replay to the same bytes. If a rules fix changes them, raise the
// game's version and record new ones.

import { readdirSync, readFileSync } from 'node:fs'
import { firstDifference, readMatch } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { redSea } from '../index.ts'

const folder = new URL('./replays/', import.meta.url)

for (const file of readdirSync(folder).sort()) {
  test(`${file} replays to the recorded states`, () => {
    const match = readMatch(redSea, JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
    expect(firstDifference(redSea, match)).toBeUndefined()
  })
}
