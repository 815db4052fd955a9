// How the tests are found and run: the rules and the server first, then the browser tests one file at a time.

import { defineConfig } from 'vitest/config'

const BROWSER = 'packages/e2e/test/**/*.test.ts'

// Never a measure of speed: only so that a test that hangs is named, also on a busy machine.
const PATIENCE = { testTimeout: 120_000, hookTimeout: 120_000 }

export default defineConfig({
  test: {
    pool: 'threads',
    projects: [
      {
        test: {
          name: 'rules',
          include: ['packages/**/test/**/*.test.ts', 'bench/test/**/*.test.ts'],
          exclude: ['**/node_modules/**', BROWSER],
          // Programs that tests take out of the documentation.
          server: { deps: { inline: [/node_modules\/\.cache\//] } },
          maxWorkers: 2,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'browser',
          include: [BROWSER],
          maxWorkers: 1,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
})
