// Opens local tables on the page: the worker, the storage and the clock of this browser.

import { proxy, wrap } from 'comlink'
import type { TableSource } from '../source.ts'
import type { LocalPlayer } from './match.ts'
import type { LocalPort, NewLocal } from './port.ts'
import { type LocalRecord, loadLocal, saveLocal } from './saves.ts'
import { type LocalTable, localSource } from './source.ts'

export type LocalSetup = {
  readonly game: string
  readonly options: NewLocal['options']
  readonly players: readonly LocalPlayer[]
  readonly hotSeat: boolean
}

function hexBytes(n: number): string {
  return [...crypto.getRandomValues(new Uint8Array(n))].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Writes a new local match down; its table is then opened by its id. */
export function createLocal({ game, options, players, hotSeat }: LocalSetup): string {
  const id = hexBytes(8)
  const at = Date.now()
  const match = { game, version: 0, options, seed: hexBytes(16), actions: [] }
  saveLocal({ id, game, hotSeat, createdAt: at, updatedAt: at, over: false, saved: { match, players } })
  return id
}

/** The same table once more; persons and bots change places where the seats allow it. */
export function playAgain(id: string): string | undefined {
  const record = loadLocal(id)
  if (!record) return undefined
  const { game, hotSeat, saved } = record
  return createLocal({ game, hotSeat, options: saved.match.options, players: saved.players.toReversed() })
}

function workerPort(worker: Worker): LocalPort {
  const remote = wrap<LocalPort>(worker)
  return {
    begin: (setup, told) => remote.begin(setup, proxy(told)),
    resume: (saved, told) => remote.resume(saved, proxy(told)),
    act: (seat, verb, arg) => remote.act(seat, verb, arg),
    why: (seat, verb, arg) => remote.why(seat, verb, arg),
    undo: seat => remote.undo(seat),
    resign: seat => remote.resign(seat),
    history: (from, to) => remote.history(from, to),
  }
}

/** A match that was only written down has no version yet: its rules take the one they have. */
function tableOf({ id, game, hotSeat, createdAt, saved }: LocalRecord): LocalTable {
  const { match, players } = saved
  return {
    id,
    game,
    hotSeat,
    createdAt,
    open: (port, told) =>
      match.version === 0
        ? port.begin({ game, options: match.options, seed: match.seed, players }, told)
        : port.resume(saved, told),
  }
}

/** A page may look away and back while it is drawn; a worker nobody has listened to for so long is not needed. */
const IDLE_MS = 2000

export function openLocal(id: string): TableSource | undefined {
  const record = loadLocal(id)
  if (!record) return undefined
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const source = localSource(tableOf(record), workerPort(worker), saveLocal, () => Date.now())
  let listeners = 0
  return {
    ...source,
    listen(listener) {
      const stop = source.listen(listener)
      listeners++
      return () => {
        stop()
        listeners--
        setTimeout(() => {
          if (listeners === 0) worker.terminate()
        }, IDLE_MS)
      }
    },
  }
}
