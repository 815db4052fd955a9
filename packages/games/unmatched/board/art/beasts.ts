// Beasts of the stories: about 100 high with their feet at (0, 0), looking to the right.

import { blob, limb, oval, type Placement, type Point, reach, tube } from '@ludoteka/ui/drawing'
import { at, gleam, INK, line, type Marks, plain, shade, shape } from './ink.ts'

const HIDE = '#4fa06a'
const DEEP = '#2f7a4c'
const BELLY = '#cfe39a'
const BONE = '#fbf5e8'

/** The Jabberwock's head, jaws open: the neck comes in from the lower left. */
const JABBER_HEAD: Marks = [
  shape('#b3303a', 'M0 2L26 12L22 20L4 14Z'),
  shape(HIDE, 'M-8 4Q0 10 6 14Q16 24 28 20L30 26Q14 34 0 24Q-10 16-14 8Z'),
  shape(BONE, 'M12 20L14 13L17 20ZM20 21L23 14L25 21Z'),
  shape(HIDE, 'M-16 6Q-18-12-2-16Q8-16 14-9Q26-8 36 0L38 8Q34 12 30 9L16 9Q6 10 0 6Q-8 10-16 6Z'),
  shape(BONE, 'M14 9L16 16L19 9ZM22 9L25 16L27 9ZM30 9L33 15L34 9Z'),
  shape(DEEP, 'M-8-13Q-16-20-28-20Q-20-12-14-6ZM-2-15Q-4-26-16-32Q-14-20-8-13Z'),
  shape('#ffe14d', 'M2-8Q8-11 13-7Q8-1 2-8Z'),
  plain(INK, oval(8, -6.5, 1.6, 2.4)),
  line('M0-11L14-8', 2.2),
  plain(INK, oval(33, 1, 1.6, 1.1)),
]

/** A wing like a bat's, from the shoulder at (0, 0) up and to the left. */
export const wing = (skin: string, bones: string): Marks => [
  shape(skin, 'M0 0Q-6-30-2-54Q-18-50-30-58Q-36-44-54-42Q-50-28-62-14Q-46-16-38-4Q-28-12-18-2Q-10-4 0 0Z'),
  shade('M0 0Q-10-24-30-58Q-36-44-54-42Q-34-26 0 0Z'),
  line('M0 0Q-14-30-30-58M0 0Q-26-20-54-42M0 0Q-28-10-62-14', 2, bones),
  shape(
    bones,
    tube(
      [
        [2, 2],
        [-4, -26],
        [-2, -56],
      ],
      [4.5, 3, 0],
    ),
  ),
]

function claw([x, y]: Point, turn: number): Marks {
  return at({ x, y, turn }, [
    shape(BONE, 'M-7 0Q-10 8-6 14Q-2 8-3 1ZM-1 1Q-2 10 2 15Q5 8 3 1ZM4 0Q6 8 11 11Q12 4 7-2Z'),
    shape(DEEP, oval(0, -1, 7, 5)),
  ])
}

