// `npm test`: type-check, lint and tests; ends with `N passed, N failed`. Arguments are passed on to Vitest.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { ROOT } from './root.mjs'

const TSC = 'typescript/bin/tsc'
const BIOME = '@biomejs/biome/bin/biome'
const VITEST = 'vitest/vitest.mjs'

ensureInstalled()
const stages = [
  stage('Type-check', () => passOrFail(run(TSC, '-p', 'tsconfig.pure.json') && run(TSC, '-p', 'tsconfig.json'))),
  stage('Lint', () => passOrFail(run(BIOME, 'check', '--error-on-warnings', '.'))),
  stage('Tests', runVitest),
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
  const { status } = spawnSync(process.execPath, [join(ROOT, 'node_modules', program), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return status === 0
}

function runVitest() {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteka-test-'))
  try {
    const report = join(folder, 'report.json')
    const isFine = run(
      VITEST,
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...process.argv.slice(2),
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
