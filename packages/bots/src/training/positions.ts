// Positions to learn from: those of matches in which nothing is under way, with the team that won.

import { type Core, type Game, isOver, type Seed } from '@ludoteka/kernel'
import type { BotMaker } from '../bot.ts'
import { type Team, teamsOf } from '../chances.ts'
import { playMatch } from '../match.ts'
import { canBeJudged } from '../search/settle.ts'

/** One position: the features of every team, and which of them won; draws teach nothing. */
export type Lesson = { readonly features: readonly (readonly number[])[]; readonly winner: number }

export function lessonsFrom(
  game: Game,
  names: readonly string[],
  match: { readonly options: unknown; readonly seed: Seed; readonly bots: readonly BotMaker[] },
): readonly Lesson[] {
  const seen: (readonly (readonly number[])[])[] = []
  let teams: readonly Team[] = []
  const { state } = playMatch({
    game,
    ...match,
    watch: (_action, s) => {
      if (isOver(s) || !canBeJudged(game, s) || game.bot?.outlook?.isSearched?.(s) === false) return
      if (teams.length === 0) teams = teamsOf(s)
      seen.push(teams.map(team => featuresOfTeam(game, names, s, team)))
    },
  })
  const { result } = state
  if (result.kind !== 'won') return []
  const winner = teams.findIndex(({ seats }) => seats.some(seat => result.winners.includes(seat)))
  return winner < 0 ? [] : seen.map(features => ({ features, winner }))
}

function featuresOfTeam(game: Game, names: readonly string[], s: Core, { seats }: Team): readonly number[] {
  const values = seats.map(seat => game.bot?.outlook?.features(s, seat) ?? {})
  return names.map(name => values.reduce((sum, value) => sum + (value[name] ?? 0), 0))
}
