// Things in hands: the grip at (0, 0), pointing up.

import { oval } from '@ludoteka/ui/drawing'
import { flat, form, line, type Marks, type Tone } from './paint.ts'

export const sword = (metal: Tone = 'steel'): Marks => [
  form(metal, 'M-3-8L-3-54L0-62L3-54L3-8Z'),
  form('gold', 'M-11-9L11-9L11-5L-11-5Z'),
  form('leather', 'M-2.200-5L2.200-5L2.200 8L-2.200 8Z'),
]
export const greatsword: Marks = [
  form('steel', 'M-5-8L-5-70L0-82L5-70L5-8Z'),
  line('night', 'M0-12L0-66'),
  form('iron', 'M-16-10L16-10L13-4L-13-4Z'),
  form('leather', 'M-2.600-4L2.600-4L2.600 14L-2.600 14Z'),
]
export const dagger: Marks = [
  form('steel', 'M-3-4L-2.500-22L1-30L3-4Z'),
  form('leather', 'M-5-5L5-5L5-2L2-2L2 7L-2 7L-2-2L-5-2Z'),
]
export const axe: Marks = [
  form('leather', 'M-2 24L-2-44L2-44L2 24Z'),
  form('steel', 'M0-42Q14-54 24-48Q28-32 22-18Q12-24 0-24Z'),
  form('iron', 'M0-40Q-8-42-12-34Q-8-26 0-26Z'),
]
export const greataxe: Marks = [
  form('leather', 'M-2.500 34L-2.500-56L2.500-56L2.500 34Z'),
  form('steel', 'M2-54Q22-66 34-56Q38-36 30-18Q16-26 2-26ZM-2-54Q-22-66-34-56Q-38-36-30-18Q-16-26-2-26Z'),
  form('iron', 'M-5-58L5-58L5-24L-5-24Z'),
]
export const halberd: Marks = [
  form('leather', 'M-2 50L-2-64L2-64L2 50Z'),
  form('steel', 'M-4-62L0-92L4-62ZM2-62Q20-66 24-54Q22-42 2-44ZM-2-60L-16-52L-2-48Z'),
]
export const spear: Marks = [
  form('leather', 'M-1.800 54L-1.800-60L1.800-60L1.800 54Z'),
  form('steel', 'M-6-58L0-82L6-58L0-54Z'),
]
export const scythe: Marks = [
  form('leather', 'M-2.500 54L-1-66L3-66L2.500 54Z'),
  form('steel', 'M-2-64Q26-88 62-60Q30-70 4-52Z'),
]
export const hammer: Marks = [
  form('leather', 'M-2.500 30L-2.500-40L2.500-40L2.500 30Z'),
  form('iron', 'M-20-58L20-58L20-38L-20-38Z'),
  form('gold', 'M-5-60L5-60L5-36L-5-36Z'),
]
export const pick: Marks = [
  form('leather', 'M-2 26L-2-38L2-38L2 26Z'),
  form('iron', 'M-30-30Q-10-46 4-44Q18-44 28-30Q14-38 2-36Q-14-38-30-30Z'),
]
export const club: Marks = [
  form('leather', 'M-4 16L-9-46Q-6-60 4-60Q12-58 10-46L4 16Z'),
  flat('bone', 'M-8-44L-16-48L-8-36ZM10-48L18-50L10-38ZM-7-30L-14-30L-6-22Z'),
]
export const staff = (stone: Tone = 'light'): Marks => [
  form('leather', 'M-2 56L-2-46Q-10-54-6-62L-2-54L2-54L6-62Q10-54 2-46L2 56Z'),
  flat(stone, oval(0, -64, 7)),
]
export const bow: Marks = [
  line('bone', 'M-38 6L0 18L38 6'),
  form('leather', 'M-40 8Q-26-12 0-10Q26-12 40 8Q26-6 0-4Q-26-6-40 8Z'),
  form('bone', 'M-1.200 18L-1.200-26L-4-26L0-36L4-26L1.200-26L1.200 18Z'),
]
export const crossbow: Marks = [
  form('leather', 'M-3 24L-3-26L3-26L3 24Z'),
  form('steel', 'M-34-8Q-20-24 0-24Q20-24 34-8Q18-18 0-18Q-18-18-34-8Z'),
  line('bone', 'M-33-8L0 6L33-8'),
  form('bone', 'M-1-36L0-44L1-36L1 8L-1 8Z'),
]
export const kite = (field: Tone, charge: Tone): Marks => [
  form(field, 'M-17-22Q0-28 17-22L17 2Q13 20 0 30Q-13 20-17 2Z'),
  flat(charge, 'M-3-20L3-20L3-8L12-8L12-2L3-2L3 18L-3 18L-3-2L-12-2L-12-8L-3-8Z'),
]
export const buckler: Marks = [
  form('leather', oval(0, 0, 20)),
  form('iron', oval(0, 0, 8)),
  line('night', 'M-14-14L14 14M-14 14L14-14'),
]
export const torch: Marks = [
  form('leather', 'M-2.500 16L-3-16L3-16L2.500 16Z'),
  flat('hot', 'M-7-14Q-13-28 0-44Q2-34 8-32Q11-22 7-14Z'),
  flat('white', 'M-3-15Q-6-23 1-32Q5-23 4-15Z'),
]
export const book: Marks = [
  form('blood', 'M-14-10L0-6L14-10L14 8L0 12L-14 8Z'),
  flat('bone', 'M-12-12L0-8L12-12L12-9L0-5L-12-9Z'),
  line('night', 'M0-6L0 12'),
]
export const chain: Marks = [
  line('steel', 'M0 0Q10 16 4 28Q-2 38 8 48'),
  form('iron', oval(9, 52, 9)),
  flat('iron', 'M9 40L11 46L7 46ZM21 52L16 54L16 50ZM9 64L7 58L11 58ZM-3 52L2 50L2 54Z'),
]
/** Fire in an open hand. */
export const fireball: Marks = [
  flat('hot', 'M-11-4Q-18-18-6-30Q-4-22 0-22Q0-36 8-44Q10-30 14-24Q18-10 10-3Q0 2-11-4Z'),
  flat('white', 'M-5-5Q-9-14 0-22Q4-14 6-18Q9-8 5-4Q0-2-5-5Z'),
]
