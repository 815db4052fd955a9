// People as a manuscript paints them: 100 high with their feet at (0, 0), looking to the right.

import { type Dye, limb, line, type Mark, moved, shape } from './marks.ts'
import { PROPS, type Prop } from './props.ts'

type Hat =
  | 'none'
  | 'crown'
  | 'mitre'
  | 'hood'
  | 'cap'
  | 'kettle'
  | 'bascinet'
  | 'straw'
  | 'tonsure'
  | 'veil'
  | 'feather'
  | 'turban'
type Arm = 'down' | 'fore' | 'up' | 'point' | 'chest' | 'pray'

export type Person = {
  /** A robe to the ground, a tunic above hose, or a knight's surcoat above mail. */
  readonly wears?: 'robe' | 'tunic' | 'surcoat'
  readonly dye: Dye
  readonly trim?: Dye
  readonly hat?: Hat
  readonly hatDye?: Dye
  readonly hair?: Dye
  readonly beard?: boolean
  readonly right?: Arm
  readonly left?: Arm
  readonly holds?: Prop
  /** In the hand that is farther away. */
  readonly holdsToo?: Prop
  readonly pose?: 'standing' | 'kneeling' | 'seated'
}

const RIGHT: Readonly<Record<Arm, { readonly d: string; readonly hand: readonly [number, number] }>> = {
  down: { d: 'M11-63Q16-53 13-43', hand: [13, -40] },
  fore: { d: 'M10-63Q15-52 25-54', hand: [28, -54] },
  up: { d: 'M10-63Q21-66 23-82', hand: [23, -86] },
  point: { d: 'M10-63 32-68', hand: [35, -69] },
  chest: { d: 'M11-63Q16-50 4-51', hand: [1, -51] },
  pray: { d: 'M11-63Q15-51 20-60', hand: [21, -64] },
}
const LEFT: typeof RIGHT = {
  down: { d: 'M-11-63Q-17-53-14-43', hand: [-14, -40] },
  fore: { d: 'M-6-62Q8-48 19-50', hand: [22, -50] },
  up: { d: 'M-10-63Q-21-66-22-82', hand: [-22, -86] },
  point: { d: 'M-10-63-32-68', hand: [-35, -69] },
  chest: { d: 'M-11-63Q-16-50-2-49', hand: [0, -49] },
  pray: { d: 'M-4-61Q8-52 18-59', hand: [19, -63] },
}

