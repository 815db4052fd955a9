// Each game's rules by themselves, of any version that is kept, loaded when they are needed: what plays without a page
// needs no board, and bots need no texts.

import { type Game, LudotekaError, readFrozen } from '@ludoteka/kernel'
import { ENTRIES, type GameEntry } from './entries.ts'

/** The game as it is now, or the version of it a match is played by. */
export async function loadGame(id: string, version?: number): Promise<Game> {
  const current = await entryOf(id).loadRules()
  return version === undefined || version === current.version ? current : loadFrozen(id, version)
}

const frozen = new Map<string, Promise<Game>>()

/** A version as it was kept, also where it is the one the game has now. */
export function loadFrozen(id: string, version: number): Promise<Game> {
  const key = `${id} ${version}`
  const found = frozen.get(key)
  if (found) return found
  const loading = loadVersion(id, version)
  frozen.set(key, loading)
  // A load that failed for want of a network may be tried again.
  loading.catch(() => frozen.delete(key))
  return loading
}

async function loadVersion(id: string, version: number): Promise<Game> {
  const { loadRules, loadVersions } = entryOf(id)
  const kept = await loadVersions()
  const load = kept[version]
  if (load) return readFrozen(await load())
  const known = [...new Set([...Object.keys(kept).map(Number), (await loadRules()).version])]
  // One that is too old was here once; any other may be that of a newer program.
  const code = version < Math.min(...known) ? 'version-not-kept' : 'version-mismatch'
  throw new LudotekaError(code, `There is no version ${version} of ${id} here; known are ${known.join(', ')}.`)
}

function entryOf(id: string): GameEntry {
  const entry = ENTRIES.find(game => game.id === id)
  if (entry) return entry
  const known = ENTRIES.map(game => game.id).join(', ')
  throw new LudotekaError('unknown-game', `There is no such game here; known are ${known}.`)
}
