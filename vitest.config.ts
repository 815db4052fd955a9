// How the tests are found and run.

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/**/test/**/*.test.ts', 'bench/test/**/*.test.ts'],
    // Programs that tests take out of the documentation.
    server: { deps: { inline: [/node_modules\/\.cache\//] } },
    pool: 'threads',
    maxWorkers: 2,
    // Never a measure of speed: only so that a test that hangs is named, also on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
