// Runs a TypeScript program of the tests as a process of its own, so that it can be killed.

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { onceInRun, runFolder } from '../support/run.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

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
  return follow(spawn(process.execPath, [await programOf(name), ...args]))
}

function programOf(name: string): Promise<string> {
  return onceInRun(`program-${name}`, () => bundle(name))
}

async function bundle(name: string): Promise<string> {
  const outfile = join(runFolder(), `${name}.mjs`)
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
  return outfile
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
