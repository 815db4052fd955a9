// Chapter 3: the battlefield.

import { expect, test } from 'vitest'
import { BOARDS, type Board, SPACE, SPACES, START_SPACES } from '../../content/boards.ts'
import { asked, duel, faceOff } from './positions.ts'

const spacesOf = (board: Board) => SPACES.filter(space => SPACE[space].board === board)

test('3.1 the boards have 38 and 31 spaces', () => {
  expect(BOARDS.map(board => spacesOf(board).length)).toEqual([38, 31])
})

test('3.1 a space holds at most one fighter', () => {
  expect(() => duel('arthur', 'sinbad', { at: { arthur: 's1', sinbad: 's1' } })).toThrow('Two fighters stand on s1.')
  const t = faceOff('arthur', 'sinbad', { at: { merlin: 's24' } })
  t.play('a1', 'maneuver').play('a1', 'decline').play('a1', 'move', 'arthur')
  expect(t.why('a1', 'to', 's24')).toEqual({ rule: '6.5', reason: 'spaceTaken' })
})

test('3.2 lines join both ways: 61 on Sarpedon, 42 on Marmoreal, none between the boards', () => {
  for (const space of SPACES) {
    const { adjacent, board } = SPACE[space]
    expect(new Set(adjacent).size).toBe(adjacent.length)
    for (const other of adjacent) {
      expect(SPACE[other].adjacent).toContain(space)
      expect(SPACE[other].board).toBe(board)
    }
  }
  const lines = BOARDS.map(board => spacesOf(board).reduce((n, space) => n + SPACE[space].adjacent.length, 0) / 2)
  expect(lines).toEqual([61, 42])
})

test('3.2 lines that merely cross are not joined', () => {
  expect(SPACE.m25.adjacent).toEqual(['m21', 'm26'])
  expect(SPACE.m26.adjacent).toEqual(['m23', 'm25'])
  expect(SPACE.m22.adjacent).toEqual(['m17', 'm18', 'm29', 'm30'])
})

test('3.2 spaces joined by a line are adjacent, whatever their zones', () => {
  const at = { sinbad: 'm21', alice: 'm25' } as const
  const attack = { a1: { maneuver: true, attack: ['sinbad'] } }
  expect(asked(duel('sinbad', 'alice', { at, hand: { a1: ['sinbad.feint'] } }))).toEqual(attack)
  const back = { a1: { maneuver: true, attack: ['alice'] } }
  expect(asked(duel('alice', 'sinbad', { at, hand: { a1: ['alice.feint'] } }))).toEqual(back)
  const apart = duel('alice', 'sinbad', { at: { alice: 'm26', sinbad: 'm30' }, hand: { a1: ['alice.feint'] } })
  expect(asked(apart)).toEqual({ a1: { maneuver: true } })
})

test('3.3 six zones on Sarpedon and eight on Marmoreal, each colour one zone however far apart', () => {
  const zones = BOARDS.map(board => new Set(spacesOf(board).flatMap(space => SPACE[space].zones)).size)
  expect(zones).toEqual([6, 8])
  expect(SPACE.s25.zones).toEqual(['yellow', 'brown', 'purple'])
  const far = duel('medusa', 'arthur', { at: { medusa: 's5', arthur: 's25' }, hand: { a1: ['medusa.snipe'] } })
  expect(asked(far)).toEqual({ a1: { maneuver: true, attack: ['medusa'] } })
})

test('3.3 being in one zone does not make spaces adjacent', () => {
  const t = duel('arthur', 'medusa', { at: { arthur: 's5', medusa: 's25' }, hand: { a1: ['arthur.feint'] } })
  expect(asked(t)).toEqual({ a1: { maneuver: true } })
  expect(t.why('a1', 'attack', 'arthur')).toEqual({ rule: '9.4', reason: 'nobodyInReach' })
})

test('3.4 a fighter on a space of three zones is in all three', () => {
  const at = { merlin: 's22', arthur: 's1', medusa: 's5', harpy1: 's7', harpy2: 's35', harpy3: 's15' } as const
  const t = duel('arthur', 'medusa', { at, hand: { a1: ['arthur.feint'] } })
  t.play('a1', 'attack', 'merlin')
  expect(asked(t)).toEqual({ a1: { target: ['harpy1', 'harpy2', 'medusa'] } })
  expect(t.why('a1', 'target', 'harpy3')).toEqual({ rule: '9.4', reason: 'outOfReach' })
})

test('3.5 a space is not adjacent to itself, but it is in its own zone', () => {
  for (const space of SPACES) expect(SPACE[space].adjacent).not.toContain(space)
  const t = faceOff('medusa', 'arthur', {
    at: { harpy1: 's24' },
    hand: { a1: ['medusa.aMomentaryGlance'] },
  })
  t.play('a1', 'scheme', 'medusa.aMomentaryGlance')
  expect(asked(t)).toEqual({ a1: { hurt: ['harpy1', 'medusa'] } })
})

test('3.6 spaces 1 to 4 are start spaces, and ordinary spaces after the set-up', () => {
  expect(START_SPACES).toEqual({ sarpedon: ['s20', 's32', 's3', 's14'], marmoreal: ['m13', 'm31', 'm3', 'm11'] })
  const t = duel('arthur', 'sinbad', { at: { arthur: 's21', sinbad: 's1' } })
  t.play('a1', 'maneuver').play('a1', 'decline').play('a1', 'move', 'arthur').play('a1', 'to', 's20')
  expect(t.all()).toHaveProperty('at.arthur', 's20')
})
