// Beasts of one card each: their feet at (0, 0), looking to the right.

import { blob, limb, oval, reach, tube } from '@ludoteka/ui/drawing'
import { featherWing, skinWing } from './beasts.ts'
import { at, flat, form, line, type Marks, type Tone } from './paint.ts'

/** A bald vulture that sits hunched, wings half raised. */
export const vulture: Marks = [
  ...at({ x: 14, y: -66, turn: 26, flipped: true, scale: 0.92 }, featherWing('white', 'iron')),
  form('iron', 'M-24-30Q-44-10-50 16L-38 8L-34 20L-26 8L-18 16Q-8-6-4-24Z'),
  form('white', blob([-32, -36], [-28, -66], [-6, -82], [18, -72], [24, -46], [12, -18], [-12, -12], [-28, -20])),
  line('iron', 'M2-40Q8-34 16-38M-2-28Q6-22 14-28M-6-50Q4-44 14-50'),
  form('gold', 'M-8-18L-6-2L-16 4L-6 3L-4 8L0 3L8 5L0-3L0-18ZM8-18L12-2L4 4L14 3L16 8L20 3L28 4L18-3L16-20Z'),
  form(
    'skin',
    tube(
      [
        [8, -72],
        [22, -88],
        [18, -104],
        [32, -112],
      ],
      [11, 8, 8, 10],
    ),
  ),
  form('white', blob([-12, -72], [-2, -86], [16, -86], [30, -76], [26, -64], [8, -60], [-6, -62])),
  form('gold', 'M38-119Q62-116 60-92Q52-104 38-104Z'),
  line('night', 'M40-110Q50-110 56-102M16-92L24-90M14-98L22-98'),
  flat('night', oval(35, -113, 4)),
  flat('hot', oval(36, -113, 2.2)),
  ...at({ x: -8, y: -66, scale: 0.98, turn: -4 }, featherWing('white', 'iron')),
]

/** A raven as large as a man. */
export const raven: Marks = [
  form('night', 'M-20-30Q-54-16-74 8L-60 6L-58 16L-46 6L-42 14Q-20-2 0-18Z'),
  form('leather', 'M-2-14L-2 0L-12 4L14 4L4 0L4-14ZM14-16L18 0L8 4L34 4L24 0L20-18Z'),
  form('deep', blob([-34, -28], [-22, -56], [8, -70], [30, -56], [28, -28], [8, -10], [-18, -12])),
  form('deep', blob([2, -60], [4, -90], [26, -104], [46, -94], [46, -76], [30, -58], [16, -52])),
  form('night', 'M18-58L24-42L30-58L38-44L40-66Z'),
  form('iron', 'M42-94Q70-92 80-72Q60-80 44-76Z'),
  form('iron', 'M44-76Q56-76 68-68Q54-66 42-70Z'),
  flat('hot', oval(35, -88, 4)),
  flat('night', oval(36, -88, 1.8)),
  form('night', 'M-32-34Q-22-58 8-62Q20-46 8-32Q-16-16-66 2L-48-10L-62-8L-42-20L-54-22Z'),
  line('mid', 'M-18-44Q0-50 8-48M-28-32Q-6-36 6-38M-38-22Q-16-24 0-30'),
  form('night', 'M10-98L0-112L14-106L12-120L24-106L30-116L32-100Z'),
]

