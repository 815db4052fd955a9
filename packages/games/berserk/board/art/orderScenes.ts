// The pictures of the Order and of those who serve nobody.

import { oval } from '@ludoteka/ui/drawing'
import type { CardId } from '../../content/cards.ts'
import { featherWing } from './beasts.ts'
import { body, type Look } from './bodies.ts'
import { CROSS, KNIGHT, MERCENARY, PRIEST } from './folk.ts'
import * as has from './gear.ts'
import * as head from './heads.ts'
import { vulture } from './monsters.ts'
import { at, facing, far, farFacing, flat, form, line, type Marks, near, shine } from './paint.ts'
import * as pose from './poses.ts'
import * as is from './props.ts'
import { type Scene, scene } from './scene.ts'

const TORVALD: Look = {
  ...PRIEST,
  build: 'broad',
  torso: 'white',
  arms: 'blood',
  hem: { cut: 'robe', tone: 'white' },
  cloak: 'blood',
  plates: 'gold',
  chest: [CROSS],
  head: head.mitred(),
}
const KRONDAK: Look = {
  build: 'broad',
  torso: 'leather',
  arms: 'blood',
  legs: 'leather',
  feet: 'leather',
  hands: 'skin',
  hem: { cut: 'robe', tone: 'leather' },
  cloak: 'night',
  belt: 'gold',
  chest: [CROSS],
  head: head.bearded('skin', 'white'),
}
const ALVALIND: Look = {
  build: 'lean',
  torso: 'steel',
  arms: 'steel',
  legs: 'leather',
  feet: 'iron',
  hands: 'skin',
  hem: { cut: 'dress', tone: 'white' },
  belt: 'gold',
  plates: 'steel',
  chest: [line('night', 'M-8-22Q0-16 9-22'), flat('gold', oval(0, -26, 2.4))],
  head: head.maiden('skin', 'gold'),
}
const JUSTICAR: Look = {
  ...KNIGHT,
  cloak: 'white',
  back: [
    ...at({ x: -6, y: 8, scale: 1.2, turn: -8 }, featherWing('white', 'bone')),
    ...at({ x: 6, y: 8, scale: 1.2, turn: 8, flipped: true }, featherWing('white', 'bone')),
  ],
  head: [...head.helm('gold'), ...[form('white', 'M-8-14Q-24-24-22-36Q-10-30-4-18Z')]],
}
const EXECUTIONER: Look = {
  build: 'giant',
  torso: 'skin',
  arms: 'skin',
  legs: 'leather',
  feet: 'leather',
  hands: 'leather',
  hem: { cut: 'kilt', tone: 'leather' },
  belt: 'iron',
  chest: [line('night', 'M-8-20Q0-14 9-20M0-28L0-10'), flat('leather', 'M-11-30L-6-31L12-4L8-2Z')],
  head: [
    form('night', 'M-13 15Q-14-16 1-18Q14-16 14-2L13 15Q0 20-13 15Z'),
    flat('skin', 'M0-5L6-4L5-1L1-2ZM9-4L13-4L12-1L9-2Z'),
    flat('hot', `${oval(3.5, -3, 1.4)}${oval(11, -3, 1.2)}`),
  ],
}
const PURIFIER: Look = {
  ...PRIEST,
  build: 'broad',
  torso: 'iron',
  arms: 'iron',
  hands: 'leather',
  hem: { cut: 'robe', tone: 'leather' },
  cloak: 'night',
  plates: 'iron',
  belt: 'blood',
  head: head.helm('iron', 'hot'),
}
const ASSASSIN: Look = {
  build: 'lean',
  torso: 'night',
  arms: 'night',
  legs: 'deep',
  feet: 'leather',
  hands: 'leather',
  cloak: 'night',
  belt: 'blood',
  chest: [flat('leather', 'M-10-30L-6-31L11-6L8-3Z')],
  head: head.hood('night'),
}
const BERSERKER: Look = {
  build: 'broad',
  torso: 'skin',
  arms: 'skin',
  legs: 'fur',
  feet: 'fur',
  hands: 'skin',
  hem: { cut: 'kilt', tone: 'fur' },
  belt: 'leather',
  cloak: 'fur',
  chest: [line('night', 'M-8-20Q0-14 9-20M-5-12L6-12'), flat('blood', 'M-10-28L-4-14L-6-13L-12-26Z')],
  head: [...at({ y: -13, x: -6, scale: 1.05, turn: -8 }, head.bear('fur')), ...head.bearded('skin', 'blood')],
}

