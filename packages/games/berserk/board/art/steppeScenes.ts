// More pictures of the steppes: their champions and their beasts.

import { oval, tube } from '@ludoteka/ui/drawing'
import type { CardId } from '../../content/cards.ts'
import { body, type Look } from './bodies.ts'
import { NOMAD, ORC, SCARS } from './folk.ts'
import * as has from './gear.ts'
import * as head from './heads.ts'
import { manticore } from './monsters.ts'
import { at, far, farFacing, flat, form, line, type Marks, near, shine } from './paint.ts'
import * as pose from './poses.ts'
import * as is from './props.ts'
import { type Scene, scene } from './scene.ts'

const KSHAR: Look = {
  ...NOMAD,
  torso: 'leather',
  arms: 'skin',
  hem: { cut: 'kilt', tone: 'blood' },
  cloak: 'blood',
  belt: 'gold',
  plates: 'leather',
  chest: [SCARS],
  head: [
    form('night', 'M-4-16Q-24-30-40-16Q-44 0-36 12Q-32-8-16-10Z'),
    ...head.bearded('skin', 'night'),
    form('gold', 'M-12-6Q0-12 13-8L13-4Q0-8-12-2Z'),
  ],
}
/** A long spear with a hook behind its point. */
const HOOKED: Marks = [
  form('leather', 'M-2 54L-2-56L2-56L2 54Z'),
  form('steel', 'M-7-54L0-90L7-54L2-48L-2-48Z'),
  form('steel', 'M-2-50Q-22-52-24-30Q-16-42-2-42Z'),
  form('blood', 'M2-46L14-32L4-34L8-20L-1-38Z'),
]
const SCORPION: Marks = [
  form(
    'night',
    tube(
      [
        [-12, -12],
        [-34, -14],
        [-44, -34],
        [-30, -48],
      ],
      [8, 6, 5, 4],
    ),
  ),
  form('night', 'M-32-54Q-20-52-14-38Q-24-42-32-42Z'),
  form('night', oval(0, -12, 22, 10)),
  form(
    'night',
    tube(
      [
        [16, -14],
        [34, -24],
        [46, -18],
      ],
      [4, 4, 6],
    ) +
      tube(
        [
          [16, -8],
          [36, -6],
          [50, -2],
        ],
        [4, 4, 6],
      ),
  ),
  line('night', 'M-8-6L-16 4M2-4L-2 6M10-4L14 6'),
  flat('hot', `${oval(16, -16, 2)}`),
]
const OST: Look = {
  build: 'giant',
  torso: 'skin',
  arms: 'skin',
  legs: 'white',
  feet: 'leather',
  hands: 'leather',
  belt: 'blood',
  hem: { cut: 'kilt', tone: 'white' },
  chest: [SCARS, line('gold', 'M-10-28Q0-18 10-28')],
  head: [
    form('night', 'M-2-14Q-8-28-18-28Q-14-34-4-28Q4-26 4-14Z'),
    form('skin', 'M-10 2Q-12-15 1-16Q12-15 12-3L15 3L11 6Q9 14 2 15Q-8 12-10 2Z'),
    flat('night', 'M1-4L8-3L7-1L2-1ZM10-3L13-3L12-1ZM-2 6L13 5Q12 10 16 14L10 9L2 10Q-4 14-6 18Q-4 10-2 6Z'),
  ],
}
const BOLT: Marks = [flat('hot', 'M4-50L-16-4L-2-6L-12 34L18-18L4-16L18-50Z')]
const PAVISE: Marks = [
  form('leather', 'M-34-66Q0-76 34-66L36 46Q0 56-36 46Z'),
  form('blood', 'M-28-58Q0-66 28-58L30 38Q0 46-30 38Z'),
  form('gold', oval(0, -10, 14)),
  flat('gold', 'M-3-60L3-60L4-26L-4-26ZM-4 6L4 6L3 40L-3 40ZM-28-13L-16-14L-16-6L-29-6ZM16-14L28-13L29-6L16-6Z'),
  form('iron', oval(0, -10, 6)),
]
const BEARER: Look = { ...ORC, torso: 'leather', plates: 'iron', cloak: 'fur', head: head.helm('iron', 'gold') }
/** A lizard that walks upright, all jaws, with three eyes. */
const GLORM: Look = {
  build: 'broad',
  torso: 'hide',
  arms: 'hide',
  legs: 'hide',
  feet: 'hide',
  hands: 'hide',
  hem: { cut: 'kilt', tone: 'leather' },
  belt: 'bone',
  chest: [flat('bone', 'M-6-28Q0-32 7-28Q9-14 5 0L-5 0Q-8-14-6-28Z'), line('hide', 'M-6-22L7-22M-7-15L8-15M-6-8L6-8')],
  back: [
    form(
      'hide',
      tube(
        [
          [-2, 34],
          [-30, 62],
          [-62, 66],
          [-82, 48],
        ],
        [11, 9, 5, 0],
      ),
    ),
    form('blood', 'M-8-6L-22-12L-12 4L-24 8L-10 14L-18 24L-6 24Z'),
  ],
  head: at({ x: 4, y: -2, scale: 1.35 }, [
    form('blood', 'M-10-6L-22-18L-6-13L-10-28L4-15L6-26L12-12Z'),
    form('hide', 'M-12 4Q-2 12 8 14L28 12L28 17Q12 24-4 18Q-14 14-14 6Z'),
    flat('blood', 'M-2 4L26 6L26 12L6 13Z'),
    form('hide', 'M-14 6Q-17-14 0-16Q12-16 18-8Q30-6 32 2L30 7L2 7Q-8 11-14 6Z'),
    flat(
      'bone',
      'M6 6L8 11L10 6ZM13 6L15 11L17 6ZM20 6L22 11L24 6ZM26 6L28 10L30 6ZM10 13L12 8L14 13ZM18 13L20 8L22 12Z',
    ),
    flat('hot', `${oval(1, -8, 3)}${oval(9, -9, 2.6)}${oval(15, -6, 2)}`),
    flat('night', `${oval(1.6, -8, 1.2)}${oval(9.6, -9, 1.1)}`),
  ]),
}

