// Before all tests of a run: the folder of what is made once for all of them. After them: everything in it is gone.

import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { type Cluster, stopCluster } from '../../../../bench/src/server/temporaryPostgres.ts'
import { madeIn } from './once.ts'

/** Below node_modules, so that bundled programs find their packages. */
const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/', import.meta.url))

export default function globalSetup(project: TestProject): () => void {
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(join(CACHE, 'ludoteka-run-'))
  project.provide('runFolder', folder)
  const temporary = openTemporaryFolder()
  return () => {
    const postgres = madeIn<Cluster>(folder, 'postgres')
    if (postgres) stopCluster(postgres)
    for (const one of [folder, temporary]) rmSync(one, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** For all that tests, and browsers that end with their worker, leave behind. */
function openTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteka-tests-'))
  // PostgreSQL, which does not run as root, has a folder of its own in it.
  chmodSync(folder, 0o711)
  process.env['TMPDIR'] = folder
  return folder
}
