// What the table shell and the games' boards share.

import './cssVariables.ts'

export { asidePlaces } from './aside.tsx'
export { type BeatTiming, playBeats, type SceneBeat, seenThenTold, viewBetween } from './beats.ts'
export type * from './board.ts'
export { DESK, PHONE_OR_TOUCH } from './breakpoints.ts'
export { CardPicture } from './cardPicture.tsx'
export type * from './decks.ts'
export { Icon } from './icon.tsx'
export { ICONS, type IconName } from './icons.generated.ts'
export { moveFocus, moveInRow } from './keys.ts'
export { loadedWhenDrawn } from './lazily.ts'
export { focusHandlers, isSecondClick, pointOfClick, useZoom } from './press.ts'
export {
  findName,
  isTerm,
  marksIn,
  namedTerm,
  numberTerm,
  sightingsIn,
  type ViewedSighting,
} from './reading.ts'
export { recordOf } from './records.ts'
export { SeatEmblem, type SeatLook, SeatShield, type SeatSign, SeatSigns, useSeatLook } from './seats.tsx'
export { rememberPress, targetAt, targetOfClick } from './targets.ts'
