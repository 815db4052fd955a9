// `npm test`: type-check, lint and tests; ends with `N passed, N failed`. Arguments are passed on to Vitest.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { node24 } from './node24.mjs'
import { ROOT } from './root.mjs'

const NOTHING = { passed: 0, failed: 0 }

const TSC = 'typescript/bin/tsc'
const BIOME = '@biomejs/biome/bin/biome'
const VITEST = 'vitest/vitest.mjs'

/** The rules of the games, a server with its store and a match over real sockets, and the start: what another Node could break. */
const ON_NODE_24 = [
  'packages/kernel/test/match.test.ts',
  'packages/kernel/test/chance.test.ts',
  'packages/games/unmatched/test/replays.test.ts',
  'packages/games/red-sea/test/replays.test.ts',
  'packages/games/fog-of-war/test/scenarios.test.ts',
  'packages/server/test/play.test.ts',
  'packages/server/test/account.test.ts',
]

ensureInstalled()
const vitestArgs = process.argv.slice(2)
const isWhole = vitestArgs.length === 0
// The tests leave a part of the processors idle, since they often wait; everything else runs beside them.
const results = await Promise.all([stage('Tests', () => runVitest(process.execPath, vitestArgs)), checkBeside()])
const { passed, failed } = sum(results)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** What these print is shown when each of them ends, so that it does not stand between the lines of the tests. */
async function checkBeside() {
  const results = [await stage('Type-check', typeCheck), await stage('Lint', lint)]
  // Before its tests: then the client is built long before tests that look through all sources, which come last.
  if (isWhole)
    results.push(await stage('Start on Node 24', startOnNode24), await stage('Tests on Node 24', testOnNode24))
  return sum(results)
}

async function typeCheck(show) {
  const isPure = await runNode(process.execPath, [installed(TSC), '-p', 'tsconfig.pure.json'], show)
  return passOrFail(isPure && (await runNode(process.execPath, [installed(TSC), '-p', 'tsconfig.json'], show)))
}

async function lint(show) {
  return passOrFail(await runNode(process.execPath, [installed(BIOME), 'check', '--error-on-warnings', '.'], show))
}

async function startOnNode24(show) {
  const node = node24()
  if (node === process.execPath) return NOTHING // everything has run on it
  if (!node) {
    show('Node 24 could not be fetched from npm: nothing was tested on it.\n')
    return NOTHING
  }
  return passOrFail(await runNode(node, [join(ROOT, 'scripts', 'checkStart.mjs')], show))
}

async function testOnNode24(show) {
  const node = node24()
  return node && node !== process.execPath ? runVitest(node, ON_NODE_24, show) : NOTHING
}

async function stage(name, work) {
  console.log(`${name} …`)
  const printed = []
  const { passed, failed } = await work(text => printed.push(text))
  process.stdout.write(printed.join(''))
  console.log(`${name}: ${passed} passed, ${failed} failed.`)
  return { passed, failed }
}

function sum(results) {
  const total = key => results.reduce((sum, result) => sum + result[key], 0)
  return { passed: total('passed'), failed: total('failed') }
}

function passOrFail(isFine) {
  return isFine ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function installed(program) {
  return join(ROOT, 'node_modules', program)
}

/** Whether the program ends well. What it prints is given to `show`, or else is seen at once. */
async function runNode(node, args, show) {
  const output = show ? 'pipe' : 'inherit'
  const program = spawn(node, args, { cwd: ROOT, stdio: ['ignore', output, output] })
  for (const printed of [program.stdout, program.stderr]) printed?.setEncoding('utf8').on('data', show)
  const [code] = await once(program, 'close')
  return code === 0
}

async function runVitest(node, args, show) {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteka-test-'))
  try {
    const report = join(folder, 'report.json')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const isFine = await runNode(node, [installed(VITEST), 'run', ...reporters, ...args], show)
    const { passed, failed } = existsSync(report)
      ? countTests(JSON.parse(readFileSync(report, 'utf8')))
      : passOrFail(false)
    // An error outside any test fails the run as well.
    return { passed, failed: isFine ? failed : Math.max(failed, 1) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function countTests({ numPassedTests, numFailedTests, testResults }) {
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length }
}
