// `ludoteka scenario`: runs scenario files.

import { type Failure, LudotekaError, runScenario, scenarioGame, scenariosIn, scenarioVersion } from '@ludoteka/kernel'
import { parseJson, readArgs } from '../args.ts'
import { type Command, type Io, UsageError, usage } from '../command.ts'
import { reportPassed } from '../output.ts'

export const scenario: Command = {
  summary: 'run scenario files and say which expectations fail',
  help: `Usage: ludoteka scenario FILE…

Runs scenario files; a directory stands for all JSON files below it. The notation is described in docs/scenarios.md;
"ludoteka names GAME" lists the names that can be used. A file that names a version is run by it, where it is kept.
Ends with exit code 1 if an expectation fails.`,

  async run(argv, io) {
    const { positionals } = readArgs(argv, {}, { least: 1, most: Number.POSITIVE_INFINITY, what: 'The scenario file' })
    const files = positionals.flatMap(path => io.jsonFiles(path))
    if (files.length === 0) usage(`There is no JSON file in ${positionals.join(', ')}.`)
    const passed: boolean[] = []
    for (const file of files) passed.push(...(await passes(file, io)))
    return reportPassed(io, passed)
  },
}

/** Whether each scenario of a file passes; a file that can't be read counts as one that failed. */
async function passes(file: string, io: Io): Promise<readonly boolean[]> {
  try {
    const json = parseJson(io.readText(file), file)
    const game = await io.loadGame(scenarioGame(json), scenarioVersion(json))
    return scenariosIn(json).map(one => {
      const { name, failures } = runScenario(game, one)
      if (failures.length > 0) io.out(`FAILED ${file}: ${name}\n${failures.map(describe).join('')}`)
      return failures.length === 0
    })
  } catch (error) {
    if (!(error instanceof LudotekaError || error instanceof UsageError)) throw error
    io.out(`FAILED ${file}: ${error.message}\n`)
    return [false]
  }
}

function describe({ path, expected, actual, action, note }: Failure): string {
  return [
    `  ${path}`,
    ...(action === undefined ? [] : [`    line     ${action}`]),
    ...(note === undefined ? [] : [`    note     ${note}`]),
    `    expected ${JSON.stringify(expected)}`,
    `    actual   ${JSON.stringify(actual)}\n`,
  ].join('\n')
}
