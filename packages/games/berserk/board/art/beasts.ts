// Beasts: their feet at (0, 0), looking to the right.

import { blob, type Limb, limb, oval, type Point, reach, tube, turnTo } from '@ludoteka/ui/drawing'
import * as head from './heads.ts'
import { at, flat, form, line, type Marks, type Tone } from './paint.ts'

const leg = (tone: Tone, from: Point, to: Point, side: 1 | -1, thick = 8): Marks => {
  const one: Limb = reach(from, to, 18, 18, side)
  return [
    form(tone, limb(one, thick, thick * 0.55, thick * 0.4)),
    form(tone, oval(one.end[0] + 3, one.end[1], thick * 0.7, thick * 0.42)),
  ]
}

/** A beast on four legs that runs; its head is drawn at (40, -58). */
export const runner = (fur: Tone, back: Tone, own: Marks): Marks => [
  ...leg(back, [-26, -34], [-50, -6], -1),
  ...leg(back, [24, -36], [54, -14], 1, 7),
  form(
    fur,
    tube(
      [
        [-32, -42],
        [-52, -54],
        [-70, -48],
      ],
      [6, 5, 0],
    ),
  ),
  form(fur, blob([-38, -38], [-26, -54], [4, -52], [28, -60], [40, -46], [28, -28], [4, -30], [-22, -24])),
  form(back, 'M-34-50L-26-64L-18-52L-8-66L0-52L10-68L18-56L28-72L34-56Q4-44-34-50Z'),
  ...leg(fur, [-22, -34], [-36, -4], -1, 9),
  ...leg(fur, [22, -36], [46, -4], 1, 8),
  ...at({ x: 40, y: -58, scale: 1.15 }, own),
]

/** Ribs and bones instead of flesh. */
export const boneHound: Marks = [
  form(
    'bone',
    limb(reach([-28, -38], [-44, -6], 20, 20, -1), 3.4, 2, 3) + limb(reach([24, -44], [50, -18], 20, 20, 1), 3.4, 2, 3),
  ),
  form(
    'bone',
    tube(
      [
        [-34, -44],
        [-52, -56],
        [-72, -52],
      ],
      [3, 2.6, 0],
    ),
  ),
  form(
    'bone',
    tube(
      [
        [-36, -44],
        [-8, -52],
        [26, -54],
        [40, -62],
      ],
      [4, 4, 5, 4],
    ),
  ),
  form(
    'bone',
    'M-4-50Q-12-36-4-26L0-27Q-6-38 2-50ZM8-52Q0-36 8-26L12-27Q6-38 14-52ZM20-54Q13-38 20-28L24-29Q18-40 26-54Z',
  ),
  flat('hot', oval(8, -40, 5, 6)),
  form(
    'bone',
    limb(reach([-24, -40], [-22, -2], 22, 22, -1), 4.4, 2.2, 3.4) +
      limb(reach([26, -46], [40, -2], 24, 24, -1), 4.4, 2.2, 3.4),
  ),
  ...at({ x: 44, y: -64, scale: 1.2 }, [
    form('bone', 'M-8-4L-16-20L0-12ZM-10 8Q-14-12 0-14Q10-14 14-6L32 2L30 8L10 8Q0 14-10 8Z'),
    form('bone', 'M2 10L26 11L22 16Q8 18-2 14Z'),
    flat('night', `${oval(5, -3, 3.6, 3)}M26 1L30 3L26 5Z`),
    flat('bone', 'M12 8L14 13L16 8ZM18 8L20 13L22 8ZM24 8L26 12L28 8Z'),
    flat('hot', oval(6, -3, 1.8)),
  ]),
]

/** A wing of skin from the shoulder at (0, 0) up and to the left. */
export const skinWing = (skin: Tone, bone: Tone): Marks => [
  form(skin, 'M0 0Q-8-30-4-60Q-20-54-34-64Q-40-48-62-46Q-56-30-70-14Q-52-18-42-4Q-30-14-18-2Q-10-5 0 0Z'),
  line(bone, 'M0 0Q-16-32-34-64M0 0Q-28-22-62-46M0 0Q-32-10-70-14'),
  form(
    bone,
    tube(
      [
        [3, 3],
        [-6, -28],
        [-4, -62],
      ],
      [4, 3, 0],
    ),
  ),
]
/** A feathered one. */
export const featherWing = (near: Tone, tips: Tone): Marks => [
  form(
    tips,
    'M0 4Q-18-6-30-30Q-38-54-70-66Q-66-56-72-52Q-62-48-67-40Q-56-38-60-30Q-48-28-53-20Q-40-16-43-8Q-30-4-29 4Q-14 8-2 12Z',
  ),
  form(near, 'M0 4Q-14-6-24-30Q-30-48-52-58Q-48-50-50-44Q-40-42-43-34Q-32-32-35-24Q-24-20-25-12Q-12-8-12 0Z'),
]

