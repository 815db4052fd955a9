// What random play has reached of a game so far.

import type { Core, Game } from '@ludoteka/kernel'
import type { Finality } from './laws/finality.ts'
import { type Report, reachedOf } from './report.ts'

export type Seen = {
  readonly cards: Set<string>
  readonly entries: Set<string>
  readonly steps: Set<string>
  readonly refusals: Set<string>
  readonly secrets: Set<string>
  /** How often the refusals of each step were asked for by scouts. */
  readonly probed: Map<string, number>
  /** By step and verb, how often there was no way back. */
  readonly finality: Map<string, Finality>
}

export function nothingSeen(): Seen {
  return {
    cards: new Set(),
    entries: new Set(),
    steps: new Set(),
    refusals: new Set(),
    secrets: new Set(),
    probed: new Map(),
    finality: new Map(),
  }
}

export function noteNews(game: Game, seen: Seen, s: Core): void {
  for (const entry of s.news) {
    seen.entries.add(entry.key)
    for (const card of [game.coverage?.fired(entry) ?? []].flat()) seen.cards.add(card)
  }
}

export function areRefusalsReached(game: Game, seen: Seen): boolean {
  return reasonsToReach(game).every(reason => seen.refusals.has(reason))
}

function reasonsToReach({ reasons, coverage }: Game): readonly string[] {
  const rare = coverage?.rareReasons ?? []
  return reasons.filter(reason => !rare.includes(reason))
}

function stepsToReach({ steps, coverage }: Game): readonly string[] {
  const rare = coverage?.rareSteps ?? []
  return Object.keys(steps).filter(step => !rare.includes(step))
}

export function isAllReached(game: Game, seen: Seen): boolean {
  return Object.values(coverageOf(game, seen)).every(({ missing }) => missing.length === 0)
}

export function coverageOf(game: Game, seen: Seen): Report['coverage'] {
  return {
    cards: reachedOf(game.coverage?.cards ?? [], seen.cards),
    entries: reachedOf(game.coverage?.entries ?? [], seen.entries),
    steps: reachedOf(stepsToReach(game), seen.steps),
    refusals: reachedOf(reasonsToReach(game), seen.refusals),
    secrets: reachedOf(game.secretVerbs ?? [], seen.secrets),
  }
}
