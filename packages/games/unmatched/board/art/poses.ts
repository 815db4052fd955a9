// Attitudes that come back from picture to picture.

import type { Pose } from '@ludoteka/ui/drawing'

export const STAND: Pose = { near: [-14, -42], far: [16, -46] }
/** The weapon behind the head, about to come down. */
export const SWING: Pose = {
  hip: [0, -43],
  lean: 14,
  near: [-18, -106],
  far: [32, -66],
  nearFoot: [-24, -4],
  farFoot: [25, -3],
  elbows: [-1, 1],
  wind: [-42, 36],
}
/** A thrust with all of the body behind it. */
export const LUNGE: Pose = {
  hip: [4, -36],
  lean: 26,
  near: [52, -58],
  far: [34, -40],
  nearFoot: [-34, -4],
  farFoot: [32, -3],
  wind: [-48, 26],
}
export const RUN: Pose = {
  hip: [0, -46],
  lean: 20,
  near: [30, -58],
  far: [-8, -48],
  nearFoot: [-34, -24],
  farFoot: [26, -8],
  wind: [-46, 22],
}
export const LEAP: Pose = {
  hip: [0, -62],
  lean: 18,
  near: [-14, -122],
  far: [40, -84],
  nearFoot: [-30, -36],
  farFoot: [24, -38],
  elbows: [-1, 1],
  wind: [-44, 14],
}
export const KNEEL: Pose = {
  hip: [0, -27],
  lean: 8,
  near: [18, -48],
  far: [24, -50],
  nearFoot: [-24, -5],
  farFoot: [18, -3],
  wind: [-20, 44],
}
/** Both arms before the body. */
export const CAST: Pose = {
  lean: -6,
  near: [24, -70],
  far: [36, -92],
  nearFoot: [-14, -3],
  farFoot: [12, -3],
  wind: [-30, 52],
}
export const RAISE: Pose = { lean: -4, near: [-24, -58], far: [22, -112], elbows: [1, -1], wind: [-30, 50] }
/** Behind a shield. */
export const GUARD: Pose = {
  hip: [-2, -43],
  lean: -6,
  near: [-26, -58],
  far: [24, -62],
  nearFoot: [-22, -3],
  farFoot: [18, -3],
  wind: [-30, 44],
}
/** Drawing a bow: the far hand holds it, the near hand has the string. */
export const SHOOT: Pose = {
  lean: -4,
  near: [-2, -74],
  far: [38, -78],
  nearFoot: [-16, -3],
  farFoot: [14, -3],
  elbows: [1, 1],
}
/** Struck, and falling back. */
export const REEL: Pose = {
  hip: [-4, -44],
  lean: -24,
  nod: -10,
  near: [-34, -62],
  far: [18, -92],
  nearFoot: [-14, -3],
  farFoot: [26, -12],
  elbows: [1, -1],
  wind: [-20, 50],
}
export const CROUCH: Pose = {
  hip: [-4, -30],
  lean: 32,
  near: [28, -34],
  far: [32, -48],
  nearFoot: [-18, -3],
  farFoot: [14, -3],
  wind: [-34, 30],
}
