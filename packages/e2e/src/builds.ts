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

/** As it is shipped, or with the warnings of React. */
export type BuildKind = 'production' | 'development'

const RULES = ['kernel', 'rules-kit', 'text-kit', 'games', 'bots', 'table', 'protocol']
const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')

/** The folder of the client. */
export function buildWeb(kind: BuildKind): Promise<string> {
  return built(`web-${kind}`, [...RULES, 'ui', 'web'], async into => {
    const where = [join(ROOT, 'packages', 'web'), '--outDir', into, '--emptyOutDir']
    // Tests run with NODE_ENV=test, which is neither.
    const env = { ...process.env, NODE_ENV: kind }
    const args = [VITE, 'build', ...where, '--mode', kind, '--logLevel', 'error']
    await promisify(execFile)(process.execPath, args, { env })
  })
}

/** The program of the server's worker threads, bundled as for a release. */
export async function buildBotWorker(): Promise<URL> {
  const folder = await built('bot', [...RULES, 'ui', 'server'], async into => {
    await bundle({
      entryPoints: [join(ROOT, 'packages', 'server', 'src', 'threads.ts')],
      outfile: join(into, BOT_WORKER),
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      external: ['@resvg/resvg-js', 'react', 'react-dom'], // native code, and what can't be bundled for Node
      logLevel: 'error',
    })
  })
  return pathToFileURL(join(folder, BOT_WORKER))
}

const BOT_WORKER = 'bot.mjs'

const inThisProcess = new Map<string, Promise<string>>()

/** Built once for the sources as they are now. Processes that run at the same time must find it built already: see `globalSetup.ts`. */
function built(name: string, packages: readonly string[], build: (into: string) => Promise<void>): Promise<string> {
  const folder = inThisProcess.get(name) ?? findOrBuild(name, packages, build)
  inThisProcess.set(name, folder)
  return folder
}

async function findOrBuild(
  name: string,
  packages: readonly string[],
  build: (into: string) => Promise<void>,
): Promise<string> {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')))
  for (const one of packages) addFolder(hash, join(ROOT, 'packages', one))
  const folder = join(CACHE, `${name}-${hash.digest('hex').slice(0, 16)}`)
  if (existsSync(folder)) return folder
  mkdirSync(CACHE, { recursive: true })
  const unfinished = `${folder}.${process.pid}`
  await build(unfinished)
  removeOlder(name)
  renameSync(unfinished, folder)
  return folder
}

const NOT_SOURCES = new Set(['node_modules', 'dist', 'test'])

function addFolder(hash: Hash, folder: string): void {
  const entries = readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (NOT_SOURCES.has(entry.name)) continue
    if (entry.isDirectory()) addFolder(hash, path)
    else hash.update(path.slice(ROOT.length)).update(readFileSync(path))
  }
}

function removeOlder(build: string): void {
  for (const name of readdirSync(CACHE)) {
    if (name.startsWith(`${build}-`) && !name.includes('.')) rmSync(join(CACHE, name), { recursive: true, force: true })
  }
}
