// Ratings by Weng and Lin's method (openskill): what a match does to those of its players, and how they are shown.

import type { ShownRating } from '@ludoteka/protocol'
import { rate } from 'openskill'

/** A strength as it is estimated, and how sure that is. */
export type Skill = { readonly mu: number; readonly sigma: number }

/** The skill in one game after so many rated matches. */
export type Rating = Skill & { readonly matches: number }

const MU = 25
export const FIRST_RATING: Rating = { mu: MU, sigma: MU / 3, matches: 0 }

/** So many matches of a game make a rating; before, it is provisional. */
export const PROVISIONAL_MATCHES = 10

/** What is added to every doubt before a match, so that a rating follows whoever gets better or worse. */
const TAU = MU / 300

export type Rated<P> = { readonly player: P; readonly skill: Skill }
/** Allies of equal place; 1 is the first. */
export type RatedTeam<P> = { readonly place: number; readonly members: readonly Rated<P>[] }

/** The skills of all players after a match. */
export function skillsAfter<P>(teams: readonly RatedTeam<P>[]): ReadonlyMap<P, Skill> {
  const before = teams.map(({ members }) => members.map(({ skill: { mu, sigma } }) => ({ mu, sigma })))
  const after = rate(before, { rank: teams.map(({ place }) => place), tau: TAU })
  return new Map(
    teams.flatMap(({ members }, team) =>
      members.map(({ player, skill }, i): [P, Skill] => [player, after[team]?.[i] ?? skill]),
    ),
  )
}

const SHOWN_MIDDLE = 1500
/** The first doubt is shown as 300 points: differences mean about as much as those of chess players. */
const SHOWN_SCALE = 36

export function shownValue({ mu }: Pick<Skill, 'mu'>): number {
  return Math.max(1, Math.round(SHOWN_MIDDLE + SHOWN_SCALE * (mu - MU)))
}

export function shownRating(rating: Pick<Rating, 'mu' | 'matches'>, before?: Pick<Skill, 'mu'>): ShownRating {
  const value = shownValue(rating)
  const provisional = rating.matches < PROVISIONAL_MATCHES
  return before ? { value, provisional, change: value - shownValue(before) } : { value, provisional }
}
