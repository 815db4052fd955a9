// Those the heroes meet, dressed like them for any pose.

import { oval, tube } from '@ludoteka/ui/drawing'
import type { Costume } from './bodies.ts'
import { ARTHUR, dots, GOLD, MERLIN, SINBAD, SKIN } from './cast.ts'
import { INK, line, type Marks, plain, shape } from './ink.ts'

export const HATTER: Costume = {
  ...SINBAD,
  skin: SKIN,
  torso: '#7d3f98',
  sleeves: '#7d3f98',
  legs: '#c9a227',
  boots: '#33231b',
  hem: { cut: 'tunic', colour: '#7d3f98' },
  belt: '#e0637c',
  chest: [shape('#f6ecd6', 'M-3-31L7-31L8 3L-2 3Z'), shape('#e0637c', 'M2-28L-6-33L-6-23ZM2-28L11-33L11-23Z')],
  head: [
    shape('#e8792b', 'M-10-6Q-22 0-18 12Q-8 14-7 4ZM10-4Q18 2 14 10L8 6Z'),
    shape(SKIN, 'M-10-2Q-10-11 1-11Q12-11 12-1L17 4L11 5Q10 12 2 12Q-8 10-10-2Z'),
    plain('#ffffff', oval(2, -2, 3.6) + oval(9.5, -2, 3.2)),
    dots([3, -1.5], [9, -2.5]),
    line('M1 7Q6 11 11 6', 1.6),
    shape('#2f6b4f', 'M-12-8L-16-36Q0-42 15-36L12-8Q0-4-12-8Z'),
    shape('#e0637c', 'M-13-14Q0-9 12.500-14L12-8Q0-4-12-8Z'),
    shape('#2f6b4f', 'M-18-7Q0-12 18-8Q17-2 0-3Q-17-1-18-7Z'),
    shape('#fbf7ee', 'M4-30L14-33L16-20L7-18Z'),
  ],
}
export const MORGANA: Costume = {
  ...MERLIN,
  skin: '#e8d3c4',
  torso: '#3b1f4f',
  sleeves: '#3b1f4f',
  hem: { cut: 'robe', colour: '#3b1f4f' },
  belt: '#c9a227',
  chest: [shape('#7a2a6b', 'M-6-31L9-31L6-16L1 3L-3-16Z')],
  back: ([wx, wy]) => [
    shape(
      '#1c1426',
      tube(
        [
          [-1, -14],
          [-9 + wx * 0.2, 4],
          [-8 + wx * 0.6, wy * 0.4],
          [-4 + wx, wy * 0.62],
        ],
        [11, 11, 8, 0],
      ),
    ),
  ],
  head: [
    shape('#e8d3c4', 'M-9-2Q-9-12 2-12Q12-12 12-1Q11 8 4 12Q-7 9-9-2Z'),
    plain('#9be08a', 'M-1-2L5 0L4 1.500Q1 1.500-1-2ZM12-2L8 0L9 1.500Q11 1 12-2Z'),
    line('M-3-5L5-3M13-5L8-3', 1.4),
    plain('#9c1f3a', 'M3 6Q6 4.500 9 6Q6 9 3 6Z'),
    shape('#1c1426', 'M-12 6Q-16-15 1-15Q14-15 13-3Q7-9 2-9Q-6-8-8 6Z'),
    shape('#c9a227', 'M-11-9L-12-18L-6-14L1-24L7-14L13-18L12-9Q0-12-11-9Z'),
  ],
}
const BRONZE = '#c98d3a'
export const HOPLITE: Costume = {
  ...ARTHUR,
  skin: '#d9a878',
  torso: BRONZE,
  sleeves: '#d9a878',
  legs: '#d9a878',
  boots: BRONZE,
  hem: { cut: 'tunic', colour: '#a83232' },
  cape: '#a83232',
  hands: '#d9a878',
  chest: [line('M-7-16Q0-12 8-16M1-26L1-6', 1.3)],
  head: [
    shape('#a83232', 'M-20 6Q-24-22 2-24Q14-24 16-16Q2-18-6-8Q-12 0-14 10Z'),
    shape('#d9a878', 'M-7-6L11-8L12 4Q8 12 2 12Q-6 10-7-6Z'),
    dots([9, -1]),
    shape(BRONZE, 'M-11 10Q-14-15 1-16Q13-15 13-4L9-4L8 3L12 2L11 13L5 12L3 0L-2 4L-2 14Z'),
  ],
}
export const SULTAN: Costume = {
  ...SINBAD,
  torso: '#6b2f8a',
  sleeves: '#6b2f8a',
  hem: { cut: 'robe', colour: '#6b2f8a' },
  belt: GOLD,
  chest: [shape(GOLD, 'M-6-31L8-31L9 3L-4 3Z'), line('M2-28L2 0', 1.2)],
  head: [
    ...SINBAD.head.slice(0, 1),
    shape('#e9e2d4', 'M-10-2Q-6 3 2 4L12 3Q14 22 3 26Q-10 20-10-2Z'),
    ...SINBAD.head.slice(3, 5),
    shape('#b3202c', 'M-15-4Q-20-22 0-25Q19-22 15-5Q0-12-15-4Z'),
    line('M-13-9Q0-21 13-15M-8-19Q3-19 14-9', 1.3),
    shape(GOLD, 'M-2-12L4-22L10-12L4-7Z'),
    shape('#fff6e4', 'M4-20Q-4-36 6-44Q14-34 7-20Z'),
  ],
}

/** The same in grey stone: how dark each colour was is what is left of it. */
export const petrified = (marks: Marks): Marks =>
  marks.map(mark => {
    const rgb = Number.parseInt(mark.colour.slice(1), 16)
    const light = 0.3 * (rgb >> 16) + 0.6 * ((rgb >> 8) & 255) + 0.1 * (rgb & 255)
    const grey = Math.round(95 + light * 0.5)
    return mark.colour === INK ? mark : { ...mark, colour: `rgb(${grey}, ${grey}, ${Math.round(grey * 0.95)})` }
  })
