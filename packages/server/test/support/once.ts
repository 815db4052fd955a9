// What several processes need and one of them makes: whoever comes first; the others wait.

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** As it is written to the folder; an error is thrown to everybody who waits. */
type Outcome<T> = { readonly made: T } | { readonly error: string }

const POLL_MS = 25

/** What is made must be JSON. */
export async function onceIn<T>(folder: string, name: string, make: () => Promise<T>): Promise<T> {
  const file = fileOf(folder, name)
  if (isFirst(`${file}.begun`)) {
    const outcome = await outcomeOf(make)
    writeFileSync(`${file}.new`, JSON.stringify(outcome))
    renameSync(`${file}.new`, file)
  }
  while (!existsSync(file)) await pause(POLL_MS)
  const outcome: Outcome<T> = JSON.parse(readFileSync(file, 'utf8'))
  if ('error' in outcome) throw new Error(outcome.error)
  return outcome.made
}

/** What was made so far. */
export function madeIn<T>(folder: string, name: string): T | undefined {
  const file = fileOf(folder, name)
  if (!existsSync(file)) return undefined
  const outcome: Outcome<T> = JSON.parse(readFileSync(file, 'utf8'))
  return 'made' in outcome ? outcome.made : undefined
}

function fileOf(folder: string, name: string): string {
  return join(folder, `${name}.json`)
}

/** Of all processes, the one that creates the folder. */
function isFirst(folder: string): boolean {
  if (existsSync(folder)) return false
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}

async function outcomeOf<T>(make: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { made: await make() }
  } catch (error) {
    return { error: String(error) }
  }
}
