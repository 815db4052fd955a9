// Bots that play any game of the kernel.

export {
  type Analysis,
  type AnalysisJob,
  analyse,
  analyseWholly,
  type Click,
  type Decision,
  type Point,
  type Swing,
} from './analysis.ts'
export { type Blunder, blundersIn } from './blunders.ts'
export type { Bot, BotMaker, ConsideredPlan, Memory, Turn } from './bot.ts'
export { chancesOf, type Team, teamOf, teamsOf } from './chances.ts'
export { GREEDY_BUDGET, type GreedyBudget, greedyBot } from './greedy.ts'
export { type League, type LeagueJob, type Pair, playLeague } from './league.ts'
export { type BotMatch, type BotMatchEnd, playMatch, turnOf } from './match.ts'
export { BOT_NAMES, type BotName, isBotName, LEVELS, type Level, THINKING_MS } from './names.ts'
export { type BlunderCount, blundersOf } from './neverRight.ts'
export { answersIn, offerTo, questionIn, steadyAction } from './offers.ts'
export { plannedActions } from './plans.ts'
export { findPuzzles, PUZZLE_SEED, type Puzzle, type PuzzleJob } from './puzzles.ts'
export type { Rating } from './ratings.ts'
export { BOTS, randomBot } from './registry.ts'
export { type SearchBudget, searchBot } from './search/search.ts'
export { type Trained, type TrainingJob, train } from './training/train.ts'
