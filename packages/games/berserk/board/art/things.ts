// Artefacts and equipment, large enough to fill a picture: their foot at (0, 0).

import { blob, oval, tube } from '@ludoteka/ui/drawing'
import { at, flat, form, line, type Marks, type Tone } from './paint.ts'

/** What a thing lies or stands on. */
export const plinth: Marks = [
  form('stone', 'M-52 0L-48-14L48-14L52 0Z'),
  form('stone', 'M-58 16L-58 0L58 0L58 16Z'),
  line('night', 'M-20 0L-20 16M24 0L24 16'),
]
export const candle: Marks = [
  form('bone', 'M-5 0L-5-34L5-34L5 0Z'),
  flat('white', 'M-5-34Q-3-24-2-20L-5-16Z'),
  flat('hot', 'M-5-35Q-9-46 0-58Q9-46 5-35Z'),
]

/** An empty cloak that hangs on a cross of wood. */
export const shroud: Marks = [
  form('leather', 'M-4 4L-4-124L4-124L4 4ZM-52-92L-52-99L52-99L52-92Z'),
  form(
    'night',
    'M-14-112Q-46-104-56-92Q-60-50-50-22L-60-2L-42-10L-36 6L-24-8L-12 8L-2-6L12 8L20-8L34 4L40-12L58-4L50-26Q60-54 56-92Q46-104 14-112Z',
  ),
  form('deep', 'M-30-102Q-38-60-30-30L-36-12L-22-18L-14-4L-4-18L8-4L14-20L32-12L28-34Q36-66 30-102Q0-88-30-102Z'),
  line('night', 'M-18-94Q-22-60-16-26M0-90Q4-60-2-26M18-94Q20-60 16-28'),
  form('night', 'M-26-98Q-32-138 0-146Q32-138 26-98Q0-82-26-98Z'),
  flat('deep', 'M-14-102Q-18-128 2-132Q20-126 17-102Q2-94-14-102Z'),
  flat('light', 'M-8-116L0-112L-6-109ZM13-116L6-112L11-109Z'),
  form('bone', oval(0, -92, 6)),
]

/** A cup from which blood runs over. */
export const chalice: Marks = [
  form('gold', 'M-34 0L-30-10Q-8-14-6-24L6-24Q8-14 30-10L34 0Z'),
  form('bone', 'M-15-38Q-16-56 0-57Q16-56 15-38Q13-34 10-33L10-24L-10-24L-10-33Q-13-34-15-38Z'),
  flat('night', `${oval(-6, -42, 4.4, 5)}${oval(6, -42, 4.4, 5)}M-2-34L2-34L0-38Z`),
  form('gold', 'M-44-112L44-112Q46-72 12-58L-12-58Q-46-72-44-112Z'),
  form('gold', 'M-47-116L47-116L45-106L-45-106Z'),
  flat('blood', oval(0, -115, 42, 8)),
  form('blood', 'M14-108L38-108Q40-96 37-90Q38-70 34-64Q29-68 31-84Q28-94 25-86Q22-70 19-74Q15-80 18-94Z'),
  form('blood', oval(34, -48, 4, 6)),
  flat('blood', `${oval(-18, -90, 5, 7)}`),
  line('night', 'M-40-98Q0-84 40-98'),
]

/** A small golden house for the bones of a saint. */
export const reliquary: Marks = [
  form('gold', 'M-56-4L-56-62L56-62L56-4Z'),
  form('blood', 'M-64-60L-34-100L34-100L64-60Z'),
  line('gold', 'M-50-62L-26-98M-20-62L-10-98M20-62L10-98M50-62L26-98'),
  form('gold', 'M-36-98L36-98L34-106L-34-106Z'),
  form('gold', 'M-4-104L-4-120L-12-120L-12-127L-4-127L-4-138L4-138L4-127L12-127L12-120L4-120L4-104Z'),
  flat('night', 'M-24-8L-24-40Q0-66 24-40L24-8Z'),
  flat('light', 'M-20-8L-20-38Q0-60 20-38L20-8Z'),
  form('bone', 'M-6-8L-7-24L-11-36L-7-38L-4-29L-4-44L0-44L1-29L4-43L8-42L6-28L11-36L14-34L7-20L6-8Z'),
  form('gold', 'M-50-10L-50-52L-34-52L-34-10ZM34-10L34-52L50-52L50-10Z'),
  flat('blood', `${oval(-42, -31, 4, 6)}${oval(42, -31, 4, 6)}`),
  form('gold', 'M-62 2L-62-8L62-8L62 2Z'),
]

