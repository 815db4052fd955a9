// The pictures of the Order's humble servants and of those who wander.

import { oval } from '@ludoteka/ui/drawing'
import type { CardId } from '../../content/cards.ts'
import { body, type Look } from './bodies.ts'
import { CROSS, MERCENARY, PRIEST, SCARS } from './folk.ts'
import * as has from './gear.ts'
import * as head from './heads.ts'
import { at, far, flat, form, line, type Marks, near, shine } from './paint.ts'
import * as pose from './poses.ts'
import * as is from './props.ts'
import { type Scene, scene } from './scene.ts'

const SEXTON: Look = {
  build: 'lean',
  torso: 'leather',
  arms: 'bone',
  legs: 'fur',
  feet: 'leather',
  hands: 'skin',
  hem: { cut: 'kilt', tone: 'leather' },
  belt: 'bone',
  head: [
    ...head.bearded('skin', 'iron'),
    form('fur', 'M-22-5Q-10-9-11-12Q-10-24 2-24Q13-24 13-12Q14-9 24-8Q2 0-22-5Z'),
  ],
}
const SPADE: Marks = [
  form('leather', 'M-2.500 40L-2.500-36L2.500-36L2.500 40ZM-9 42L-9 37L9 37L9 42Z'),
  form('iron', 'M-12-34L12-34L12-56Q8-68 0-72Q-8-68-12-56Z'),
]
const BELL: Marks = [
  form('leather', 'M-30 0L-30-96L-24-96L-24 0ZM24 0L24-96L30-96L30 0Z'),
  form('leather', 'M-42-92L0-118L42-92L36-86L-36-86Z'),
  form('gold', 'M-16-42Q-10-46-9-62Q-8-78 0-78Q8-78 9-62Q10-46 16-42Z'),
  form('gold', oval(0, -38, 4)),
]
const PAGE: Look = {
  ...MERCENARY,
  torso: 'white',
  hem: { cut: 'kilt', tone: 'blood' },
  cloak: 'leather',
  chest: [flat('blood', 'M-12-30L0-31L0 0L-9 0Z')],
  head: [
    ...head.bearded('skin', 'fur'),
    form('steel', 'M-22-4Q-10-8-10-10Q-8-22 2-22Q12-21 12-10Q14-8 24-7Q2-1-22-4Z'),
  ],
}
/** A hand before the mouth would hide the face: the lips are sewn. */
const SILENT: Look = {
  ...PRIEST,
  torso: 'iron',
  arms: 'iron',
  hem: { cut: 'robe', tone: 'iron' },
  cloak: 'night',
  belt: 'bone',
  chest: [CROSS],
  head: [...head.cowl('iron', 'skin'), line('night', 'M3 8L10 7M4 6L5 10M7 5L8 9')],
}
const SEERESS: Look = {
  ...PRIEST,
  torso: 'white',
  arms: 'white',
  hem: { cut: 'robe', tone: 'white' },
  cloak: 'blood',
  head: [
    ...head.face('skin', 'white'),
    flat('blood', 'M-9-5L13-4L13 1L-9 1Z'),
    form('white', 'M-13 10Q-18-16 0-19Q14-18 13-8Q2-12-6-6Q-8 8-6 22Q-14 26-20 22Q-14 16-13 10Z'),
  ],
}
const ORB: Marks = [
  form('gold', 'M-9 2L9 2L6-4L-6-4Z'),
  form('pale', oval(0, -17, 15)),
  flat('light', oval(2, -19, 9)),
  flat('night', `M-7-18Q1-26 9-18Q1-11-7-18Z`),
  flat('hot', oval(1, -18, 3)),
]
const HUNTER: Look = {
  build: 'lean',
  torso: 'blood',
  arms: 'white',
  legs: 'leather',
  feet: 'leather',
  hands: 'skin',
  cloak: 'deep',
  belt: 'gold',
  chest: [
    flat('gold', 'M-2-26L2-26L2-24L-2-24ZM-2-18L2-18L2-16L-2-16ZM-2-10L2-10L2-8L-2-8Z'),
    flat('leather', 'M-11-30L-7-31L12-4L8-2Z'),
  ],
  head: [
    ...head.face('skin', 'leather'),
    form('deep', 'M-24-2Q-12-8-12-12Q-8-24 4-22Q14-20 14-11Q16-8 24-12Q10 0-24-2Z'),
    form('blood', 'M-8-16Q-26-34-40-22Q-26-20-20-12Q-14-10-8-11Z'),
  ],
}
const die = (pips: string): Marks => [form('bone', 'M-12-12L12-12L12 12L-12 12Z'), flat('blood', pips)]
const DICE: Marks = [
  ...at(
    { turn: 18 },
    die(`${oval(-6, -6, 2.4)}${oval(6, 6, 2.4)}${oval(0, 0, 2.4)}${oval(6, -6, 2.4)}${oval(-6, 6, 2.4)}`),
  ),
  ...at({ x: 28, y: -22, turn: -20 }, die(`${oval(-6, -6, 2.4)}${oval(6, 6, 2.4)}`)),
]
const HERMITESS: Look = {
  build: 'lean',
  torso: 'leather',
  arms: 'leather',
  legs: 'leather',
  feet: 'skin',
  hands: 'skin',
  hem: { cut: 'robe', tone: 'leather' },
  cloak: 'leaf',
  belt: 'bone',
  head: [
    ...head.maiden('skin', 'white'),
    form('leaf', 'M-14 12Q-19-15-2-19Q10-21 13-8Q3-13-4-6Q-8 2-6 14Q-10 18-14 12Z'),
  ],
}
const LANTERN: Marks = [
  line('iron', 'M0 0L0 8'),
  form('iron', 'M-9 14L0 6L9 14L9 17L-9 17Z'),
  flat('hot', 'M-8 17L8 17L8 34L-8 34Z'),
  flat('white', 'M-4 33Q-6 26 0 19Q6 26 4 33Z'),
  form('iron', 'M-10 34L10 34L10 38L-10 38Z'),
]
const HUT: Marks = [
  form('leather', 'M-34 0L-34-40L34-40L34 0Z'),
  form('leaf', 'M-46-36L0-82L46-36Z'),
  flat('night', 'M-10 0L-10-26Q0-34 10-26L10 0Z'),
]
/** He is taller than the trees. */
const VOLOT: Look = {
  build: 'giant',
  torso: 'skin',
  arms: 'skin',
  legs: 'fur',
  feet: 'leather',
  hands: 'skin',
  hem: { cut: 'kilt', tone: 'fur' },
  belt: 'gold',
  cloak: 'fur',
  chest: [SCARS],
  head: [...head.bearded('skin', 'fur'), form('iron', 'M-13-2Q-14-18 0-20Q14-19 14-5Q0-10-13-2ZM-3-18L0-30L4-18Z')],
}
const TRUNK: Marks = [
  form('leather', 'M-7 24L-12-70L-4-66L0-74L6-66L13-70L7 24Z'),
  form('leather', 'M-10-40L-26-54L-22-58L-9-48ZM9-30L26-40L28-35L8-20Z'),
  line('night', 'M-3 18L-5-56M3 10L4-50'),
]
/** An iron watchman, plate upon plate, with a furnace in the chest. */
const SENTINEL: Marks = [
  form('iron', 'M12-38L32-38L34-14L40 0L6 0L12-12Z'),
  form('iron', 'M-32-38L-12-38L-12-12L-6 0L-40 0L-34-14Z'),
  form('gold', 'M-34-24L-10-24L-10-18L-34-18ZM10-24L34-24L34-18L10-18Z'),
  form('iron', 'M40-74L58-74L62-44L44-44Z'),
  form('steel', 'M42-46L64-46L68-22L58-14L46-20Z'),
  form('steel', 'M-38-98L38-98L42-70L26-36L-26-36L-42-70Z'),
  form('gold', 'M-26-42L26-42L24-34L-24-34Z'),
  form('iron', oval(0, -68, 19)),
  flat('hot', oval(0, -68, 14)),
  line('night', 'M-14-74L14-74M-15-68L15-68M-14-62L14-62'),
  flat('night', `${oval(-30, -88, 2.4)}${oval(30, -88, 2.4)}${oval(-24, -50, 2)}${oval(24, -50, 2)}`),
  form('steel', 'M-18-100L-20-124Q0-142 20-124L18-100Z'),
  flat('night', 'M-14-120L16-120L16-113L-14-113Z'),
  flat('hot', `${oval(-5, -116.5, 3)}${oval(9, -116.5, 3)}`),
  form('gold', 'M-3-136L-3-152L3-152L3-136Z'),
  form('steel', `${oval(44, -90, 17, 15)}`),
  form('steel', `${oval(-44, -90, 17, 15)}`),
  form('iron', 'M-58-76L-40-76L-44-44L-62-44Z'),
  form('steel', 'M-64-46L-42-46L-46-20L-58-14L-68-22Z'),
]
const gear = (teeth: number, r: number): Marks => [
  ...is.star(teeth, r, r * 0.78, 'iron'),
  flat('night', oval(0, 0, r * 0.36)),
]

