// The pictures of creatures of Darkness.

import { oval } from '@ludoteka/ui/drawing'
import type { CardId } from '../../content/cards.ts'
import { bat, boneHound, featherWing, raptor, skinWing, tick } from './beasts.ts'
import { body, type Look } from './bodies.ts'
import { LADY, REAPER, VAMPIRE } from './folk.ts'
import * as has from './gear.ts'
import * as head from './heads.ts'
import { at, far, farFacing, flat, form, line, near, shine } from './paint.ts'
import * as pose from './poses.ts'
import * as is from './props.ts'
import { type Scene, scene } from './scene.ts'

const WITCH: Look = {
  build: 'lean',
  torso: 'deep',
  arms: 'deep',
  legs: 'deep',
  feet: 'night',
  hands: 'pale',
  hem: { cut: 'robe', tone: 'deep' },
  belt: 'bone',
  chest: [flat('bone', 'M-8-26L0-16L8-26L0-22Z')],
  head: [...head.maiden('pale', 'white'), ...[form('night', 'M-13-5Q-10-26-18-44Q8-34 13-6Q0-12-13-5Z')]],
}
const DEMON: Look = {
  build: 'giant',
  torso: 'blood',
  arms: 'blood',
  legs: 'night',
  feet: 'night',
  hands: 'blood',
  belt: 'gold',
  chest: [line('night', 'M-9-18Q0-12 9-18M0-28L0-8M-5-10L5-10')],
  back: at({ y: 10 }, [
    ...at({ x: -6, scale: 1.3 }, skinWing('deep', 'night')),
    ...at({ x: 6, scale: 1.3, flipped: true }, skinWing('deep', 'night')),
  ]),
  head: [
    form('bone', 'M-8-10Q-30-10-30-38Q-20-22-4-18ZM8-12Q30-12 32-38Q20-24 8-19Z'),
    form('blood', 'M-12 4Q-14-16 1-17Q14-16 14-3L16 6Q10 16 2 17Q-9 14-12 4Z'),
    flat('hot', 'M-2-5L6-2L1 1ZM14-5L9-2L12 1Z'),
    flat('night', 'M0 7L14 6L11 12L2 12Z'),
    flat('bone', 'M2 7L4 12L6 7ZM9 7L10 12L12 7Z'),
  ],
}
const FERRYMAN: Look = { ...REAPER, head: head.hood('night') }
const VURDALAK: Look = {
  build: 'broad',
  torso: 'iron',
  arms: 'iron',
  legs: 'leather',
  feet: 'iron',
  hands: 'iron',
  belt: 'leather',
  chest: [line('night', 'M-8-20Q0-14 9-20M-6-12L7-12')],
  head: [
    form('iron', 'M-8-4L-20-20L-2-12ZM6-10L14-22L13-4Z'),
    form('iron', 'M-11 3Q-13-14 0-15Q12-14 13-4L17 4Q16 14 6 15Q-7 14-11 3Z'),
    flat('hot', 'M1-4L8-2L4 0ZM16-4L11-2L13 0Z'),
    flat('night', 'M1 6L16 5L12 12L4 12Z'),
    flat('bone', 'M3 6L5 12L7 6ZM11 6L13 12L15 5Z'),
  ],
}
const ZOMBIE: Look = { ...VURDALAK, torso: 'leather', arms: 'hide', feet: 'hide', hands: 'hide' }
const SERVANT: Look = {
  ...VAMPIRE,
  torso: 'leather',
  arms: 'leather',
  hands: 'skin',
  cloak: 'deep',
  chest: [flat('white', 'M-4-30L6-30L2-14Z')],
  head: head.bearded('skin', 'iron'),
}
const HARPY: Look = {
  build: 'lean',
  torso: 'pale',
  arms: 'pale',
  legs: 'deep',
  feet: 'gold',
  hands: 'pale',
  hem: { cut: 'kilt', tone: 'deep' },
  back: at({ y: 8 }, [
    ...at({ x: -4, turn: -14 }, featherWing('mid', 'deep')),
    ...at({ x: 4, turn: 14, flipped: true }, featherWing('mid', 'deep')),
  ]),
  chest: [form('deep', 'M-12-22Q0-14 12-22L9-4Q0 0-9-4Z')],
  head: head.maiden('pale', 'night'),
}

