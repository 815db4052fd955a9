// A body from its joints: about 105 high with the feet at (0, 0), looking to the right. Limbs have their lengths, so a pose
// only says where hands and feet should be.

import {
  between,
  type Joints,
  jointsOf,
  type Limb,
  limb,
  type Point,
  type Pose,
  put,
  type Skeleton,
  turnTo,
} from '@ludoteka/ui/drawing'
import { at, line, type Mark, type Marks, shade, shape } from './ink.ts'

/** Things in hands, each pointing up from the grip, and how far they are turned. */
export type Holding = { readonly near?: readonly [Marks, number]; readonly far?: readonly [Marks, number] }

export type Costume = {
  readonly skin: string
  readonly torso: string
  readonly sleeves: string
  readonly legs: string
  readonly boots: string
  readonly hem?: { readonly cut: 'tunic' | 'robe' | 'dress'; readonly colour: string; readonly apron?: string }
  readonly cape?: string
  /** The body of a snake instead of legs, with the hip at (0, 0). */
  readonly instead?: Marks
  /** Bare or in gloves. */
  readonly hands?: string
  /** What is on the chest, with the hip at (0, 0). */
  readonly chest: Marks
  readonly belt?: string
  readonly head: Marks
  /** Behind everything: hair that falls down, a knapsack. With the neck at (0, 0). */
  readonly back?: (wind: Point) => Marks
}

const BONES: Skeleton = { trunk: 30, shoulders: 8, hips: 4, upperArm: 17, forearm: 17, thigh: 24, shin: 23 }

const TORSO = 'M-10-29Q0-34 10-29L12-20Q9-10 9 3L-9 3Q-9-10-13-20Z'
const TORSO_SHADE = 'M-10-29L-13-20Q-9-10-9 3L-3 3Q-4-14-5-30Z'
const BOOT = 'M-5-9L5-9Q5-3 12 0L12 4L-6 4Z'

/** A darker strip along the lower side of a limb. */
const limbShade = ({ from, joint, end }: Limb, r: number): Mark =>
  shade(
    limb(
      { from: [from[0] - 1, from[1] + 1.6], joint: [joint[0] - 1.4, joint[1] + 1.4], end: [end[0] - 1, end[1] + 1] },
      r * 0.5,
      r * 0.45,
      r * 0.35,
    ),
  )

function leg(one: Limb, costume: Costume): Marks {
  const turn = (turnTo(one.joint, one.end) - 180) * 0.75
  return [
    shape(costume.legs, limb(one, 7, 5.4, 4.4)),
    limbShade(one, 6),
    ...at({ x: one.end[0], y: one.end[1], turn }, [shape(costume.boots, BOOT)]),
  ]
}

function arm(one: Limb, costume: Costume, held: Holding['near']): Marks {
  const [x, y] = one.end
  return [
    shape(costume.sleeves, limb(one, 6, 4.6, 3.8)),
    limbShade(one, 5),
    ...(held ? at({ x, y, turn: held[1] }, held[0]) : []),
    shape(
      costume.hands ?? costume.skin,
      put('M-4.500 0Q-4.500-4.500 0-4.500Q4.500-4.500 4.500 0Q4.500 4.500 0 4.500Q-4.500 4.500-4.500 0Z', { x, y }),
    ),
  ]
}