export const WANDERER_SCENES = {
  sexton: () =>
    scene(
      'road',
      far([206, 164, 1], BELL),
      far([50, 166, 0.7], is.grave),
      near(
        [116, 190, 1.28],
        body(SEXTON, { ...pose.STAND, lean: 4, near: [-20, -50], far: [30, -62] }, { far: [SPADE, 6] }),
      ),
    ),
  footManAtArms: () =>
    scene(
      'steppe',
      far([44, 174, 0.8], body(PAGE, pose.STAND, { near: [has.halberd, 0] })),
      near(
        [112, 190, 1.26],
        body(
          { ...PAGE, plates: 'steel' },
          { ...pose.LUNGE, hip: [0, -46], lean: 10, near: [24, -58], far: [46, -66] },
          { near: [has.halberd, 34] },
        ),
      ),
    ),
  silentBrother: () =>
    scene(
      'hall',
      far([204, 172, 1], is.window),
      far([48, 172, 1], is.window),
      near(
        [126, 194, 1.36],
        body(
          SILENT,
          { ...pose.READY, lean: 4, nod: 10, near: [16, -64], far: [20, -66], wind: [-8, 84] },
          { near: [has.book, 0] },
        ),
      ),
    ),
  orderSeeress: () =>
    scene(
      'hall',
      shine([172, 78], is.star(12, 52, 26)),
      near(
        [110, 192, 1.3],
        body(SEERESS, { ...pose.READY, near: [30, -76], far: [38, -82], wind: [-12, 84] }, { far: [ORB, 0] }),
      ),
    ),
  fortuneHunter: () =>
    scene(
      'road',
      far([216, 166, 0.7], is.tent),
      near(
        [110, 190, 1.28],
        body(
          HUNTER,
          { ...pose.STAND, lean: -6, near: [-26, -50], far: [38, -84], elbows: [1, 1] },
          { near: [has.sword(), -150] },
        ),
      ),
      near([170, 62, 0.9], DICE),
    ),
  hermitess: () =>
    scene(
      'grove',
      far([206, 160, 0.9], HUT),
      shine([168, 92], is.moon(34)),
      near(
        [108, 192, 1.28],
        body(
          HERMITESS,
          { ...pose.STAND, lean: 6, near: [-16, -54], far: [40, -86], wind: [-14, 78] },
          { near: [has.staff('leaf'), -4], far: [LANTERN, 0] },
        ),
      ),
    ),
  volot: () =>
    scene(
      'peaks',
      far([30, 172, 0.7], is.pine),
      far([222, 172, 0.8], is.pine),
      near(
        [122, 186, 1.12],
        body(
          VOLOT,
          { ...pose.SWING, lean: 8, near: [-52, -88], far: [52, -62], wind: [-34, 62] },
          { near: [TRUNK, -30] },
        ),
      ),
      near([64, 186, 0.42], is.pine),
      near([196, 188, 0.46], is.pine),
      near([176, 190, 0.34], is.pine),
    ),
  ironSentinel: () =>
    scene('court', far([206, 66], gear(10, 40)), far([46, 90], gear(12, 30)), near([126, 172, 1.04], SENTINEL)),
} as const satisfies { readonly [card in CardId]?: () => Scene }