const CANDLE = [form('bone', 'M-3 0L-3-20L3-20L3 0Z'), flat('hot', 'M-3-20Q-5-28 0-36Q5-28 3-20Z')]
const GOBLET = [
  form('gold', 'M-9-22L9-22Q9-10 3-7L3-2L7 2L-7 2L-3-2L-3-7Q-9-10-9-22Z'),
  flat('blood', oval(0, -22, 9, 3)),
]
const PLAGUE_MASK = [
  form('night', 'M-14 14Q-18-14-2-18Q12-19 14-6L12 12Q0 20-14 14Z'),
  form('bone', 'M0-8Q12-12 14-2Q30 4 38 20Q20 16 4 10Q-2 2 0-8Z'),
  flat('hot', oval(8, -2, 3)),
  form('leather', 'M-20-10Q0-18 20-12L20-8Q0-12-20-6ZM-12-12L-9-28Q1-32 11-28L13-13Q0-18-12-12Z'),
]
const SOUL = [
  flat('light', 'M0 0Q-14-8-10-24Q-16-40 0-44Q16-40 10-24Q16-10 6-4Q10 6 2 14Q2 4 0 0Z'),
  flat('night', `${oval(-3, -30, 2, 3)}${oval(5, -30, 2, 3)}${oval(1, -21, 2, 3)}`),
]

