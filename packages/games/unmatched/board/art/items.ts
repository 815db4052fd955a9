// Things in hands: the grip at (0, 0), pointing up.

import { oval } from '@ludoteka/ui/drawing'
import { gleam, line, type Marks, shade, shape } from './ink.ts'

const BLADE = '#eef2f6'
const GOLD = '#f0b53a'
const WOOD = '#8a5a2f'

export const SWORD: Marks = [
  shape(BLADE, 'M-3.200-7L-3.200-50L0-58L3.200-50L3.200-7Z'),
  shade('M0-7L0-56L3.200-50L3.200-7Z'),
  shape(GOLD, 'M-11-9L11-9L11-5L-11-5Z'),
  shape('#6b4426', 'M-2.200-5L2.200-5L2.200 6L-2.200 6Z'),
  shape(GOLD, oval(0, 8, 3)),
]
/** Long enough to behead what is manxome. */
export const VORPAL: Marks = [
  shape('#dff0ff', 'M-4-8L-5-48Q-3-60 3-68Q5-50 4-8Z'),
  gleam('M-2-12L-2.500-46Q-1-54 1-58L0-12Z'),
  shape('#2a2f6b', 'M-11-7Q0-13 11-7L9-3Q0-8-9-3Z'),
  shape('#c8373f', 'M-2.200-4L2.200-4L2.200 8L-2.200 8Z'),
  shape(GOLD, oval(0, 10, 3)),
]
export const SCIMITAR: Marks = [
  shape(BLADE, 'M-3-6Q-8-30 8-54Q11-26 4-6Z'),
  shade('M1-6Q2-30 8-54Q11-26 4-6Z'),
  shape(GOLD, 'M-8-8L8-8L8-4L-8-4Z'),
  shape('#3a2a22', 'M-2.400-4L2.400-4L3 7L-2 7Z'),
  shape(GOLD, oval(0.5, 8, 2.8)),
]
export const SHIELD: Marks = [
  shape('#c8373f', 'M-15-18Q0-24 15-18L15 2Q12 16 0 22Q-12 16-15 2Z'),
  shape(GOLD, 'M0-14L3.500-5L13-4L6 3L8 12L0 7L-8 12L-6 3L-13-4L-3.500-5Z'),
  shade('M-15-18L-6-21Q-10 4 0 22Q-12 16-15 2Z'),
]
export const STAFF: Marks = [
  shape(WOOD, 'M-2 42L-2-38Q-12-44-9-54Q-3-62 6-57Q12-51 7-45Q3-42 0-46Q5-48 4-52Q0-56-4-52Q-6-46 2-40L2 42Z'),
]
/** Light in the crook of the staff. */
export const LIT_STAFF: Marks = [...STAFF, shape('#fff3a8', oval(1, -50, 5))]
export const POLE: Marks = [shape(WOOD, 'M-2 40L-2.500-44L2.500-44L2 40Z')]
/** Strung and drawn to the left, seen from the side; the arrow points up when the bow is held turned. */
export const BOW: Marks = [
  line('M-34 6L0 20L34 6', 1.2, '#fff6e4'),
  shape(WOOD, 'M-36 8Q-24-12 0-10Q24-12 36 8Q24-5 0-4Q-24-5-36 8Z'),
  shape('#f5efe0', 'M-1 20L-1-24L-4-24L0-34L4-24L1-24L1 20Z'),
]
export const BOW_AT_REST: Marks = [
  line('M-34 6L34 6', 1.2, '#fff6e4'),
  shape(WOOD, 'M-36 8Q-24-12 0-10Q24-12 36 8Q24-5 0-4Q-24-5-36 8Z'),
]
export const GRAIL: Marks = [
  shape(GOLD, 'M-11-26L11-26Q11-12 3-8L3-2L8 3L-8 3L-3-2L-3-8Q-11-12-11-26Z'),
  shape('#b3202c', 'M-11-26Q0-22 11-26Q0-31-11-26Z'),
  shade('M2-24L11-26Q11-12 3-8L3-2L8 3L0 3Z'),
  gleam('M-8-22Q-7-15-4-12L-3-12Q-6-17-6-22Z'),
]
export const SPYGLASS: Marks = [
  shape('#b9772f', 'M-3 10L-3-8L3-8L3 10Z'),
  shape(GOLD, 'M-4-7L-5-28L5-28L4-7Z'),
  shape('#7b4a24', 'M-5.500-24L-6-30L6-30L5.500-24Z'),
]
export const BOTTLE: Marks = [
  shape('#8ad6c8', 'M-3-16L-3-10Q-11-6-11 6Q-11 13 0 13Q11 13 11 6Q11-6 3-10L3-16Z'),
  shape('#b9772f', 'M-4-21L4-21L4-15L-4-15Z'),
  shape('#fbf5e8', 'M-8-2L8-2L8 7L-8 7Z'),
  line('M-5 1L5 1M-5 4L3 4', 1.1),
]
export const CAKE: Marks = [
  shape('#f7b8c8', 'M-13-19Q0-25 13-19L13-13Q0-8-13-13Z'),
  shape('#e8c184', 'M-13-13Q0-8 13-13L12-4Q0 1-12-4Z'),
  shape('#c8373f', oval(0, -24, 4)),
]
export const TORCH: Marks = [
  shape(WOOD, 'M-2 12L-3-14L3-14L2 12Z'),
  shape('#f28c28', 'M-6-14Q-11-24 0-38Q2-30 7-28Q9-20 6-14Z'),
  shape('#ffe06b', 'M-3-14Q-5-20 1-28Q4-20 3-14Z'),
]
