// Recorded matches: they prove that old matches still replay to the same bytes. If a rules fix changes them, raise the
// game's version and record new ones.

import { readdirSync, readFileSync } from 'node:fs'
import { firstDifference, readMatch } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { game } from '../index.ts'

const folder = new URL('./replays/', import.meta.url)
const recorded = readdirSync(folder)
  .sort()
  .map(file => ({ file, json: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) }))

// Matches of earlier versions are played by the rules of their time: registry/test/frozen.test.ts.
test.each(recorded.filter(({ json }) => json.version === game.version))(
  '$file replays to the recorded states',
  ({ json }) => {
    expect(firstDifference(game, readMatch(game, json))).toBeUndefined()
  },
)
