// The browser client as it is shipped, built once for the sources as they are now.

import { spawnSync } from 'node:child_process'
import { createHash, type Hash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE, ROOT } from './folders.ts'

const SOURCES = ['kernel', 'games', 'bots', 'protocol', 'ui', 'web'].map(name => join(ROOT, 'packages', name))
const NOT_SOURCES = new Set(['node_modules', 'dist', 'test'])
const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')

/** The folder of the built client. */
export function buildWeb(): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')))
  for (const folder of SOURCES) addFolder(hash, folder)
  const built = join(CACHE, `web-${hash.digest('hex').slice(0, 16)}`)
  if (existsSync(built)) return built
  mkdirSync(CACHE, { recursive: true })
  const unfinished = `${built}.${process.pid}`
  build(unfinished)
  removeOlder()
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

function build(into: string): void {
  const args = [VITE, 'build', join(ROOT, 'packages', 'web'), '--outDir', into, '--emptyOutDir', '--logLevel', 'error']
  // Tests run with NODE_ENV=test; the client is wanted as people get it.
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The browser client could not be built:\n${stdout}${stderr}`)
}

function removeOlder(): void {
  for (const name of readdirSync(CACHE)) {
    if (/^web-[0-9a-f]+$/.test(name)) rmSync(join(CACHE, name), { recursive: true, force: true })
  }
}
