// What the browser tests run against: the browser client as it is shipped and the bots' worker, built from the sources.

import { execFile } from 'node:child_process'
import { createHash, type Hash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build as bundle } from 'esbuild'

/** The same from this folder and from CACHE, where a bundle of this file runs. */
export const ROOT = join(import.meta.dirname, '..', '..', '..')

/** Builds that are reused from run to run; safe to delete. */
const CACHE = join(ROOT, 'node_modules', '.cache', 'ludoteka-e2e')

/** The program of the server's worker threads, bundled as for a release. */
export async function buildBotWorker(): Promise<URL> {
  mkdirSync(CACHE, { recursive: true })
  const outfile = join(CACHE, `bot-${process.pid}.mjs`)
  await bundle({
    entryPoints: [join(ROOT, 'packages', 'server', 'src', 'threads.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  })
  return pathToFileURL(outfile)
}

const SOURCES = ['kernel', 'rules-kit', 'text-kit', 'games', 'bots', 'table', 'protocol', 'ui', 'web'].map(name =>
  join(ROOT, 'packages', name),
)
const NOT_SOURCES = new Set(['node_modules', 'dist', 'test'])
const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')

/** As it is shipped, or with the warnings of React. */
export type BuildKind = 'production' | 'development'

/**
 * The folder of the client, built once for the sources as they are now. Processes that run at the same time must find it
 * built already: see `globalSetup.ts`.
 */
export async function buildWeb(kind: BuildKind): Promise<string> {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')))
  for (const folder of SOURCES) addFolder(hash, folder)
  const built = join(CACHE, `web-${kind}-${hash.digest('hex').slice(0, 16)}`)
  if (existsSync(built)) return built
  mkdirSync(CACHE, { recursive: true })
  const unfinished = `${built}.${process.pid}`
  await build(unfinished, kind)
  removeOlder(kind)
  renameSync(unfinished, built)
  return built
}

function addFolder(hash: Hash, folder: string): void {
  const entries = readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (NOT_SOURCES.has(entry.name)) continue
    if (entry.isDirectory()) addFolder(hash, path)
    else hash.update(path.slice(ROOT.length)).update(readFileSync(path))
  }
}

async function build(into: string, kind: BuildKind): Promise<void> {
  const where = [join(ROOT, 'packages', 'web'), '--outDir', into, '--emptyOutDir']
  // Tests run with NODE_ENV=test, which is neither.
  const env = { ...process.env, NODE_ENV: kind }
  await promisify(execFile)(process.execPath, [VITE, 'build', ...where, '--mode', kind, '--logLevel', 'error'], { env })
}

function removeOlder(kind: BuildKind): void {
  for (const name of readdirSync(CACHE)) {
    if (name.startsWith(`web-${kind}-`) && !name.includes('.'))
      rmSync(join(CACHE, name), { recursive: true, force: true })
  }
}
