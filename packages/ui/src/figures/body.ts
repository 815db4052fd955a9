// A jointed figure for the pictures of cards: a pose in angles becomes outlines that a board paints in its own way.
// It is 100 high, stands with its lowest foot at (0, 0) and looks to the right; y grows downwards.

export type Spot = readonly [x: number, y: number]

/** The upper and the lower part of a limb, in degrees from hanging straight down; forward is positive. */
export type Limb = readonly [upper: number, lower: number]

export type Pose = {
  /** Of the back, forward. */
  readonly lean?: number
  readonly nearArm?: Limb
  readonly farArm?: Limb
  readonly nearLeg?: Limb
  readonly farLeg?: Limb
  /** From 0, seen from the side, to 1, seen from the front. */
  readonly turn?: number
  readonly girth?: number
}

/** A piece of the body, and the part of it that the light falls on. */
export type Piece = { readonly d: string; readonly lit: string }

export type Body = {
  readonly farLeg: Piece
  readonly nearLeg: Piece
  readonly farFoot: Piece
  readonly nearFoot: Piece
  readonly farArm: Piece
  readonly nearArm: Piece
  /** Where things are held, and how the forearm lies, in degrees from hanging. */
  readonly farHand: { readonly at: Spot; readonly turn: number }
  readonly nearHand: { readonly at: Spot; readonly turn: number }
  readonly torso: Piece
  readonly neck: Piece
  /** Where the spine ends below and above; what hangs from them is turned by the lean. */
  readonly hip: Spot
  readonly collar: Spot
  readonly head: Spot
  readonly lean: number
}

const THIGH = 25
const SHIN = 24
const UPPER_ARM = 16
const FOREARM = 15
const SPINE = 30

const RADIANS = Math.PI / 180
const short = (n: number): string => String(Math.round(n * 10) / 10)
const at = ([x, y]: Spot): string => `${short(x)} ${short(y)}`

/** From a joint, so far in a direction that is 0 downwards and 90 forwards. */
const reach = ([x, y]: Spot, length: number, degrees: number): Spot => [
  x + length * Math.sin(degrees * RADIANS),
  y + length * Math.cos(degrees * RADIANS),
]

/** A thick line whose ends have their own widths. */
export function tapered(from: Spot, to: Spot, wide: number, narrow: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const [nx, ny] = [-dy / length, dx / length]
  const side = ([x, y]: Spot, r: number): string => at([x + nx * r, y + ny * r])
  return `M${side(from, wide)}L${side(to, narrow)}A${narrow} ${narrow} 0 0 0 ${side(to, -narrow)}L${side(from, -wide)}A${wide} ${wide} 0 0 0 ${side(from, wide)}Z`
}

/** The strip of a limb on the side of the light. */
function strip(from: Spot, to: Spot, wide: number, narrow: number, light: number): string {
  const move = ([x, y]: Spot, r: number): Spot => [x + light * r * 0.66, y - r * 0.1]
  return tapered(move(from, wide), move(to, narrow), wide * 0.26, narrow * 0.26)
}

const limb = (joints: readonly [Spot, Spot, Spot], r: readonly [number, number, number], light: number): Piece => ({
  d: tapered(joints[0], joints[1], r[0], r[1]) + tapered(joints[1], joints[2], r[1], r[2]),
  lit: strip(joints[0], joints[1], r[0], r[1], light) + strip(joints[1], joints[2], r[1], r[2], light),
})

function foot(ankle: Spot, shin: number): Piece {
  const toe = reach(ankle, 7, Math.min(110, 82 + shin * 0.5))
  return { d: tapered(ankle, toe, 3.2, 2.1), lit: tapered(reach(ankle, 2, 140), toe, 0.9, 0.7) }
}

/** A path of absolute points, turned around the hip. */
function turned(points: readonly Spot[], hip: Spot, lean: number): string {
  const [sin, cos] = [Math.sin(lean * RADIANS), Math.cos(lean * RADIANS)]
  const moved = points.map(([x, y]): Spot => [hip[0] + x * cos - y * sin, hip[1] + x * sin + y * cos])
  const [first, ...rest] = moved
  return first ? `M${at(first)}${rest.map((spot, i) => `${i % 2 === 0 ? 'Q' : ' '}${at(spot)}`).join('')}Z` : ''
}