export const bat: Marks = [
  ...at({ x: 8, y: -48, turn: 24, flipped: true, scale: 1.1 }, skinWing('deep', 'night')),
  ...at({ x: -8, y: -48, turn: -24, scale: 1.1 }, skinWing('deep', 'night')),
  form('fur', blob([-12, -48], [0, -58], [12, -48], [9, -26], [0, -16], [-9, -26])),
  form('fur', 'M-10-58L-16-82L-2-70ZM10-58L16-82L2-70Z'),
  form('fur', oval(0, -60, 13, 12)),
  flat('hot', 'M-9-64L-2-61L-6-58ZM9-64L2-61L6-58Z'),
  flat('night', 'M-7-55Q0-50 7-55Q5-47 0-47Q-5-47-7-55Z'),
  flat('bone', 'M-5-54L-4-47L-2-53ZM5-54L4-47L2-53Z'),
]

/** A bird of prey that stoops with its claws out. */
export const raptor = (near: Tone, tips: Tone, beak: Tone = 'gold'): Marks => [
  ...at({ x: 6, y: -54, turn: 30, flipped: true, scale: 1.05 }, featherWing(near, tips)),
  form(tips, 'M-10-30Q-34-20-48 2Q-36-2-34 6Q-26-2-20 6Q-10-12 2-26Z'),
  form(near, blob([-16, -36], [-8, -58], [14, -64], [22, -50], [10, -30], [-4, -22])),
  form(beak, 'M2-28L10-12L4-2L10-6L14 2L16-6L24-4L16-14L12-30ZM-4-24L0-8L-6 2L0-1L3 7L6-2L13 0L6-10L4-26Z'),
  form(near, blob([10, -58], [14, -76], [30, -76], [34, -64], [22, -54])),
  form(beak, 'M31-74Q46-72 46-58Q40-64 31-63Z'),
  flat('hot', oval(28, -69, 2.2)),
  ...at({ x: -4, y: -54, scale: 1.1 }, featherWing(near, tips)),
]

/** A small dragon on its hind legs. */
export const drake = (skin: Tone, belly: Tone, wing: Tone): Marks => [
  ...at({ x: 6, y: -66, turn: 24, flipped: true, scale: 0.9 }, skinWing(wing, 'night')),
  ...at({ x: -10, y: -64, scale: 1.08 }, skinWing(wing, 'night')),
  form(
    skin,
    tube(
      [
        [-8, -22],
        [-32, -10],
        [-58, -10],
        [-76, -30],
        [-70, -46],
      ],
      [13, 10, 7, 4, 0],
    ),
  ),
  ...leg(skin, [6, -22], [20, -4], -1, 9),
  form(
    skin,
    tube(
      [
        [-8, -20],
        [-8, -46],
        [0, -68],
        [4, -86],
        [16, -98],
      ],
      [17, 16, 12, 9, 8],
    ),
  ),
  form(
    belly,
    tube(
      [
        [4, -18],
        [6, -42],
        [11, -64],
        [13, -80],
      ],
      [7, 9, 6, 3],
    ),
  ),
  line('night', 'M-2-30Q6-27 12-30M-2-42Q7-39 15-42M4-54Q11-51 16-54M7-66Q11-64 15-66'),
  form('night', 'M-22-34L-34-42L-22-46ZM-21-52L-32-62L-16-62ZM-11-70L-22-82L-6-82Z'),
  ...leg(skin, [-10, -22], [-6, -4], -1, 11),
  ...at({ x: 20, y: -102 }, [
    form(skin, 'M-10-6L-26-18L-4-14ZM-2-10L-8-28L8-12Z'),
    form(skin, 'M-8 6Q4 14 12 16Q24 20 34 12L34 18Q20 28 4 22Q-8 18-12 10Z'),
    flat('hot', 'M0 4L30 10L16 15L4 12Z'),
    form(skin, 'M-14 6Q-16-12 0-14Q10-14 16-8Q28-8 38 2L38 8Q34 11 30 8L12 8Q0 10-14 6Z'),
    flat('bone', 'M16 8L18 14L20 8ZM26 8L28 14L30 8Z'),
    flat('hot', 'M4-8L13-5L8-3Z'),
  ]),
]

