// Every card has a test of its own, named after it, in the file of its element or kind.

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DARK } from '../../content/cards/dark.ts'
import { FIRE } from '../../content/cards/fire.ts'
import { FOREST } from '../../content/cards/forest.ts'
import { MOUNTAIN } from '../../content/cards/mountain.ts'
import { NEUTRAL } from '../../content/cards/neutral.ts'
import { STEPPE } from '../../content/cards/steppe.ts'
import { SWAMP } from '../../content/cards/swamp.ts'
import { THINGS } from '../../content/cards/things.ts'
import { CARDS } from '../../content/cards.ts'

const FILES = {
  dark: DARK,
  fire: FIRE,
  forest: FOREST,
  mountain: MOUNTAIN,
  neutral: NEUTRAL,
  steppe: STEPPE,
  swamp: SWAMP,
  things: THINGS,
}

/** The cards that a file tells about, in its order. */
function toldIn(file: string): readonly string[] {
  const source = readFileSync(new URL(`./${file}.test.ts`, import.meta.url), 'utf8')
  return [...source.matchAll(/^describe\('(\w+)', /gm)].map(([, card = '']) => card)
}

describe('every card is tested', () => {
  test.each(Object.entries(FILES))('in %s', (file, cards) => {
    expect([...toldIn(file)].sort()).toEqual(Object.keys(cards).sort())
  })

  test('and no card is in no file', () => {
    expect(
      Object.values(FILES)
        .flatMap(cards => Object.keys(cards))
        .sort(),
    ).toEqual([...CARDS].sort())
  })
})
