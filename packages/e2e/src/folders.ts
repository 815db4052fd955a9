// Where things lie.

import { join } from 'node:path'

/** From this folder, and just as well from CACHE, where a bundle of it runs. */
export const ROOT = join(import.meta.dirname, '..', '..', '..')

/** Builds that tests share from run to run; safe to delete. */
export const CACHE = join(ROOT, 'node_modules', '.cache', 'ludoteka-e2e')