export const DARK_SCENES = {
  vampire: () =>
    scene(
      'crypt',
      shine([168, 62], is.moon(40)),
      far([206, 60, 0.34], bat),
      far([66, 56, 0.28], bat),
      near([118, 188, 1.32], body(VAMPIRE, { ...pose.LOOM, near: [-34, -84], far: [42, -94], wind: [-6, 84] })),
    ),
  sluaWitch: () =>
    scene(
      'crypt',
      far([204, 160, 1], is.deadTree),
      near([112, 190, 1.3], body(WITCH, { ...pose.CAST, near: [-30, -92] }, { far: [has.fireball, 0] })),
      shine([168, 96], is.star(10, 20, 8)),
      shine([72, 66], is.star(8, 12, 5)),
    ),
  countessMorael: () =>
    scene(
      'hall',
      far([126, 176, 1.2], is.window),
      near(
        [126, 192, 1.34],
        body(LADY, { ...pose.STAND, near: [-30, -60], far: [28, -78], wind: [-8, 92] }, { far: [GOBLET, 0] }),
      ),
    ),
  grimNoblewoman: () =>
    scene(
      'hall',
      far([200, 172, 0.9], is.window),
      farFacing([198, 170, 0.8], body(SERVANT, pose.READY, { far: [CANDLE, 0] })),
      near(
        [104, 190, 1.3],
        body(
          { ...LADY, torso: 'deep', hem: { cut: 'robe', tone: 'deep' }, head: head.maiden('pale', 'blood') },
          { ...pose.STAND, far: [34, -84], near: [-24, -54] },
          { near: [has.dagger, 160] },
        ),
      ),
    ),
  soulReaper: () =>
    scene(
      'crypt',
      far([210, 160, 0.9], is.grave),
      shine([190, 120, 0.9], SOUL),
      shine([208, 70, 0.6], SOUL),
      near(
        [106, 190, 1.3],
        body(REAPER, { ...pose.READY, near: [-2, -50], far: [26, -76] }, { far: [has.scythe, 22] }),
      ),
    ),
  vurdalak: () =>
    scene(
      'court',
      shine([186, 56], is.moon(32)),
      near([116, 184, 1.3], body(VURDALAK, { ...pose.LOOM, lean: 26, near: [-20, -52], far: [54, -78] })),
    ),
  fledgling: () =>
    scene(
      'crypt',
      farFacing([196, 172, 0.9], is.grave),
      far([70, 62, 0.34], bat),
      near(
        [120, 192, 1.3],
        body(
          {
            ...VAMPIRE,
            torso: 'white',
            arms: 'white',
            cloak: 'blood',
            chest: [flat('blood', 'M-4-30L4-30L6-8L0 0L-2-10Z')],
          },
          { ...pose.CROUCH, hip: [-6, -44] },
        ),
      ),
    ),
  heraldBat: () =>
    scene('sky', shine([126, 78], is.moon(56)), far([206, 150, 0.5], is.gate), near([126, 158, 1.3], bat)),
  nightHarpy: () =>
    scene(
      'sky',
      shine([70, 50], is.moon(24)),
      near(
        [128, 186, 1.14],
        body(HARPY, {
          ...pose.LOOM,
          hip: [0, -62],
          near: [-26, -74],
          far: [36, -84],
          nearFoot: [-20, -14],
          farFoot: [22, -22],
        }),
      ),
    ),
  boneHound: () =>
    scene('crypt', far([210, 160, 0.9], is.grave), far([40, 156, 0.7], is.grave), near([112, 172, 1.36], boneHound)),
  bloodTick: () =>
    scene(
      'marsh',
      far([216, 164, 0.9], is.reeds),
      far([34, 166, 1], is.reeds),
      near([116, 160, 1.34], tick('blood', 'night')),
    ),
  faithfulServant: () =>
    scene(
      'hall',
      far([196, 172, 1], is.window),
      near(
        [116, 190, 1.3],
        body(SERVANT, { ...pose.READY, lean: 18, near: [-16, -50], far: [36, -76], nod: 12 }, { far: [CANDLE, 0] }),
      ),
      shine([174, 70], is.star(12, 16, 9)),
    ),
  hornedDemon: () =>
    scene(
      'court',
      near([60, 176, 1.6], is.fire),
      near([196, 176, 1.6], is.fire),
      near([126, 190, 1.16], body(DEMON, { ...pose.LOOM, near: [-58, -72], far: [62, -86] })),
      near([44, 178, 0.8], is.flame),
      near([210, 178, 0.9], is.flame),
    ),
  charon: () =>
    scene(
      'marsh',
      far([216, 150, 0.9], is.deadTree),
      near(
        [118, 168, 1.18],
        body(
          FERRYMAN,
          { ...pose.READY, near: [10, -44], far: [18, -72] },
          { far: [[form('leather', 'M-2.500 70L-2.500-60L2.500-60L2.500 70Z')], -8] },
        ),
      ),
      near([124, 166, 1.05], is.boat),
      near(
        [208, 132, 0.8],
        [form('gold', 'M-1 0L-1-24L1-24L1 0ZM-8-40L8-40L6-20L-6-20Z'), flat('hot', oval(0, -30, 5, 7))],
      ),
    ),
  zombie: () =>
    scene(
      'crypt',
      far([204, 162, 1], is.grave),
      farFacing([206, 178, 0.74], body({ ...ZOMBIE, build: 'lean', head: head.skull() }, pose.LOOM)),
      near(
        [108, 190, 1.3],
        body(
          {
            ...ZOMBIE,
            build: 'lean',
            torso: 'leather',
            head: [...head.face('hide', 'night'), flat('bone', 'M3 6L11 5L10 8L4 9Z')],
          },
          { ...pose.READY, lean: 14, near: [36, -76], far: [48, -88], nod: 14, elbows: [1, 1] },
        ),
      ),
    ),
  plagueHerald: () =>
    scene(
      'crypt',
      far([202, 164, 1], is.grave),
      farFacing([62, 96, 0.5], raptor('night', 'night', 'bone')),
      near(
        [124, 190, 1.3],
        body(
          { ...REAPER, head: PLAGUE_MASK },
          { ...pose.READY, near: [-22, -50], far: [34, -88] },
          { far: [has.staff('leaf'), 8] },
        ),
      ),
    ),
  clingingSoul: () =>
    scene(
      'crypt',
      far([206, 164, 1], is.grave),
      near(
        [140, 190, 1.26],
        body({ ...SERVANT, cloak: 'leather' }, { ...pose.READY, lean: 22, nod: 16, near: [30, -60], far: [44, -72] }),
      ),
      shine([100, 128, 1.7, -24], SOUL),
    ),
} as const satisfies { readonly [card in CardId]?: () => Scene }
