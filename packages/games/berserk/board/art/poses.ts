// Attitudes that come back from picture to picture.

import type { Pose } from '@ludoteka/ui/drawing'

export const STAND: Pose = { near: [-18, -46], far: [20, -50], nearFoot: [-11, -4], farFoot: [12, -4] }
export const SWING: Pose = {
  hip: [0, -46],
  lean: 14,
  near: [-20, -114],
  far: [34, -70],
  nearFoot: [-26, -4],
  farFoot: [26, -4],
  elbows: [-1, 1],
  wind: [-40, 44],
}
export const LUNGE: Pose = {
  hip: [2, -40],
  lean: 28,
  near: [54, -62],
  far: [40, -40],
  nearFoot: [-34, -4],
  farFoot: [32, -4],
  wind: [-48, 30],
}
export const RAISE: Pose = {
  lean: -5,
  near: [-28, -60],
  far: [24, -118],
  nearFoot: [-13, -4],
  farFoot: [13, -4],
  elbows: [1, -1],
  wind: [-24, 66],
}
/** Both hands before the body, on what is held. */
export const READY: Pose = {
  lean: 6,
  near: [14, -58],
  far: [20, -62],
  nearFoot: [-18, -4],
  farFoot: [18, -4],
  wind: [-26, 62],
}
export const CAST: Pose = {
  lean: -8,
  near: [-32, -84],
  far: [36, -92],
  nearFoot: [-14, -4],
  farFoot: [14, -4],
  elbows: [1, 1],
  wind: [-22, 66],
}
export const SHOOT: Pose = {
  lean: -5,
  near: [-6, -80],
  far: [38, -84],
  nearFoot: [-18, -4],
  farFoot: [16, -4],
  elbows: [1, 1],
}
export const CROUCH: Pose = {
  hip: [-6, -34],
  lean: 36,
  near: [30, -34],
  far: [38, -52],
  nearFoot: [-20, -4],
  farFoot: [16, -4],
  wind: [-36, 36],
}
/** Arms wide, as somebody who is about to seize. */
export const LOOM: Pose = {
  lean: 10,
  near: [-40, -66],
  far: [46, -76],
  nearFoot: [-18, -4],
  farFoot: [18, -4],
  elbows: [-1, 1],
  wind: [-20, 70],
}
