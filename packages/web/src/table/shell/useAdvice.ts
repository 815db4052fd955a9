// Hints: what a bot would do in the place of somebody who plays with bots alone, asked for when they want it.

import { type Arg, allows, type Choice, countActions } from '@ludoteka/kernel'
import type { MatchSummary, Problem } from '@ludoteka/protocol'
import type { Advice } from '@ludoteka/table'
import { useState } from 'react'
import type { TableSource } from '../source.ts'

/** What a bot would answer to the question at event `seq`, or why none says. */
type Given =
  | { readonly seq: number; readonly kind: 'asked' }
  | { readonly seq: number; readonly kind: 'told'; readonly advice: Advice }
  | { readonly seq: number; readonly kind: 'failed'; readonly problem: Problem }

export type AdviceState = {
  /** Undefined where nobody is advised now. */
  readonly ask: (() => void) | undefined
  readonly given: Exclude<Given, { kind: 'asked' }> | undefined
  readonly isAsked: boolean
  close(): void
}

type Question = {
  readonly source: TableSource
  readonly match: MatchSummary
  readonly seat: string
  readonly seq: number
  /** What the seat is asked; nothing while it may not act. */
  readonly choice: Choice
  readonly isAsked: boolean
  /** Shows on the board what the bot would click. */
  readonly show: (verb: string, arg: Arg | undefined) => void
}

export function useAdvice({ source, match, seat, seq, choice, isAsked, show }: Question): AdviceState {
  const [last, setLast] = useState<Given>()
  const now = last?.seq === seq ? last : undefined

  const tell = (advice: Advice): void => {
    setLast({ seq, kind: 'told', advice })
    const [move] = advice.plan
    if (move) show(move.verb, move.arg)
  }
  const ask = async (): Promise<void> => {
    const advice = last?.kind === 'told' ? advisedAlready(last, seq, choice) : undefined
    if (advice) {
      tell(advice)
      return
    }
    setLast({ seq, kind: 'asked' })
    const outcome = await source.advise(seat)
    if (!outcome.ok) setLast({ seq, kind: 'failed', problem: outcome.problem })
    else if (outcome.advice.seq === seq) tell(outcome.advice)
    else setLast(undefined) // it was about another question
  }
  return {
    ask:
      isAsked && countActions(choice) > 1 && mayBeAdvised(match) && now?.kind !== 'asked'
        ? () => void ask()
        : undefined,
    given: now && now.kind !== 'asked' ? now : undefined,
    isAsked: now?.kind === 'asked',
    close: () => setLast(undefined),
  }
}

/** The same question again, or the next one of the same plan. */
function advisedAlready(
  { seq: told, advice }: Extract<Given, { kind: 'told' }>,
  seq: number,
  choice: Choice,
): Advice | undefined {
  if (told === seq) return advice
  const plan = told + 1 === seq ? advice.plan.slice(1) : []
  const [next] = plan
  return next && allows(choice, next.verb, next.arg) ? { ...advice, plan } : undefined
}

/** Nobody is advised against another person; the server looks more closely. */
export function mayBeAdvised({ seats, yours, hotSeat, rated }: MatchSummary): boolean {
  const others = seats.filter(({ seat }) => !yours.includes(seat))
  return (
    yours.length === 1 && others.length > 0 && others.every(({ holder }) => holder.kind === 'bot') && !hotSeat && !rated
  )
}

/** Whether the button of an answer is what the bot would press. */
export function isAdvised(
  { given }: AdviceState,
  { verb, arg }: { readonly verb: string; readonly arg: unknown },
): boolean {
  const [move] = given?.kind === 'told' ? given.advice.plan : []
  return move !== undefined && move.verb === verb && move.arg === arg
}
