// How the tests are found and run: four files at a time, the longest first, so that all workers end together.

import { existsSync, statfsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const BROWSER = 'packages/e2e/test/**/*.test.ts'

/** Enough for two processors: tests often wait, for a disk, a process or an animation. */
const WORKERS = 4

/** Begun last, they would go on alone when everything else is done. */
const LONGEST =
  /e2e\/test\/(?:friends|access|prompt|bot|lessons|story|phone|targets)|verify\/test\/(?:battery|share)\d|server\/test\/(?:cluster|store\/sqlite)/

/**
 * A worker keeps its modules only for the next file of the same project, so all files of a project come in a row: those
 * with a browser first, the small tests of rules last.
 */
const PROJECTS = ['browser', 'isolated', 'programs', 'rules']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ project, moduleId }: TestSpecification): number =>
      2 * PROJECTS.indexOf(project.name) + (LONGEST.test(moduleId) ? 0 : 1)
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}

/** Databases of tests lie in memory where it has room for them: what is tested is that processes end, not machines. */
const MEMORY = '/dev/shm'
const ROOM_BYTES = 2 ** 31
if (process.env['TMPDIR'] === undefined && existsSync(MEMORY)) {
  const { bavail, bsize } = statfsSync(MEMORY)
  if (bavail * bsize > ROOM_BYTES) process.env['TMPDIR'] = MEMORY
}

// Never a measure of speed: only so that a test that hangs is named, also on a busy machine.
const PATIENCE = { testTimeout: 600_000, hookTimeout: 600_000 }

/** Tests that replace modules: they must not share them with others. */
const ISOLATED = '**/*.isolated.test.ts'

const PURE = ['{kernel,rules-kit,text-kit,bots,table,verify,protocol}', 'games/*'].map(
  folder => `packages/${folder}/test/**/*.test.ts`,
)

const NOT_TESTS = '**/node_modules/**'

/** The hooks of tests that start servers. */
const SETUP = { setupFiles: ['packages/server/test/support/setup.ts'] }

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    globalSetup: ['packages/server/test/support/globalSetup.ts'],
    projects: [
      {
        test: {
          name: 'rules',
          include: PURE,
          exclude: [NOT_TESTS, ISOLATED],
          setupFiles: ['packages/kernel/test/setup.ts'],
          // Rules have no state of their own: each worker loads kernel and games once, which halves the time.
          pool: 'threads',
          isolate: false,
          // Programs that tests take out of the documentation.
          server: { deps: { inline: [/node_modules\/\.cache\//] } },
          maxWorkers: WORKERS,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'programs',
          include: ['packages/**/test/**/*.test.ts', 'bench/test/**/*.test.ts'],
          exclude: [NOT_TESTS, ISOLATED, BROWSER, ...PURE],
          // Nor have programs, outside of what their tests open and close.
          isolate: false,
          ...SETUP,
          maxWorkers: WORKERS,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'isolated',
          include: [ISOLATED],
          exclude: [NOT_TESTS],
          ...SETUP,
          maxWorkers: WORKERS,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'browser',
          include: [BROWSER],
          globalSetup: ['packages/e2e/src/globalSetup.ts'],
          // The files of a worker share its browser.
          isolate: false,
          maxWorkers: WORKERS,
          ...PATIENCE,
          expect: { poll: { timeout: 120_000 } },
        },
      },
    ],
  },
})
