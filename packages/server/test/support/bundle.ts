// Bundles the command line as the product is bundled, once in a run, so that tests can start servers and bots' threads.

import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type BuildOptions, build } from 'esbuild'
import { onceInRun, runFolder } from './run.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const SOURCES = join(ROOT, 'packages', 'cli', 'src')

/** The worker in which bots decide. */
export async function botWorker(): Promise<URL> {
  return pathToFileURL(await bundleOnce('workers/bot'))
}

/** The same worker with another module in place of the registry, for games of tests. */
export async function botWorkerWith(registry: URL): Promise<URL> {
  const alias = { '@ludoteka/registry/load': fileURLToPath(registry) }
  return pathToFileURL(await bundle('workers/bot', { alias, outfile: join(runFolder(), `bot-${randomUUID()}.mjs`) }))
}

/** The thread in which the SQLite file is kept. */
export async function storeThread(): Promise<URL> {
  return pathToFileURL(await bundleOnce('workers/store'))
}

/** The `ludoteka` command. */
export async function ludoteka(): Promise<string> {
  const [program] = await Promise.all([bundleOnce('main'), botWorker(), storeThread()])
  return program
}

/** The same command with another program in the thread of its store. */
export async function ludotekaWith(storeProgram: string): Promise<string> {
  const folder = mkdtempSync(join(runFolder(), 'changed-'))
  const inFolder = (name: string): string => join(folder, `${name}.mjs`)
  mkdirSync(join(folder, 'workers'))
  copyFileSync(await ludoteka(), inFolder('main'))
  copyFileSync(fileURLToPath(await botWorker()), inFolder('workers/bot'))
  writeFileSync(inFolder('workers/store'), storeProgram)
  return inFolder('main')
}

function bundleOnce(name: string): Promise<string> {
  return onceInRun(name.replace('/', '-'), () => bundle(name))
}

/** Hundreds of tests start threads, each of which would load all of the many files of these packages. */
const BUNDLED = new Set(['zod', 'openskill'])

/** What the product loads from its packages. */
function isLoaded(dependency: string): boolean {
  return !BUNDLED.has(dependency) && !dependency.startsWith('@ludoteka/')
}

function dependenciesOf(name: string): readonly string[] {
  return Object.keys(JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8')).dependencies)
}

async function bundle(name: string, changed: Pick<BuildOptions, 'alias' | 'outfile'> = {}): Promise<string> {
  const { outfile = join(runFolder(), `${name}.mjs`) } = changed
  const dependencies = ['server', 'ui'].flatMap(dependenciesOf)
  await build({
    entryPoints: [join(SOURCES, `${name}.ts`)],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['boardgame.io', 'esbuild', ...dependencies.filter(isLoaded)],
    logLevel: 'error',
    ...changed,
    outfile,
  })
  return outfile
}