/** The Jabberwock, reaching for somebody with both claws. */
export function jabberwock(near: Point = [48, -58], far: Point = [56, -80]): Marks {
  const arm = (from: Point, to: Point): readonly [string, Point, number] => {
    const one = reach(from, to, 22, 22, 1)
    return [
      limb(one, 7, 5, 4),
      one.end,
      (Math.atan2(one.end[1] - one.joint[1], one.end[0] - one.joint[0]) * 180) / Math.PI - 90,
    ]
  }
  const [farArm, farHand, farTurn] = arm([8, -62], far)
  const [nearArm, nearHand, nearTurn] = arm([-2, -58], near)
  return [
    ...at({ x: 4, y: -66, scale: 0.95, turn: 26, flipped: true }, wing('#8fce8a', DEEP)),
    ...at({ x: -10, y: -64, scale: 1.1 }, wing('#8fce8a', DEEP)),
    shape(
      HIDE,
      tube(
        [
          [-12, -26],
          [-34, -10],
          [-58, -12],
          [-72, -30],
          [-66, -44],
        ],
        [14, 10, 7, 4, 0],
      ),
    ),
    shape(DEEP, farArm),
    ...claw(farHand, farTurn),
    shape(DEEP, limb(reach([4, -24], [16, -4], 16, 16, -1), 10, 7, 5)),
    ...claw([19, -6], -30),
    shape(
      HIDE,
      tube(
        [
          [-8, -22],
          [-8, -48],
          [0, -70],
          [4, -90],
          [16, -102],
        ],
        [18, 17, 13, 9, 8],
      ),
    ),
    shape(
      BELLY,
      tube(
        [
          [4, -18],
          [6, -44],
          [10, -66],
          [12, -84],
        ],
        [8, 10, 7, 3],
      ),
    ),
    line('M-2-30Q6-27 13-30M-2-42Q7-39 15-42M3-54Q10-51 16-54M5-66Q10-64 15-66', 1.2),
    shape(DEEP, 'M-22-36L-34-42L-23-46ZM-22-52L-33-60L-17-62ZM-12-70L-24-80L-7-80Z'),
    shape(HIDE, limb(reach([-10, -24], [-8, -4], 18, 18, -1), 12, 8, 5)),
    ...claw([-4, -6], -30),
    shape(HIDE, nearArm),
    ...claw(nearHand, nearTurn),
    ...at({ x: 18, y: -104, scale: 1.02 }, JABBER_HEAD),
  ]
}
export const jabberwockHead: Marks = [
  shape(
    HIDE,
    tube(
      [
        [-70, 70],
        [-52, 44],
        [-30, 22],
        [-8, 6],
      ],
      [26, 24, 19, 14],
    ),
  ),
  shape(DEEP, 'M-62 30L-76 16L-54 18ZM-46 14L-58-2L-36 2Z'),
  ...JABBER_HEAD,
]

const FEATHER = '#b377c4'
const DUSK = '#7d4a94'
const HARPY_SKIN = '#e2b48f'

/** A feathered wing from the shoulder at (0, 0) up and to the left. */
export const plumage = (near: string, tips: string): Marks => [
  shape(
    tips,
    'M0 2Q-16-4-26-26Q-34-46-58-56Q-56-48-60-44Q-52-40-56-34Q-46-32-50-26Q-40-24-44-17Q-34-14-36-8Q-24-4-24 2Q-12 6-2 10Z',
  ),
  shape(near, 'M0 2Q-12-6-20-26Q-26-42-44-50Q-40-42-42-38Q-34-36-36-30Q-28-28-29-22Q-20-18-20-12Q-10-8-10-2Z'),
  line('M-44-38L-56-34M-38-28L-50-26M-31-20L-44-17M-22-11L-36-8', 1.2),
]
const talon = (x: number, y: number): Marks => [
  shape(
    '#f0b53a',
    `M${x - 2} ${y}L${x - 8} ${y + 10}L${x - 1} ${y + 6}L${x + 2} ${y + 13}L${x + 4} ${y + 5}L${x + 11} ${y + 8}L${x + 3} ${y - 1}Z`,
  ),
]

/** A harpy in the air, her claws stretched out: the middle of her body at (0, -50). */
export function harpy(
  feet: readonly [Point, Point] = [
    [24, -14],
    [10, -6],
  ],
): Marks {
  const leg = (from: Point, to: Point): Marks => [
    shape(FEATHER, limb(reach(from, to, 14, 16, -1), 7, 4.5, 2.6)),
    ...talon(...to),
  ]
  return [
    ...at({ x: 6, y: -62, turn: 38, flipped: true, scale: 0.95 }, plumage(DUSK, '#5d3573')),
    shape(DUSK, 'M-8-30Q-30-20-40-2Q-32-4-30 2Q-22-4-18 2Q-10-14 0-28Z'),
    ...leg([4, -32], feet[0]),
    ...leg([-3, -30], feet[1]),
    shape(HARPY_SKIN, 'M-6-66Q4-72 12-66L12-46Q10-34 2-26Q-8-32-9-46Z'),
    shape(FEATHER, 'M-8-58Q2-50 12-58L12-46Q10-34 2-24Q-9-32-9-46Z'),
    line('M-4-48Q-2-44 0-48M3-48Q5-44 8-48M-1-41Q1-37 4-41', 1.2),
    shape('#3a2340', 'M-2-88Q-24-92-34-74Q-24-76-22-70Q-12-72-4-68Z'),
    shape(HARPY_SKIN, 'M-6-80Q-6-90 4-90Q14-90 14-79Q14-70 6-67Q-4-70-6-80Z'),
    shape('#3a2340', 'M-9-76Q-10-94 4-95Q16-94 15-84Q8-88 2-86Q-4-84-5-76Z'),
    plain('#ffe14d', oval(5, -79, 2, 1.5) + oval(11.5, -79, 1.8, 1.5)),
    plain(INK, oval(5.6, -79, 0.9, 1.3) + oval(11.9, -79, 0.9, 1.3)),
    line('M2-83L8-81M14-83L10-81', 1.4),
    shape('#7a1d2a', 'M5-74Q9-76 12-74Q9-69 5-74Z'),
    ...at({ x: -4, y: -62 }, plumage(FEATHER, DUSK)),
  ]
}

