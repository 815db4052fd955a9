// Runs one local match for the page: persons' actions come in, bots answer by themselves.

import type { Game } from '@ludoteka/kernel'
import { type LocalMatch, type LocalPosition, resumeLocal, startLocal } from './match.ts'
import type { LocalPort } from './port.ts'

/** Lets whatever waits in line go first: a person's undo or a message to be sent. */
const breathe = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0))

export function localHost(loadGame: (id: string, version?: number) => Promise<Game>): LocalPort {
  let match: LocalMatch | undefined
  let thinking = false

  function current(): LocalMatch {
    if (!match) throw new Error('No match has been begun here.')
    return match
  }

  async function letBotsPlay(): Promise<void> {
    if (thinking) return
    thinking = true
    try {
      do await breathe()
      while (current().botActs())
    } finally {
      thinking = false
    }
  }

  async function open(
    { game, version }: { readonly game: string; readonly version?: number },
    start: (rules: Game, tell: (position: LocalPosition) => void) => LocalMatch,
    told: Parameters<LocalPort['begin']>[1],
  ): Promise<void> {
    const rules = await loadGame(game, version)
    match = start(rules, position => told(position, current().saved()))
    told(match.position(), match.saved())
    void letBotsPlay()
  }

  return {
    begin: (setup, told) => open(setup, (game, tell) => startLocal({ ...setup, game }, tell), told),
    resume: (saved, told) => open(saved.match, (rules, tell) => resumeLocal(rules, saved, tell), told),
    async act(seat, verb, arg) {
      const outcome = current().act(seat, verb, arg)
      void letBotsPlay()
      return outcome
    },
    why: async (seat, verb, arg) => current().why(seat, verb, arg),
    undo: async seat => current().undo(seat),
    resign: async seat => current().resign(seat),
    history: async (from, to) => current().history(from, to),
  }
}
