// Heads: the middle at (0, 0), about 22 high, looking to the right.

import { oval } from '@ludoteka/ui/drawing'
import { flat, form, line, type Marks, type Tone } from './paint.ts'

const eyes = (x = 4, y = -1): Marks => [
  flat(
    'hot',
    `M${x - 3} ${y - 1}L${x + 1} ${y + 1}L${x - 2} ${y + 2}ZM${x + 9} ${y - 1}L${x + 4} ${y + 1}L${x + 7} ${y + 2}Z`,
  ),
]

/** Nothing but eyes under it. */
export const hood = (cloth: Tone): Marks => [
  form(cloth, 'M-14 14Q-18-12-4-18Q6-22 14-12Q18-2 13 13Q0 20-14 14Z'),
  flat('night', 'M-4 11Q-6-6 4-11Q12-9 13 0Q13 8 10 13Q2 15-4 11Z'),
  ...eyes(4, 0),
]
export const face = (skin: Tone, hair: Tone): Marks => [
  form(hair, 'M-12 10Q-16-14 0-15Q12-15 12-4L4-4L-4 12Z'),
  form(skin, 'M-7-5Q-2-11 6-9Q11-8 11-2L13 3L10 5Q9 11 3 13Q-5 11-8 2Z'),
  flat('night', 'M1-3L7-2L6 0L2 0ZM9-2L12-2L11 0ZM4 8L10 7L9 9Z'),
  form(hair, 'M-12 6Q-15-14 0-15Q12-15 12-6Q4-9-3-6Q-5 2-8 9Z'),
]
/** Hair that falls to the back and is blown about. */
export const maiden = (skin: Tone, hair: Tone): Marks => [
  form(hair, 'M-6-14Q-20-10-20 8Q-24 24-38 34Q-22 34-12 24Q-8 32-16 42Q0 34 0 14L6-8Z'),
  ...face(skin, hair),
]
export const bearded = (skin: Tone, hair: Tone): Marks => [
  ...face(skin, hair),
  form(hair, 'M-7 1Q-2 5 3 5L11 4Q12 20 3 28Q-8 18-7 1Z'),
]
export const helm = (metal: Tone, crest?: Tone): Marks => [
  ...(crest ? [form(crest, 'M6-18Q-10-30-24-14Q-28 0-24 12Q-18-4-8-10Z')] : []),
  form(metal, 'M-11 8Q-14-16 1-17Q13-16 13-3L13 8Q8 14 2 14Q-8 14-11 8Z'),
  flat('night', 'M0-5L13-6L13-2L5-1L5 10L2 10L2-1L0-1Z'),
  flat('hot', 'M7-5L11-5L11-3L7-3Z'),
]
export const orc = (skin: Tone): Marks => [
  form(skin, 'M-11 4Q-15-13-1-15Q12-15 13-4L17 2Q18 10 10 13Q-4 15-11 4Z'),
  form(skin, 'M-9-2L-22-10L-11 7Z'),
  flat('night', 'M0-6L14-4L13-2L2-2Z'),
  ...eyes(5, -2),
  flat('night', 'M2 6L15 5L14 8L3 9Z'),
  flat('bone', 'M4 8L5-1L8 7ZM11 7L13-1L15 6Z'),
  form('night', 'M-6-14Q-14-26-24-20Q-18-14-12-8Z'),
]
/** Long ears and a long nose. */
export const goblin = (skin: Tone): Marks => [
  form(skin, 'M-8-2L-28-14L-10 8ZM8-8L22-18L14-2Z'),
  form(skin, 'M-11 3Q-13-13 0-14Q12-13 12-3L22 5L11 6Q9 14 0 14Q-9 12-11 3Z'),
  ...eyes(4, -2),
  flat('night', 'M-2 7Q4 12 11 7L10 10Q4 14-1 10Z'),
  flat('bone', 'M1 8L2 12L4 9ZM7 9L8 12L10 8Z'),
]
export const skull = (): Marks => [
  form('bone', 'M-11-2Q-12-15 1-16Q13-15 13-3Q13 3 10 5L10 13L-1 13L-2 7Q-10 6-11-2Z'),
  flat('night', `${oval(2, -2, 3.6, 4)}${oval(10, -2, 2.6, 3.6)}M5 4L8 4L6 8ZM1 9L2 13L3 9ZM5 9L6 13L7 9Z`),
  flat('hot', `${oval(3, -2, 1.5)}${oval(10.5, -2, 1.3)}`),
]
export const wolf = (fur: Tone): Marks => [
  form(fur, 'M-10-6L-16-26L0-14ZM-2-10L2-30L12-10Z'),
  form(fur, 'M-14 12Q-18-10-4-15Q6-17 12-9L26-2Q30 3 26 6L12 6Q2 14-6 18L-16 22Z'),
  form(fur, 'M2 8L20 10L22 14Q10 18 0 14Z'),
  flat('bone', 'M12 6L14 11L16 6ZM18 6L20 10L22 6ZM10 11L12 7L14 11Z'),
  flat('night', oval(26, 0, 2.6, 2)),
  flat('hot', 'M4-6L12-4L8-2Z'),
]
export const bear = (fur: Tone): Marks => [
  form(fur, `${oval(-9, -15, 5.5)}${oval(8, -17, 5)}`),
  form(fur, 'M-16 12Q-20-16 0-18Q14-17 16-6L25 0Q28 8 20 11L8 14Q-4 20-16 12Z'),
  flat('night', `${oval(25, 1, 3.4, 2.6)}M12 9L23 8L20 13L12 13Z`),
  flat('bone', 'M13 9L15 13L17 9ZM19 9L20 12L22 8Z'),
  flat('hot', 'M7-6L14-5L10-2Z'),
]
export const bull = (fur: Tone): Marks => [
  form('bone', 'M-8-10Q-28-14-26-34Q-18-22-4-18ZM6-13Q26-14 30-34Q18-24 8-20Z'),
  form(fur, 'M-14 8Q-18-16 0-19Q14-18 16-6L24 6Q25 16 15 17Q0 22-14 8Z'),
  flat('night', `${oval(21, 9, 2)}${oval(15, 11, 1.8)}`),
  flat('gold', 'M16 15L22 14L20 20L15 19Z'),
  flat('hot', 'M3-6L11-4L6-2Z'),
]
/** A king's antlers on a mask of bone. */
export const stag = (): Marks => [
  form(
    'bone',
    'M-6-12Q-20-22-20-40L-16-40Q-15-32-11-27Q-12-36-8-44L-5-43Q-8-32-2-22L0-14ZM6-14Q18-22 22-38L26-37Q24-28 21-24Q28-26 32-34L35-32Q30-20 20-17L10-10Z',
  ),
  form('leather', 'M-14 16Q-18-12 0-16Q13-15 14-2L12 16Q0 22-14 16Z'),
  form('bone', 'M-4-8Q6-14 12-7L14 6Q14 14 9 18Q4 16 2 8Z'),
  ...eyes(6, -1),
]
export const dwarf = (beard: Tone, metal: Tone = 'iron'): Marks => [
  form('skin', 'M-9-4L11-4L15 2L11 6L-8 8Z'),
  flat('night', 'M3-3L8-2L7 0L4 0ZM10-2L12-2L12 0Z'),
  form(beard, 'M-11 0Q-4 4 4 5L13 5Q16 24 8 36L3 30L-2 38Q-14 24-11 0Z'),
  line('night', 'M-3 14Q0 22-2 30M5 12Q7 20 5 28'),
  form(metal, 'M-13-3Q-14-19 0-20Q14-19 14-4Q0-9-13-3Z'),
  form('gold', 'M-13-3Q0-9 14-4L14-7Q0-12-13-7Z'),
]
export const horned = (metal: Tone, beard: Tone): Marks => [
  form('bone', 'M-10-10Q-26-12-26-30Q-16-20-6-18ZM8-12Q22-14 24-30Q14-22 6-18Z'),
  ...dwarf(beard, metal),
]
export const cowl = (cloth: Tone, skin: Tone): Marks => [
  form(skin, 'M-6-6Q0-11 7-9L11-2L13 3L10 5Q8 12 2 13Q-5 10-7 2Z'),
  flat('night', 'M2-3L7-2L6 0L3 0ZM9-2L12-2L11 0ZM4 8L9 7L8 9Z'),
  form(cloth, 'M-15 15Q-19-14-3-18Q9-21 13-8Q4-12-2-5Q-6 4-2 13Q-6 20-15 15Z'),
]
export const mitred = (): Marks => [
  form('skin', 'M-9-6L10-7L11-1L14 4L10 6Q8 13 2 13Q-7 10-9-6Z'),
  flat('night', 'M1-3L7-2L6 0L2 0ZM9-2L12-2L11 0Z'),
  form('white', 'M-8 2Q-2 6 3 6L11 5Q11 17 3 22Q-8 14-8 2Z'),
  form('blood', 'M-12-5L-14-24L0-40L14-25L12-6Q0-11-12-5Z'),
  flat('gold', 'M-13-6Q0-12 13-7L13-11Q0-15-13-10ZM-2-36L2-36L2-14L-2-14ZM-8-27L8-27L8-23L-8-23Z'),
]
export const vampire = (): Marks => [
  form('pale', 'M-7-5Q-2-11 6-9Q11-8 11-2L14 3L10 5Q9 12 4 15Q-5 11-8 2Z'),
  ...eyes(4, -1),
  flat('night', 'M3 7L12 6L10 10L4 10Z'),
  flat('bone', 'M5 7L6 12L7 7ZM9 7L10 11L11 6Z'),
  form('night', 'M-10 6Q-16-16 2-17Q14-16 13-7L8-10L6-4L0-8Q-6-2-6 6Z'),
]
