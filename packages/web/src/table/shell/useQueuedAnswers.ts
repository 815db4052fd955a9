// Gives answers one after the other: what is clicked while one is under way waits for the next question.

import type { Arg, Choice } from '@ludoteka/kernel'
import { useCallback, useEffect, useRef } from 'react'
import { nextQueued, type Question, type Queued, queued } from './queuedAnswers.ts'

type Answers = Question & {
  /** What may be answered now. */
  readonly choice: Choice
  /** An answer is under way. */
  readonly isBusy: boolean
  /** It is not, and what it has led to has been shown. */
  readonly mayAct: boolean
  readonly play: (verb: string, arg?: Arg) => void
}

export function useQueuedAnswers(answers: Answers): (verb: string, arg?: Arg) => void {
  const { seat, step, choice, isBusy, mayAct, play } = answers
  const queue = useRef<readonly Queued[]>([])
  useEffect(() => {
    if (!mayAct || queue.current.length === 0) return
    const { next, rest } = nextQueued(queue.current, { seat, step }, choice)
    queue.current = rest
    if (next) play(next.verb, next.arg)
  }, [mayAct, seat, step, choice, play])
  return useCallback(
    (verb: string, arg?: Arg) => {
      if (isBusy) queue.current = queued(queue.current, { seat, step }, verb, arg)
      else play(verb, arg)
    },
    [isBusy, seat, step, play],
  )
}
