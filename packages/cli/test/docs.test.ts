// The examples of docs/scenarios.md are true.

import { readFileSync } from 'node:fs'
import { runScenario, scenarioGame, scenariosIn } from '@ludoteka/kernel'
import { findGame } from '@ludoteka/registry'
import { expect, test } from 'vitest'

const page = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8')
const examples = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, text]): unknown => JSON.parse(text ?? ''))

test('every example of the page runs without a failure', () => {
  expect(examples.length).toBeGreaterThan(0)
  for (const example of examples) {
    const game = findGame(scenarioGame(example))
    for (const one of scenariosIn(example)) expect(runScenario(game, one)).toMatchObject({ failures: [] })
  }
})
