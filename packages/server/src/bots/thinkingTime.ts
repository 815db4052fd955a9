// How long a bot may think: the time of its level, and less of it while many wait for few threads.

import { THINKING_MS } from '@ludoteka/bots/names'
import type { BotLevel } from '@ludoteka/protocol'

export type ThinkingTime = {
  readonly budgetMs: number
  /** Less than the level has: too many wait. */
  readonly isHurried: boolean
}

/** What is left of the time of a level, at the least. */
const LEAST_SHARE = 0.1

/**
 * While no more wait than there are threads a bot has all its time; beyond that the time shrinks as the queue grows, so that
 * whoever comes last waits about as long as one whole decision. Levels without a time need but a moment: they have `otherwiseMs`.
 */
export function thinkingTime(
  level: BotLevel,
  { waiting, threads }: { readonly waiting: number; readonly threads: number },
  otherwiseMs: number,
): ThinkingTime {
  const whole = THINKING_MS[level]
  if (whole === undefined) return { budgetMs: otherwiseMs, isHurried: false }
  const share = Math.max(LEAST_SHARE, Math.min(1, threads / Math.max(1, waiting)))
  return { budgetMs: Math.round(whole * share), isHurried: share < 1 }
}