export const STEPPE_SCENES = {
  kshar: () =>
    scene(
      'steppe',
      near([200, 172, 0.9], SCORPION),
      near(
        [108, 190, 1.26],
        body(
          KSHAR,
          { ...pose.LUNGE, hip: [0, -46], lean: 10, near: [20, -54], far: [-26, -84], elbows: [1, -1] },
          { near: [HOOKED, 52] },
        ),
      ),
    ),
  ost: () =>
    scene(
      'steppe',
      shine([44, 56, 0.9], BOLT),
      shine([208, 54, 0.9, 14], BOLT),
      near([126, 188, 1.12], body(OST, { ...pose.LOOM, lean: 0, near: [-58, -96], far: [60, -98], elbows: [1, -1] })),
    ),
  shieldBearer: () =>
    scene(
      'steppe',
      farFacing([206, 172, 0.8], body(BEARER, pose.READY, { near: [PAVISE, 0] })),
      near(
        [110, 190, 1.24],
        body(
          BEARER,
          { ...pose.READY, lean: 8, near: [-26, -62], far: [32, -52] },
          { near: [has.spear, 24], far: [PAVISE, 4] },
        ),
      ),
    ),
  glorm: () =>
    scene(
      'steppe',
      far([34, 172, 0.7], is.rock),
      far([214, 172, 0.9], is.rock),
      near([116, 188, 1.22], body(GLORM, { ...pose.LOOM, lean: 20, near: [-22, -50], far: [46, -60] })),
    ),
  manticore: () => scene('sky', shine([190, 42], is.moon(24)), near([130, 160, 0.94], manticore)),
} as const satisfies { readonly [card in CardId]?: () => Scene }
