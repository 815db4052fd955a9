// Bundles the command line and its workers into dist/, if a source has changed since the last time.

import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { ROOT } from './root.mjs'

const DIST = join(ROOT, 'dist')
const CLI = join(ROOT, 'packages', 'cli', 'src')
const WORKERS = join(CLI, 'workers')
const MAIN = join(DIST, 'main.mjs')
const NOT_SOURCES = new Set(['node_modules', 'dist', 'test'])

/** Builds what is out of date and returns the file to run. */
export async function ensureBuilt() {
  const startedAt = Date.now()
  const builtAt = modifiedAt(MAIN)
  const sources = [join(ROOT, 'packages'), join(ROOT, 'bench'), join(ROOT, 'scripts'), join(ROOT, 'package-lock.json')]
  if (!sources.some(path => isNewer(path, builtAt))) return MAIN
  await bundle()
  // A source saved while we were bundling must count as newer than the bundle.
  utimesSync(MAIN, startedAt / 1000, startedAt / 1000)
  return MAIN
}

/** Directories count too: theirs is the only time that changes when a source is deleted. */
export function isNewer(path, than) {
  const stat = statSync(path)
  if (stat.mtimeMs > than) return true
  if (!stat.isDirectory()) return false
  return readdirSync(path).some(name => !NOT_SOURCES.has(name) && isNewer(join(path, name), than))
}

export function modifiedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

async function bundle() {
  const { build } = await import('esbuild')
  const options = {
    absWorkingDir: ROOT,
    entryPoints: [{ in: join(CLI, 'main.ts'), out: 'main' }, ...workers()],
    outdir: DIST,
    outExtension: { '.js': '.mjs' },
    chunkNames: '[name]-[hash]', // beside main.mjs, so that './workers/…' means the same in every chunk
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    external: ['boardgame.io', 'esbuild', ...dependenciesOf('server'), ...dependenciesOf('ui')],
    logLevel: 'error',
    write: false,
  }
  const { outputFiles } = await build(options).catch(() => {
    console.error('The command line could not be built; what is wrong stands above.')
    process.exit(1)
  })
  const isEntry = ({ path }) => path === MAIN || dirname(path) !== DIST
  for (const file of outputFiles.filter(file => !isEntry(file))) replace(file)
  for (const file of outputFiles.filter(isEntry)) replace(file)
  removeAllBut(new Set(outputFiles.map(({ path }) => relative(DIST, path))))
}

/** Packages with native code or files of their own stay in node_modules. */
function dependenciesOf(name) {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'))
  return Object.keys(dependencies).filter(dependency => !dependency.startsWith('@ludoteka/'))
}

function workers() {
  const files = statSync(WORKERS, { throwIfNoEntry: false }) ? readdirSync(WORKERS) : []
  return files
    .filter(name => name.endsWith('.ts'))
    .map(name => ({ in: join(WORKERS, name), out: `workers/${basename(name, '.ts')}` }))
}

/** Never leaves half a file for a command that starts at the same moment. */
function replace({ path, contents }) {
  const unfinished = `${path}.${process.pid}`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(unfinished, contents)
  renameSync(unfinished, path)
}

function removeAllBut(kept) {
  for (const name of readdirSync(DIST, { recursive: true })) {
    const isOurs = /\.mjs(\.map)?$/.test(name)
    if (isOurs && !kept.has(name)) rmSync(join(DIST, name), { force: true })
  }
}
