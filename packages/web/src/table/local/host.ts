// Runs one local match in a worker: the page sends the actions of people, bots act by themselves.

import type { Arg, Brought, Game, Match, Refusal, Seed } from '@ludoteka/kernel'
import type { History, Outcome } from '../source.ts'
import {
  type LocalMatch,
  type LocalPlayer,
  type LocalUpdate,
  resumeLocal,
  type SavedMatch,
  startLocal,
} from './match.ts'

export type NewLocal = {
  readonly game: string
  readonly options: Match['options']
  readonly seed: Seed
  /** The cards people bring, by seat, in games to which cards are brought. */
  readonly brought?: Brought | undefined
  readonly players: readonly LocalPlayer[]
}

type OnUpdate = (update: LocalUpdate, saved: SavedMatch) => void

/** What the page asks of the worker; every answer is a promise, because the rules run in another thread. */
export type LocalHost = {
  begin(setup: NewLocal, onUpdate: OnUpdate): Promise<void>
  resume(saved: SavedMatch, onUpdate: OnUpdate): Promise<void>
  act(seat: string, verb: string, arg: Arg | undefined): Promise<Outcome>
  why(seat: string, verb: string, arg: Arg | undefined): Promise<Refusal | undefined>
  undo(seat: string): Promise<Outcome>
  resign(seat: string): Promise<Outcome>
  history(from: number, to: number): Promise<History>
  /** The match as it is now, with the whole log. */
  whole(): Promise<LocalUpdate>
}

/** Lets waiting messages be handled first, for instance an undo. */
const yieldToMessages = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0))

export function localHost(loadGame: (id: string, version?: number) => Promise<Game>): LocalHost {
  let match: LocalMatch | undefined
  let botsArePlaying = false

  function current(): LocalMatch {
    if (!match) throw new Error('No match has been started here.')
    return match
  }

  async function playBots(): Promise<void> {
    if (botsArePlaying) return
    botsArePlaying = true
    try {
      do await yieldToMessages()
      while (current().playBot())
    } finally {
      botsArePlaying = false
    }
  }

  async function open(
    { game, version }: { readonly game: string; readonly version?: number },
    start: (rules: Game, emit: (update: LocalUpdate) => void) => LocalMatch,
    onUpdate: OnUpdate,
  ): Promise<void> {
    const rules = await loadGame(game, version)
    match = start(rules, update => onUpdate(update, current().saved()))
    onUpdate(match.whole(), match.saved())
    void playBots()
  }

  return {
    begin: (setup, onUpdate) => open(setup, (game, emit) => startLocal({ ...setup, game }, emit), onUpdate),
    resume: (saved, onUpdate) => open(saved.match, (rules, emit) => resumeLocal(rules, saved, emit), onUpdate),
    async act(seat, verb, arg) {
      const outcome = current().act(seat, verb, arg)
      void playBots()
      return outcome
    },
    why: async (seat, verb, arg) => current().why(seat, verb, arg),
    undo: async seat => current().undo(seat),
    resign: async seat => current().resign(seat),
    history: async (from, to) => current().history(from, to),
    whole: async () => current().whole(),
  }
}
