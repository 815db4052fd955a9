// A body's joints: bones have their lengths, so a pose only says where hands and feet should be. The feet of somebody who
// stands are at (0, 0); everybody looks to the right.

import { type Limb, type Point, reach } from './paths.ts'

export type Pose = {
  readonly hip?: Point
  /** Degrees by which the body leans forward. */
  readonly lean?: number
  /** Degrees by which the head is lowered. */
  readonly nod?: number
  /** The hand that is nearer to us, and the other one. */
  readonly near: Point
  readonly far: Point
  readonly nearFoot?: Point
  readonly farFoot?: Point
  /** On which side of the arm the elbow is: 1 is down and back. */
  readonly elbows?: readonly [near: 1 | -1, far: 1 | -1]
  /** Where a cape, hair or a skirt is blown to. */
  readonly wind?: Point
}

export type Skeleton = {
  /** From the hip to the neck. */
  readonly trunk: number
  /** Half of the distance between the shoulders, and between the legs. */
  readonly shoulders: number
  readonly hips: number
  readonly upperArm: number
  readonly forearm: number
  readonly thigh: number
  readonly shin: number
}

export type Joints = {
  readonly hip: Point
  readonly neck: Point
  readonly lean: number
  readonly nearArm: Limb
  readonly farArm: Limb
  readonly nearLeg: Limb
  readonly farLeg: Limb
}

/** Whose hip is not told stands with straight legs. */
export function jointsOf(pose: Pose, bones: Skeleton): Joints {
  const { trunk, shoulders, hips, upperArm, forearm, thigh, shin } = bones
  const { lean = 0, near, far, nearFoot = [-9, -3], farFoot = [9, -3], elbows = [1, 1] } = pose
  const hip = pose.hip ?? [0, -thigh - shin - 2]
  const angle = (lean * Math.PI) / 180
  const from = (along: number, aside: number): Point => [
    hip[0] + Math.sin(angle) * along + Math.cos(angle) * aside,
    hip[1] - Math.cos(angle) * along + Math.sin(angle) * aside,
  ]
  return {
    hip,
    lean,
    neck: from(trunk, 0),
    nearArm: reach(from(trunk - 4, -shoulders), near, upperArm, forearm, elbows[0]),
    farArm: reach(from(trunk - 4, shoulders), far, upperArm, forearm, elbows[1]),
    nearLeg: reach(from(0, -hips), nearFoot, thigh, shin, -1),
    farLeg: reach(from(0, hips), farFoot, thigh, shin, -1),
  }
}
