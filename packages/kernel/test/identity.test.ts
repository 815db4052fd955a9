// Seats are known at sight: by colour and emblem, also when a seat changes sides; teams may hang on the options.

import { alliesOf, type Game, SPECTATOR, seedFrom, start, view } from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { shelf } from './games/shelf.ts'

const colours = ['blue', 'red'] as const

/** Even and odd seats; the leader is marked, and the last seat is nobody yet. */
const marked: Game = {
  ...shelf,
  identity: (s, seat) =>
    seat === 3
      ? undefined
      : { colour: colours[seat % 2] ?? 'black', emblem: Reflect.get(s, 'leader') === seat ? 'crown' : 'plain' },
}

describe('identities', () => {
  test('are told to everybody, in the order of the seats', () => {
    const s = start(marked, {}, seedFrom('identity'))
    expect(view(marked, s, SPECTATOR).identities).toEqual([
      { colour: 'blue', emblem: 'crown' },
      { colour: 'red', emblem: 'plain' },
      { colour: 'blue', emblem: 'plain' },
      null,
    ])
    Reflect.set(s, 'leader', 1)
    expect(view(marked, s, 2).identities?.map(seat => seat?.emblem)).toEqual(['plain', 'crown', 'plain', undefined])
  })

  test('are missing where the game tells nothing of them', () => {
    expect(view(shelf, start(shelf, {}, seedFrom('none')), SPECTATOR)).not.toHaveProperty('identities')
  })
})

test('who shares secrets may hang on the options of the match', () => {
  const game: Game = { ...shelf, team: (seat, { size }) => (size === 'large' ? seat : seat % 2) }
  expect(alliesOf(start(game, { size: 'small' }, seedFrom('teams')), 0)).toEqual([0, 2])
  expect(alliesOf(start(game, { size: 'large' }, seedFrom('teams')), 0)).toEqual([0])
})