/** A snake's head at (0, 0) with open jaws. */
export const serpentHead = (skin: string): Marks => [
  shape('#b3303a', 'M-2 2L20 8L16 15L0 9Z'),
  line('M6 7Q18 8 26 4M22 6Q27 8 30 9', 1.6, '#d2323a'),
  shape(skin, 'M-12 0Q-2 8 4 11Q12 18 20 15L20 19Q8 24-2 18Q-12 12-14 4Z'),
  shape(skin, 'M-14 4Q-18-10-4-13Q10-14 22-3L24 4Q20 7 16 5Q4 5-2 4Q-8 7-14 4Z'),
  shape(BONE, 'M14 5L15 13L18 5ZM4 4L6 11L8 4Z'),
  shape('#ffe14d', oval(6, -5, 3.4, 2.8)),
  plain(INK, oval(6.6, -5, 1, 2.6)),
]
/** A snake along these points, its head at the last. */
export const serpent = (
  skin: string,
  belly: string,
  points: readonly Point[],
  thick: number,
  head: Placement = {},
): Marks => {
  const radii = points.map((_, i) => (i === 0 ? 0 : thick * Math.min(1, 0.3 + i * 0.3)))
  const [x, y] = points.at(-1) ?? [0, 0]
  return [
    shape(skin, tube(points, radii)),
    plain(
      belly,
      tube(
        points.map(([px, py]): Point => [px + thick * 0.3, py + thick * 0.3]),
        radii.map(r => r * 0.36),
      ),
      0.8,
    ),
    ...at({ ...head, x, y }, serpentHead(skin)),
  ]
}

/** A hound at full stretch. */
export const hound = (coat: string, mane: string): Marks => [
  shape(coat, limb(reach([-24, -30], [-48, -4], 17, 17, -1), 8, 5, 3)),
  shape(coat, limb(reach([22, -34], [50, -16], 16, 16, 1), 7, 4.5, 3)),
  shape(
    coat,
    tube(
      [
        [-28, -38],
        [-44, -48],
        [-60, -44],
      ],
      [5, 4, 0],
    ),
  ),
  shape(coat, blob([-32, -36], [-22, -48], [4, -46], [24, -52], [34, -42], [26, -26], [4, -28], [-18, -22])),
  shade(blob([-28, -30], [4, -32], [26, -28], [4, -25], [-18, -22])),
  shape(coat, limb(reach([-20, -30], [-34, -2], 17, 17, -1), 9, 5, 3)),
  shape(coat, limb(reach([20, -34], [44, -4], 17, 16, 1), 8, 4.5, 3)),
  shape(mane, 'M14-50Q18-66 34-66L30-40Q22-34 16-38Z'),
  shape('#b3303a', 'M44-54L60-48L54-42L42-46Z'),
  shape(coat, 'M28-48Q34-42 42-42Q50-38 56-42L54-37Q42-32 32-38Z'),
  shape(coat, 'M26-44Q24-66 40-68Q48-67 52-60L64-54Q66-48 60-47L46-48Q38-44 26-44Z'),
  shape(BONE, 'M50-48L51-42L54-48ZM57-48L58-43L60-48Z'),
  shape(mane, 'M34-66L28-82L43-68Z'),
  shape('#ffe14d', oval(46, -59, 2.6, 1.8)),
  plain(INK, oval(46.6, -59, 1, 1.6) + oval(63, -52, 2.4, 1.8)),
]

