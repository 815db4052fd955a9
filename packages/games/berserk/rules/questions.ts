// What a board may ask the rules: pure questions about what everybody sees, and the declarations by which views and
// actions are read. A board imports nothing else of them but types.

export { READY_DECKS } from './bringing.ts'
export { initialLife, lifeOf } from './filters.ts'
export {
  type AttackEnd,
  type AttackForecast,
  endOf,
  forecastAbility,
  forecastStrike,
  isInVain,
  resultOfFace,
} from './forecast.ts'
export { OPENING_EFFECTS, type OpeningEffect, USABLE_IDS, type UsableId } from './frames.ts'
export { movementValue } from './movementValue.ts'
export { NONE, PIECES, type Piece, pair } from './names.ts'
export { traits } from './pieces.ts'
export { recruitingOf } from './recruited.ts'
export { HIDDEN, type LastingRow, type PieceRow } from './rows.ts'
export { sideOf } from './seats.ts'
export {
  crystalsFor,
  elementsOf,
  isAttachment,
  mostCopies,
  priceIn,
  spendingOn,
  standsInExtraZone,
  whyNoSquad,
} from './squad.ts'
export { FIELDS, type Phase, ZONES } from './state.ts'
export { attackMadeBy } from './targets.ts'
export { publicState } from './viewed.ts'
