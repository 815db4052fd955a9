// Things that stand in the pictures: their foot at (0, 0).

import { blob, oval, type Point, tube } from '@ludoteka/ui/drawing'
import { at, gleam, INK, line, type Marks, plain, shade, shape } from './ink.ts'

const GOLD = '#f0b53a'
const WOOD = '#8a5a2f'

/** A boulder, with light on its right. */
export const rock = (colour = '#8b93a1'): Marks => [
  shape(colour, 'M-44 0L-36-26L-14-40L14-36L36-22L44 0Z'),
  shade('M-44 0L-36-26L-14-40L-8-22L-20 0Z'),
  line('M-8-22L14-36M-8-22L6-8M36-22L22-12', 1.3),
]

/** A jagged star around a blow. */
export function burst(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const r = i % 2 === 0 ? outer * (i % 4 === 0 ? 1 : 0.8) : inner
    const angle = (i * Math.PI) / points
    return `${(r * Math.sin(angle)).toFixed(1)} ${(-r * Math.cos(angle)).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}
export const impact = (size: number): Marks => [
  shape('#f28c28', burst(11, size, size * 0.6)),
  shape('#ffe06b', burst(9, size * 0.68, size * 0.4)),
  plain('#fffdf2', burst(8, size * 0.36, size * 0.2)),
]

/** Lines of speed that end at (0, 0), from the left. */
export const speed = (colour: string, length = 70): Marks => [
  plain(
    colour,
    `M0-34L${-length}-31L0-30ZM-8-14L${-length * 1.3}-10L-6-9ZM4 4L${-length * 1.1} 8L6 9ZM-6 22L${-length * 0.9} 26L-4 27Z`,
  ),
]

export const bolt = (colour = '#fff27d'): Marks => [shape(colour, 'M6-80L-16-34L-2-36L-14 0L20-46L4-44L18-80Z')]

export const moon = (r: number, colour = '#f7eebd'): Marks => [
  shape(colour, oval(0, 0, r)),
  plain(
    INK,
    oval(-r * 0.3, -r * 0.2, r * 0.2) + oval(r * 0.3, r * 0.3, r * 0.26) + oval(r * 0.35, -r * 0.4, r * 0.12),
    0.1,
  ),
]

/** Rays of light from above, that widen towards the ground. */
export const beams = (colour: string, opacity = 0.5): Marks => [
  plain(colour, 'M-6 0L6 0L34 200L-34 200ZM-14 0L-10 0L-52 200L-92 200ZM10 0L14 0L92 200L52 200Z', opacity),
]

export const column = (height: number, colour = '#e9e2d0'): Marks => [
  shape(colour, `M-12-8L-10 ${-height + 10}L10 ${-height + 10}L12-8Z`),
  line(`M-5-8L-4 ${-height + 10}M1-8L1 ${-height + 10}M6-8L6 ${-height + 10}`, 1.4),
  shade(`M-12-8L-10 ${-height + 10}L-5 ${-height + 10}L-6-8Z`),
  shape(colour, `M-17-8L17-8L17 0L-17 0ZM-17 ${-height}L17 ${-height}L13 ${-height + 11}L-13 ${-height + 11}Z`),
]
export const brokenColumn = (height: number, colour = '#e9e2d0'): Marks => [
  shape(colour, `M-12-8L-11 ${-height}L-5 ${-height + 8}L1 ${-height - 5}L6 ${-height + 5}L11 ${-height - 2}L12-8Z`),
  line(`M-5-8L-4 ${-height + 12}M1-8L1 ${-height + 6}M6-8L6 ${-height + 10}`, 1.4),
  shape(colour, 'M-17-8L17-8L17 0L-17 0Z'),
]

export const mushroom = (cap: string, height: number): Marks => [
  shape('#f6ead2', `M-8 0Q-10 ${-height * 0.5}-6 ${-height + 6}L8 ${-height + 6}Q6 ${-height * 0.5} 10 0Z`),
  shade(`M-8 0Q-10 ${-height * 0.5}-6 ${-height + 6}L0 ${-height + 6}Q-4 ${-height * 0.5}-2 0Z`),
  shape(
    cap,
    `M-34 ${-height + 8}Q-32 ${-height - 28} 0 ${-height - 30}Q34 ${-height - 28} 36 ${-height + 8}Q0 ${-height + 18}-34 ${-height + 8}Z`,
  ),
  plain(
    '#fff6e4',
    oval(-14, -height - 10, 7, 5) +
      oval(12, -height - 16, 6, 4.5) +
      oval(20, -height, 5, 3.5) +
      oval(-2, -height + 4, 5, 3.5),
  ),
]

export const table = (wide: number): Marks => [
  shape(
    '#fbf7ee',
    `M${-wide}-34L${wide}-34L${wide + 6}-14Q${wide * 0.6}-8 ${wide * 0.4}-14Q0-8 ${-wide * 0.4}-14Q${-wide * 0.7}-8 ${-wide - 6}-14Z`,
  ),
  shape(
    WOOD,
    `M${-wide + 6}-12L${-wide + 12}-12L${-wide + 10} 0L${-wide + 5} 0ZM${wide - 12}-12L${wide - 6}-12L${wide - 5} 0L${wide - 10} 0Z`,
  ),
  line(`M${-wide}-30L${wide}-30`, 1.2),
]
export const TEAPOT: Marks = [
  shape('#e0637c', 'M-18-14L-28-24L-32-20L-20-6ZM16-18Q30-22 28-10Q26-2 16-4L16-8Q23-6 23-12Q23-16 16-14Z'),
  shape('#e0637c', blob([-18, -12], [-10, -24], [10, -24], [18, -12], [10, 0], [-10, 0])),
  shape('#fbf7ee', 'M-10-23Q0-32 10-23Q0-19-10-23Z'),
  shape(GOLD, oval(0, -29, 3)),
  gleam(oval(-8, -14, 3, 5)),
]
export const CUP: Marks = [
  shape('#fbf7ee', 'M8-10Q18-12 16-4Q14 0 7-2L8-5Q12-4 12-7Q12-9 8-7Z'),
  shape('#fbf7ee', 'M-9-12L9-12Q9 0 4 0L-4 0Q-9 0-9-12Z'),
  plain('#4b9fe0', 'M-9-9L9-9L8-6L-8-6Z'),
]

/** A tall glass in a gilt frame: 130 high. What is seen in it is drawn afterwards. */
export const MIRROR: Marks = [
  shape(GOLD, `${oval(0, -66, 46, 66)}M-14 4L14 4L22 14L-22 14Z`),
  shape('#9fd4e8', oval(0, -66, 37, 57)),
  plain('#dff4fb', 'M-30-90Q-24-112-6-120L-26-40Q-34-60-30-90ZM0-122L8-122L-16-22L-22-30Z', 0.8),
]

export const CHEST: Marks = [
  shape('#7b4a24', 'M-42-26L-50-54Q0-76 50-54L42-26Z'),
  shape('#3a1d10', 'M-42-26L-46-44Q0-58 46-44L42-26Z'),
  shape(GOLD, blob([-40, -24], [-28, -38], [-12, -34], [2, -44], [18, -34], [30, -38], [40, -24], [0, -18])),
  plain('#fff3bd', `${oval(-22, -30, 5, 3)}${oval(4, -36, 5, 3)}${oval(24, -30, 5, 3)}`),
  shape('#e0455a', 'M-6-30L0-37L6-30L0-22Z'),
  shape('#4fc3a1', 'M12-28L17-34L22-28L17-22Z'),
  shape('#9a6233', 'M-44-26L44-26L40 0L-40 0Z'),
  shape(GOLD, 'M-6-28L6-28L6-14L-6-14ZM-36-26L-28-26L-27 0L-34 0ZM28-26L36-26L34 0L27 0Z'),
  plain(INK, `${oval(0, -22, 2)}M-1-22L1-22L1.500-17L-1.500-17Z`),
]
export const coins = (...points: readonly Point[]): Marks => points.map(([x, y]) => shape(GOLD, oval(x, y, 6, 3.4)))

export const PALM: Marks = [
  shape(
    '#8a5a2f',
    tube(
      [
        [0, 0],
        [-4, -30],
        [4, -60],
        [12, -84],
      ],
      [7, 6, 5, 4],
    ),
  ),
  line('M-7-14L4-12M-8-28L3-26M-5-44L6-42M0-58L9-56', 1.3),
  shape(
    '#3f9a4a',
    'M12-84Q-10-104-34-86Q-12-90 6-78ZM12-84Q0-114 28-120Q14-104 18-84ZM12-84Q36-106 56-84Q36-90 18-78ZM12-84Q-10-78-18-56Q-2-72 14-76ZM12-84Q36-76 42-54Q28-70 12-76Z',
  ),
]

/** A ship under sail: 120 long, the water line at y = 0. */
export const ship = (sail = '#f6ecd6'): Marks => [
  shape('#6b3f1e', 'M-3-20L-2-104L3-104L4-20Z'),
  shape(sail, 'M-36-34Q-46-66-6-98Q4-64-2-34Q-20-28-36-34Z'),
  shape(sail, 'M6-90Q40-62 48-34Q26-28 6-34Q12-62 6-90Z'),
  shade('M-20-32Q-22-62-6-98Q4-64-2-34ZM22-32Q26-56 6-90Q12-62 6-34Z'),
  shape('#c8373f', 'M3-104L26-98L3-92Z'),
  shape('#9a5a2b', 'M-58-24Q-60-14-44 4L40 4Q56-6 66-32Q44-18 0-18Q-40-16-58-24Z'),
  line('M-52-10Q0-2 54-14M-48-2Q0 4 46-4', 1.4),
  shade('M-52-10Q0-2 54-14Q48 0 40 4L-44 4Z'),
]

/** Waves in front, from edge to edge of the picture. */
export const waves = (colour: string, y: number, foam = '#ffffff'): Marks => [
  shape(
    colour,
    `M-20 ${y}Q0 ${y - 18} 18 ${y - 4}Q30 ${y - 16} 54 ${y - 2}Q74 ${y - 18} 96 ${y - 2}Q116 ${y - 16} 138 ${y - 2}Q160 ${y - 18} 180 ${y - 2}Q204 ${y - 16} 224 ${y - 2}Q244 ${y - 16} 272 ${y - 2}L272 210L-20 210Z`,
  ),
  line(
    `M10 ${y + 12}Q24 ${y + 4} 40 ${y + 12}M92 ${y + 14}Q108 ${y + 6} 124 ${y + 14}M176 ${y + 12}Q192 ${y + 4} 208 ${y + 12}`,
    2.4,
    foam,
  ),
]

export const dice = (turn: number): Marks =>
  at({ turn }, [
    shape('#fbf5e8', 'M-13-13L13-13L13 13L-13 13Z'),
    plain(INK, oval(-6, -6, 2.4) + oval(6, -6, 2.4) + oval(0, 0, 2.4) + oval(-6, 6, 2.4) + oval(6, 6, 2.4)),
  ])

export const FIRE: Marks = [
  shape(WOOD, 'M-24 0L18-10L22-4L-20 6ZM24 0L-18-10L-22-4L20 6Z'),
  shape('#f28c28', 'M-18-6Q-26-28-8-44Q-6-34-2-32Q-2-50 8-62Q10-44 18-34Q24-18 16-6Z'),
  shape('#ffe06b', 'M-8-6Q-13-20-2-28Q0-20 4-18Q4-26 8-32Q14-16 8-6Z'),
]

export const arrow = (turn: number): Marks =>
  at({ turn }, [
    shape(WOOD, 'M-1.400 36L-1.400-30L1.400-30L1.400 36Z'),
    shape('#eef2f6', 'M-5-28L0-44L5-28Z'),
    shape('#c8373f', 'M-6 42L0 28L6 42L0 36Z'),
  ])

/** A tree without leaves, gnarled. */
export const DEAD_TREE: Marks = [
  shape(
    '#4a352a',
    tube(
      [
        [0, 4],
        [-4, -24],
        [4, -50],
        [-2, -78],
      ],
      [14, 9, 8, 5],
    ) +
      tube(
        [
          [2, -46],
          [20, -66],
          [24, -88],
        ],
        [6, 4, 0],
      ) +
      tube(
        [
          [-2, -60],
          [-22, -76],
          [-30, -100],
        ],
        [5, 4, 0],
      ) +
      tube(
        [
          [-2, -76],
          [4, -94],
          [0, -112],
        ],
        [5, 3, 0],
      ),
  ),
]
