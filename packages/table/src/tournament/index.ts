// Tournaments of duels: formats, pairings, standings.

export {
  beginTournament,
  champions,
  type Entrant,
  isOver as isTournamentOver,
  isRoundOver,
  lengthOf,
  type OpenGame,
  openGames,
  withNextRounds,
  withOutcomes,
  withoutPlayer,
} from './progress.ts'
export { type Standing, standings, TIE_BREAKS, TIE_BREAKS_OF, type TieBreak } from './standings.ts'
export {
  FORMATS,
  type Format,
  type GameOutcome,
  type Pairing,
  type PairingResult,
  pairingResult,
  type Round,
  type Tournament,
  type TournamentGame,
} from './tournament.ts'
