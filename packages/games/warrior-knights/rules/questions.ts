// What a board may ask the rules: pure questions about a public state, and the declarations by which views are read. A
// board imports nothing else of them but types.

export { markersOnTrack } from './actions.ts'
export { areaOf, hasLeftGame, isOnBoard, isOnPortIcon, isReady, maintainedBy, strengthOf } from './armies.ts'
export { votesAtAssembly } from './assembly/assembly.ts'
export {
  BALLOTS,
  PROPOSALS,
  type Proposal,
  VOTE_OPTIONS,
  type VoteOption,
} from './assembly/names.ts'
export { barons, clockwiseFrom, countBarons, hasStrictlyMost, investedIn } from './barons.ts'
export { attackersIn } from './battle/declare.ts'
export { officeBonus, shapeBonus } from './battle/fate.ts'
export { KINDS, otherSide, partsOfTarget, SIDES, type Side, TARGETS, type Target } from './battle/names.ts'
export {
  areaOfWalls,
  besiegerOf,
  citiesOf,
  cityIn,
  cityStrength,
  incomeOf,
  isCutOff,
  kingdomCitiesOf,
  siegeRoundOf,
  strongholdIn,
  strongholdStrength,
} from './cities.ts'
export { feeOfCard, mayReceive } from './draft.ts'
export { ALTERNATIVES, type Alternative } from './effects/alternatives.ts'
export { SOURCES, type Source } from './effects/context.ts'
export { countOf } from './effects/counts.ts'
export {
  type Aim,
  aimsAt,
  type BattleForecast,
  FATE_DECK,
  newsOdds,
  type Prospect,
  prospectOf,
  REVOLT_ODDS,
} from './forecast.ts'
export { isKeptAway, levyBonus, servedFaith } from './lasting.ts'
export { LOG_SHAPES, type Log } from './log.ts'
export { hasPort, isKingdomCity, isOnEdge, isOverseas, printedCity, stepsFrom } from './map.ts'
export { type Route, routeTo } from './movement.ts'
export * from './names.ts'
export { hasElimination, onlyMightCounts } from './options.ts'
export * from './pairs.ts'
export { slotsOf } from './planning.ts'
export { FATE_VEIL, OPEN_FIELDS, type PublicState, ZONES } from './state.ts'
export { taxesOf } from './taxation.ts'
export { citiesToWin, endsThisRound, influenceToCome } from './upkeep.ts'
export { CARD_TO_AREA, type Placing, type Plan, SHAPE_TO_AREA, type Verbs } from './verbs.ts'
export { publicState } from './viewed.ts'
export { isCircleFree, isPaid, wageOf, wagesDue } from './wages.ts'
