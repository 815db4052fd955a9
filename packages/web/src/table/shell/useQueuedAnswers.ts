// Gives answers one after the other: what is clicked while one is under way waits for the next question.

import type { Arg, Choice } from '@ludoteka/kernel'
import { useCallback, useEffect, useRef } from 'react'
import type { TableFeed } from '../tableFeed.ts'
import { nextQueued, type Question, type Queued, queued } from './queuedAnswers.ts'

type Answers = Question & {
  /** What may be answered now. */
  readonly choice: Choice
  /** No answer is under way, and what the last one led to has been shown. */
  readonly mayAct: boolean
  /** Knows before the page is drawn anew whether an answer is under way: clicks may come faster than that. */
  readonly feed: Pick<TableFeed, 'state'>
  readonly play: (verb: string, arg?: Arg) => void
}

export function useQueuedAnswers(answers: Answers): (verb: string, arg?: Arg) => void {
  const { seat, step, choice, mayAct, feed, play } = answers
  const queue = useRef<readonly Queued[]>([])
  useEffect(() => {
    if (!mayAct || queue.current.length === 0) return
    const { next, rest } = nextQueued(queue.current, { seat, step }, choice)
    queue.current = rest
    if (next) play(next.verb, next.arg)
  }, [mayAct, seat, step, choice, play])
  return useCallback(
    (verb: string, arg?: Arg) => {
      if (feed.state().busy) queue.current = queued(queue.current, { seat, step }, verb, arg)
      else play(verb, arg)
    },
    [feed, seat, step, play],
  )
}
