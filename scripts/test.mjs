// `npm test`: type-check, lint and tests; ends with `N passed, N failed`. Arguments are passed on to Vitest.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { node24 } from './node24.mjs'
import { ROOT } from './root.mjs'

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
const stages = [
  stage('Type-check', () => passOrFail(run(TSC, '-p', 'tsconfig.pure.json') && run(TSC, '-p', 'tsconfig.json'))),
  stage('Lint', () => passOrFail(run(BIOME, 'check', '--error-on-warnings', '.'))),
  stage('Tests', () => runVitest(process.execPath, process.argv.slice(2))),
  ...(process.argv.length > 2 ? [] : [stage('Tests on Node 24', testOnNode24)]),
]
const passed = stages.reduce((sum, { passed }) => sum + passed, 0)
const failed = stages.reduce((sum, { failed }) => sum + failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

function stage(name, work) {
  console.log(`${name} …`)
  const { passed, failed } = work()
  console.log(`${name}: ${passed} passed, ${failed} failed.`)
  return { passed, failed }
}

function passOrFail(isFine) {
  return isFine ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function run(program, ...args) {
  return runWith(process.execPath, program, ...args)
}

function runWith(node, program, ...args) {
  return spawnNode(node, join(ROOT, 'node_modules', program), ...args)
}

function spawnNode(node, ...args) {
  return spawnSync(node, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

function testOnNode24() {
  const node = node24()
  if (node === process.execPath) return { passed: 0, failed: 0 } // everything has run on it
  if (!node) {
    console.log('Node 24 could not be fetched from npm: nothing was tested on it.')
    return { passed: 0, failed: 0 }
  }
  const { passed, failed } = runVitest(node, ON_NODE_24)
  const start = passOrFail(spawnNode(node, join(ROOT, 'scripts', 'checkStart.mjs')))
  return { passed: passed + start.passed, failed: failed + start.failed }
}

function runVitest(node, args) {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteka-test-'))
  try {
    const report = join(folder, 'report.json')
    const isFine = runWith(
      node,
      VITEST,
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    )
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
