// What a board may ask the rules: pure questions about a public state, and the declarations by which views are read. A
// board imports nothing else of them but types.

export { controller, hasFamine, influence, neededForControl, protectorsOf, stability } from './board.ts'
export { hasHappened } from './cards.ts'
export { type CoupDanger, coupDanger, type Danger } from './danger.ts'
export { militaryOperationsOf } from './defcon.ts'
export {
  type CoupForecast,
  forecastCoup,
  forecastPlacing,
  forecastRealignment,
  type PlacingForecast,
  type RealignForecast,
} from './forecast.ts'
export { identified } from './hiddenCards.ts'
export { type Chance, percent } from './odds.ts'
export { coupTargets, ORDINARY_COUP } from './operations/coup.ts'
export { possibleOperations } from './operations/kind.ts'
export { boxOf } from './operations/space.ts'
export { opsOf } from './opsValue.ts'
export { publicState, sampleState, withInfluence } from './publicState.ts'
export { type Level, type Outright, projectedScore, type RegionScore } from './scoring.ts'
export { cardsOfGame } from './setup.ts'
export { activeSide, is, other, sideOf } from './sides.ts'
export { ZONES } from './state.ts'
export {
  cardDanger,
  coupTermsOf,
  nameOfSeat,
  viewedCoupStake,
  viewersOutlook,
  viewersSide,
} from './viewed.ts'
