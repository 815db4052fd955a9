// The eight fighters as the standees show them, dressed for any pose. Heads have their middle at (0, 0).

import { oval, type Point, type Pose, tube } from '@ludoteka/ui/drawing'
import type { FighterType } from '../../content/fighters.ts'
import { body, type Costume, type Holding } from './bodies.ts'
import { INK, line, type Mark, type Marks, plain, shade, shape } from './ink.ts'

export const SKIN = '#f0c9a0'
const STEEL = '#d5dbe4'
export const GOLD = '#f0b53a'

export const dots = (...points: readonly Point[]): Mark =>
  plain(INK, points.map(([x, y]) => oval(x, y, 1.3, 1.8)).join(''))

export const ARTHUR: Costume = {
  skin: STEEL,
  torso: '#c8373f',
  sleeves: STEEL,
  legs: '#98a3b3',
  boots: '#7c8796',
  hem: { cut: 'tunic', colour: '#c8373f' },
  cape: '#2b5aa3',
  belt: '#6b4426',
  chest: [
    shape(GOLD, 'M1-24L4-17L11-16L6-11L7-4L1-8L-5-4L-4-11L-9-16L-2-17Z'),
    shape(STEEL, 'M-13-20Q-16-30-7-31L-4-24ZM12-20Q15-30 8-31L5-25Z'),
  ],
  head: [
    shape(STEEL, 'M-11 0Q-12-13 0-13Q11-13 12-3L12 6Q7 13 0 13Q-9 13-11 6Z'),
    shade('M-11 0Q-12-13-2-13Q-7-2-4 13Q-10 12-11 6Z'),
    plain(INK, 'M-2-4L12-5.500L12-1.500L-1 0Z'),
    line('M5-1L5 11M8 4L11 4M8 7L11 7', 1.3),
    shape(GOLD, 'M-11-7L-13-19L-6-13L0-21L6-13L13-19L11-7Q0-3-11-7Z'),
    plain('#c8373f', oval(0, -10, 2)),
  ],
}

export const MERLIN: Costume = {
  skin: SKIN,
  torso: '#4a3f9c',
  sleeves: '#4a3f9c',
  legs: '#4a3f9c',
  boots: '#2c2560',
  hem: { cut: 'robe', colour: '#4a3f9c' },
  belt: GOLD,
  chest: [shape('#6f62c9', 'M-3-30L5-30L7 3L-3 3Z')],
  head: [
    shape('#efe6d4', 'M-11-2Q-16 12-9 16L-4 4ZM9-2Q13 10 8 14Z'),
    shape(SKIN, 'M-9-3Q-9-10 1-10Q11-10 11-2L14 3L10 5Q8 11 0 11Q-8 10-9-3Z'),
    shape('#efe6d4', 'M-9 2Q-12 24 4 36Q15 22 12 5Q7 4 5 6Q-2 3-9 2Z'),
    line('M-2 14Q0 22 3 28M6 12Q8 18 6 24', 1.2, '#a99d88'),
    dots([2, -2], [9, -2]),
    shape('#efe6d4', 'M-2-6L4-5L3-3ZM7-5L12-7L11-4Z'),
    shape('#3a318a', 'M-12-6Q-8-24-20-38Q4-34 12-8Q0-4-12-6Z'),
    shape('#3a318a', 'M-20-4Q-2-11 20-7Q22-3 0-2Q-18 1-20-4Z'),
    plain(GOLD, 'M-2-21L0-17L4-16L1-13L2-9L-2-11L-6-9L-5-13L-8-16L-4-17Z'),
  ],
}

