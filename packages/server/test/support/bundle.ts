// Bundles the command line as the product is bundled, so that tests can start servers and bots' threads.

import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { threadId } from 'node:worker_threads'
import { build } from 'esbuild'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
/** Below node_modules, so that the bundle finds its packages; a folder a thread, as test files run beside each other. */
const FOLDER = join(ROOT, 'node_modules', '.cache', 'ludoteka-server-tests', `${process.pid}-${threadId}`)
const SOURCES = join(ROOT, 'packages', 'cli', 'src')

process.once('exit', () => rmSync(FOLDER, { recursive: true, force: true }))

let bot: Promise<URL> | undefined
let main: Promise<string> | undefined

/** The worker in which bots think. */
export function botWorker(): Promise<URL> {
  bot ??= bundle('workers/bot').then(file => pathToFileURL(file))
  return bot
}

/** The `ludoteka` command. */
export async function ludoteka(): Promise<string> {
  await botWorker()
  main ??= bundle('main')
  return main
}

async function bundle(name: string): Promise<string> {
  mkdirSync(FOLDER, { recursive: true })
  const outfile = join(FOLDER, `${name}.mjs`)
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'packages', 'server', 'package.json'), 'utf8'))
  await build({
    entryPoints: [join(SOURCES, `${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['boardgame.io', ...Object.keys(dependencies).filter(one => !one.startsWith('@ludoteka/'))],
    logLevel: 'error',
  })
  return outfile
}
