// The pictures of creatures of the mountains and of fire.

import { blob, oval } from '@ludoteka/ui/drawing'
import type { CardId } from '../../content/cards.ts'
import { drake, golem, maw, phoenix, raptor, skinWing, wolfOf, wyrm } from './beasts.ts'
import { body, type Look } from './bodies.ts'
import * as has from './gear.ts'
import * as head from './heads.ts'
import { at, facing, far, flat, form, line, near, shine } from './paint.ts'
import * as pose from './poses.ts'
import * as is from './props.ts'
import { type Scene, scene } from './scene.ts'

const GNOME: Look = {
  build: 'dwarf',
  torso: 'leather',
  arms: 'leather',
  legs: 'iron',
  feet: 'leather',
  hands: 'leather',
  hem: { cut: 'kilt', tone: 'leather' },
  belt: 'gold',
  plates: 'iron',
  head: head.dwarf('fur'),
}
const GUARD: Look = {
  ...GNOME,
  torso: 'steel',
  arms: 'steel',
  cloak: 'mid',
  hem: { cut: 'kilt', tone: 'mid' },
  head: head.dwarf('white', 'steel'),
}
const AXE_MASTER: Look = {
  ...GNOME,
  torso: 'skin',
  arms: 'skin',
  hands: 'skin',
  plates: 'gold',
  chest: [line('night', 'M-8-18Q0-12 9-18'), flat('leather', 'M-11-27L-6-28L12-4L8-2Z')],
  head: head.dwarf('blood', 'gold'),
}
const BASAARG: Look = { ...GNOME, torso: 'iron', arms: 'iron', cloak: 'fur', head: head.horned('iron', 'gold') }
const GIANT: Look = {
  build: 'giant',
  torso: 'stone',
  arms: 'stone',
  legs: 'fur',
  feet: 'leather',
  hands: 'stone',
  hem: { cut: 'kilt', tone: 'fur' },
  belt: 'leather',
  cloak: 'fur',
  chest: [line('night', 'M-8-20Q0-14 9-20M0-28L0-10')],
  head: head.bearded('stone', 'white'),
}
const SHAMAN: Look = {
  build: 'broad',
  torso: 'fur',
  arms: 'skin',
  legs: 'leather',
  feet: 'fur',
  hands: 'skin',
  hem: { cut: 'dress', tone: 'fur' },
  belt: 'bone',
  chest: [flat('bone', 'M-9-28L-6-20L-3-27L0-18L3-27L6-20L10-28Z')],
  head: [
    form('blood', 'M-10-12L-20-36L-6-20ZM-2-16L-2-44L6-18ZM8-14L20-36L13-8Z'),
    ...head.face('skin', 'night'),
    flat('white', 'M-2 2L12 1L11 4L-1 5Z'),
  ],
}
const IMP: Look = {
  build: 'dwarf',
  torso: 'blood',
  arms: 'blood',
  legs: 'blood',
  feet: 'night',
  hands: 'blood',
  hem: { cut: 'kilt', tone: 'night' },
  belt: 'gold',
  chest: [line('hot', 'M-6-18Q0-14 7-18M-5-10L6-10')],
  back: [
    ...at({ x: -4, y: 6, scale: 0.7 }, skinWing('deep', 'night')),
    ...at({ x: 4, y: 6, scale: 0.7, flipped: true }, skinWing('deep', 'night')),
  ],
  head: [form('bone', 'M-6-10L-16-28L0-15ZM6-12L16-28L12-8Z'), ...head.goblin('blood')],
}
const DANCER: Look = {
  build: 'lean',
  torso: 'blood',
  arms: 'skin',
  legs: 'skin',
  feet: 'gold',
  hands: 'skin',
  hem: { cut: 'dress', tone: 'blood' },
  belt: 'gold',
  chest: [form('gold', 'M-11-22Q0-27 11-22Q8-12 8-8L-8-8Q-8-12-11-22Z')],
  head: head.maiden('skin', 'hot'),
}
const PRIEST: Look = {
  ...DANCER,
  build: 'broad',
  torso: 'night',
  arms: 'blood',
  hem: { cut: 'robe', tone: 'night' },
  cloak: 'blood',
  chest: [flat('hot', 'M-6-10Q-10-20 0-28Q1-22 5-20Q10-14 5-8Z')],
  head: head.hood('blood'),
}
const LORD: Look = {
  build: 'giant',
  torso: 'iron',
  arms: 'blood',
  legs: 'iron',
  feet: 'night',
  hands: 'blood',
  belt: 'gold',
  plates: 'iron',
  cloak: 'blood',
  hem: { cut: 'kilt', tone: 'blood' },
  chest: [flat('hot', 'M-6-10Q-10-20 0-28Q1-22 5-20Q10-14 5-8Z')],
  head: [form('gold', 'M-12-8L-20-32L-6-20L1-38L8-20L22-32L14-8Z'), ...head.helm('iron')],
}
const CALLER: Look = {
  build: 'lean',
  torso: 'blood',
  arms: 'skin',
  legs: 'blood',
  feet: 'leather',
  hands: 'skin',
  hem: { cut: 'robe', tone: 'blood' },
  cloak: 'night',
  belt: 'gold',
  chest: [flat('hot', 'M-6-14Q-10-24 0-30Q8-22 6-14Q0-10-6-14Z')],
  head: [
    ...head.bearded('skin', 'night'),
    form('gold', 'M-12-6Q0-12 13-8L16-24L8-15L2-30L-4-15L-14-22Z'),
    flat('hot', 'M-2-14L2-20L5-14L2-11Z'),
  ],
}
/** Thin, grey and bent, with a bone in its hands. */
const GHOUL: Look = {
  build: 'lean',
  torso: 'pale',
  arms: 'pale',
  legs: 'pale',
  feet: 'mid',
  hands: 'mid',
  hem: { cut: 'kilt', tone: 'leather' },
  chest: [line('night', 'M-8-24Q0-20 9-24M-8-18Q0-14 9-18M-7-12Q0-8 8-12')],
  head: at({ scale: 1.2 }, [
    form('pale', 'M-8-4L-24-12L-9 6ZM8-8L18-18L13-2Z'),
    form('pale', 'M-11 2Q-13-15 1-16Q13-15 13-3L16 4Q14 16 4 17Q-8 14-11 2Z'),
    flat('night', `${oval(3, -3, 4, 4.5)}${oval(11, -3, 3, 4)}M-1 7L15 6L11 14L3 14Z`),
    flat('bone', 'M1 7L3 12L5 7ZM7 7L9 12L11 7ZM4 14L6 9L8 14Z'),
    flat('hot', `${oval(4, -3, 1.8)}${oval(11, -3, 1.5)}`),
  ]),
}
const SHIN_BONE = [
  form('bone', `M-3 20L-3-20L3-20L3 20Z${oval(-4, -22, 5)}${oval(4, -22, 5)}${oval(-4, 22, 5)}${oval(4, 22, 5)}`),
]
const TRIDENT = [
  form('iron', 'M-2 50L-2-56L2-56L2 50ZM-16-60L-16-80L-10-66L-3-66L0-88L3-66L10-66L16-80L16-60Q8-52 0-52Q-8-52-16-60Z'),
  flat('hot', 'M-6-88Q-10-100 0-112Q10-100 6-88Z'),
]
/** A lizard that burns along its back. */
const SALAMANDER = [
  flat('hot', 'M-54-26Q-50-50-34-44Q-30-66-10-54Q-2-76 18-56Q34-66 40-44Q20-40-54-26Z'),
  ...wyrm(
    'blood',
    'hot',
    [
      [-96, -6],
      [-70, -22],
      [-40, -20],
      [-6, -32],
      [28, -34],
      [50, -44],
    ],
    17,
    [
      form('blood', 'M-14 8Q-16-16 6-18Q28-16 44 0Q44 10 30 12L4 14Z'),
      flat('hot', 'M10-9L20-5L12-2Z'),
      line('night', 'M10 7Q28 9 42 3'),
    ],
  ),
  form('blood', 'M-44-18L-58 2L-36 2L-28-14Z'),
  form('blood', 'M20-26L10 2L34 2L38-20Z'),
]
const MOSS = [
  form('leaf', blob([-54, -82], [-46, -92], [-26, -94], [-18, -84], [-34, -78])),
  form('leaf', blob([-12, -108], [2, -122], [18, -116], [8, -108])),
  form('leaf', blob([22, -82], [36, -90], [48, -82], [38, -74])),
]
const ICICLES = [
  form(
    'white',
    'M-48-80L-62-122L-34-90ZM-34-88L-38-134L-18-94ZM20-92L34-136L38-88ZM36-84L60-118L50-78ZM-8-108L-2-140L8-112ZM8-112L20-136L18-106Z',
  ),
]
const MAGMA = [
  flat(
    'hot',
    'M-50-80Q-62-104-44-120Q-42-106-36-104Q-36-122-24-130Q-24-106-20-88ZM24-86Q24-112 40-124Q40-108 46-106Q58-96 52-78ZM-10-108Q-10-128 6-142Q6-128 12-124Q24-120 20-106Z',
  ),
]
const FALLING = [
  form('stone', 'M-10-8L2-14L12-4L8 8L-6 10Z'),
  form('stone', 'M22 20L30 16L36 24L28 30ZM-34 24L-24 20L-22 32L-32 34Z'),
]

