// Things that stand in the pictures: their foot at (0, 0).

import { oval, tube } from '@ludoteka/ui/drawing'
import { flat, form, line, type Marks, type Tone } from './paint.ts'

export const moon = (r: number): Marks => [flat('light', oval(0, 0, r))]
export const star = (points: number, outer: number, inner: number, tone: Tone = 'light'): Marks => {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const r = i % 2 === 0 ? outer : inner
    const angle = (i * Math.PI) / points
    return `${(r * Math.sin(angle)).toFixed(1)} ${(-r * Math.cos(angle)).toFixed(1)}`
  })
  return [flat(tone, `M${corners.join('L')}Z`)]
}
/** Rays from above. */
export const rays: Marks = [
  flat('light', 'M-5 0L5 0L30 190L-30 190ZM-14 0L-10 0L-56 190L-96 190ZM10 0L14 0L96 190L56 190Z'),
]
export const grave: Marks = [form('stone', 'M-20 0L-20-40Q0-64 20-40L20 0Z'), line('night', 'M-8-32L8-32M0-42L0-16')]
export const rock: Marks = [
  form('stone', 'M-44 0L-34-30L-10-42L18-36L38-18L46 0Z'),
  line('night', 'M-10-42L-4-22L-20 0M-4-22L18-36'),
]
export const crystals: Marks = [
  form('pale', 'M-30 0L-40-34L-28-46L-16 0ZM-14 0L-20-66L-4-84L10-62L8 0ZM10 0L22-44L36-50L34 0Z'),
  line('night', 'M-4-84L-4-2M-28-46L-24-2M28-46L24-2'),
]
export const pine: Marks = [
  form('leaf', 'M0-110L20-70L10-72L30-40L14-42L36-6L-36-6L-14-42L-30-40L-10-72L-20-70Z'),
  form('leather', 'M-5-8L5-8L6 4L-6 4Z'),
]
export const deadTree: Marks = [
  form(
    'night',
    tube(
      [
        [0, 4],
        [-4, -30],
        [4, -60],
        [-2, -92],
      ],
      [12, 8, 6, 3],
    ) +
      tube(
        [
          [2, -50],
          [22, -74],
          [26, -100],
        ],
        [5, 3, 0],
      ) +
      tube(
        [
          [-2, -68],
          [-24, -84],
          [-30, -110],
        ],
        [4, 3, 0],
      ) +
      tube(
        [
          [-2, -88],
          [6, -108],
          [2, -122],
        ],
        [4, 2, 0],
      ),
  ),
]
export const reeds: Marks = [
  line('leaf', 'M-16 0Q-18-30-14-56M-6 0Q-6-40-8-72M6 0Q8-34 4-60M16 0Q20-26 18-44'),
  form('leather', `${oval(-14, -60, 3, 9)}${oval(-8, -78, 3, 10)}${oval(4, -66, 3, 9)}`),
]
export const banner = (cloth: Tone, charge: Tone): Marks => [
  form('leather', 'M-2 0L-2-120L2-120L2 0Z'),
  form(cloth, 'M2-118L44-114L38-100L46-62L26-72L2-66Z'),
  flat(charge, 'M18-108L24-108L24-98L34-98L34-92L24-92L24-76L18-76L18-92L8-92L8-98L18-98Z'),
]
export const fire: Marks = [
  form('leather', 'M-26 0L20-12L24-5L-22 7ZM26 0L-20-12L-24-5L22 7Z'),
  flat('hot', 'M-20-6Q-30-32-10-52Q-8-40-2-38Q-4-60 8-74Q10-52 20-40Q28-20 18-6Z'),
  flat('white', 'M-8-6Q-14-22-2-34Q0-24 5-22Q5-32 9-38Q15-18 8-6Z'),
]
export const flame: Marks = [
  flat('hot', 'M-12 0Q-22-24-4-48Q-2-34 4-34Q4-48 12-56Q12-38 18-26Q22-8 12 0Z'),
  flat('white', 'M-5 0Q-10-14 1-26Q6-16 8-20Q11-6 5 0Z'),
]
export const gate: Marks = [
  form('stone', 'M-70 0L-70-120L-40-120L-40 0ZM40 0L40-120L70-120L70 0ZM-78-118L78-118L70-142L-70-142Z'),
  line('night', 'M-70-30L-40-30M-70-62L-40-62M-70-94L-40-94M40-30L70-30M40-62L70-62M40-94L70-94'),
]
export const window: Marks = [
  form('stone', 'M-34 0L-34-80Q-30-120 0-130Q30-120 34-80L34 0Z'),
  flat('light', 'M-26-6L-26-78Q-24-108 0-118Q24-108 26-78L26-6Z'),
  line('night', 'M0-118L0-6M-26-74L26-74M-26-40L26-40M-26-78Q0-100 26-78'),
]
export const mushroom: Marks = [
  form('bone', 'M-7 0Q-9-20-5-34L7-34Q5-20 9 0Z'),
  form('blood', 'M-30-32Q-28-62 0-64Q30-62 32-32Q0-24-30-32Z'),
  flat('bone', `${oval(-12, -48, 5, 4)}${oval(12, -50, 5, 4)}${oval(2, -38, 4, 3)}`),
]
export const boat: Marks = [
  form('leather', 'M-80-26Q-84-10-60 6L56 6Q78-4 92-38Q70-18 0-16Q-50-14-80-26Z'),
  line('night', 'M-72-10Q0 0 78-16'),
]
export const tent: Marks = [
  form('leather', 'M-50 0L-4-70L4-70L52 0Z'),
  flat('night', 'M-8 0L0-60L14 0Z'),
  line('bone', 'M-4-70L-12-84M4-70L12-84'),
]
export const block: Marks = [
  form('leather', 'M-30 0L-26-30L-8-30Q0-20 8-30L26-30L30 0Z'),
  line('night', 'M-20-18L-16 0M18-18L14 0'),
]
/** Thorns that coil around. */
export const vines: Marks = [
  form(
    'leaf',
    tube(
      [
        [-80, 20],
        [-50, -40],
        [-10, -20],
        [20, 4],
        [56, -10],
        [70, -60],
      ],
      [5, 4, 4, 4, 3, 0],
    ) +
      tube(
        [
          [-60, 26],
          [-10, 4],
          [40, 26],
          [84, 0],
        ],
        [4, 4, 4, 0],
      ),
  ),
  flat(
    'bone',
    'M-54-40L-64-50L-48-46ZM-20-28L-18-42L-10-26ZM16-2L24-14L26 2ZM54-16L48-30L60-20ZM0 2L6-8L10 4ZM44 20L56 12L52 24Z',
  ),
]
