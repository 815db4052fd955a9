// Runs one local match in a worker: the page sends the actions of people, standing orders act by themselves, and bots decide in
// another thread.

import type { Arg, Brought, Game, Match, Position, Refusal, Seed } from '@ludoteka/kernel'
import { adviceIn, type OrderRequest, type Review } from '@ludoteka/table'
import { type AdviceOutcome, type History, type LogEntry, type Outcome, refused } from '../source.ts'
import type { BotThread } from './bots.ts'
import {
  type LocalMatch,
  type LocalPlayer,
  type LocalUpdate,
  resumeLocal,
  type SavedChange,
  type SavedMatch,
  startLocal,
} from './match.ts'

export type NewLocal = {
  readonly game: string
  readonly options: Match['options']
  readonly seed: Seed
  /** The cards people bring, by seat, in games to which cards are brought. */
  readonly brought?: Brought | undefined
  /** The position to begin from, if not from the start. */
  readonly position?: Position | undefined
  readonly players: readonly LocalPlayer[]
}

type OnUpdate = (update: LocalUpdate, saved: SavedChange) => void

/** What the page asks of the worker; every answer is a promise, because the rules run in another thread. */
export type LocalHost = {
  begin(setup: NewLocal, onUpdate: OnUpdate): Promise<void>
  resume(saved: SavedMatch, onUpdate: OnUpdate): Promise<void>
  act(seat: string, verb: string, arg: Arg | undefined): Promise<Outcome>
  why(seat: string, verb: string, arg: Arg | undefined): Promise<Refusal | undefined>
  advise(seat: string): Promise<AdviceOutcome>
  undo(seat: string): Promise<Outcome>
  resign(seat: string): Promise<Outcome>
  giveOrder(seat: string, request: OrderRequest): Promise<Outcome>
  cancelOrder(seat: string, order?: string): Promise<Outcome>
  history(from: number, to: number, seat?: string): Promise<History>
  review(): Promise<Review>
  /** The match as it is now, with the log that is in memory. */
  whole(): Promise<LocalUpdate>
  /** The log before that. */
  earlierLog(): Promise<readonly LogEntry[]>
}

/** Lets waiting messages be handled first, for instance an undo. */
const yieldToMessages = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0))

export function localHost(
  loadGame: (id: string, version?: number) => Promise<Game>,
  openBotThread: () => BotThread,
): LocalHost {
  let match: LocalMatch | undefined
  let bots: BotThread | undefined
  let othersArePlaying = false

  function current(): LocalMatch {
    if (!match) throw new Error('No match has been started here.')
    return match
  }

  /** False if no bot is asked. While it thinks people may act, or take back what led to its question: then it is asked anew. */
  async function playBot(): Promise<boolean> {
    const asked = current().askedBot()
    if (!asked) return false
    bots ??= openBotThread()
    const answer = await bots.decide(asked.game, asked.question)
    current().playBot(asked, answer)
    return true
  }

  async function advise(name: string): Promise<AdviceOutcome> {
    const asked = current().adviceFor(name)
    if (!asked) return refused('forbidden', 'Bots advise only those who play with bots alone, when they are asked.')
    const { game, question, seq } = asked
    bots ??= openBotThread()
    const answer = await bots.decide(game, question)
    return { ok: true, advice: { seq, ...adviceIn(answer, question.seat) } }
  }

  async function playOthers(): Promise<void> {
    if (othersArePlaying) return
    othersArePlaying = true
    try {
      do await yieldToMessages()
      while (current().playOrder() || (await playBot()))
    } finally {
      othersArePlaying = false
    }
  }

  /** `stored` actions of it are stored already. */
  async function open(
    { game, version }: { readonly game: string; readonly version?: number },
    start: (rules: Game) => LocalMatch,
    stored: number,
    onUpdate: OnUpdate,
  ): Promise<void> {
    match = start(await loadGame(game, version))
    onUpdate(match.whole(), match.savedFrom(stored))
    void playOthers()
  }

  return {
    begin: (setup, onUpdate) => open(setup, game => startLocal({ ...setup, game }, onUpdate), 0, onUpdate),
    resume: (saved, onUpdate) =>
      open(saved.match, game => resumeLocal(game, saved, onUpdate), saved.match.actions.length, onUpdate),
    async act(seat, verb, arg) {
      const outcome = current().act(seat, verb, arg)
      void playOthers()
      return outcome
    },
    why: async (seat, verb, arg) => current().why(seat, verb, arg),
    advise,
    undo: async seat => current().undo(seat),
    resign: async seat => current().resign(seat),
    async giveOrder(seat, request) {
      const outcome = current().giveOrder(seat, request)
      void playOthers()
      return outcome
    },
    cancelOrder: async (seat, order) => current().cancelOrder(seat, order),
    history: async (from, to, seat) => current().history(from, to, seat),
    async review() {
      bots ??= openBotThread()
      return bots.review(current().reviewTask())
    },
    whole: async () => current().whole(),
    earlierLog: async () => current().earlierLog(),
  }
}
