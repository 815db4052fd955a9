// Every puzzle of every game: its position can be read, its answer is offered click by click, and it is a real choice.

import { PUZZLE_SEED } from '@ludoteka/bots'
import {
  actionsOf,
  allows,
  choiceOf,
  choices,
  countActions,
  isOver,
  play,
  readPosition,
  seatNumber,
  writePosition,
} from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { SHELF } from '../shelf/index.ts'

/** Fewer would come round too soon. */
const LEAST = 4

describe.each(SHELF.filter(({ puzzles }) => puzzles).map(shelved => [shelved.id, shelved] as const))(
  'the puzzles of %s',
  (_id, shelved) => {
    test('are several, and no two are alike', async () => {
      const { game, puzzles } = await shelved.loadPuzzles()
      expect(game).toBe(shelved.id)
      expect(puzzles.length).toBeGreaterThanOrEqual(LEAST)
      const positions = puzzles.map(({ position }) => JSON.stringify(position))
      expect(new Set(positions).size).toBe(positions.length)
    })

    test('can be read as they are written, and their answers are among several that are offered', async () => {
      const { version, puzzles } = await shelved.loadPuzzles()
      const game = await shelved.loadGame(version)
      expect(game.version).toBe(version)
      for (const { position, seat: name, answer, chances } of puzzles) {
        const start = readPosition(game, position, PUZZLE_SEED)
        expect(JSON.stringify(writePosition(game, start))).toBe(JSON.stringify(position))
        const seat = seatNumber(game, start.options, name)
        expect(isOver(start)).toBe(false)
        expect(countActions(choiceOf(choices(game, start), seat) ?? {})).toBeGreaterThanOrEqual(3)
        expect(answer.length).toBeGreaterThan(0)
        expect(chances.answer - chances.next).toBeGreaterThanOrEqual(0.069)
        let s = start
        for (const { verb, arg } of answer) {
          const choice = choiceOf(choices(game, s), seat)
          expect(allows(choice, verb, arg), JSON.stringify({ verb, arg, offered: actionsOf(seat, choice ?? {}) })).toBe(
            true,
          )
          s = play(game, s, { seat, verb, ...(arg === undefined ? {} : { arg }) })
        }
      }
    })
  },
)
