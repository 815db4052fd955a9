// Creates and opens local tables with the worker, the storage and the clock of this browser.

import type { Match } from '@ludoteka/kernel'
import { proxy, wrap } from 'comlink'
import type { TableSource } from '../source.ts'
import type { LocalHost, NewLocal } from './host.ts'
import type { LocalPlayer } from './match.ts'
import { type LocalRecord, loadLocal, loadMatch, saveLocal } from './saves.ts'
import { type LocalTable, localSource } from './source.ts'

export type LocalSetup = {
  readonly game: string
  readonly options: NewLocal['options']
  readonly brought?: NewLocal['brought']
  readonly position?: NewLocal['position']
  readonly players: readonly LocalPlayer[]
  readonly hotSeat: boolean
}

function hexBytes(n: number): string {
  return [...crypto.getRandomValues(new Uint8Array(n))].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

export const freshSeed = (): string => hexBytes(16)

/** Stores a new local match and returns the id by which its table is opened. */
export function createLocal({ game, options, brought, position, players, hotSeat }: LocalSetup): string {
  const id = hexBytes(8)
  const at = Date.now()
  const given = { ...(brought ? { brought } : {}), ...(position ? { position } : {}) }
  const match = { game, version: 0, options, seed: freshSeed(), ...given }
  const record = { id, game, hotSeat, createdAt: at, updatedAt: at, over: false, actions: 0, saved: { match, players } }
  saveLocal(record, { from: 0, actions: [] })
  return id
}

/** Stores a recorded match; its replay shows it, and its table plays on where it ends. */
export function keepMatch({ actions, hashes: _, ...match }: Match, players: readonly LocalPlayer[]): string {
  const id = hexBytes(8)
  const at = Date.now()
  const about = { id, game: match.game, hotSeat: true, createdAt: at, updatedAt: at, over: false }
  saveLocal({ ...about, actions: actions.length, saved: { match, players } }, { from: 0, actions })
  return id
}

/** Creates the same table again; people and bots swap seats, and people bring the same cards. */
export function playAgain(id: string): string | undefined {
  const record = loadLocal(id)
  if (!record) return undefined
  const { game, hotSeat, saved } = record
  const { match, players } = saved
  const brought = match.brought?.map((cards, seat) => (players[seat]?.kind === 'person' ? cards : [])).toReversed()
  const { options, position } = match
  return createLocal({ game, hotSeat, options, brought, position, players: players.toReversed() })
}

function workerHost(worker: Worker): LocalHost {
  const remote = wrap<LocalHost>(worker)
  return {
    begin: (setup, onUpdate) => remote.begin(setup, proxy(onUpdate)),
    resume: (saved, onUpdate) => remote.resume(saved, proxy(onUpdate)),
    act: (seat, verb, arg) => remote.act(seat, verb, arg),
    why: (seat, verb, arg) => remote.why(seat, verb, arg),
    advise: seat => remote.advise(seat),
    undo: seat => remote.undo(seat),
    resign: seat => remote.resign(seat),
    giveOrder: (seat, request) => remote.giveOrder(seat, request),
    cancelOrder: (seat, order) => remote.cancelOrder(seat, order),
    history: (from, to, seat) => remote.history(from, to, seat),
    review: () => remote.review(),
    whole: () => remote.whole(),
    earlierLog: () => remote.earlierLog(),
  }
}

/** A match that has not begun has no version yet: it takes the current one of its game. */
function tableOf(record: LocalRecord): LocalTable {
  const { id, game, hotSeat, createdAt, saved } = record
  const { match, players } = saved
  return {
    id,
    game,
    hotSeat,
    createdAt,
    open: async (host, onUpdate) =>
      match.version === 0
        ? host.begin(
            {
              game,
              options: match.options,
              seed: match.seed,
              brought: match.brought,
              position: match.position,
              players,
            },
            onUpdate,
          )
        : host.resume(loadMatch(record), onUpdate),
  }
}

/** React may unsubscribe and subscribe again while it mounts; a worker without listeners for so long is stopped. */
const IDLE_MS = 2000

export function openLocal(id: string): TableSource | undefined {
  const record = loadLocal(id)
  if (!record) return undefined
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const source = localSource(tableOf(record), workerHost(worker), saveLocal, () => Date.now())
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