/** A whale that has come up, 180 long; the water line is at y = 0. */
export const WHALE: Marks = [
  shape('#4a6f9c', blob([-84, 6], [-76, -30], [-30, -50], [30, -46], [70, -26], [84, 6], [40, 26], [-40, 26])),
  shade(blob([-84, 8], [-40, 2], [30, 6], [84, 8], [40, 28], [-40, 28])),
  shape('#dfe9f0', 'M18 8Q52 16 82 2Q76 22 40 24Q26 20 18 8Z'),
  line('M24 15Q54 20 78 9M32 20Q54 23 72 15', 1.2),
  line('M36-2Q62 4 80-8', 2),
  shape(BONE, oval(44, -12, 4, 3.4)),
  plain(INK, oval(45, -12, 1.8)),
  shape('#4a6f9c', 'M-76-16Q-100-24-112-48Q-98-44-92-48Q-88-56-90-66Q-74-50-66-26Z'),
]

/** An ape that beats its breast. */
export const APE: Marks = (() => {
  const fur = '#4b3a34'
  const skin = '#9b7a66'
  const arm = (from: Point, to: Point, side: 1 | -1): Marks => [
    shape(fur, limb(reach(from, to, 30, 28, side), 12, 10, 9)),
    shape(skin, oval(to[0], to[1], 8, 7)),
  ]
  return [
    ...arm([22, -70], [46, -108], 1),
    shape(fur, limb(reach([12, -26], [22, -4], 16, 14, -1), 14, 10, 9) + oval(28, -3, 13, 6)),
    shape(fur, limb(reach([-14, -26], [-24, -4], 16, 14, 1), 14, 10, 9) + oval(-22, -3, 13, 6)),
    shape(fur, blob([-24, -24], [-36, -64], [-18, -86], [18, -86], [36, -64], [24, -24], [0, -16])),
    shape(skin, blob([-16, -56], [0, -68], [18, -56], [12, -42], [0, -38], [-12, -42])),
    line('M1-66L1-42', 1.4),
    shape(fur, blob([-16, -84], [-14, -106], [2, -114], [18, -106], [20, -84], [2, -74])),
    shape(skin, blob([-9, -92], [-4, -100], [3, -96], [11, -100], [15, -92], [15, -80], [3, -75], [-8, -80])),
    shape('#7a1d2a', 'M-4-84Q4-88 12-84Q10-76 4-76Q-2-76-4-84Z'),
    shape(BONE, 'M-3-84L-1-79L1-85ZM8-85L9-79L12-84Z'),
    plain('#ffe14d', oval(-2, -93, 2) + oval(8, -93, 2)),
    line('M-7-98L1-95M14-98L6-95', 2.2),
    ...arm([-24, -70], [-50, -100], -1),
  ]
})()

/** The White Rabbit with his watch, in a hurry. */
export const RABBIT: Marks = [
  shape('#f7f2e8', limb(reach([-4, -22], [-24, -6], 12, 14, -1), 8, 5, 4) + oval(-28, -4, 9, 4.5)),
  shape('#f7f2e8', oval(-16, -28, 7)),
  shape('#f7f2e8', limb(reach([4, -22], [20, -8], 12, 14, -1), 9, 5, 4) + oval(24, -5, 10, 4.5)),
  shape('#c8373f', blob([-12, -26], [-10, -52], [6, -58], [14, -46], [12, -24], [0, -18])),
  shape('#f0b53a', 'M2-54L10-50L8-22L0-20Z'),
  shape('#f7f2e8', 'M0-78Q-14-100-20-122Q-6-116 6-84ZM8-80Q4-104 10-126Q20-112 15-82Z'),
  plain('#f2a9b5', 'M-2-84Q-11-100-15-113Q-7-106 3-86ZM9-86Q8-104 11-116Q16-104 13-86Z'),
  shape('#f7f2e8', blob([-8, -66], [-4, -82], [10, -86], [22, -74], [22, -64], [10, -56], [-2, -58])),
  plain(INK, oval(11, -73, 1.8, 2.6) + oval(22, -69, 2.4, 1.8)),
  line('M16-64Q19-62 21-65M16-67L4-64M16-66L6-60', 1.2),
  shape('#c8373f', limb(reach([4, -48], [28, -44], 14, 14, 1), 5, 4, 3.4)),
  shape('#f0b53a', oval(32, -46, 8)),
  shape('#fffdf2', oval(32, -46, 5.6)),
  line('M32-46L32-50M32-46L35-45', 1.4),
]

