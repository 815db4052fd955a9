// Bodies of creatures that go on two legs, from their joints: about 110 high with the feet at (0, 0), looking to the right.

import {
  between,
  bone,
  jointsOf,
  type Limb,
  limb,
  oval,
  type Point,
  type Pose,
  type Skeleton,
  turnTo,
} from '@ludoteka/ui/drawing'
import { at, form, line, type Marks, type Tone } from './paint.ts'

export type Build = {
  readonly skeleton: Skeleton
  /** Half the width of the chest and of the waist. */
  readonly chest: number
  readonly waist: number
  readonly arm: number
  readonly leg: number
  readonly head: number
}

export const BUILDS = {
  lean: {
    skeleton: { trunk: 32, shoulders: 9, hips: 4, upperArm: 19, forearm: 18, thigh: 26, shin: 26 },
    chest: 11.5,
    waist: 7,
    arm: 4.4,
    leg: 6.4,
    head: 0.86,
  },
  broad: {
    skeleton: { trunk: 32, shoulders: 13, hips: 6, upperArm: 19, forearm: 18, thigh: 23, shin: 23 },
    chest: 16,
    waist: 11,
    arm: 6.4,
    leg: 8.4,
    head: 0.92,
  },
  giant: {
    skeleton: { trunk: 38, shoulders: 20, hips: 9, upperArm: 24, forearm: 25, thigh: 20, shin: 20 },
    chest: 25,
    waist: 18,
    arm: 10,
    leg: 12,
    head: 0.96,
  },
  dwarf: {
    skeleton: { trunk: 28, shoulders: 14, hips: 7, upperArm: 15, forearm: 14, thigh: 13, shin: 13 },
    chest: 18,
    waist: 15,
    arm: 6.8,
    leg: 8,
    head: 1.05,
  },
} as const satisfies Readonly<Record<string, Build>>

export type Look = {
  readonly build: keyof typeof BUILDS
  readonly torso: Tone
  readonly arms: Tone
  readonly legs: Tone
  readonly feet: Tone
  readonly hands: Tone
  readonly hem?: { readonly cut: 'kilt' | 'robe' | 'dress'; readonly tone: Tone }
  readonly cloak?: Tone
  readonly belt?: Tone
  /** On the chest, drawn for one that is 12 wide to each side, with the hip at (0, 0) and the neck at (0, -32). */
  readonly chest?: Marks
  /** Plates on the shoulders. */
  readonly plates?: Tone
  readonly head: Marks
  /** With the neck at (0, 0): wings, hair, a quiver. */
  readonly back?: Marks
}

export type Holding = { readonly near?: readonly [Marks, number]; readonly far?: readonly [Marks, number] }

function leg(one: Limb, { legs, feet, build }: Look): Marks {
  const { leg: r } = BUILDS[build]
  const turn = (turnTo(one.joint, one.end) - 180) * 0.75
  return [
    form(legs, limb(one, r, r * 0.8, r * 0.6)),
    form(feet, bone(between(one.joint, one.end, 0.45), one.end, r * 0.78, r * 0.7)),
    ...at({ x: one.end[0], y: one.end[1], turn, scale: r / 6.4 }, [form(feet, 'M-5-6L5-6Q6-2 12 0L12 4L-6 4Z')]),
  ]
}

function arm(one: Limb, { arms, hands, build }: Look, held: Holding['near']): Marks {
  const { arm: r } = BUILDS[build]
  const [x, y] = one.end
  return [
    form(arms, limb(one, r * 1.2, r, r * 0.8)),
    ...(held ? at({ x, y, turn: held[1] }, held[0]) : []),
    form(hands, oval(x, y, r * 0.95)),
  ]
}

