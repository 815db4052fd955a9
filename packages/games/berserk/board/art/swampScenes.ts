// The pictures of creatures of the swamps.

import { blob, oval } from '@ludoteka/ui/drawing'
import type { CardId } from '../../content/cards.ts'
import { snakeHead, wyrm } from './beasts.ts'
import { body, type Look } from './bodies.ts'
import { GOBLIN, NOMAD, SCARS } from './folk.ts'
import * as has from './gear.ts'
import * as head from './heads.ts'
import { at, facing, far, flat, form, line, type Marks, near, shine } from './paint.ts'
import * as pose from './poses.ts'
import * as is from './props.ts'
import { type Scene, scene } from './scene.ts'

const TROLL: Look = {
  build: 'giant',
  torso: 'hide',
  arms: 'hide',
  legs: 'hide',
  feet: 'hide',
  hands: 'hide',
  hem: { cut: 'kilt', tone: 'fur' },
  belt: 'leather',
  chest: [SCARS, flat('leaf', `${oval(-7, -26, 4, 3)}${oval(8, -22, 3, 2)}${oval(6, -8, 3, 2)}`)],
  head: at({ scale: 1.15 }, [
    ...head.goblin('hide'),
    form('leaf', 'M-12-6Q-16-20-4-18Q0-26 6-18Q14-18 12-8Q0-14-12-6Z'),
  ]),
}
const GORGON_HAIR: Marks = [
  [-30, -6],
  [-28, -22],
  [-14, -34],
  [4, -38],
  [20, -30],
  [30, -14],
].flatMap(([x = 0, y = 0]) => [
  form(
    'leaf',
    `M-4-6Q${x * 0.3 - 6} ${y * 0.9} ${x * 0.8} ${y * 0.7}Q${x} ${y * 0.8} ${x} ${y}Q${x * 0.9} ${y * 0.6} ${x * 0.6} ${y * 0.55}Q${x * 0.2 + 4} ${y * 0.6} 6-6Z`,
  ),
  form('leaf', oval(x, y, 5, 4)),
  flat('hot', oval(x + Math.sign(x) * 2, y - 1, 1.3)),
])
const GORGON: Look = {
  build: 'lean',
  torso: 'mid',
  arms: 'pale',
  legs: 'mid',
  feet: 'mid',
  hands: 'pale',
  hem: { cut: 'robe', tone: 'mid' },
  belt: 'gold',
  chest: [form('gold', 'M-11-22Q0-27 11-22Q8-12 8-6Q0-3-8-6Q-8-12-11-22Z')],
  head: [
    ...GORGON_HAIR,
    ...head.vampire().slice(0, 1),
    flat('hot', 'M-2-3L6 0L1 2ZM13-3L8 0L11 2Z'),
    flat('night', 'M3 8Q7 6 11 8Q7 10 3 8Z'),
  ],
}
const UNDINE: Look = {
  ...GORGON,
  torso: 'pale',
  arms: 'pale',
  hem: { cut: 'robe', tone: 'mid' },
  chest: [form('bone', `${oval(-5, -20, 6, 5)}${oval(6, -20, 6, 5)}`)],
  head: head.maiden('pale', 'leaf'),
}
const PLAGUE: Look = {
  build: 'lean',
  torso: 'leather',
  arms: 'leather',
  legs: 'leather',
  feet: 'leather',
  hands: 'hide',
  hem: { cut: 'robe', tone: 'leather' },
  cloak: 'fur',
  belt: 'bone',
  head: head.cowl('leather', 'hide'),
}
/** A heap of mire with eyes. */
const BOGLING: Marks = [
  form('hide', blob([-60, 0], [-50, -44], [-24, -78], [6, -90], [36, -74], [54, -40], [62, 0], [0, 8])),
  form('leaf', blob([-30, -74], [-10, -96], [16, -98], [36, -76], [10, -82])),
  flat('night', 'M-22-44Q4-56 32-44Q28-16 4-14Q-18-16-22-44Z'),
  flat('bone', 'M-18-46L-12-32L-6-50ZM4-51L10-36L16-50ZM22-48L26-34L32-44ZM-8-17L-2-28L4-16ZM12-17L18-28L22-20Z'),
  flat('hot', 'M-16-66L0-60L-10-54ZM32-66L18-60L26-54Z'),
  form('hide', blob([50, -36], [74, -52], [90, -44], [80, -28], [60, -16])),
  form('hide', blob([-50, -30], [-72, -40], [-86, -26], [-72, -14], [-54, -10])),
  form('leather', 'M84-50L104-62L94-44L110-44L94-36L104-26L82-34Z'),
  form('leather', 'M-80-34L-102-44L-90-28L-106-24L-90-20L-98-8L-76-18Z'),
  form('leaf', blob([-58, -6], [-44, -22], [-20, -8], [-30, 6])),
  form('leaf', blob([30, -2], [46, -16], [62, -6], [52, 6])),
]
const RAT: Marks = [
  line('skin', 'M-40-6Q-60-2-64-18'),
  form('fur', blob([-42, -4], [-30, -26], [0, -30], [26, -18], [44, -6], [20, 0], [-20, 2])),
  form('fur', oval(20, -24, 6)),
  flat('hot', oval(30, -14, 2.4)),
]
const ARCHER: Look = {
  build: 'lean',
  torso: 'mid',
  arms: 'hide',
  legs: 'leather',
  feet: 'leather',
  hands: 'hide',
  hem: { cut: 'kilt', tone: 'mid' },
  cloak: 'deep',
  belt: 'bone',
  chest: [flat('bone', 'M-9-28L-6-20L-3-27L0-18L3-27L6-20L10-28Z')],
  back: [form('leather', 'M-20 4L-10-2L0 30L-10 34Z'), form('bone', 'M-20 2L-26-14L-17 0ZM-14 0L-16-18L-11-2Z')],
  head: [
    ...head.face('hide', 'night'),
    form('deep', 'M-15 15Q-19-14-3-18Q9-21 13-8Q4-12-2-5Q-6 4-2 13Q-6 20-15 15ZM-2 4L13 3L11 14Q4 18-2 13Z'),
  ],
}
const OGRE: Look = {
  ...TROLL,
  torso: 'skin',
  arms: 'skin',
  legs: 'leather',
  feet: 'skin',
  hands: 'skin',
  hem: { cut: 'kilt', tone: 'leather' },
  plates: 'leaf',
  chest: [SCARS, flat('leaf', `${oval(-8, -27, 5, 3)}${oval(8, -8, 4, 3)}`)],
  head: at({ scale: 1.2 }, [
    form('bone', 'M0-14L-2-36L8-16Z'),
    form('skin', 'M-13 6Q-16-14 0-16Q14-15 15-3L19 6Q18 16 8 17Q-8 18-13 6Z'),
    form('skin', 'M-11-2L-24-4L-12 8Z'),
    flat('night', `${oval(7, -4, 6, 5)}M-2 8L17 7L14 13L2 13Z`),
    flat('hot', oval(8, -4, 3.4)),
    flat('bone', 'M1 10L3 2L6 10ZM12 10L15 2L17 9Z'),
    form('white', 'M-8 12Q0 17 12 15Q14 30 4 38Q-8 28-8 12Z'),
  ]),
}
const SPIKED: Marks = [
  form('leather', 'M-5 20L-14-50Q-10-72 2-72Q16-70 14-50L5 20Z'),
  form(
    'iron',
    'M-13-44L-28-50L-12-34ZM14-48L30-54L13-36ZM-14-60L-26-72L-6-68ZM10-68L20-84L14-60ZM-10-24L-24-26L-8-14Z',
  ),
]
/** A priest of the snakes, a hood like a cobra's. */
const CHOSEN: Look = {
  ...GORGON,
  build: 'broad',
  torso: 'hide',
  arms: 'hide',
  hands: 'hide',
  hem: { cut: 'robe', tone: 'deep' },
  cloak: 'deep',
  plates: 'gold',
  chest: [form('gold', 'M-10-30Q0-24 10-30L6-18Q0-12-6-18Z'), flat('leaf', oval(0, -22, 3))],
  head: at({ scale: 1.15 }, [
    form('leaf', 'M-8 18Q-30 4-26-16Q-18-32 0-30Q20-30 26-14Q28 4 10 18Z'),
    flat('bone', 'M-18-4Q-20-18-8-22Q-14-12-12 0ZM20-4Q22-16 12-22Q16-12 16-2Z'),
    ...snakeHead('hide'),
  ]),
}
const TOTEM: Marks = [
  form('leather', 'M-2.500 56L-2.500-44L2.500-44L2.500 56Z'),
  ...at({ x: 2, y: -58, scale: 0.9 }, snakeHead('gold')),
  form('gold', 'M-9-44L9-44L7-36L-7-36Z'),
]
const CRONE: Look = {
  ...PLAGUE,
  torso: 'deep',
  arms: 'deep',
  hem: { cut: 'robe', tone: 'deep' },
  cloak: 'leather',
  head: [
    form('iron', 'M-6-12Q-20-8-20 8Q-24 20-30 24Q-16 26-10 16L-2 18L4-8Z'),
    ...head.goblin('hide').slice(1),
    form('night', 'M-24-4Q-10-8-10-12Q-12-30-26-40Q4-40 12-12Q14-8 24-8Q2 0-24-4Z'),
  ],
}
const CAULDRON: Marks = [
  form('leather', 'M-40 8L34-6L36 0L-38 14ZM40 8L-34-6L-36 0L38 14Z'),
  flat('hot', 'M-24 2Q-30-12-18-22L18-22Q32-12 24 2Q16-6 10 4Q0-8-8 4Q-16-4-24 2Z'),
  form('iron', 'M-40-58Q-50-28-26-14Q0-6 26-14Q50-28 40-58Z'),
  form('iron', 'M-46-66L46-66L44-54L-44-54Z'),
  form('leaf', oval(0, -66, 42, 8)),
  form('leaf', `${oval(-16, -72, 8)}${oval(6, -76, 10)}${oval(24, -70, 6)}`),
]
const STEAM = [line('light', 'M-16-90Q-26-104-14-116Q-4-128-14-142M8-94Q18-106 8-120Q0-132 10-146M26-88Q34-100 26-112')]
export const SWAMP_SCENES = {
  garridArcher: () =>
    scene(
      'marsh',
      far([214, 160, 1], is.deadTree),
      near([206, 178, 0.8], is.reeds),
      near([104, 190, 1.28], body(ARCHER, pose.SHOOT, { far: [has.bow, 76] })),
    ),
  ancientOgre: () =>
    scene(
      'marsh',
      far([32, 158, 1], is.deadTree),
      far([222, 166, 1], is.reeds),
      near(
        [120, 188, 1.14],
        body(OGRE, { ...pose.READY, lean: 10, near: [-52, -50], far: [54, -60] }, { far: [SPIKED, 22] }),
      ),
    ),
  arkhaalChosen: () =>
    scene(
      'marsh',
      shine([120, 66], is.moon(46)),
      far([218, 166, 1], is.reeds),
      near(
        [112, 192, 1.24],
        body(CHOSEN, { ...pose.CAST, near: [-38, -72], far: [44, -66], wind: [-10, 80] }, { far: [TOTEM, 4] }),
      ),
    ),
  marshCrone: () =>
    scene(
      'marsh',
      far([36, 160, 1], is.deadTree),
      near(
        [88, 188, 1.22],
        body(
          CRONE,
          { ...pose.READY, lean: 20, near: [40, -56], far: [46, -76] },
          { near: [[form('leather', 'M-2 34L-2-24L2-24L2 34Z')], 10] },
        ),
      ),
      near([168, 172, 0.9], CAULDRON),
      shine([168, 172, 0.9], STEAM),
    ),
  troll: () =>
    scene(
      'marsh',
      far([214, 164, 1.1], is.reeds),
      far([30, 166, 1], is.reeds),
      near(
        [120, 186, 1.12],
        body(TROLL, { ...pose.SWING, lean: 10, near: [-40, -112], far: [52, -66] }, { near: [has.club, -20] }),
      ),
    ),
  medusa: () =>
    scene(
      'marsh',
      far(
        [206, 168, 0.9],
        body(
          {
            ...NOMAD,
            torso: 'stone',
            arms: 'stone',
            legs: 'stone',
            feet: 'stone',
            hands: 'stone',
            cloak: 'stone',
            belt: 'stone',
            hem: { cut: 'kilt', tone: 'stone' },
            head: head.helm('stone'),
          },
          pose.READY,
        ),
      ),
      near([110, 190, 1.26], body(GORGON, { ...pose.CAST, near: [-30, -72], far: [38, -86] })),
    ),
  undine: () =>
    scene(
      'marsh',
      far([214, 164, 1], is.reeds),
      near([116, 192, 1.36], body(UNDINE, { ...pose.CAST, near: [-28, -92], far: [38, -96], elbows: [-1, 1] })),
      shine([126, 176], [flat('light', 'M-96 0Q-70-10-44 0Q-16-10 10 0Q38-10 64 0Q84-8 100 0L100 4Q38-4-96 4Z')]),
    ),
  bogling: () =>
    scene('marsh', far([218, 164, 1.1], is.reeds), far([32, 166, 1.1], is.reeds), near([122, 172, 1.06], BOGLING)),
  goblin: () =>
    scene(
      'marsh',
      far([210, 166, 1], is.reeds),
      near(
        [118, 184, 1.66],
        body(
          GOBLIN,
          { ...pose.CROUCH, hip: [-4, -26], lean: 22, near: [32, -34], far: [10, -66], elbows: [1, -1] },
          { near: [has.dagger, 70], far: [has.dagger, -20] },
        ),
      ),
    ),
  plagueCarrier: () =>
    scene(
      'marsh',
      far([214, 160, 1], is.reeds),
      near(
        [112, 190, 1.28],
        body(
          PLAGUE,
          { ...pose.READY, lean: 18, nod: 10, near: [-8, -46], far: [32, -72] },
          { far: [has.staff('leaf'), 6] },
        ),
      ),
      facing([190, 166, 0.7], RAT),
      near([60, 172, 0.6], RAT),
    ),
  hedd: () =>
    scene(
      'marsh',
      far([214, 164, 1], is.reeds),
      near(
        [124, 176, 1.1],
        wyrm(
          'hide',
          'bone',
          [
            [-70, 0],
            [-30, 6],
            [10, -4],
            [34, -22],
            [10, -44],
            [-22, -58],
            [-10, -86],
            [20, -96],
          ],
          15,
          at({ scale: 1.5 }, snakeHead('hide')),
        ),
      ),
    ),
} as const satisfies { readonly [card in CardId]?: () => Scene }
