// How the tests are found and run: the rules, programs and the server first, then the browser tests, two files at a time.

import { defineConfig } from 'vitest/config'

const BROWSER = 'packages/e2e/test/**/*.test.ts'

// Never a measure of speed: only so that a test that hangs is named, also on a busy machine.
const PATIENCE = { testTimeout: 120_000, hookTimeout: 120_000 }

/** Tests that replace modules are called `….isolated.test.ts`: they must not share them with others. */
const PURE = ['{kernel,rules-kit,text-kit,bots,table,verify,protocol}', 'games/*'].map(
  folder => `packages/${folder}/test/**/!(*.isolated).test.ts`,
)

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: PURE,
          exclude: ['**/node_modules/**'],
          // Rules have no state of their own: each worker loads kernel and games once, which halves the time.
          pool: 'threads',
          isolate: false,
          // Programs that tests take out of the documentation.
          server: { deps: { inline: [/node_modules\/\.cache\//] } },
          maxWorkers: 2,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'programs',
          include: ['packages/**/test/**/*.test.ts', 'bench/test/**/*.test.ts'],
          exclude: ['**/node_modules/**', BROWSER, ...PURE],
          maxWorkers: 2,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'browser',
          include: [BROWSER],
          globalSetup: ['packages/e2e/src/globalSetup.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
})