const HORSE: Marks = [
  form('fur', 'M-46-66Q-66-60-62-28Q-52-40-48-56Z'),
  form('white', 'M-40-40L-46 0L-36 0L-26-36ZM26-40L44-16L38 0L48 0L54-18L40-46Z'),
  form(
    'white',
    'M-50-58Q-30-74 0-68Q20-68 32-80Q40-104 58-108L60-118L68-108Q78-98 86-86Q88-76 78-76L64-82Q54-60 40-44Q0-28-40-38Q-52-44-50-58Z',
  ),
  form('white', 'M-30-40L-26 0L-16 0L-14-38ZM18-40L22-18L12 0L22 0L32-16L34-40Z'),
  form('blood', 'M-50-62Q-20-74 14-68L30-60L26-30Q0-20-48-28Z'),
  form('fur', 'M30-80Q38-106 58-112Q48-96 44-76Z'),
  flat('night', oval(68, -96, 2.2)),
  line('leather', 'M62-100L78-82M72-84L20-70'),
]

export const ORDER_SCENES = {
  krondak: () =>
    scene(
      'court',
      near([204, 172, 1.1], is.fire),
      near(
        [112, 190, 1.26],
        body(
          KRONDAK,
          { ...pose.CAST, near: [-20, -56], far: [42, -96] },
          { far: [has.fireball, 0], near: [has.book, 0] },
        ),
      ),
    ),
  alvalind: () =>
    scene(
      'court',
      shine([168, 76], is.moon(46)),
      far([216, 170, 0.9], is.banner('white', 'gold')),
      near([112, 188, 1.3], body(ALVALIND, pose.SWING, { near: [has.sword(), 30] })),
    ),
  paladinOfAllamor: () =>
    scene(
      'road',
      far([216, 168, 1.1], is.banner('white', 'blood')),
      near([112, 186, 1.12], HORSE),
      near(
        [106, 152, 0.96],
        body(
          { ...KNIGHT, legs: 'white' },
          {
            ...pose.STAND,
            hip: [0, -22],
            near: [20, -42],
            far: [34, -74],
            nearFoot: [4, 12],
            farFoot: [16, 10],
            wind: [-34, 40],
          },
          { far: [has.spear, 50] },
        ),
      ),
    ),
  templeWarrior: () =>
    scene(
      'hall',
      far([204, 172, 1], is.window),
      near(
        [116, 190, 1.26],
        body({ ...KNIGHT, cloak: 'white', chest: [CROSS] }, pose.READY, {
          far: [has.kite('white', 'gold'), 0],
          near: [has.spear, 10],
        }),
      ),
    ),
  crusaderOfSegger: () =>
    scene(
      'court',
      far([216, 170, 1], is.banner('blood', 'white')),
      near(
        [112, 188, 1.26],
        body(KNIGHT, pose.SWING, { near: [has.greatsword, 24], far: [has.kite('white', 'blood'), 0] }),
      ),
    ),
  torvald: () =>
    scene(
      'hall',
      shine([126, -6, 1.1], is.rays),
      near(
        [122, 194, 1.24],
        body(TORVALD, { ...pose.RAISE, near: [-34, -64], wind: [-4, 84] }, { far: [has.hammer, 14] }),
      ),
    ),
  orderExecutioner: () =>
    scene(
      'court',
      far([206, 170, 1.1], is.block),
      near(
        [116, 190, 1.12],
        body(EXECUTIONER, { ...pose.READY, near: [-14, -60], far: [34, -66] }, { far: [has.greataxe, 28] }),
      ),
    ),
  purifier: () =>
    scene(
      'embers',
      near([206, 178, 1.2], is.fire),
      near(
        [110, 190, 1.26],
        body(
          PURIFIER,
          { ...pose.LUNGE, lean: 12, hip: [0, -46], near: [20, -60], far: [46, -86] },
          { far: [has.torch, 26] },
        ),
      ),
      near([196, 176, 0.8], is.flame),
    ),
  wingedJusticar: () =>
    scene(
      'sky',
      shine([126, -6], is.rays),
      near(
        [122, 190, 1.1],
        body(
          JUSTICAR,
          { ...pose.RAISE, hip: [0, -56], nearFoot: [-14, -10], farFoot: [10, -6] },
          { far: [has.greatsword, 10] },
        ),
      ),
    ),
  zealotOfSegger: () =>
    scene(
      'hall',
      far([206, 172, 1], is.window),
      near([116, 190, 1.28], body(PRIEST, pose.RAISE, { far: [has.chain, 30] })),
    ),
  exorcist: () =>
    scene(
      'crypt',
      shine([190, 96], is.star(12, 34, 16)),
      near(
        [108, 190, 1.28],
        body(
          {
            ...PRIEST,
            torso: 'leather',
            arms: 'leather',
            hem: { cut: 'robe', tone: 'leather' },
            head: head.bearded('skin', 'iron'),
          },
          { ...pose.CAST, near: [-16, -56], far: [40, -96] },
          {
            near: [has.book, 0],
            far: [[form('gold', 'M-2 12L-2-8L-9-8L-9-12L-2-12L-2-22L2-22L2-12L9-12L9-8L2-8L2 12Z')], 0],
          },
        ),
      ),
    ),
  whiteVulture: () =>
    scene(
      'steppe',
      shine([70, 48], is.moon(26)),
      far([216, 168, 0.9], is.banner('white', 'blood')),
      near([120, 152, 0.98], vulture),
      near([128, 182, 0.9], is.rock),
    ),
  orderIntercessor: () =>
    scene(
      'steppe',
      farFacing([198, 176, 0.86], body(MERCENARY, pose.STAND, { near: [has.spear, 0] })),
      near(
        [112, 190, 1.24],
        body(
          KNIGHT,
          { ...pose.READY, far: [30, -70], near: [-24, -54] },
          { far: [has.kite('blood', 'white'), 0], near: [has.sword(), -20] },
        ),
      ),
    ),
  crossbowman: () =>
    scene(
      'steppe',
      far([210, 166, 0.8], is.tent),
      near(
        [104, 190, 1.28],
        body(
          { ...MERCENARY, build: 'lean', cloak: 'blood', head: head.helm('iron') },
          { ...pose.SHOOT, near: [20, -76], far: [34, -78] },
          { far: [has.crossbow, 90] },
        ),
      ),
    ),
  assassin: () =>
    scene(
      'road',
      shine([190, 56], is.moon(30)),
      near(
        [120, 186, 1.34],
        body(
          ASSASSIN,
          { ...pose.CROUCH, hip: [-6, -42], near: [36, -62], far: [-4, -84], elbows: [1, -1] },
          { near: [has.dagger, 60], far: [has.dagger, -40] },
        ),
      ),
    ),
  berserker: () =>
    scene(
      'peaks',
      far([212, 176, 1], is.rock),
      shine([126, 70], is.moon(48)),
      near(
        [118, 188, 1.28],
        body(
          BERSERKER,
          { ...pose.LOOM, near: [-40, -104], far: [48, -96], elbows: [-1, -1] },
          { near: [has.axe, -24], far: [has.axe, 24] },
        ),
      ),
    ),
  mercenary: () =>
    scene(
      'road',
      far([204, 168, 0.9], is.tent),
      facing(
        [134, 190, 1.28],
        body(
          MERCENARY,
          { ...pose.STAND, near: [-22, -50], far: [30, -76] },
          {
            near: [has.sword(), -14],
            far: [[flat('gold', `${oval(0, -10, 5)}${oval(8, -18, 4)}${oval(-6, -20, 4)}`)], 0],
          },
        ),
      ),
    ),
} as const satisfies { readonly [card in CardId]?: () => Scene }
