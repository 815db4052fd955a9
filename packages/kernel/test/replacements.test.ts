// Replacement effects: "instead of", each at most once, in the order the affected seat likes.

import type { Position } from '@ludoteka/kernel'
import { type Table, table } from '@ludoteka/kernel/testing'
import { describe, expect, test } from 'vitest'
import { duel } from './games/duel.ts'
import { bytes } from './play.ts'

/** Ann throws a bolt of 5 at bob, who has these charms; nobody can answer. */
function struck(charms: Readonly<Record<string, readonly string[]>>): Table {
  const has = (seat: string, charm: string): boolean => charms[seat]?.includes(charm) ?? false
  const by = (charm: string) => Object.fromEntries(['ann', 'bob', 'cay'].map(seat => [seat, has(seat, charm)]))
  const position: Position = {
    facts: { ward: by('ward'), shell: by('shell'), scapegoat: by('scapegoat') },
    zones: { hand: { ann: ['bolt'] } },
  }
  return table(duel, { position }).play('ann', 'bolt', 'bob')
}

const lives = (t: Table): unknown => t.view('spectator').facts['life']

describe('a replacement', () => {
  test('that is the only one applies by itself', () => {
    expect(lives(struck({ bob: ['ward'] }))).toMatchObject({ bob: 2 }) // 5 halved and rounded up is 3
    expect(lives(struck({ bob: ['shell'] }))).toMatchObject({ bob: 2 })
  })

  test('is asked about when there are two, and it is the affected seat that is asked', () => {
    const t = struck({ bob: ['ward', 'shell'] })
    expect(t.view('spectator').waiting).toEqual(['bob'])
    expect(t.choice('bob')).toEqual({ replace: ['ward', 'shell'] })
    expect(t.choice('ann')).toEqual({})
  })

  test.each([
    { order: 'ward', life: 4 }, // 5 → 3 → 1
    { order: 'shell', life: 3 }, // 5 → 3 → 2
  ])('applied first as $order gives its own result', ({ order, life }) => {
    expect(lives(struck({ bob: ['ward', 'shell'] }).play('bob', 'replace', order))).toMatchObject({ bob: life })
  })

  test('puts something else in the place of what happens: the victim is not harmed at all', () => {
    const t = struck({ bob: ['scapegoat'] })
    expect(lives(t)).toEqual({ ann: 5, bob: 5, cay: 0 })
    expect(t.news('spectator').filter(({ key }) => key === 'harmed')).toHaveLength(1)
  })

  test('applies at most once to one thing, so that it can not go round for ever', () => {
    expect(lives(struck({ ann: ['scapegoat'], bob: ['scapegoat'], cay: ['scapegoat'] }))).toEqual({
      ann: 5,
      bob: 5,
      cay: 0,
    })
  })

  test('that took its turn is offered no more, and further ones apply to what it put in place', () => {
    const t = struck({ bob: ['ward', 'shell', 'scapegoat'], cay: ['ward', 'shell'] })
    expect(t.play('bob', 'replace', 'ward').choice('bob')).toEqual({ replace: ['shell', 'scapegoat'] })
    // Cay's ward counts as used on this harm; her shell takes 2 of the 3.
    expect(lives(t.play('bob', 'replace', 'scapegoat'))).toEqual({ ann: 5, bob: 5, cay: 4 })
  })

  test('that no longer applies to the changed thing is not forced on it', () => {
    const t = struck({ bob: ['ward', 'shell', 'scapegoat'] })
      .play('bob', 'replace', 'ward')
      .play('bob', 'replace', 'shell')
    expect(lives(t)).toEqual({ ann: 5, bob: 5, cay: 4 }) // 1 left, and only the scapegoat to take it
  })

  test('is not applied by looking: asking again and again changes nothing', () => {
    const t = struck({ bob: ['ward', 'shell'] })
    const before = bytes(t.state)
    for (const seat of ['ann', 'bob', 'cay', 'spectator']) t.view(seat)
    t.why('bob', 'replace', 'scapegoat')
    expect(bytes(t.state)).toBe(before)
  })
})
