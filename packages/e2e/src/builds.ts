// What the browser tests run against: the browser client as it is shipped and the bots' worker, built from the sources.

import { spawnSync } from 'node:child_process'
import { createHash, type Hash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build as bundle } from 'esbuild'

/** The same from this folder and from CACHE, where a bundle of this file runs. */
export const ROOT = join(import.meta.dirname, '..', '..', '..')

/** Builds that are reused from run to run; safe to delete. */
const CACHE = join(ROOT, 'node_modules', '.cache', 'ludoteka-e2e')

/** The worker in which the bots of the server run, bundled as for a release. */
export async function buildBotWorker(): Promise<URL> {
  mkdirSync(CACHE, { recursive: true })
  const outfile = join(CACHE, `bot-${process.pid}.mjs`)
  await bundle({
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

const SOURCES = ['kernel', 'games', 'bots', 'protocol', 'text-kit', 'ui', 'web'].map(name =>
  join(ROOT, 'packages', name),
)
const NOT_SOURCES = new Set(['node_modules', 'dist', 'test'])
const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')

/** As it is shipped, or with the warnings of React. */
export type BuildKind = 'production' | 'development'

/** The folder of the client, built once for the sources as they are now. */
export function buildWeb(kind: BuildKind): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')))
  for (const folder of SOURCES) addFolder(hash, folder)
  const built = join(CACHE, `web-${kind}-${hash.digest('hex').slice(0, 16)}`)
  if (existsSync(built)) return built
  mkdirSync(CACHE, { recursive: true })
  const unfinished = `${built}.${process.pid}`
  build(unfinished, kind)
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

function build(into: string, kind: BuildKind): void {
  const where = [join(ROOT, 'packages', 'web'), '--outDir', into, '--emptyOutDir']
  const args = [VITE, 'build', ...where, '--mode', kind, '--logLevel', 'error']
  // Tests run with NODE_ENV=test, which is neither.
  const env = { ...process.env, NODE_ENV: kind }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The browser client could not be built:\n${stdout}${stderr}`)
}

function removeOlder(kind: BuildKind): void {
  for (const name of readdirSync(CACHE)) {
    if (name.startsWith(`web-${kind}-`) && !name.includes('.'))
      rmSync(join(CACHE, name), { recursive: true, force: true })
  }
}
