// Answers that were clicked while another one was under way: they wait, and are given as soon as they are offered again.

import { type Action, type Arg, allows, type Choice, type Game, isFinal } from '@ludoteka/kernel'

/** The question a click answers: who is asked, and at which step. */
export type Question = { readonly seat: string; readonly step: string }

export type Queued = Pick<Action, 'verb' | 'arg'> & Question

/** More than anybody clicks while one answer is under way. */
const MOST_QUEUED = 20

/** Of the answers to a question, those that may be clicked before the last click was answered: all that can be taken back. */
export function queueable(game: Game, step: string, choice: Choice): Choice {
  return Object.fromEntries(Object.entries(choice).filter(([verb]) => !isFinal(game, step, verb)))
}

export function queued(
  queue: readonly Queued[],
  { seat, step }: Question,
  verb: string,
  arg: Arg | undefined,
): readonly Queued[] {
  const one: Queued = arg === undefined ? { seat, step, verb } : { seat, step, verb, arg }
  return queue.length < MOST_QUEUED ? [...queue, one] : queue
}

/**
 * The next of the answers that is legal now, and those after it. Of another seat or step it is another question, to which
 * nothing of this was an answer.
 */
export function nextQueued(
  queue: readonly Queued[],
  { seat, step }: Question,
  choice: Choice,
): { readonly next: Queued | undefined; readonly rest: readonly Queued[] } {
  const at = queue.findIndex(one => one.seat === seat && one.step === step && allows(choice, one.verb, one.arg))
  return { next: queue[at], rest: at < 0 ? [] : queue.slice(at + 1) }
}