export const PEAK_SCENES = {
  // Mountains
  ravineGnome: () =>
    scene(
      'peaks',
      far([206, 168, 1], is.rock),
      near(
        [116, 184, 1.62],
        body(GNOME, { ...pose.SWING, hip: [0, -30], near: [-20, -72], far: [26, -48] }, { near: [has.pick, 10] }),
      ),
    ),
  stoneGolem: () =>
    scene('peaks', near([124, 180, 1.16], golem('stone', 'light'), MOSS), near([210, 60, 0.8], FALLING)),
  hallGuard: () =>
    scene(
      'hall',
      far([126, 178, 1.1], is.gate),
      near(
        [118, 184, 1.66],
        body(GUARD, { ...pose.STAND, near: [-22, -44], far: [26, -48] }, { far: [has.halberd, 2] }),
      ),
    ),
  axeMaster: () =>
    scene(
      'hall',
      near([200, 174, 1], is.fire),
      near(
        [114, 184, 1.62],
        body(
          AXE_MASTER,
          { ...pose.LOOM, near: [-30, -66], far: [36, -60], elbows: [-1, 1] },
          { near: [has.axe, -20], far: [has.axe, 30] },
        ),
      ),
    ),
  gnomeBasaarg: () =>
    scene(
      'peaks',
      far([48, 176, 1.1], is.crystals),
      near(
        [118, 186, 1.66],
        body(BASAARG, { ...pose.READY, hip: [0, -30], near: [-2, -46], far: [28, -52] }, { far: [has.hammer, 24] }),
      ),
    ),
  mountainGiant: () =>
    scene(
      'peaks',
      far([212, 176, 0.7], is.pine),
      far([40, 176, 0.6], is.pine),
      near(
        [122, 190, 1.18],
        body(
          GIANT,
          { ...pose.RAISE, near: [-44, -60], far: [40, -130] },
          { far: [[form('stone', 'M-24-6L-18-30L4-38L24-28L28-6L10 6L-12 6Z')], 0] },
        ),
      ),
    ),
  tribeHealer: () =>
    scene(
      'peaks',
      near([200, 174, 1], is.fire),
      near(
        [112, 188, 1.28],
        body(SHAMAN, { ...pose.CAST, near: [-30, -60], far: [34, -96] }, { far: [has.staff('light'), 10] }),
      ),
    ),
  rtunh: () => scene('sky', shine([64, 48], is.moon(26)), facing([130, 148, 1.36], raptor('leather', 'fur', 'gold'))),
  crystalWyrm: () =>
    scene(
      'peaks',
      far([210, 170, 1], is.crystals),
      near(
        [116, 178, 1.1],
        wyrm(
          'mid',
          'pale',
          [
            [-84, 6],
            [-52, -30],
            [-16, -10],
            [14, 0],
            [42, -20],
            [26, -52],
            [-4, -70],
            [6, -98],
          ],
          19,
          maw('mid'),
        ),
      ),
      near([48, 182, 0.8], is.crystals),
    ),
  iceGuard: () =>
    scene('peaks', facing([124, 180, 1.16], ICICLES, golem('pale', 'white')), near([208, 182, 0.8], is.crystals)),
  // Fire
  ghoul: () =>
    scene(
      'crypt',
      far([208, 162, 1], is.grave),
      near([196, 176, 0.7], is.rock),
      near(
        [118, 188, 1.3],
        body(
          GHOUL,
          { ...pose.CROUCH, hip: [-8, -38], lean: 40, nod: -14, near: [34, -40], far: [44, -58] },
          { near: [SHIN_BONE, 66] },
        ),
      ),
    ),
  fireCaller: () =>
    scene(
      'embers',
      near([196, 178, 1.24], is.fire),
      near([194, 158, 0.72], body(IMP, { ...pose.LOOM, hip: [0, -30], near: [-28, -52], far: [30, -56] })),
      near([192, 180, 0.7], is.flame),
      near(
        [98, 190, 1.26],
        body(CALLER, { ...pose.CAST, near: [-34, -94], far: [40, -88], elbows: [-1, 1] }, { near: [has.fireball, 0] }),
      ),
    ),
  emberImp: () =>
    scene(
      'embers',
      near(
        [116, 182, 1.56],
        body(IMP, { ...pose.CAST, hip: [0, -30], near: [-26, -52], far: [32, -58] }, { far: [has.fireball, 0] }),
      ),
      near([204, 180, 0.8], is.flame),
    ),
  cinderDrake: () =>
    scene(
      'embers',
      shine(
        [214, 84, 1.2, 76],
        [flat('hot', 'M-14 30Q-22-10 0-40Q22-10 14 30Z'), flat('white', 'M-6 30Q-10 6 0-12Q10 6 6 30Z')],
      ),
      near([104, 182, 1.2], drake('blood', 'hot', 'deep')),
    ),
  magmaGolem: () =>
    scene(
      'embers',
      near([124, 180, 1.16], MAGMA, golem('night', 'hot')),
      near([52, 182, 0.8], is.flame),
      near([206, 182, 0.9], is.flame),
    ),
  flameDancer: () =>
    scene(
      'embers',
      shine([126, 96], [line('hot', 'M-70 30Q-60-60 10-64Q74-50 70 20Q50 66-10 60')]),
      near(
        [118, 188, 1.28],
        body(
          DANCER,
          { ...pose.CAST, lean: 8, near: [-38, -90], far: [42, -96], nearFoot: [-28, -20], elbows: [-1, 1] },
          { near: [has.fireball, -20], far: [has.fireball, 20] },
        ),
      ),
    ),
  ashPhoenix: () => scene('sky', shine([126, 80], is.moon(62)), near([120, 150, 1.2], phoenix)),
  pyrePriest: () =>
    scene(
      'embers',
      near([202, 176, 1.2], is.fire),
      near([110, 190, 1.26], body(PRIEST, pose.RAISE, { far: [has.staff('hot'), 4] })),
    ),
  lavaHound: () => scene('embers', near([110, 174, 1.36], wolfOf('night', 'hot')), near([214, 182, 0.8], is.flame)),
  salamanderLord: () =>
    scene(
      'embers',
      near([116, 190, 1.12], body(LORD, { ...pose.STAND, near: [-42, -50], far: [46, -62] }, { far: [TRIDENT, 4] })),
      near([44, 182, 0.7], is.flame),
    ),
  wardingSalamander: () =>
    scene('embers', far([206, 172, 1.1], is.rock), near([44, 180, 0.7], is.flame), near([112, 162, 0.96], SALAMANDER)),
} as const satisfies { readonly [card in CardId]?: () => Scene }