/** A shield that stands on its point. */
export const greatShield = (field: Tone, rim: Tone, charge: Marks): Marks => [
  form(rim, 'M-50-120Q0-138 50-120L50-58Q42-18 0 6Q-42-18-50-58Z'),
  form(field, 'M-42-112Q0-128 42-112L42-58Q36-24 0-4Q-36-24-42-58Z'),
  ...at({ y: -66 }, charge),
  form(rim, `${oval(-44, -112, 4)}${oval(44, -112, 4)}${oval(-46, -60, 4)}${oval(46, -60, 4)}`),
]
export const CROSS: Marks = [
  form('blood', 'M-9-44L9-44L9-16L32-16L32 2L9 2L9 46L-9 46L-9 2L-32 2L-32-16L-9-16Z'),
  form('gold', oval(0, -7, 10)),
]

/** A hammer of the temple, head up. */
export const greatHammer: Marks = [
  form('leather', 'M-6 0L-6-84L6-84L6 0Z'),
  line('night', 'M-5-8L5-16M-5-20L5-28M-5-32L5-40M-5-44L5-52'),
  form('gold', 'M-10 8L-10-4L10-4L10 8Z'),
  form('steel', 'M-56-142L-44-148L44-148L56-142L56-96L44-90L-44-90L-56-96Z'),
  form('gold', 'M-40-152L-28-152L-28-86L-40-86ZM28-152L40-152L40-86L28-86Z'),
  form('gold', 'M-12-86L12-86L8-72L-8-72Z'),
  flat('light', 'M-4-142L4-142L4-127L16-127L16-119L4-119L4-96L-4-96L-4-119L-16-119L-16-127L-4-127Z'),
]

/** A big drum with ropes, and sticks that beat it. */
export const drum: Marks = [
  form('blood', 'M-54-72L-48-8Q0 12 48-8L54-72Q0-50-54-72Z'),
  line('bone', 'M-52-60L-38-4L-24-56L-8 2L8-55L24-2L38-58L47-10'),
  form('leather', 'M-50-16Q0 4 50-16L48-4Q0 14-48-4Z'),
  form('leather', 'M-57-80Q0-52 57-80L55-66Q0-42-55-66Z'),
  form('bone', oval(0, -78, 56, 18)),
  flat('leather', oval(-2, -78, 22, 7)),
  flat('blood', 'M-12-79L-2-83L8-79L-2-74Z'),
  form('leather', 'M-6-86L-46-134L-41-138L0-90ZM14-84L58-120L61-115L18-79Z'),
  form('fur', `${oval(-3, -88, 9, 8)}${oval(15, -82, 9, 8)}`),
]

/** A pillar of crystal with light in it. */
export const obelisk: Marks = [
  form('pale', 'M-46 0L-60-36L-46-52L-32 0ZM32 0L44-48L60-56L58 0Z'),
  form('mid', 'M-26 0L-20-122L0-150L0 0Z'),
  form('pale', 'M0 0L0-150L20-122L26 0Z'),
  flat('light', 'M-2-132L2-132L3-8L-3-8Z'),
  line('light', 'M-20-34L-10-50L-18-64M-8-84L-16-98M8-30L18-44L10-60L16-76M8-96L14-108'),
  form('mid', 'M-24 2L-34-24L-24-34L-8 2ZM10 2L20-28L34-20L30 2Z'),
  line('night', 'M-24-34L-18 0M20-28L20 0'),
]

/** A boot with a wing at the heel. */
export const boot: Marks = [
  form('white', 'M-14-44Q-40-46-56-72Q-38-68-34-70Q-50-78-56-94Q-36-84-30-84Q-40-96-40-110Q-22-96-10-62Z'),
  line('night', 'M-16-52Q-30-58-44-68M-16-58Q-28-70-44-84'),
  form('leather', 'M-18-96L20-96Q14-60 20-42Q40-34 56-22Q62-10 58 0L-20 0Q-24-30-18-96Z'),
  form('gold', 'M-22-100L24-100L22-84Q0-78-20-84Z'),
  form('leather', 'M-22 0L60 0L60 8L26 8L24 4L2 4L0 10L-22 10Z'),
  form('gold', 'M-20-44Q0-36 20-44L22-36Q0-28-21-36Z'),
  form('gold', oval(4, -38, 6)),
  line('night', 'M20-42Q10-40 4-30M30-30Q22-24 20-14'),
]

