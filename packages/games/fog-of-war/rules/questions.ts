// What a board may ask the rules: pure questions about a public state, and the declarations by which views are read. A
// board imports nothing else of them but types.

export {
  controllerOf,
  hasQuagmire,
  headOf,
  isNeutral,
  isNeutralSoviet,
  positionOf,
  provincesOf,
  quagmireBy,
} from './board.ts'
export { half, isSuitable, neutralTotal, strengthOf, totalOf } from './cards.ts'
export {
  type BattleForecast,
  type Combatants,
  cardsInGame,
  forecastBattle,
  hasEntered,
  projectedVp,
} from './forecast.ts'
export { originsOf } from './operations.ts'
export { mostVp, pointsOf, resourcesOf } from './production.ts'
export { ALLIES, AXIS, otherSeat, SEATS, sideOf } from './sides.ts'
export { FIELDS, NONE, STACK_KINDS, type StackKind, ZONES } from './state.ts'
export {
  type Circumstances,
  linesOf,
  OUTCOMES,
  type Outcome,
  outcomeOf,
  type Strengths,
  totalAttack,
  totalDefence,
} from './strength.ts'
export { hasNoSupply, isBoxActive, isConnected, isSupplied, type SupplyLine, supplyOf, unsupplied } from './supply.ts'
export { battleIn, nameOfSeat, type PublicState, publicState } from './viewed.ts'
