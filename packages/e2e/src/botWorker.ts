// The worker in which the server's bots think, bundled as for a release.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { CACHE, ROOT } from './folders.ts'

export async function buildBotWorker(): Promise<URL> {
  mkdirSync(CACHE, { recursive: true })
  const outfile = join(CACHE, `bot-${process.pid}.mjs`)
  await build({
    entryPoints: [join(ROOT, 'packages', 'server', 'src', 'bots', 'worker.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  })
  return pathToFileURL(outfile)
}