const circle = ([x, y]: readonly [number, number], r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

function arm(side: typeof RIGHT, pose: Arm, dye: Dye, prop: Prop | undefined): readonly Mark[] {
  const { d, hand } = side[pose]
  const held = prop === undefined ? [] : moved(hand[0], hand[1], PROPS[prop])
  return [limb(dye, d), ...held, shape('skin', circle(hand, 3.4))]
}

const TORSO = 'M-8-70Q-15-67-15-52L-16-34Q0-30 16-34L15-52Q15-67 8-70 0-66-8-70Z'
const BELT = 'M-15.500-46Q0-42 15.500-46V-42Q0-38-15.500-42Z'

const LOWER: Readonly<Record<NonNullable<Person['pose']>, (person: Person) => readonly Mark[]>> = {
  standing: ({ wears = 'robe', dye, trim = 'gold' }) =>
    wears === 'robe'
      ? [shape(dye, 'M-15-50-20 0Q0 4 20 0L15-50Z'), line('M-7-34-10-1M2-36 3 1M10-34 13-1')]
      : [
          shape(wears === 'surcoat' ? 'steel' : trim, 'M-11-34-12-4-16 0H-5L-3-34ZM2-34 4-4 3 0H14L11-4 11-34Z'),
          shape(dye, wears === 'surcoat' ? 'M-15-40-18-20Q0-16 18-20L15-40Z' : 'M-15-40-16-29Q0-25 16-29L15-40Z'),
        ],
  kneeling: ({ dye }) => [shape(dye, 'M-15-44Q-26-24-40-20L-42-16H18Q24-22 15-44Z'), line('M-8-38-20-17M4-36 2-17')],
  seated: ({ dye }) => [shape(dye, 'M-15-46-16-26H8L10 0H24L22-34Q16-44 12-46Z'), line('M-6-36 12-33 15-1')],
}

const HATS: Readonly<Record<Hat, (dye: Dye) => readonly Mark[]>> = {
  none: () => [],
  crown: () => [shape('gold', 'M-8-89-10-102-4.500-96 .5-104 5.500-96 11-102 9-89Z'), line('M-7.500-92H8.500')],
  mitre: dye => [
    shape(dye, 'M-7.500-88-9-101 .5-114 10-101 8.500-88Z'),
    shape('gold', 'M-1-112H2V-89H-1ZM-8-93H9V-89H-8Z'),
  ],
  hood: dye => [shape(dye, 'M-12-68Q-15-98 2-101 14-97 11-85L8-89Q0-93-5-86-7-78-4-70Q-8-66-12-68Z')],
  cap: dye => [
    shape(dye, 'M-9-87Q-11-99 1-99 12-99 10-87Q0-91-9-87Z'),
    shape('gold', 'M-9-88Q0-92 10-88V-86Q0-90-9-86Z'),
  ],
  kettle: () => [shape('steel', 'M-15-87Q0-82 15-87L9-91Q9-102 0-102-9-102-9-91Z')],
  bascinet: () => [
    shape('steel', 'M-11-66Q-12-80-10-86-9-100 1-104 12-98 11-84L12-66Q9-70 8-80 8-90 1-90-5-90-6-80-7-70-11-66Z'),
  ],
  straw: () => [shape('straw', 'M-16-87Q0-81 16-87 9-91 8-95 0-101-8-95-9-91-16-87Z')],
  tonsure: () => [],
  veil: () => [shape('white', 'M-12-62Q-14-98 1-98 14-97 12-64L7-70Q10-88 1-90-6-88-6-70Z')],
  feather: dye => [
    shape(dye, 'M-13-88Q-8-99 2-98 11-97 11-89Q0-92-13-88Z'),
    shape('white', 'M-9-91Q-22-98-22-110-11-106-6-95Z'),
  ],
  turban: dye => [
    shape(dye, 'M-10-86Q-13-99 1-100 14-99 11-86Q0-91-10-86Z'),
    line('M-9-90Q0-99 10-95M-6-97Q4-96 10-89'),
  ],
}

const NO_HAIR: readonly Hat[] = ['hood', 'bascinet', 'veil', 'turban']

function head({ hat = 'none', hatDye = 'red', hair = 'brown', beard = false }: Person): readonly Mark[] {
  const behind = NO_HAIR.includes(hat) ? [] : [shape(hair, 'M-8.500-76Q-12-95 0-95 11-95 10-77 0-70-8.500-76Z')]
  const bald = hat === 'tonsure' ? [shape('skin', 'M-5-91Q0-97 6-91 0-88-5-91Z')] : []
  return [
    ...behind,
    shape('skin', 'M-6-83Q-7-92 1-92 9-92 8.500-83 8-72 1.500-71-5-72-6-83Z'),
    ...bald,
    ...(beard ? [shape(hair, 'M-6-81Q-6-65 2-63 9-65 8.500-80 6-75 2-76-3-75-6-81Z')] : []),
    line('M1-83.500V-81.500M6-83.500V-81.500M4-82 5.500-78.500 3.500-78'),
    ...(beard ? [] : [line('M1.500-75Q3.500-74 5.500-75')]),
    ...HATS[hat](hatDye),
  ]
}

export function person(one: Person): readonly Mark[] {
  const { wears = 'robe', dye, trim = 'gold', right = 'down', left = 'down', holds, holdsToo, pose = 'standing' } = one
  const sleeve = wears === 'surcoat' ? 'steel' : dye
  const upper = [
    ...arm(LEFT, left, sleeve, holdsToo),
    shape(dye, TORSO),
    ...(wears === 'surcoat' ? [shape(trim, 'M-2-67H3V-57H12V-52H3V-36H-2V-52H-12V-57H-2Z')] : []),
    shape(wears === 'surcoat' ? 'brown' : trim, BELT),
    shape('skin', 'M-3-72H4V-66Q0-64-3-66Z'),
    ...head(one),
    ...arm(RIGHT, right, sleeve, holds),
  ]
  const drop = pose === 'kneeling' ? 18 : 0
  return [...moved(0, drop, LOWER[pose](one)), ...moved(0, drop, upper)]
}

/** A horse under its cloth, 70 high; its rider sits at (-4, -42). */
export const horse = (cloth: Dye, coat: Dye = 'white'): readonly Mark[] => [
  shape(coat, 'M-33-44Q-48-40-46-12-42-18-38-30Z'),
  shape(coat, 'M-20-20-22 0H-15L-10-20ZM12-20 16 0H22L20-20Z'),
  shape(coat, 'M-34-26-37 0H-30L-25-20ZM22-22 30-8 27 0H34L36-10 29-26Z'),
  shape(coat, 'M22-48Q28-70 40-73L43-80 47-73Q52-66 60-58 62-50 55-49L46-53Q40-46 34-38L22-34Z'),
  shape(cloth, 'M-36-46Q-40-22-37-10-26-5-14-10 0-15 14-10 24-5 32-10 31-28 37-40L27-56Q18-48 6-47-14-43-36-46Z'),
  line('M-24-40Q-26-22-24-10M-4-44Q-6-26-4-13M16-46Q16-26 17-10'),
  shape('ink', 'M22-46Q26-66 40-74 34-62 30-50Z'),
  line('M48-68V-66M40-60 52-64M55-49 36-42'),
]

/** A rider from the waist up, with his leg over the cloth. */
export const rider = (one: Person, cloth: Dye, coat?: Dye): readonly Mark[] => {
  const { wears = 'surcoat', dye } = one
  const upper = person({ ...one, wears, pose: 'standing' }).filter(({ at }) => at !== undefined)
  return [
    ...horse(cloth, coat),
    ...moved(-6, -10, upper.slice(LOWER.standing({ ...one, wears }).length)),
    ...moved(-6, -10, [shape(wears === 'surcoat' ? 'steel' : dye, 'M-12-38Q2-34 14-38L16-12 22-4H8L4-22-10-30Z')]),
  ]
}
