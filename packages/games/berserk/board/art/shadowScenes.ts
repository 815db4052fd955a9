// More pictures of Darkness: nobles, conjurers, shades and what crawls at night.

import { blob, oval, tube } from '@ludoteka/ui/drawing'
import type { CardId } from '../../content/cards.ts'
import { bat, snakeHead, wyrm } from './beasts.ts'
import { body, type Look } from './bodies.ts'
import { LADY, VAMPIRE } from './folk.ts'
import * as head from './heads.ts'
import { brain, leech } from './monsters.ts'
import { at, far, farFacing, flat, form, line, type Marks, near, shine } from './paint.ts'
import * as pose from './poses.ts'
import * as is from './props.ts'
import { type Scene, scene } from './scene.ts'

const NOBLE: Look = {
  ...VAMPIRE,
  torso: 'blood',
  cloak: 'blood',
  belt: 'gold',
  chest: [flat('gold', 'M-10-30L0-18L10-30L0-22Z'), flat('white', 'M-3-22L4-22L2-4L-1-4Z')],
  head: [
    ...head.vampire(),
    form('white', 'M-10 8Q-18-16 0-18Q14-17 13-8L6-11L-2-7Q-6 2-5 14Q-8 18-12 14Z'),
    form('gold', 'M-10-12L-12-24L-4-18L2-27L7-18L14-23L12-11Q1-16-10-12Z'),
  ],
}
const CONJURER: Look = {
  build: 'lean',
  torso: 'blood',
  arms: 'night',
  legs: 'night',
  feet: 'night',
  hands: 'pale',
  hem: { cut: 'robe', tone: 'night' },
  cloak: 'deep',
  belt: 'gold',
  chest: [flat('gold', 'M-7-26L0-8L7-26L0-22Z')],
  head: head.hood('blood'),
}
/** A tall dead champion; blades of bone grow from the arms. */
const BARAKA: Look = {
  build: 'giant',
  torso: 'iron',
  arms: 'bone',
  legs: 'bone',
  feet: 'iron',
  hands: 'bone',
  hem: { cut: 'kilt', tone: 'night' },
  belt: 'blood',
  plates: 'iron',
  cloak: 'night',
  chest: [
    form('bone', 'M-9-26Q0-31 9-26L8-23Q0-27-8-23ZM-9-20Q0-25 9-20L8-17Q0-21-8-17ZM-8-14Q0-19 8-14L7-11Q0-15-7-11Z'),
    flat('hot', oval(0, -7, 2)),
  ],
  head: at({ scale: 1.25 }, [
    ...head.skull(),
    form(
      'iron',
      'M-12-4Q-14-18 1-19Q14-18 14-6Q0-11-12-4ZM-11-8Q-30-6-32-28Q-24-16-8-16ZM12-10Q28-10 32-30Q22-18 10-17Z',
    ),
  ]),
}
const BONE_BLADE: Marks = [form('bone', 'M-6 10L-8-34Q-8-54 8-66Q6-44 7-32L6 10Z'), line('night', 'M0 4Q-2-28 4-52')]
const UNGAR: Look = {
  build: 'lean',
  torso: 'leather',
  arms: 'deep',
  legs: 'leather',
  feet: 'leather',
  hands: 'skin',
  hem: { cut: 'dress', tone: 'deep' },
  cloak: 'blood',
  belt: 'gold',
  head: [
    ...head.bearded('skin', 'white'),
    form('deep', 'M-26-6Q-8-14-10-18Q-8-34 2-36Q12-32 12-16Q14-12 26-10Q0-2-26-6Z'),
    flat('gold', 'M-11-15Q2-20 12-15L12-11Q0-15-11-10Z'),
  ],
}
const CROOK: Marks = [
  form(
    'leather',
    tube(
      [
        [0, 56],
        [0, -44],
        [-4, -66],
        [12, -80],
        [24, -66],
        [14, -56],
      ],
      [2.4, 2.6, 3, 3, 3, 2],
    ),
  ),
  flat('hot', oval(11, -66, 5)),
]
/** A door of light that turns upon itself. */
const PORTAL: Marks = [
  flat('deep', oval(0, -62, 46, 66)),
  flat('light', oval(0, -62, 40, 60)),
  flat('mid', oval(2, -62, 31, 49)),
  flat('light', oval(3, -62, 22, 36)),
  flat('hot', oval(4, -62, 12, 21)),
]
/** Torn cloth, arms and an open mouth. */
const SHADE: Marks = [
  form(
    'pale',
    'M-24-120Q-36-90-40-60Q-54-34-70-28Q-50-20-44-24Q-54 0-72 14Q-40 14-28-2Q-30 20-40 34Q-10 24-2 2Q4 18 2 34Q24 18 24-8Q36 2 48 2Q40-16 42-36Q48-60 30-100Z',
  ),
  form(
    'pale',
    tube(
      [
        [-28, -84],
        [-56, -96],
        [-70, -120],
        [-82, -124],
      ],
      [11, 8, 5, 0],
    ) +
      tube(
        [
          [-66, -116],
          [-66, -130],
          [-72, -140],
        ],
        [4, 3, 0],
      ),
  ),
  form(
    'pale',
    tube(
      [
        [28, -84],
        [58, -92],
        [74, -114],
        [86, -116],
      ],
      [11, 8, 5, 0],
    ) +
      tube(
        [
          [70, -110],
          [72, -126],
          [78, -136],
        ],
        [4, 3, 0],
      ),
  ),
  form('white', blob([-26, -104], [-22, -132], [2, -144], [26, -132], [30, -104], [18, -78], [2, -70], [-14, -78])),
  form('pale', 'M-26-96Q-40-130-14-146Q6-156 26-144Q44-128 30-96Q32-124 16-132Q0-138-14-130Q-28-120-26-96Z'),
  form('mid', 'M-20-60Q-10-52 0-60Q10-52 22-60Q24-30 14-10Q4-20 0-6Q-8-22-16-10Q-26-34-20-60Z'),
  flat('night', `${oval(-9, -112, 6, 9)}${oval(13, -112, 6, 9)}${oval(3, -88, 8, 13)}`),
  flat('hot', `${oval(-8, -111, 2)}${oval(13, -111, 2)}`),
]
const SCREAM = [line('light', 'M-50-16Q-70 0-50 16M-66-26Q-96 0-66 26M50-16Q70 0 50 16M66-26Q96 0 66 26')]
const DROPS: Marks = [
  form('blood', 'M0-30Q12-10 9 2Q0 12-9 2Q-12-10 0-30Z'),
  form('blood', 'M26-54Q34-40 31-32Q26-26 20-32Q18-40 26-54Z'),
  form('blood', 'M-24-50Q-16-36-19-28Q-24-22-30-28Q-32-36-24-50Z'),
]
const GHOST_FIN: Marks = [form('light', 'M0 0Q-16-34-48-40Q-40-28-44-22Q-34-20-38-10Q-24-10-24 0Q-10 4 0 0Z')]

