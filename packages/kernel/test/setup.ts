// Runs before each test file of the rules: random values are the same in every run, so that a failure can be reproduced.
// `LUDOTEKA_SEED=2 npx vitest run --project rules` draws others.

import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env['LUDOTEKA_SEED'] ?? 1) })
