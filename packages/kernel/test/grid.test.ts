// Boards of cells with holes, and pieces hidden on them.

import { grid, perPlace, shared, zones } from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { codeOf } from './play.ts'

const BOARD = grid([
  ['a1', 'b1', 'c1'],
  ['a2', null, 'c2'],
  ['a3', 'b3', 'c3'],
])

describe('a board with a hole', () => {
  test('has its cells row by row, without the hole', () => {
    expect(BOARD.cells).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3'])
    expect([BOARD.rowOf('c2'), BOARD.columnOf('c2')]).toEqual([1, 2])
    expect([BOARD.at(0, 1), BOARD.at(1, 1), BOARD.at(3, 0), BOARD.at(-1, 0)]).toEqual([
      'b1',
      undefined,
      undefined,
      undefined,
    ])
  })

  test('has no neighbour in the hole or beyond the edge', () => {
    expect(BOARD.neighbours('b1')).toEqual(['a1', 'c1'])
    expect(BOARD.neighbours('a2')).toEqual(['a1', 'a3'])
    expect(BOARD.neighbours('b1', { diagonal: true })).toEqual(['a1', 'c1', 'a2', 'c2'])
  })

  test('measures distances by rows and columns, or like a king', () => {
    expect(BOARD.distance('a1', 'c3')).toBe(4)
    expect(BOARD.distance('a1', 'c3', { diagonal: true })).toBe(2)
    expect(BOARD.distance('b3', 'b3')).toBe(0)
  })

  test('can be the places of a zone that holds one piece per cell', () => {
    const { field } = zones(['guard', 'scout'], { field: perPlace(BOARD.cells, shared({ everyone: 'count', max: 1 })) })
    expect(field.places).toEqual(BOARD.cells)
    expect(field.at('c2').name).toBe('field.c2')
  })

  test('does not take a cell twice', () => {
    expect(codeOf(() => grid([['a', 'a']]))).toBe('broken-rules')
  })
})
