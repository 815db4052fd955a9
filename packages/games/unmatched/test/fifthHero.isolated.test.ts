// A fifth hero changes the content and the tables of abilities and effects only: no chapter of the rules names a hero.

import { readdirSync, readFileSync } from 'node:fs'
import { whatIsWrong } from '@ludoteka/kernel'
import { asked, table } from '@ludoteka/kernel/testing'
import { playAtRandom } from '@ludoteka/text-kit/testing'
import { expect, test, vi } from 'vitest'
import type { Card } from '../content/cards.ts'
import { FIGHTERS, HEROES } from '../content/fighters.ts'
import type { Clauses } from '../rules/effects/vocabulary.ts'
import type { Ability } from '../rules/heroes/ability.ts'

// Robin Hood stands in for any hero of another box. His ability uses the moments that ask nothing.
vi.mock('../content/fighters.ts', async original => {
  const box = await original<typeof import('../content/fighters.ts')>()
  return {
    ...box,
    HEROES: [...box.HEROES, 'robin'],
    FIGHTER_TYPES: [...box.FIGHTER_TYPES, 'robin', 'outlaw'],
    FIGHTERS: [...box.FIGHTERS, 'robin', 'outlaw1', 'outlaw2'],
    FIGHTER: {
      ...box.FIGHTER,
      robin: { hero: 'robin', type: 'robin', role: 'hero', health: 13, reach: 'ranged' },
      outlaw1: { hero: 'robin', type: 'outlaw', role: 'sidekick', health: 1, reach: 'melee' },
      outlaw2: { hero: 'robin', type: 'outlaw', role: 'sidekick', health: 1, reach: 'melee' },
    },
    HERO: { ...box.HERO, robin: { move: 2, fighters: ['robin', 'outlaw1', 'outlaw2'] } },
  }
})

vi.mock('../content/cards.ts', async original => {
  const box = await original<typeof import('../content/cards.ts')>()
  const facts = { deck: 'robin', boost: 2, copies: 15 }
  return {
    ...box,
    CARDS: [...box.CARDS, 'robin.ambush', 'robin.feast'],
    CARD: {
      ...box.CARD,
      'robin.ambush': { ...facts, type: 'versatile', value: 3, by: 'any', n: { move: 2 } },
      'robin.feast': { ...facts, type: 'scheme', value: 0, by: 'robin', n: { draw: 2 } },
    },
  }
})

vi.mock('../rules/heroes/table.ts', async original => {
  const box = await original<typeof import('../rules/heroes/table.ts')>()
  const robin: Ability = {
    maneuverBonus: () => 1,
    valueBonus: (_s, _fighter, side) => (side === 'attacker' ? 1 : 0),
  }
  return { ...box, ABILITY: { ...box.ABILITY, robin } }
})

vi.mock('../rules/effects/table.ts', async original => {
  const box = await original<typeof import('../rules/effects/table.ts')>()
  const { always, draw, moveSelf } = await import('../rules/effects/vocabulary.ts')
  const deck = new Map<string, Clauses>([
    ['robin.ambush', { after: always(moveSelf) }],
    ['robin.feast', { scheme: always(draw) }],
  ])
  return {
    ...box,
    clauseOf: (card: Card, timing: keyof Clauses) => deck.get(card)?.[timing] ?? box.EFFECTS[card]?.[timing],
  }
})

const { unmatched } = await import('../rules/game.ts')

const TWO_HEROES = { hero: { a1: 'robin', b1: 'arthur' }, turn: 'a1' }

test('a fifth hero is offered beside the four of the box', () => {
  expect(asked(table(unmatched, { options: { firstPlayer: 'a1' } }))).toEqual({
    a1: { hero: ['alice', 'arthur', 'medusa', 'robin', 'sinbad'] },
  })
})

test('the chapters ask the ability of a fifth hero at its moments, and play its cards', () => {
  const at = { robin: 's21', outlaw1: 's7', arthur: 's20' }
  const t = table(unmatched, {
    position: {
      facts: { ...TWO_HEROES, at },
      zones: { hand: { a1: ['robin.ambush', 'robin.feast'], b1: ['arthur.feint'] } },
    },
  })
  t.play('a1', 'attack', 'robin').play('a1', 'commit', 'robin.ambush').play('b1', 'decline')
  expect(t.all()).toMatchObject({ health: { arthur: 18 - (3 + 1) }, step: 'move.to' }) // the bonus, then the effect
  t.play('a1', 'to', 's21').play('a1', 'maneuver').play('a1', 'decline')
  expect(t.view('a1').terms).toEqual({ max: 2 + 1 })
})

test('matches with a fifth hero are played to their end', () => {
  for (let n = 0; n < 4; n++) {
    const options = { heroPick: 'assigned', heroes: ['robin', HEROES[n] ?? ''] }
    playAtRandom(unmatched, `fifth hero ${n}`, options, s => expect(whatIsWrong(unmatched, s)).toBeUndefined())
  }
})

test('no chapter of the rules names a hero or a fighter', () => {
  const rules = new URL('../rules/', import.meta.url)
  const names = new RegExp([...HEROES, ...FIGHTERS].map(name => name.replace(/\d$/, '')).join('|'), 'i')
  const chapters = readdirSync(rules).filter(file => file.endsWith('.ts'))
  expect(chapters.length).toBeGreaterThan(10)
  const naming = chapters.flatMap(file =>
    readFileSync(new URL(file, rules), 'utf8')
      .split('\n')
      .flatMap((line, i) => (names.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
  )
  expect(naming).toEqual([])
})
