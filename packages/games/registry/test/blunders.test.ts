// Blunders of every game: positions with an answer that no bot may give, from normal up. Hard and expert think less here than at a table:
// what they find in their time must not depend on it.

import { readdirSync, readFileSync } from 'node:fs'
import { BOTS, blundersIn, searchBot } from '@ludoteka/bots'
import { runScenario, scenariosIn } from '@ludoteka/kernel'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../src/index.ts'

const LEVELS = {
  normal: BOTS.normal,
  hard: () => searchBot({ iterations: 200 }),
  expert: () => searchBot({ iterations: 400 }),
}

for (const [id, game] of GAMES) {
  const folder = new URL(`../../${id}/test/blunders/`, import.meta.url)
  describe(id, () => {
    for (const file of readdirSync(folder).sort()) {
      const json: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
      test(file, () => {
        for (const one of scenariosIn(json)) expect(runScenario(game, one)).toMatchObject({ failures: [] })
        for (const [level, make] of Object.entries(LEVELS)) expect(blundersIn(game, json, make), level).toEqual([])
      })
    }
  })
}