function hem(look: Look, hip: Point, legs: readonly [Limb, Limb], wind: number): Marks {
  if (!look.hem) return []
  const { waist } = BUILDS[look.build]
  const [a, b] = legs[0].joint[0] < legs[1].joint[0] ? legs : [legs[1], legs[0]]
  const { cut, tone } = look.hem
  const along = ({ from, joint, end }: Limb): Point =>
    cut === 'robe' ? end : cut === 'dress' ? between(joint, end, 0.4) : between(from, joint, 0.86)
  const flare = cut === 'kilt' ? waist * 0.5 : waist
  const [l, r] = [along(a), along(b)]
  const [lx, rx] = [l[0] - flare + Math.min(wind, 0) * 0.4, r[0] + flare + Math.max(wind, 0) * 0.4]
  const low = Math.max(l[1], r[1]) + 4
  const [x, y] = hip
  return [
    form(
      tone,
      `M${x - waist} ${y - 6}Q${x - waist - 3} ${y + 8} ${lx} ${low - 3}L${lx + (rx - lx) * 0.22} ${low + 2}L${lx + (rx - lx) * 0.4} ${low - 4}L${lx + (rx - lx) * 0.6} ${low + 3}L${lx + (rx - lx) * 0.8} ${low - 3}L${rx} ${low - 1}Q${x + waist + 3} ${y + 8} ${x + waist} ${y - 6}Z`,
    ),
    line(
      'night',
      `M${x - 2} ${y + 2}Q${x - 4} ${y + 14} ${lx + (rx - lx) * 0.4} ${low - 6}M${x + 4} ${y + 2}Q${x + 6} ${y + 14} ${lx + (rx - lx) * 0.7} ${low - 5}`,
    ),
  ]
}

/** A torn cloak that falls from the shoulders. */
function cloak(tone: Tone, [x, y]: Point, [wx, wy]: Point, wide: number): Marks {
  const [ex, ey] = [x + wx, y + wy]
  return [
    form(
      tone,
      `M${x - wide} ${y + 4}Q${x - wide - 8 + wx * 0.3} ${y + wy * 0.5} ${ex - wide - 8} ${ey - 4}L${ex - wide + 2} ${ey - 8}L${ex - wide + 6} ${ey + 4}L${ex - 2} ${ey - 5}L${ex + 4} ${ey + 5}L${ex + wide - 2} ${ey - 6}L${ex + wide + 6} ${ey + 2}Q${x + wide + 4 + wx * 0.2} ${y + wy * 0.5} ${x + wide} ${y + 4}Q${x} ${y - 5} ${x - wide} ${y + 4}Z`,
    ),
  ]
}

export function body(look: Look, pose: Pose, held: Holding = {}): Marks {
  const build = BUILDS[look.build]
  const joints = jointsOf(pose, build.skeleton)
  const { hip, neck, lean, nearArm, farArm, nearLeg, farLeg } = joints
  const { chest: c, waist: w } = build
  const h = build.skeleton.trunk
  const wind = pose.wind ?? [-14, 74]
  const trunk = { x: hip[0], y: hip[1], turn: lean }
  const angle = (lean * Math.PI) / 180
  const head = {
    x: neck[0] + Math.sin(angle) * 9 + 1,
    y: neck[1] - Math.cos(angle) * 9,
    turn: lean * 0.5 + (pose.nod ?? 0),
    scale: build.head,
  }
  const robed = look.hem?.cut === 'robe'
  const plate = ([x, y]: Point): string => oval(x, y - 1, build.arm * 1.6, build.arm * 1.4)
  return [
    ...(look.cloak ? cloak(look.cloak, neck, wind, c) : []),
    ...(look.back ? at({ x: neck[0], y: neck[1], turn: lean }, look.back) : []),
    ...arm(farArm, look, held.far),
    ...(look.plates ? [form(look.plates, plate(farArm.from))] : []),
    ...(robed ? [] : [...leg(farLeg, look), ...leg(nearLeg, look)]),
    ...hem(look, hip, [nearLeg, farLeg], wind[0]),
    ...at(trunk, [
      form(
        look.torso,
        `M${-c * 0.8} ${-h + 1}Q0 ${-h - 5} ${c * 0.8} ${-h + 1}Q${c + 2} ${-h + 8} ${c} ${-h * 0.6}Q${w} ${-h * 0.3} ${w} 3L${-w} 3Q${-w} ${-h * 0.3} ${-c} ${-h * 0.6}Q${-c - 2} ${-h + 8} ${-c * 0.8} ${-h + 1}Z`,
      ),
    ]),
    ...(look.chest ? at({ ...trunk, scale: c / 12 }, look.chest) : []),
    ...(look.belt
      ? at(trunk, [form(look.belt, `M${-w - 0.5}-4Q0 0 ${w + 0.5}-4L${w + 0.5} 2Q0 6 ${-w - 0.5} 2Z`)])
      : []),
    ...at(head, look.head),
    ...arm(nearArm, look, held.near),
    ...(look.plates ? [form(look.plates, plate(nearArm.from))] : []),
  ]
}
