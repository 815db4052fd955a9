// `ludoteka scenario`: runs scenario files.

import { LudotekaError, runScenario, scenarioGame } from '@ludoteka/kernel'
import { parseJson, readArgs } from '../args.ts'
import { type Command, type Io, UsageError, usage } from '../command.ts'
import { reportPassed } from '../output.ts'

export const scenario: Command = {
  summary: 'run scenario files and say which expectations fail',
  help: `Usage: ludoteka scenario FILE…

Runs scenario files; a directory stands for all JSON files below it. The notation is described in docs/scenarios.md.
Ends with exit code 1 if an expectation fails.`,

  run(argv, io) {
    const { positionals } = readArgs(argv, {}, { least: 1, most: Number.POSITIVE_INFINITY, what: 'The scenario file' })
    const files = positionals.flatMap(path => io.jsonFiles(path))
    if (files.length === 0) usage(`There is no JSON file in ${positionals.join(', ')}.`)
    return reportPassed(
      io,
      files.map(file => passes(file, io)),
    )
  },
}

function passes(file: string, io: Io): boolean {
  try {
    const json = parseJson(io.readText(file), file)
    const { name, failures } = runScenario(io.findGame(scenarioGame(json)), json)
    if (failures.length === 0) return true
    io.out(`FAILED ${file}: ${name}\n`)
    for (const { path, expected, actual } of failures) {
      io.out(`  ${path}\n    expected ${JSON.stringify(expected)}\n    actual   ${JSON.stringify(actual)}\n`)
    }
  } catch (error) {
    if (!(error instanceof LudotekaError || error instanceof UsageError)) throw error
    io.out(`FAILED ${file}: ${error.message}\n`)
  }
  return false
}