const ALICE: Costume = {
  skin: SKIN,
  torso: '#4b9fe0',
  sleeves: SKIN,
  legs: '#f7f2e8',
  boots: '#2a2230',
  hem: { cut: 'dress', colour: '#4b9fe0', apron: '#fbf7ee' },
  belt: '#fbf7ee',
  chest: [
    shape('#fbf7ee', 'M-1-30L7-30L9 3L-2 3Z'),
    shape('#4b9fe0', 'M-10-30Q-19-28-16-19Q-10-17-7-21ZM10-30Q18-28 16-19Q11-17 8-22Z'),
  ],
  back: ([wx, wy]) => [
    shape(
      '#f2c94c',
      tube(
        [
          [-1, -14],
          [-8 + wx * 0.2, -2 + wy * 0.08],
          [-8 + wx * 0.6, wy * 0.3],
          [-8 + wx, wy * 0.44],
        ],
        [10, 10, 7, 0],
      ),
    ),
  ],
  head: [
    shape(SKIN, 'M-10-1Q-10-12 1-12Q12-12 12-1Q12 8 3 11Q-7 10-10-1Z'),
    plain('#f2a48c', oval(-2, 4, 2.6, 1.8) + oval(9, 4, 2.2, 1.8), 0.8),
    plain(INK, oval(2, -0.5, 1.7, 2.6) + oval(8.5, -0.5, 1.6, 2.6)),
    line('M0-5L4-5.500M7-5.500L11-5M3 6Q6 8 8 5.500', 1.3),
    shape('#f2c94c', 'M-13 5Q-16-15 0-15Q13-15 13-3Q8-9 3-10Q-4-9-7-4Q-10 0-9 6Z'),
    shape('#2a2f6b', 'M-4-13L-18-20L-16-8ZM-4-13L6-24L9-13Z'),
    shape('#2a2f6b', oval(-4, -13.5, 3)),
  ],
}

/** A snake of her hair: from the scalp to its head. */
function hairSnake(points: readonly Point[], look: number): Marks {
  const [x, y] = points.at(-1) ?? [0, 0]
  return [
    shape('#4ca664', tube(points, [3.4, 3.2, 2.6, 2.2])),
    shape('#5fbf78', oval(x, y, 4.2, 3.2)),
    plain('#ffe14d', oval(x + look, y - 0.8, 1.2)),
    line(`M${x + look * 2.6} ${y + 1}L${x + look * 5} ${y + 2}`, 1, '#d2323a'),
  ]
}
const HAIR: Marks = [
  ...hairSnake(
    [
      [-6, 4],
      [-16, 8],
      [-18, 16],
      [-25, 18],
    ],
    -1.4,
  ),
  ...hairSnake(
    [
      [-8, -2],
      [-18, -2],
      [-22, 6],
      [-30, 3],
    ],
    -1.4,
  ),
  ...hairSnake(
    [
      [-7, -8],
      [-16, -14],
      [-24, -8],
      [-30, -14],
    ],
    -1.4,
  ),
  ...hairSnake(
    [
      [-3, -10],
      [-9, -20],
      [-17, -20],
      [-19, -29],
    ],
    -1.4,
  ),
  ...hairSnake(
    [
      [1, -11],
      [-1, -22],
      [6, -27],
      [1, -36],
    ],
    1.4,
  ),
  ...hairSnake(
    [
      [6, -10],
      [12, -18],
      [20, -16],
      [22, -26],
    ],
    1.4,
  ),
  ...hairSnake(
    [
      [10, -6],
      [19, -9],
      [22, -2],
      [31, -8],
    ],
    1.4,
  ),
]

/** The coils of a snake, behind and around her. */
const COILS: Marks = [
  shape(
    '#3c8f57',
    tube(
      [
        [0, 0],
        [-6, 16],
        [8, 28],
        [30, 36],
        [46, 40],
        [60, 34],
        [64, 22],
      ],
      [9, 11, 12, 9, 7, 4, 0],
    ),
  ),
  shape(
    '#3c8f57',
    tube(
      [
        [0, 2],
        [-6, 20],
        [-16, 34],
        [0, 40],
        [24, 40],
        [32, 40],
      ],
      [9, 12, 11, 10, 8, 6],
    ),
  ),
  shade(
    tube(
      [
        [-12, 26],
        [-14, 38],
        [2, 44],
        [26, 44],
      ],
      [3, 4, 4, 2],
    ),
  ),
  line('M-16 22Q-8 28 2 22M-23 34Q-14 30-8 32M-6 32L-4 48M8 32L10 49M20 33L22 47', 1.2),
]