export const SHADOW_SCENES = {
  kersamNobility: () =>
    scene(
      'hall',
      far([126, 172, 1.1], is.window),
      far([70, 50, 0.3], bat),
      farFacing(
        [196, 184, 1.04],
        body({ ...LADY, head: head.maiden('pale', 'night') }, { ...pose.STAND, far: [30, -80] }),
      ),
      near([104, 192, 1.3], body(NOBLE, { ...pose.STAND, near: [-26, -56], far: [36, -78], wind: [-10, 84] })),
    ),
  bloodConjurer: () =>
    scene(
      'crypt',
      shine([130, 56], is.star(5, 66, 28, 'blood')),
      near([126, 192, 1.28], body(CONJURER, { ...pose.CAST, near: [-40, -80], far: [42, -82], elbows: [-1, 1] })),
      near([182, 78, 0.8], DROPS),
      near([66, 80, 0.8], DROPS),
    ),
  baraka: () =>
    scene(
      'crypt',
      far([210, 160, 0.9], is.grave),
      far([38, 160, 0.9], is.grave),
      near(
        [122, 190, 1.04],
        body(
          BARAKA,
          { ...pose.LOOM, near: [-50, -82], far: [58, -72], elbows: [-1, 1] },
          { near: [BONE_BLADE, -16], far: [BONE_BLADE, 30] },
        ),
      ),
    ),
  shimmeringSerpent: () =>
    scene(
      'sky',
      shine([74, 46], is.moon(26)),
      near(
        [118, 156, 1.04],
        at({ x: 0, y: -44, scale: 1.2, turn: -10 }, GHOST_FIN),
        wyrm(
          'mid',
          'pale',
          [
            [-92, 4],
            [-62, -22],
            [-30, 2],
            [6, 8],
            [34, -16],
            [14, -44],
            [2, -72],
            [28, -92],
          ],
          14,
          at({ scale: 1.4 }, snakeHead('mid')),
        ),
        at({ x: 4, y: -58, scale: 1.1, turn: 6 }, GHOST_FIN),
      ),
      shine([202, 120], is.star(4, 16, 4)),
      shine([60, 112], is.star(4, 12, 3)),
      shine([110, 84], is.star(4, 9, 2.4)),
      shine([186, 44], is.star(4, 10, 2.6)),
    ),
  wailingShade: () =>
    scene('crypt', far([212, 160, 0.9], is.grave), shine([128, 82, 1.1], SCREAM), near([124, 150, 0.88], SHADE)),
  mindLeech: () =>
    scene(
      'marsh',
      far([36, 166, 0.9], is.reeds),
      far([218, 164, 0.8], is.reeds),
      near([188, 164, 0.9], brain),
      near([116, 164, 1.12], leech),
    ),
  wanderingUngar: () =>
    scene(
      'road',
      shine([176, 168, 1.05], PORTAL),
      near(
        [106, 190, 1.28],
        body(UNGAR, { ...pose.STAND, lean: 4, near: [-22, -52], far: [32, -66], wind: [-30, 62] }, { far: [CROOK, 6] }),
      ),
    ),
} as const satisfies { readonly [card in CardId]?: () => Scene }