/** The light comes from the right (1) or from the left (-1). */
export function body(pose: Pose, light: 1 | -1): Body {
  const { lean = 0, nearArm = [4, 10], farArm = [-4, 8], nearLeg = [3, 0], farLeg = [-4, -2] } = pose
  const { turn = 0.6, girth = 1 } = pose
  const legs = [nearLeg, farLeg].map(([upper, lower]): readonly [Spot, Spot] => {
    const knee = reach([0, 0], THIGH, upper)
    return [knee, reach(knee, SHIN, lower)]
  })
  const depth = Math.max(...legs.map(([, ankle]) => ankle[1])) + 2.2
  const hip: Spot = [0, -depth]
  const stride = 2.4 * turn
  const shoulder = (2 + 6.6 * turn) * girth
  const [sin, cos] = [Math.sin(lean * RADIANS), Math.cos(lean * RADIANS)]
  const onSpine = (x: number, y: number): Spot => [hip[0] + x * cos - y * sin, hip[1] + x * sin + y * cos]

  const leg = ([upper, lower]: Limb, side: number): readonly [Spot, Spot, Spot] => {
    const root: Spot = [hip[0] + side * stride, hip[1]]
    const knee = reach(root, THIGH, upper)
    return [root, knee, reach(knee, SHIN, lower)]
  }
  const arm = ([upper, lower]: Limb, side: number): readonly [Spot, Spot, Spot] => {
    const root = onSpine(side * shoulder, -SPINE + 4.5)
    const elbow = reach(root, UPPER_ARM, upper)
    return [root, elbow, reach(elbow, FOREARM, lower)]
  }
  const [near, far, nearReach, farReach] = [leg(nearLeg, -1), leg(farLeg, 1), arm(nearArm, -1), arm(farArm, 1)]
  const waist = (4.6 + 1.6 * turn) * girth
  const chest = shoulder + 1.8
  const side = light > 0 ? 1 : -1
  return {
    farLeg: limb(far, [5.4, 4.2, 3.3], light),
    nearLeg: limb(near, [5.6, 4.4, 3.4], light),
    farFoot: foot(far[2], farLeg[1]),
    nearFoot: foot(near[2], nearLeg[1]),
    farArm: limb(farReach, [3.6, 2.9, 2.2], light),
    nearArm: limb(nearReach, [3.8, 3.1, 2.3], light),
    farHand: { at: reach(farReach[2], 2.6, farArm[1]), turn: farArm[1] },
    nearHand: { at: reach(nearReach[2], 2.6, nearArm[1]), turn: nearArm[1] },
    torso: {
      // biome-ignore format: from the neck around the far shoulder, the waist and the near shoulder
      d: turned([[-3, -SPINE - 2], [-chest, -SPINE], [-chest, -SPINE + 5], [-waist - 1, -16], [-waist, -9], [-waist - 1, -2], [-waist - 0.8, 3], [0, 6], [waist + 0.8, 3], [waist + 1, -2], [waist, -9], [waist + 1, -16], [chest, -SPINE + 5], [chest, -SPINE], [3, -SPINE - 2]], hip, lean),
      // biome-ignore format: the same order, on one side only
      lit: turned([[side * 2, -SPINE - 1], [side * chest * 0.9, -SPINE + 0.5], [side * chest * 0.94, -SPINE + 6], [side * (waist + 0.6), -15], [side * waist * 0.96, -8], [side * waist * 0.8, -4], [side * waist * 0.75, -1], [side * waist * 0.66, -10], [side * waist * 0.7, -16], [side * chest * 0.7, -24], [side * 1.5, -SPINE + 1]], hip, lean),
    },
    neck: { d: tapered(onSpine(0, -SPINE + 1), onSpine(1, -SPINE - 4), 2.8, 2.4), lit: '' },
    hip,
    collar: onSpine(0, -SPINE),
    head: onSpine(1.2, -SPINE - 9),
    lean,
  }
}
