// What the table shell and the games' boards share.

import './cssVariables.ts'

export type * from './board.ts'
export { Icon } from './icon.tsx'
export { ICONS, type IconName } from './icons.generated.ts'
export { useZoom } from './press.ts'
export {
  SEAT_LOOKS,
  SeatEmblem,
  type SeatLook,
  type SeatPattern,
  SeatShield,
  seatColour,
  seatLook,
} from './seats.tsx'
