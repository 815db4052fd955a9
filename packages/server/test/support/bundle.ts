// Bundles the command line as the product is bundled, so that tests can start servers and bots' threads.

import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type BuildOptions, build } from 'esbuild'
import { afterAll } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
/** Below node_modules, so that the bundle finds its packages; one folder per test file, as they run in parallel. */
const CACHE = join(ROOT, 'node_modules', '.cache')
mkdirSync(CACHE, { recursive: true })
const FOLDER = mkdtempSync(join(CACHE, 'ludoteka-server-tests-'))
const SOURCES = join(ROOT, 'packages', 'cli', 'src')

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

let bot: Promise<URL> | undefined
let store: Promise<URL> | undefined
let main: Promise<string> | undefined

/** The worker in which bots decide. */
export function botWorker(): Promise<URL> {
  bot ??= bundle('workers/bot').then(file => pathToFileURL(file))
  return bot
}

/** The same worker with another module in place of the registry, for games of tests. */
export async function botWorkerWith(registry: URL): Promise<URL> {
  const alias = { '@ludoteka/registry/load': fileURLToPath(registry) }
  return pathToFileURL(await bundle('workers/bot', { alias, outfile: join(FOLDER, 'workers/botOfTests.mjs') }))
}

/** The thread in which the SQLite file is kept. */
export function storeThread(): Promise<URL> {
  store ??= bundle('workers/store').then(file => pathToFileURL(file))
  return store
}

/** The `ludoteka` command. */
export async function ludoteka(): Promise<string> {
  await Promise.all([botWorker(), storeThread()])
  main ??= bundle('main')
  return main
}

/** The same command with another program in the thread of its store. */
export async function ludotekaWith(storeProgram: string): Promise<string> {
  const folder = mkdtempSync(join(FOLDER, 'changed-'))
  const inFolder = (name: string): string => join(folder, `${name}.mjs`)
  mkdirSync(join(folder, 'workers'))
  copyFileSync(await ludoteka(), inFolder('main'))
  copyFileSync(await botWorker(), inFolder('workers/bot'))
  writeFileSync(inFolder('workers/store'), storeProgram)
  return inFolder('main')
}

async function bundle(name: string, changed: Pick<BuildOptions, 'alias' | 'outfile'> = {}): Promise<string> {
  const { outfile = join(FOLDER, `${name}.mjs`) } = changed
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'packages', 'server', 'package.json'), 'utf8'))
  await build({
    entryPoints: [join(SOURCES, `${name}.ts`)],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['boardgame.io', 'esbuild', ...Object.keys(dependencies).filter(one => !one.startsWith('@ludoteka/'))],
    logLevel: 'error',
    ...changed,
    outfile,
  })
  return outfile
}
