// Gives answers one after the other: what is clicked while one is under way waits for the next question, and so do the
// answers that follow from one button.

import { type Arg, type Choice, type Game, likelyLoss, type View } from '@ludoteka/kernel'
import type { FollowUp } from '@ludoteka/ui'
import { useCallback, useEffect, useRef } from 'react'
import type { TableFeed } from '../tableFeed.ts'
import { nextQueued, type Question, type Queued, queued } from './queuedAnswers.ts'

type Answers = Question & {
  readonly game: Game
  readonly view: View | undefined
  /** What may be answered now. */
  readonly choice: Choice
  /** No answer is under way, and what the last one led to has been shown. */
  readonly mayAct: boolean
  /** Knows before the page is drawn anew whether an answer is under way: clicks may come faster than that. */
  readonly feed: Pick<TableFeed, 'state'>
  readonly play: (verb: string, arg?: Arg) => void
}

export function useQueuedAnswers(answers: Answers): (verb: string, arg?: Arg, followUps?: readonly FollowUp[]) => void {
  const { game, view, seat, step, choice, mayAct, feed, play } = answers
  const queue = useRef<readonly Queued[]>([])
  useEffect(() => {
    if (!mayAct || queue.current.length === 0) return
    const { next, rest } = nextQueued(queue.current, { seat, step }, choice)
    // What would probably lose the match is asked in its own words.
    const isSafe = next !== undefined && !(view && likelyLoss(game, view, next.verb, next.arg))
    queue.current = isSafe ? rest : []
    if (isSafe) play(next.verb, next.arg)
  }, [game, view, mayAct, seat, step, choice, play])
  return useCallback(
    (verb: string, arg?: Arg, followUps: readonly FollowUp[] = []) => {
      if (feed.state().busy) queue.current = queued(queue.current, { seat, step }, verb, arg)
      else {
        queue.current = followUps.map(one => ({ ...one, seat }))
        play(verb, arg)
      }
    },
    [feed, seat, step, play],
  )
}