/** Stones that have got up. */
export const golem = (stone: Tone, core: Tone): Marks => [
  form(stone, 'M18-84L48-84L54-60L40-54L22-62Z'),
  form(stone, 'M40-56L56-58L62-28L44-24Z'),
  form(stone, 'M42-24L64-28L70-6L58 2L44-4Z'),
  form(stone, 'M6-34L30-34L32-8L36 0L4 0Z'),
  form(stone, 'M-30-34L-4-34L-4 0L-36 0L-32-10Z'),
  form(stone, 'M-34-86L-14-98L22-96L40-78L32-50L22-30L-22-30L-32-54Z'),
  line(core, 'M-12-94L-4-72L-16-58L-6-34M-4-72L18-64L14-44M18-64L34-74M-16-58L-30-60'),
  flat(core, 'M-6-76L4-80L10-66L0-58L-10-64Z'),
  form(stone, 'M-12-112L4-120L20-112L22-96L8-90L-10-94Z'),
  flat('hot', 'M2-108L10-106L9-102L3-103ZM14-106L19-107L18-103L14-102Z'),
  form(stone, 'M-48-86L-24-88L-24-62L-40-54L-56-62Z'),
  form(stone, 'M-56-60L-38-56L-44-26L-62-28Z'),
  form(stone, 'M-64-28L-42-26L-42-4L-58 4L-70-6Z'),
]

/** A body like a snake's along these points, and its head at the last. */
export function wyrm(skin: Tone, belly: Tone, points: readonly Point[], thick: number, own: Marks): Marks {
  const radii = points.map((_, i) => (i === 0 ? 0 : thick * Math.min(1, 0.4 + i * 0.25)))
  const [x, y] = points.at(-1) ?? [0, 0]
  /** Spines stand on the back, across the way the body goes. */
  const spines = points.slice(1, -1).map(([px, py], i) => {
    const from: Point = points[i] ?? [0, 0]
    const to: Point = points[i + 2] ?? [0, 0]
    return at({ x: px, y: py, turn: turnTo(from, to) - 90, scale: thick / 10 }, [form(belly, 'M-7-4L-5-19L7-5Z')])
  })
  return [
    ...spines.flat(),
    form(skin, tube(points, radii)),
    flat(
      belly,
      tube(
        points.map(([px, py]): Point => [px + thick * 0.34, py + thick * 0.3]),
        radii.map(r => r * 0.3),
      ),
    ),
    ...at({ x, y }, own),
  ]
}
/** A round mouth full of teeth. */
export const maw = (skin: Tone): Marks => [
  form(skin, oval(4, 0, 24, 26)),
  flat('night', oval(8, 0, 17, 20)),
  flat(
    'bone',
    'M8-20L4-8L12-8ZM-4-14L0-4L6-12ZM-9 0L0-3L0 4ZM-4 14L6 12L0 4ZM8 20L4 8L12 8ZM20 14L10 12L16 4ZM25 0L16-3L16 4ZM20-14L16-4L10-12Z',
  ),
  flat('hot', oval(8, 0, 4)),
]
export const snakeHead = (skin: Tone): Marks => [
  form(skin, 'M-12 2Q0 12 8 14Q16 18 24 14L24 19Q8 24-4 17Q-14 10-14 4Z'),
  flat('blood', 'M-2 4L22 8L16 13L2 10Z'),
  form(skin, 'M-15 4Q-18-12-3-14Q12-15 24-4L26 4Q20 7 15 5Q4 5-2 4Q-8 7-15 4Z'),
  flat('bone', 'M15 5L16 13L19 5ZM4 4L6 11L8 4Z'),
  flat('hot', 'M3-7L11-4L6-2Z'),
]

