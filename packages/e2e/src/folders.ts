// Where things lie.

import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..', '..', '..')

/** Builds that tests share from run to run; safe to delete. */
export const CACHE = join(ROOT, 'node_modules', '.cache', 'ludoteka-e2e')