const MEDUSA_SKIN = '#a9cf8f'
const MEDUSA: Costume = {
  skin: MEDUSA_SKIN,
  torso: '#7a4fa3',
  sleeves: MEDUSA_SKIN,
  legs: '#7a4fa3',
  boots: '#3c8f57',
  chest: [
    shape(MEDUSA_SKIN, 'M-8-30Q0-33 9-30Q6-24 1-23Q-5-24-8-30Z'),
    shape('#e6c15a', 'M-11-21Q0-26 11-21Q8-12 8-6Q0-3-8-6Q-8-12-11-21Z'),
    line('M-8-14Q0-11 8-14', 1.2),
  ],
  belt: '#e6c15a',
  hem: { cut: 'tunic', colour: '#7a4fa3' },
  instead: COILS,
  head: [
    ...HAIR,
    shape('#d3e8b0', 'M-9-2Q-9-12 2-12Q12-12 12-1Q11 9 4 13Q-7 9-9-2Z'),
    plain('#f7f06a', 'M-3-2L4 0L3 2Q-1 2-3-2ZM12-2L7 0L8 2Q11 2 12-2Z'),
    dots([1.5, 0.5], [8.8, 0.5]),
    line('M-4-5L4-2.500M13-5L7-2.500M2 8Q5 6.500 8 8', 1.5),
  ],
}

const TAN = '#c98f5e'
export const SINBAD: Costume = {
  skin: TAN,
  torso: '#c9612c',
  sleeves: '#c9612c',
  legs: '#f1e3c4',
  boots: '#7b4a24',
  hem: { cut: 'tunic', colour: '#c9612c' },
  belt: '#2f8f86',
  chest: [shape('#f6ecd6', 'M-4-31L6-31L8 3L-3 3Z'), line('M1-28L1-6', 1.1)],
  head: [
    shape(TAN, 'M-10-2Q-10-11 1-11Q12-11 12-1L14 3L11 4Q10 11 2 12Q-8 10-10-2Z'),
    shape('#33231b', 'M-10-2Q-8 2-6 2Q-3 4 2 4L10 4L12 3Q13 14 3 17Q-10 14-10-2Z'),
    plain(TAN, 'M3 6.500Q6 8 9 6.500Q6 9.500 3 6.500Z'),
    dots([3, -1.5], [9.5, -1.5]),
    line('M0-5L6-5M8-5L12-4.500', 1.6),
    shape('#f4ead2', 'M-14-4Q-18-18 0-20Q17-19 14-5Q0-11-14-4Z'),
    line('M-13-8Q0-18 12-13M-8-16Q2-16 13-8', 1.3),
    shape('#2f8f86', oval(5, -11, 3)),
    shape('#fff6e4', 'M5-13Q2-28 12-32Q14-22 8-13Z'),
  ],
}

const PORTER_SKIN = '#b87f52'
const PORTER: Costume = {
  skin: PORTER_SKIN,
  torso: '#5f8f58',
  sleeves: '#5f8f58',
  legs: '#6a5640',
  boots: '#3f2d1f',
  hem: { cut: 'tunic', colour: '#5f8f58' },
  belt: '#8b3f2f',
  chest: [line('M-9-28L8-4', 3, '#7b4a24')],
  back: () => [
    shape('#a9713d', 'M-10-8Q-34-12-34 12Q-34 30-18 30Q-6 30-6 10Z'),
    shape('#c98d4e', 'M-12-8Q-34-10-34 6Q-22 12-8 6Z'),
    shape('#7b4a24', 'M-34-10Q-22-20-10-10L-10-16Q-22-27-34-17Z'),
    shape('#5d3a1c', 'M-24 4L-18 4L-18 14L-24 14Z'),
  ],
  head: [
    shape(PORTER_SKIN, 'M-10-2Q-10-11 1-11Q12-11 12-1L14 3L11 4Q10 11 2 12Q-8 10-10-2Z'),
    shape('#4a3325', 'M-10 0Q-6 4 0 4L12 3Q13 15 3 17Q-9 14-10 0Z'),
    dots([3, -1.5], [9.5, -1.5]),
    line('M0-5L6-4M8-4L12-5', 1.5),
    shape('#b4433a', 'M-12-5Q-12-19 1-19Q14-18 13-6Q0-10-12-5Z'),
    shape('#d8645a', 'M-13-3Q0-10 14-5L13-9Q0-13-12-8Z'),
  ],
}

type Person = Exclude<FighterType, 'jabberwock' | 'harpy'>
const CAST: Readonly<Record<Person, Costume>> = {
  arthur: ARTHUR,
  merlin: MERLIN,
  alice: ALICE,
  medusa: MEDUSA,
  sinbad: SINBAD,
  porter: PORTER,
}

export const fighter = (who: Person, pose: Pose, held?: Holding): Marks => body(CAST[who], pose, held)