/** The grin comes last. */
export const CAT: Marks = [
  shape(
    '#b45fa0',
    tube(
      [
        [-30, -16],
        [-62, -20],
        [-66, -46],
        [-52, -52],
      ],
      [8, 8, 8, 7],
    ),
  ),
  shape('#b45fa0', blob([-44, -10], [-40, -38], [-10, -44], [22, -40], [30, -14], [0, -4])),
  line('M-30-40L-26-20M-16-44L-13-24M-2-44L0-26', 4, '#6f2f70'),
  shape('#b45fa0', 'M-14-64L-18-88L0-78Q12-82 26-78L44-88L40-62Q44-34 14-30Q-16-34-14-64Z'),
  line('M13-78L13-68M5-77L6-70M21-77L20-70', 3, '#6f2f70'),
  shape('#ffe14d', oval(3, -60, 6.5, 5.5)),
  shape('#ffe14d', oval(26, -60, 6.5, 5.5)),
  plain(INK, oval(3, -60, 1.6, 4.8) + oval(26, -60, 1.6, 4.8)),
  shape(BONE, 'M-8-50Q14-38 37-50Q34-32 14-32Q-6-32-8-50Z'),
  line('M-2-46L0-37M6-44L7-33M14-43L14-33M22-44L21-33M31-46L28-37M-4-41Q14-36 33-41', 1.2),
  plain('#e88aa0', 'M11-53L17-53L14-49Z'),
]

/** A ghost that rises: 100 high. */
export const ghost = (turn = 0): Marks =>
  at({ turn }, [
    plain(
      '#dffcf0',
      'M-4 0Q-20-14-16-34Q-34-40-30-58Q-20-48-14-50Q-18-90 6-94Q28-92 24-52Q34-52 40-64Q44-44 24-34Q24-14 8 4Q10-8 2-12Q4-4-4 0Z',
      0.9,
    ),
    gleam('M-10-58Q-10-82 4-86Q-4-70-4-50Z'),
    plain('#12303a', `${oval(1, -70, 3.6, 5)}${oval(14, -70, 3.6, 5)}${oval(8, -56, 4, 6)}`),
  ])

/** The King's elephant. */
export const ELEPHANT: Marks = [
  shape('#8f97a6', 'M-34-30L-36 0L-18 0L-16-28ZM8-30L8 0L26 0L28-30Z'),
  shape('#a7afbd', blob([-52, -50], [-40, -84], [0, -90], [34, -76], [36, -36], [0, -24], [-40, -26])),
  shape('#a7afbd', 'M-46-40L-50 0L-30 0L-28-36ZM20-36L22 0L40 0L40-42Z'),
  shape('#b3202c', 'M-36-84Q-8-96 16-88L20-52Q-8-40-38-50Z'),
  line('M-37-58Q-8-48 19-60', 3.4, '#f0b53a'),
  shape(
    '#a7afbd',
    tube(
      [
        [56, -66],
        [74, -50],
        [76, -26],
        [86, -18],
      ],
      [15, 11, 7, 5],
    ),
  ),
  shape('#a7afbd', blob([26, -76], [40, -96], [62, -94], [72, -74], [62, -56], [40, -54])),
  shape(BONE, 'M58-56Q72-44 88-50Q76-36 56-46Z'),
  shape('#c4cad5', blob([18, -84], [32, -94], [46, -80], [42, -56], [28, -50], [18, -66])),
  plain(INK, oval(60, -78, 2.2)),
  shape('#f0b53a', 'M44-94Q54-98 66-90L62-84Q54-90 46-88Z'),
]