/** A round flask with a cork. */
export const flask = (glass: Tone, liquid: Tone): Marks => [
  form(glass, 'M-12-128L12-128L12-92Q50-76 48-38Q44 0 0 2Q-44 0-48-38Q-50-76-12-92Z'),
  flat(liquid, 'M-43-50Q-20-60 0-52Q22-44 43-52Q46-38 42-28Q32-4 0-3Q-32-4-42-28Q-46-40-43-50Z'),
  flat('white', `M-34-46Q-36-70-16-80Q-28-64-27-44Z${oval(14, -34, 4)}${oval(-8, -20, 3)}${oval(20, -18, 2.4)}`),
  form('leather', 'M-10-146L10-146L13-124L-13-124Z'),
  form('gold', 'M-16-122L16-122L16-112L-16-112Z'),
]
/** A narrow phial with a snake around it. */
export const phial: Marks = [
  form(
    'hide',
    tube(
      [
        [-46, -6],
        [-30, 2],
        [4, -2],
      ],
      [0, 6, 8],
    ),
  ),
  form('pale', 'M-9-132L9-132L9-104Q28-94 28-72L28-12Q28 0 14 0L-14 0Q-28 0-28-12L-28-72Q-28-94-9-104Z'),
  flat('leaf', 'M-25-62Q-8-70 4-62Q16-56 25-62L25-13Q25-3 13-3L-13-3Q-25-3-25-13Z'),
  flat('white', `M-22-64Q-24-86-10-96Q-17-82-17-64Z${oval(8, -44, 3.4)}${oval(-6, -76, 2.4)}${oval(12, -80, 2)}`),
  form('leather', 'M-9-148L9-148L11-128L-11-128Z'),
  form(
    'hide',
    tube(
      [
        [4, -2],
        [38, -12],
        [34, -34],
        [0, -38],
        [-34, -44],
        [-40, -64],
        [-20, -74],
      ],
      [8, 8, 8, 7.5, 7, 6.5, 6],
    ),
  ),
  line('bone', 'M20-8Q30-8 34-16M24-36Q10-40-8-39M-28-44Q-36-50-37-60'),
]

/** A blade with signs that glow, its point in the ground. */
export const runeBlade: Marks = [
  form('steel', 'M-13-104L13-104L11-14L0 8L-11-14Z'),
  line('night', 'M-8-100L-7-16M8-100L7-16'),
  flat(
    'hot',
    'M-2-96L2-96L2-90L6-86L3-84L2-86L2-78L-2-78ZM-5-72L5-72L5-69L1-64L5-59L2-57L-5-66ZM-2-52L2-52L2-36L-2-36ZM-6-48L6-42L5-39L-6-45ZM-4-30L4-30L0-18Z',
  ),
  form('gold', 'M-44-112Q-46-122-38-122Q-20-114 0-114Q20-114 38-122Q46-122 44-112Q24-100 0-100Q-24-100-44-112Z'),
  form('leather', 'M-5-112L-5-144L5-144L5-112Z'),
  line('gold', 'M-5-118L5-124M-5-127L5-133M-5-136L5-142'),
  form('gold', oval(0, -150, 9)),
  flat('hot', oval(-1, -149, 4)),
]

/** Breastplate, shoulders and helm on a stand. */
export const harness: Marks = [
  form('leather', 'M-4 4L-4-30L4-30L4 4ZM-34 8L-30-2L30-2L34 8Z'),
  form('iron', 'M-30-34L-36-6L-14-12L0-2L14-12L36-6L30-34Z'),
  line('night', 'M-31-24Q0-14 31-24M-16-32L-14-12M16-32L14-12'),
  form('steel', 'M-34-96Q0-108 34-96Q42-70 30-34Q0-24-30-34Q-42-70-34-96Z'),
  line('night', 'M0-100L0-30M-30-66Q-14-54 0-58Q14-54 30-66'),
  form('gold', 'M-30-40Q0-30 30-40L30-32Q0-22-30-32Z'),
  form('steel', 'M-32-100Q-58-100-62-74Q-62-60-56-54L-34-74Z'),
  form('steel', 'M32-100Q58-100 62-74Q62-60 56-54L34-74Z'),
  line('night', 'M-58-66Q-46-72-38-84M58-66Q46-72 38-84'),
  form('iron', 'M-20-98Q0-90 20-98L18-108L-18-108Z'),
  form('blood', 'M-4-150Q-34-162-44-132Q-38-116-30-108Q-28-134-4-142Z'),
  form('steel', 'M-22-106Q-26-146 2-148Q26-146 24-106Q2-96-22-106Z'),
  flat('night', 'M-10-128L24-130L24-123L6-121L6-104L1-104L1-121L-10-122Z'),
]
export const anvil: Marks = [
  form('iron', 'M-36-44L30-44Q44-42 54-34Q36-26 18-26L14-14L26 0L-26 0L-14-14L-18-26Q-34-28-36-44Z'),
]

/** A mirror that throws a ray back. */
export const mirror: Marks = [
  form('gold', oval(0, -64, 60, 62)),
  form('iron', oval(0, -64, 51, 53)),
  flat('pale', oval(0, -64, 46, 48)),
  flat('white', 'M-38-48Q-44-90-8-104Q8-108 14-106Q-20-92-26-40Z'),
  flat('white', 'M-14-30Q-10-72 26-98L34-92Q4-68-2-26Z'),
  form('gold', `${oval(0, -124, 7)}${oval(0, -4, 7)}${oval(-58, -64, 7)}${oval(58, -64, 7)}`),
]

/** A mound of earth. */
export const mound: Marks = [form('stone', blob([-62, 6], [-40, -12], [0, -18], [42, -12], [62, 6], [0, 12]))]