/** The oldest of the trees, walking. */
export const treant: Marks = [
  form(
    'leather',
    tube(
      [
        [14, -70],
        [44, -82],
        [60, -64],
        [72, -70],
      ],
      [9, 7, 6, 0],
    ) +
      tube(
        [
          [58, -66],
          [66, -54],
          [76, -52],
        ],
        [5, 4, 0],
      ),
  ),
  form('leather', 'M-10-40L-26-8L-44 2L-14 2L-2-20L10 2L38 2L24-8L12-40Z'),
  form(
    'leather',
    tube(
      [
        [0, -18],
        [-2, -50],
        [2, -84],
        [4, -112],
      ],
      [20, 20, 20, 12],
    ),
  ),
  form(
    'leather',
    tube(
      [
        [2, -104],
        [-16, -124],
        [-14, -142],
      ],
      [7, 5, 0],
    ) +
      tube(
        [
          [6, -106],
          [20, -126],
          [16, -146],
        ],
        [7, 5, 0],
      ) +
      tube(
        [
          [6, -100],
          [32, -112],
          [44, -130],
        ],
        [6, 4, 0],
      ),
  ),
  line('night', 'M-12-44Q-10-66-8-84M10-34Q14-56 12-74M-4-30L-4-50'),
  flat('night', 'M-4-88L6-84L4-78L-2-80ZM20-88L12-84L13-79L19-81ZM0-66Q9-72 18-66Q16-56 9-54Q2-56 0-66Z'),
  flat('hot', `${oval(2, -82, 2.2)}${oval(16, -83, 2)}`),
  form(
    'leaf',
    blob(
      [-46, -128],
      [-30, -150],
      [-4, -146],
      [10, -160],
      [36, -150],
      [52, -136],
      [44, -118],
      [16, -126],
      [-10, -120],
      [-34, -114],
    ),
  ),
  form(
    'leather',
    tube(
      [
        [-14, -70],
        [-44, -60],
        [-56, -38],
        [-70, -32],
      ],
      [9, 8, 6, 0],
    ) +
      tube(
        [
          [-52, -44],
          [-48, -28],
          [-56, -18],
        ],
        [5, 4, 0],
      ),
  ),
  form('leaf', blob([-20, -64], [-12, -76], [6, -72], [20, -76], [24, -62], [6, -56], [-8, -58])),
]

/** Legs on all sides of a swollen body. */
export const tick = (body: Tone, legs: Tone): Marks => [
  form(body, blob([-36, -30], [-22, -58], [8, -62], [32, -44], [34, -20], [10, -6], [-22, -10])),
  form(legs, blob([20, -34], [30, -46], [46, -36], [44, -20], [28, -18])),
  flat('hot', `${oval(36, -36, 2.6)}${oval(42, -30, 2.2)}${oval(33, -28, 2)}`),
  flat('bone', 'M44-26L58-22L46-20ZM42-20L52-10L40-16Z'),
  ...(
    [
      [-58, -14, -1],
      [-46, 2, -1],
      [-26, 8, -1],
      [66, -20, 1],
      [58, 0, 1],
      [34, 8, 1],
    ] as const
  ).map(([x, y, side]) => form(legs, limb(reach([side * 14, -28], [x, y], 36, 36, side), 5, 4, 1.6))),
]

/** A bird of fire. */
export const phoenix: Marks = [
  flat('hot', 'M-6-30Q-30-6-60 6Q-40 8-30 2Q-40 18-56 26Q-26 24-14 4Q-12 22-20 38Q4 20 4-10Z'),
  ...at({ x: 8, y: -56, turn: 34, flipped: true, scale: 1.25 }, featherWing('hot', 'blood')),
  form('hot', blob([-14, -34], [-8, -58], [12, -66], [20, -52], [10, -30], [-4, -20])),
  form('hot', blob([8, -58], [10, -80], [26, -82], [32, -70], [20, -54])),
  form('gold', 'M29-80Q44-78 46-64Q38-70 29-69Z'),
  flat('white', oval(24, -74, 2.4)),
  flat('hot', 'M10-80Q0-92 4-108Q12-98 14-92Q16-104 26-108Q22-94 24-82Z'),
  ...at({ x: -6, y: -56, scale: 1.3 }, featherWing('hot', 'blood')),
]

export const wolfOf = (fur: Tone, back: Tone): Marks => runner(fur, back, head.wolf(fur))