/** A lion's body and mane, wings of skin, a scorpion's tail. */
export const manticore: Marks = [
  form(
    'blood',
    tube(
      [
        [-36, -44],
        [-68, -38],
        [-94, -64],
        [-88, -100],
        [-62, -112],
      ],
      [7, 7, 7, 6, 6],
    ),
  ),
  form('night', 'M-66-120Q-48-124-36-98Q-50-107-64-104Z'),
  line('night', 'M-80-60L-72-52M-98-68L-88-66M-98-86L-88-84M-90-106L-84-98M-74-116L-72-106'),
  ...at({ x: 16, y: -56, turn: 26, flipped: true, scale: 1 }, skinWing('blood', 'night')),
  form(
    'skin',
    limb(reach([-28, -34], [-42, -4], 20, 20, -1), 10, 6, 5) + limb(reach([26, -38], [52, -8], 20, 20, 1), 9, 6, 5),
  ),
  form('skin', blob([-42, -40], [-30, -58], [4, -56], [30, -64], [42, -44], [28, -26], [0, -30], [-30, -22])),
  form(
    'skin',
    limb(reach([-20, -34], [-20, -2], 20, 20, -1), 11, 6, 5.5) +
      limb(reach([22, -36], [34, -2], 20, 20, 1), 10, 6, 5.5),
  ),
  flat('bone', 'M-18-2L-12 4L-14-4ZM36-2L44 4L42-4ZM54-8L62-2L60-10Z'),
  ...at({ x: 0, y: -52, scale: 0.92, turn: 30 }, skinWing('blood', 'night')),
  form(
    'fur',
    'M24-36L12-46L18-54L6-64L16-70L10-84L24-84L24-98L38-92L48-104L54-90L68-92L66-78L74-62L62-46L48-30L40-38L30-26Z',
  ),
  form('skin', blob([30, -64], [34, -84], [52, -88], [66, -76], [74, -62], [62, -50], [42, -48])),
  flat('night', 'M66-70L75-64L68-62ZM48-58L70-58L64-48L52-48Z'),
  flat('bone', 'M52-58L54-51L57-58ZM62-58L64-51L67-58Z'),
  flat('hot', 'M48-76L58-73L52-69ZM70-76L63-73L67-70Z'),
]

/** A fat worm with a mouth that sucks. */
export const leech: Marks = [
  form(
    'blood',
    tube(
      [
        [-84, -4],
        [-56, -18],
        [-30, -10],
        [-4, -24],
        [2, -58],
        [24, -84],
      ],
      [0, 16, 22, 25, 23, 20],
    ),
  ),
  line(
    'night',
    'M-62-32Q-52-18-60-4M-42-32Q-32-16-40 6M-22-36Q-14-16-20 10M-20-44Q0-34 20-30M-20-60Q0-56 24-46M-6-82Q6-66 28-62',
  ),
  form('blood', 'M14-72Q-2-66-14-76Q-6-58 12-60Z'),
  form('blood', 'M48-74Q58-60 70-64Q58-50 42-62Z'),
  form('pale', oval(32, -92, 25, 26)),
  form('blood', oval(34, -92, 21, 22)),
  flat('night', oval(36, -92, 16, 17)),
  flat(
    'bone',
    'M36-109L31-97L41-97ZM21-98L32-97L27-88ZM22-82L34-86L32-77ZM36-75L33-86L42-86ZM51-84L40-86L44-95ZM50-101L40-98L45-90Z',
  ),
  form('pale', `${oval(4, -96, 4)}${oval(12, -112, 4)}`),
  flat('hot', `${oval(4, -96, 2.2)}${oval(12, -112, 2.2)}`),
]
/** What it lives on. */
export const brain: Marks = [
  form('pale', blob([-34, -10], [-38, -32], [-20, -50], [4, -54], [28, -48], [40, -28], [34, -8], [12, 0], [-14, 2])),
  line(
    'blood',
    'M-30-26Q-20-20-24-10M-22-44Q-10-36-14-24Q-18-14-8-8M0-52Q-4-42 6-36Q14-28 6-20Q0-10 10-4M22-48Q16-38 26-32Q32-22 22-14',
  ),
]

/** A frog that sits, ready to leap. */
export const frog = (skin: Tone, belly: Tone): Marks => [
  form(skin, limb(reach([-24, -18], [-30, 0], 26, 24, 1), 12, 8, 5)),
  form(skin, blob([-44, -14], [-32, -42], [-4, -56], [30, -66], [52, -56], [54, -38], [30, -20], [10, -4], [-24, 0])),
  flat(belly, blob([10, -10], [30, -32], [52, -40], [44, -24], [28, -10], [16, -2])),
  form(skin, limb(reach([-26, -18], [-16, 0], 28, 26, -1), 13, 8, 5)),
  form(skin, 'M-20-4L14 0L16 6L-24 6Z'),
  form(skin, limb(reach([28, -26], [36, 0], 16, 16, 1), 8, 5, 4)),
  form(skin, 'M28-2L52 2L52 6L28 6Z'),
  form(skin, oval(36, -66, 11)),
  flat('hot', oval(38, -67, 7)),
  flat('night', 'M32-68L44-68L44-65L32-65Z'),
  line('night', 'M54-44Q38-40 26-46'),
  flat(belly, `${oval(-16, -36, 4, 3)}${oval(-28, -24, 3, 2)}${oval(4, -46, 4, 3)}`),
]