function hem({ hip, nearLeg, farLeg }: Joints, { hem: cut }: Costume, [wx]: Point): Marks {
  if (!cut) return []
  const [left, right] = nearLeg.joint[0] < farLeg.joint[0] ? [nearLeg, farLeg] : [farLeg, nearLeg]
  const [drop, flare] = cut.cut === 'robe' ? [1, 9] : cut.cut === 'dress' ? [0.62, 13] : [0.4, 6]
  const along = ({ from, joint, end }: Limb): Point =>
    drop > 0.5 ? between(joint, end, (drop - 0.5) * 2) : between(from, joint, drop * 2)
  const [a, b] = [along(left), along(right)]
  const l: Point = [a[0] - flare + Math.min(wx, 0) * 0.3, a[1]]
  const r: Point = [b[0] + flare + Math.max(wx, 0) * 0.3, b[1]]
  const low = Math.max(l[1], r[1]) + 3
  const middle = between(l, r, 0.5)
  const [x, y] = hip
  const outline = `M${x - 9} ${y - 3}Q${x - 11} ${y + 8} ${l[0]} ${l[1]}Q${between(l, middle, 0.5)[0]} ${low + 2} ${middle[0]} ${low - 1}Q${between(middle, r, 0.5)[0]} ${low + 2} ${r[0]} ${r[1]}Q${x + 11} ${y + 8} ${x + 9} ${y - 3}Z`
  const fold = (share: number): string => {
    const foot = between(l, r, share)
    return `M${x - 7 + 14 * share} ${y + 4}Q${x - 9 + 18 * share} ${y + 10} ${foot[0]} ${low - 3}`
  }
  return [
    shape(cut.colour, outline),
    shade(
      `M${x - 9} ${y - 3}Q${x - 11} ${y + 8} ${l[0]} ${l[1]}L${between(l, r, 0.3)[0]} ${low}Q${x - 5} ${y + 10} ${x - 4} ${y - 3}Z`,
    ),
    ...(cut.apron
      ? [
          shape(
            cut.apron,
            `M${x - 2} ${y - 3}L${x + 8} ${y - 3}Q${x + 12} ${y + 10} ${between(l, r, 0.86)[0]} ${low - 7}Q${between(l, r, 0.62)[0]} ${low - 1} ${between(l, r, 0.4)[0]} ${low - 5}Q${x - 2} ${y + 10} ${x - 2} ${y - 3}Z`,
          ),
        ]
      : [line(fold(0.5) + fold(0.75), 1.3)]),
  ]
}

function cape({ neck: [x, y] }: Joints, colour: string, [wx, wy]: Point): Marks {
  const [ex, ey] = [x + wx, y + wy]
  return [
    shape(
      colour,
      `M${x - 11} ${y + 2}Q${x - 14 + wx * 0.4} ${y + wy * 0.5} ${ex - 14} ${ey - 4}Q${ex - 6} ${ey + 6} ${ex} ${ey}Q${ex + 8} ${ey + 7} ${ex + 15} ${ey + 2}Q${x + 10 + wx * 0.2} ${y + wy * 0.6} ${x + 10} ${y + 2}Z`,
    ),
    shade(
      `M${x - 2} ${y + 4}Q${x + wx * 0.4} ${y + wy * 0.6} ${ex} ${ey}Q${ex + 8} ${ey + 7} ${ex + 15} ${ey + 2}Q${x + 10 + wx * 0.2} ${y + wy * 0.6} ${x + 8} ${y + 4}Z`,
    ),
  ]
}

export function body(costume: Costume, pose: Pose, held: Holding = {}): Marks {
  const joints = jointsOf(pose, BONES)
  const { hip, neck, lean } = joints
  const wind = pose.wind ?? [-16, 58]
  const robed = costume.hem?.cut === 'robe'
  const head = {
    x: neck[0] + Math.sin((lean * Math.PI) / 180) * 11 + 1,
    y: neck[1] - Math.cos((lean * Math.PI) / 180) * 11,
    turn: lean * 0.5 + (pose.nod ?? 0),
  }
  const trunk = { x: hip[0], y: hip[1], turn: lean }
  return [
    ...(costume.cape ? cape(joints, costume.cape, wind) : []),
    ...(costume.back ? at({ x: neck[0], y: neck[1], turn: lean }, costume.back(wind)) : []),
    ...arm(joints.farArm, costume, held.far),
    ...(costume.instead ? at({ x: hip[0], y: hip[1] }, costume.instead) : []),
    ...(robed || costume.instead ? [] : [...leg(joints.farLeg, costume), ...leg(joints.nearLeg, costume)]),
    ...hem(joints, costume, wind),
    ...at(trunk, [shape(costume.torso, TORSO), ...costume.chest, shade(TORSO_SHADE)]),
    ...(costume.belt ? at(trunk, [shape(costume.belt, 'M-9.500-4Q0-1 9.500-4L9.500 2Q0 5-9.500 2Z')]) : []),
    ...at(head, costume.head),
    ...arm(joints.nearArm, costume, held.near),
  ]
}
