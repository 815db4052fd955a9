// What is laid open of cards that only their owners saw.

import { expect, test } from 'vitest'
import { hiddenIn } from '../src/review/hiddenCards.ts'

const OWN = {
  zones: {
    hand: { red: { count: 2, cards: ['axe', 'bow'] }, blue: { count: 1 } },
    army: { hill: { red: { count: 1, cards: ['club'] } }, river: { red: { count: 1, cards: ['dirk'] } } },
    spent: { count: 1, cards: ['epee'] },
    box: { red: { count: 1, cards: ['flail'] } },
  },
}
const SEEN = {
  zones: {
    hand: { red: { count: 2 }, blue: { count: 1 } },
    army: { hill: { red: { count: 1 } }, river: { red: { count: 1 } } },
    spent: { count: 1, cards: ['epee'] },
    box: { red: { count: 1 } },
  },
}

test('all that a spectator did not see is one hand', () => {
  expect(hiddenIn(OWN, SEEN, {}, 'en')).toEqual([{ name: '', cards: ['axe', 'bow', 'club', 'dirk', 'flail'] }])
})

test('a board names the places where cards lay hidden, and leaves out those that tell nothing', () => {
  const names: Readonly<Record<string, string>> = { hand: 'Hand', hill: 'Hill', river: 'River' }
  const hiddenGroup = ([zone = '', place = '']: readonly string[]): string | undefined => names[place] ?? names[zone]
  expect(hiddenIn(OWN, SEEN, { hiddenGroup }, 'en')).toEqual([
    { name: 'Hand', cards: ['axe', 'bow'] },
    { name: 'Hill', cards: ['club'] },
    { name: 'River', cards: ['dirk'] },
  ])
})
