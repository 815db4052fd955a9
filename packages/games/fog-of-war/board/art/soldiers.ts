// Soldiers, sailors, airmen and officers in ink and wash: 100 high, looking to the right.

import { type Body, body, type Limb, type Piece, type Pose } from '@ludoteka/ui/figures'
import { faint, line, type Mark, mark, moved, type Thing, type Tone } from './marks.ts'

/** The helmets and caps of the armies. */
type Hat = 'coalscuttle' | 'brodie' | 'adrian' | 'pot' | 'round' | 'peaked' | 'sailor' | 'fur' | 'plume' | 'bare'
type Held = 'rifle' | 'slung' | 'machineGun' | 'binoculars' | 'flag' | 'shovel' | 'shell' | 'rope' | 'brush'

export type Soldier = Pose & {
  readonly hat: Hat
  readonly tone?: Tone
  readonly coat?: boolean
  readonly pack?: boolean
  readonly holds?: Held
}

const HATS: Readonly<Record<Hat, readonly Mark[]>> = {
  coalscuttle: [mark('deep', 'M-9 3Q-10-10 0-10 8-10 8-3L11-1 10 1Q4-1-3 0-5 4-9 3Z')],
  brodie: [mark('deep', 'M-13-2Q-6-5-6-6-4-10 1-10 6-10 7-6 8-5 14-2 1-4-13-2Z')],
  adrian: [mark('deep', 'M-10 0Q-7-4-7-5-6-11 0-11 7-11 8-4L11-1Q2-4-10 0ZM-3-11Q0-14 4-11Z')],
  pot: [mark('deep', 'M-8 1Q-9-10 0-10.500 9-10 8.500-1L10 0Q2-2-8 1Z')],
  round: [mark('deep', 'M-8.500 1Q-10-11 0-11 10-11 9.500 0 1-3-8.500 1Z')],
  peaked: [mark('mid', 'M-9-6Q-8-11 1-11 9-10 8-5L6-2H-6Z'), mark('ink', 'M-6-3.500H6L10 0Q3-2-6-.5Z')],
  sailor: [mark('lit', 'M-8-3Q-9-9 0-10 9-9 8-4 0-7-8-3Z')],
  fur: [mark('pale', 'M-8-1V-9Q0-13 8-9V-3Q0-6-4-1V5H-7Z')],
  plume: [
    mark('deep', 'M-8 1Q-9-10 0-10.500 9-10 8.500-1L10 0Q2-2-8 1Z'),
    mark('ink', 'M-4-8Q-16-16-22-2-14-6-12 4-6-4-3-4Z'),
  ],
  bare: [mark('ink', 'M-6 1Q-7.500-8 0-8 6-8 6-2 3-4 1-4-2-3-3 0-3 3-4 5-6 4-6 1Z')],
}

const HELD: Readonly<Record<Held, readonly Mark[]>> = {
  rifle: [mark('ink', 'M-20 2-8-2 12-3 34-3.500V-2L12-.5-6 1.500-14 5-20 6Z')],
  slung: [mark('ink', 'M-2 14-1-34H1L2-10 3 14Z')],
  machineGun: [
    mark('ink', 'M-18 0-8-3H8V-4H28V-1.500H8L6 1-4 2-8 6H-12L-10 1-18 4ZM-2-10H2V-3H-2ZM20-1 24 8H22L18-1Z'),
  ],
  binoculars: [mark('ink', 'M-3-5H7V-2H-3ZM-3 0H7V3H-3Z')],
  flag: [
    mark('ink', 'M-.9 26V-62H.9V26Z'),
    mark('paper', 'M.9-62Q12-68 22-61T42-62V-40Q32-35 22-40T.9-40Z'),
    mark('pencil', 'M.9-54Q12-60 22-53T42-54V-47Q32-42 22-47T.9-47Z'),
  ],
  shovel: [mark('ink', 'M-.9 20V-18H.9V20ZM-4-18H4V-28Q0-32-4-28Z')],
  shell: [mark('pale', 'M-4 12V-8Q-3-16 0-20 3-16 4-8V12Z')],
  rope: [line('ink', 1.2, 'M0 0Q10-16 20-30')],
  brush: [mark('ink', 'M-.9 8V-14H.9V8Z'), mark('paper', 'M-3-14H3L2-22H-2Z')],
}

