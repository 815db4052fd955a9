// Freezing: keeps the current version of a game as a bundle in the game's folder, so that matches begun under it go on
// and can be replayed after the rules have changed.

import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readFrozen } from '@ludoteka/kernel'
import { bundleGame } from './bundle.ts'

/** So many frozen versions of a game are kept; matches of older ones can no longer be played or replayed. */
export const KEPT_VERSIONS = 5

export type Freeze = {
  readonly game: string
  /** The repository whose sources are frozen. */
  readonly sources: string
  /** The folder the bundle is written to: `versions` in the game's own folder. */
  readonly folder: string
}

export type Frozen = {
  readonly version: number
  readonly file: string
  /** `taken`: another bundle of this version is there, and stays as it is. */
  readonly outcome: 'written' | 'unchanged' | 'taken'
  /** Older versions that are no longer kept. */
  readonly removed: readonly number[]
}

export async function freeze({ game, sources, folder }: Freeze): Promise<Frozen> {
  const code = await bundleGame(sources, game)
  const version = await versionOf(code)
  const file = join(folder, `v${version}.js`)
  const text = `// Version ${version} of ${game} and its kernel, written by \`ludoteka freeze\`. Never changed by hand.\n${code}`
  if (existsSync(file)) {
    return { version, file, outcome: readFileSync(file, 'utf8') === text ? 'unchanged' : 'taken', removed: [] }
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, text)
  writeFileSync(join(folder, `v${version}.d.ts`), TYPES)
  const removed = removeOldest(folder)
  writeFileSync(join(folder, 'index.ts'), indexOf(frozenIn(folder)))
  return { version, file, outcome: 'written', removed }
}

/** Runs the bundle: what can't be taken in must not be kept. */
async function versionOf(code: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteka-freeze-'))
  try {
    const file = join(folder, 'bundle.mjs')
    writeFileSync(file, code)
    return readFrozen(await import(pathToFileURL(file).href)).version
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The versions that lie in the folder, the oldest first. */
export function frozenIn(folder: string): readonly number[] {
  return readdirSync(folder)
    .flatMap(name => /^v(\d+)\.js$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b)
}

function removeOldest(folder: string): readonly number[] {
  const removed = frozenIn(folder).slice(0, -KEPT_VERSIONS)
  for (const version of removed) {
    for (const ending of ['js', 'd.ts']) rmSync(join(folder, `v${version}.${ending}`), { force: true })
  }
  return removed
}

const TYPES = `// What \`readFrozen\` of the kernel takes in.
declare const generation: unknown
declare const game: unknown
declare const kernel: unknown

export { game, generation, kernel }
`

function indexOf(versions: readonly number[]): string {
  const lines = versions.map(version => `  ${version}: () => import('./v${version}.js'),\n`)
  return `// The frozen versions of this game, each loaded only when a match needs it. Written by \`ludoteka freeze\`.

export const VERSIONS: Readonly<Record<number, () => Promise<unknown>>> = {
${lines.join('')}}
`
}
