// The worked examples of the rules and their rulings, as scenario files.

import { readdirSync, readFileSync } from 'node:fs'
import { runScenario, scenariosIn } from '@ludoteka/kernel'
import { expect, test } from 'vitest'
import { game } from '../index.ts'

const folder = new URL('./scenarios/', import.meta.url)

for (const file of readdirSync(folder).sort()) {
  const scenario: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  test(file, () => {
    for (const one of scenariosIn(scenario)) expect(runScenario(game, one)).toMatchObject({ failures: [] })
  })
}