const piece = ({ d, lit }: Piece, tone: Tone): readonly Mark[] => [
  mark(tone, d),
  ...(lit === '' ? [] : [mark('lit', lit)]),
]

function head({ hat }: Soldier, { head: [x, y], lean }: Body): readonly Mark[] {
  return moved(
    x,
    y,
    [
      mark('paper', 'M-5-2Q-5-7.500 1-7.500 6-7 6-2L7.500 1.500 5.500 2 5 5Q3 8 0 7.500-5 6-5-2Z'),
      line('ink', 0.9, 'M3-1.500H5M3.500 4.500H5.500M-2 0Q-4 1-2 3'),
      ...HATS[hat],
    ],
    lean * 0.6,
    1.14,
  )
}

export const soldier =
  (one: Soldier): Thing =>
  light => {
    const { tone = 'mid', coat = false, pack = false, holds } = one
    const b = body({ girth: 1.06, ...one }, light)
    const [x, y] = b.nearHand.at
    const hang = (marks: readonly Mark[], from: readonly [number, number]): readonly Mark[] =>
      moved(from[0], from[1], marks, b.lean)
    return [
      faint(0.3, mark('ink', 'M-22 0Q4-5 34 0 6 6-22 0Z')),
      mark('deep', b.farArm.d),
      mark('ink', b.farFoot.d),
      mark('deep', b.farLeg.d),
      ...(pack ? hang([mark('deep', 'M-19 3H-7V22H-18Z'), mark('pale', 'M-20-1H-6V4H-20Z')], b.collar) : []),
      mark('ink', b.nearFoot.d),
      ...piece(b.nearLeg, tone),
      mark('paper', b.neck.d),
      ...hang(
        [
          mark(tone, coat ? 'M-7-10Q0-7 7-10L12 27Q0 31-12 27Z' : 'M-6.600-9Q0-6 6.600-9L8.600 7Q0 10-8.600 7Z'),
          ...(coat ? [line('ink', 1, 'M2-4 5 27M-3-4-5 28')] : []),
        ],
        b.hip,
      ),
      ...piece(b.torso, tone),
      ...hang([mark('ink', 'M-7.500-12Q0-9 7.500-12V-8.500Q0-5.500-7.500-8.500Z')], b.hip),
      ...head(one, b),
      ...(holds ? moved(x, y, HELD[holds]) : []),
      ...piece(b.nearArm, tone),
      mark('paper', `M${(x - 2.2).toFixed(1)} ${y.toFixed(1)}a2.200 2.200 0 1 0 4.400 0a2.200 2.200 0 1 0-4.400 0Z`),
    ]
  }

type Legs = { readonly nearLeg: Limb; readonly farLeg: Limb }
export const WALK: Legs = { nearLeg: [22, 8], farLeg: [-18, -30] }
export const MARCH: Legs = { nearLeg: [32, 18], farLeg: [-12, -18] }
export const RUN: Legs & { readonly lean: number } = { nearLeg: [52, 6], farLeg: [-22, -70], lean: 16 }
export const KNEEL: Legs = { nearLeg: [78, -4], farLeg: [-6, -88] }
export const CROUCH: Legs & { readonly lean: number } = { nearLeg: [62, -26], farLeg: [22, -50], lean: 28 }
export const AIM: { readonly nearArm: Limb; readonly farArm: Limb } = { nearArm: [42, 112], farArm: [74, 92] }
export const AT_HIP: { readonly nearArm: Limb; readonly farArm: Limb } = { nearArm: [-14, 62], farArm: [30, 74] }
export const LOOK: { readonly nearArm: Limb; readonly farArm: Limb } = { nearArm: [62, 146], farArm: [70, 140] }
export const POINT: { readonly nearArm: Limb } = { nearArm: [84, 90] }
export const LIFT: { readonly nearArm: Limb; readonly farArm: Limb } = { nearArm: [150, 172], farArm: [140, 170] }
export const SALUTE: { readonly nearArm: Limb } = { nearArm: [62, 168] }

/** A file of men that grows smaller into the mist. */
export const column =
  (one: Soldier, n: number, step: number, shrink = 0.12): Thing =>
  light =>
    Array.from({ length: n }, (_, i) => {
      const size = (1 - shrink) ** i
      const gone = (step * (1 - size)) / shrink
      return moved(gone, -(1 - size) * 22, soldier(one)(light), 0, Number(size.toFixed(2)))
    })
      .reverse()
      .flat()
