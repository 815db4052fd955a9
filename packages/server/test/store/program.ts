// Runs a TypeScript program of the tests as a process of its own, so that it can be killed.

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const here = fileURLToPath(new URL('.', import.meta.url))
/** Below node_modules, so that the built program finds its packages. */
const built = fileURLToPath(new URL('../../../../node_modules/.cache/ludoteka-test-programs/', import.meta.url))

export type Program = {
  /** Lines printed so far. */
  readonly lines: readonly string[]
  /** Resolves when the program has printed so many lines. */
  printed(count: number): Promise<void>
  kill(): void
  /** Resolves with the exit code (null if it was killed) once all it printed was read. */
  readonly ended: Promise<number | null>
}

export async function startProgram(name: string, args: readonly string[]): Promise<Program> {
  mkdirSync(built, { recursive: true })
  const outfile = join(built, `${name}-${randomUUID()}.mjs`)
  await build({
    entryPoints: [join(here, 'programs', `${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['libsql', 'pg', 'pg-boss'],
    logLevel: 'error',
  })
  const child = spawn(process.execPath, [outfile, ...args])
  child.once('close', () => rmSync(outfile, { force: true }))
  return follow(child)
}

function follow(child: ChildProcessWithoutNullStreams): Program {
  const lines: string[] = []
  const waiting: { readonly count: number; resolve(): void; reject(error: Error): void }[] = []
  let complaints = ''
  child.stderr.on('data', chunk => {
    complaints += String(chunk)
  })
  const reader = createInterface({ input: child.stdout })
  reader.on('line', line => {
    lines.push(line)
    for (const { count, resolve } of waiting) if (lines.length >= count) resolve()
  })
  const ended = new Promise<number | null>(resolve => {
    let code: number | null = null
    child.once('exit', value => {
      code = value
    })
    child.once('close', () => {
      for (const { reject } of waiting) reject(new Error(`The program ended too early: ${complaints}`))
      resolve(code)
    })
  })
  return {
    lines,
    ended,
    kill: () => child.kill('SIGKILL'),
    printed: count =>
      new Promise((resolve, reject) => {
        waiting.push({ count, resolve, reject })
        if (lines.length >= count) resolve()
      }),
  }
}
