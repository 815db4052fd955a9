// The pictures of creatures of the steppes and forests.

import { oval } from '@ludoteka/ui/drawing'
import type { CardId } from '../../content/cards.ts'
import { runner, tick, treant } from './beasts.ts'
import { body, type Look } from './bodies.ts'
import { ELF, GOBLIN, NOMAD, ORC, SCARS } from './folk.ts'
import * as has from './gear.ts'
import * as head from './heads.ts'
import { frog, raven } from './monsters.ts'
import { at, far, flat, form, line, type Marks, near, shine, type Tone } from './paint.ts'
import * as pose from './poses.ts'
import * as is from './props.ts'
import { type Scene, scene } from './scene.ts'

const beastman = (fur: Tone, own: Marks): Look => ({
  build: 'giant',
  torso: fur,
  arms: fur,
  legs: fur,
  feet: 'night',
  hands: fur,
  hem: { cut: 'kilt', tone: 'leather' },
  belt: 'iron',
  chest: [SCARS],
  head: at({ scale: 1.25, x: 2, y: -2 }, own),
})
const WEREWOLF: Look = { ...beastman('fur', head.wolf('fur')), build: 'broad' }
const MINOTAUR = beastman('fur', head.bull('fur'))
const DRUID: Look = {
  build: 'lean',
  torso: 'leather',
  arms: 'leather',
  legs: 'leather',
  feet: 'leather',
  hands: 'skin',
  hem: { cut: 'robe', tone: 'leaf' },
  cloak: 'leaf',
  belt: 'bone',
  chest: [flat('bone', 'M-9-28L-6-20L-3-27L0-18L3-27L6-20L10-28Z')],
  head: head.stag(),
}
const DANCER: Look = {
  ...ELF,
  torso: 'leaf',
  arms: 'skin',
  hem: { cut: 'dress', tone: 'leaf' },
  head: [...head.maiden('skin', 'blood'), flat('leaf', 'M-12-8L-16-18L-7-13L-2-22L4-14L12-20L12-9Q0-14-12-8Z')],
}
const FAIRY_WING: Marks = [
  form('pale', 'M0 0Q-20-46-56-52Q-66-26-40-10Q-58 6-44 26Q-18 24 0 6Z'),
  line('night', 'M0 0Q-24-24-50-44M0 2Q-22 8-40 18'),
]
const FAIRY: Look = {
  ...DANCER,
  back: [...at({ y: 8 }, FAIRY_WING), ...at({ y: 8, flipped: true }, FAIRY_WING)],
  hem: { cut: 'dress', tone: 'pale' },
  torso: 'pale',
  head: head.maiden('skin', 'gold'),
}
const BJORN: Look = { ...beastman('fur', head.bear('fur')), plates: 'iron', hem: { cut: 'kilt', tone: 'blood' } }
const JOTUN: Look = {
  build: 'giant',
  torso: 'leather',
  arms: 'hide',
  legs: 'fur',
  feet: 'leather',
  hands: 'hide',
  hem: { cut: 'kilt', tone: 'fur' },
  belt: 'bone',
  cloak: 'leaf',
  chest: [flat('leaf', `${oval(-8, -26, 5, 4)}${oval(9, -24, 4, 3)}`), SCARS],
  head: [...head.bearded('hide', 'fur'), form('bone', 'M-10-8Q-24-8-26-26Q-16-16-4-16ZM8-12Q22-12 26-26Q16-20 6-17Z')],
}
/** A stone with signs, to be thrown. */
const MENHIR: Marks = [
  form('stone', 'M-22 8L-26-34L-10-60L12-56L26-26L20 8Z'),
  line('light', 'M-8-42L-8-14M-8-36L4-30L-8-22M8-40L12-30L8-20'),
]
const SPRITE: Look = {
  ...FAIRY,
  torso: 'leaf',
  arms: 'hide',
  hands: 'hide',
  legs: 'hide',
  feet: 'hide',
  belt: 'blood',
  hem: { cut: 'kilt', tone: 'leaf' },
  back: [
    ...at({ y: 8, scale: 0.9 }, [form('leaf', 'M0 0Q-10-40-50-58Q-44-44-52-36Q-44-30-50-20Q-24-2 0 4Z')]),
    ...at({ y: 8, scale: 0.9, flipped: true }, [
      form('leaf', 'M0 0Q-10-40-50-58Q-44-44-52-36Q-44-30-50-20Q-24-2 0 4Z'),
    ]),
  ],
  head: [
    ...head.goblin('hide'),
    form('blood', 'M-12-8Q-22-18-14-26Q-6-26-4-18Q-2-32 8-28Q14-22 8-16Q18-18 18-8Q2-14-12-8Z'),
  ],
}
const RIDER: Look = {
  ...GOBLIN,
  torso: 'leather',
  hem: { cut: 'kilt', tone: 'leather' },
  cloak: 'blood',
  head: [...head.goblin('hide'), form('leaf', 'M-14 2Q-18-16-2-20Q-2-30 8-28Q6-22 10-18Q16-12 13-7Q0-13-8-3Z')],
}
/** A shell on which brambles grow. */
const BRIARS: Marks = [
  form('leaf', 'M-34-30Q-44-62-20-72L-14-58L-4-78L4-60L18-76L20-58L36-60Q34-46 30-42Q-4-60-34-30Z'),
  form('leather', 'M-26-46L-38-66L-16-54ZM-6-58L-8-84L6-60ZM16-54L26-78L28-50Z'),
  form('blood', `${oval(-20, -56, 5)}${oval(8, -62, 5)}${oval(24, -54, 4)}`),
]
const DUST = [
  flat(
    'light',
    `${oval(-40, -20, 3)}${oval(-22, -44, 2)}${oval(24, -50, 3)}${oval(44, -18, 2.4)}${oval(10, 4, 2)}${oval(-10, -70, 2.4)}${oval(52, -60, 2)}`,
  ),
]

export const WILD_SCENES = {
  // Steppes
  orc: () =>
    scene(
      'steppe',
      far([212, 164, 0.7], is.tent),
      far([52, 160, 0.6], is.tent),
      near([120, 188, 1.28], body(ORC, pose.SWING, { near: [has.axe, -10] })),
    ),
  nomad: () =>
    scene(
      'steppe',
      shine([186, 52], is.moon(30)),
      far([56, 160, 0.6], is.tent),
      near(
        [118, 190, 1.3],
        body(
          NOMAD,
          { ...pose.LUNGE, hip: [0, -48], lean: 10, near: [36, -70], far: [26, -60] },
          { near: [has.spear, 60] },
        ),
      ),
    ),
  steppeWerewolf: () =>
    scene(
      'steppe',
      shine([184, 54], is.moon(38)),
      near([110, 186, 1.28], body(WEREWOLF, { ...pose.LOOM, lean: 22, near: [-34, -60], far: [54, -90] })),
    ),
  minotaur: () =>
    scene(
      'steppe',
      far([206, 178, 1.1], is.gate),
      near(
        [116, 186, 1.12],
        body(MINOTAUR, { ...pose.READY, lean: 12, near: [-12, -64], far: [44, -74] }, { far: [has.greataxe, 24] }),
      ),
    ),
  // Forests
  leshy: () =>
    scene(
      'grove',
      far([214, 168, 1], is.pine),
      near([124, 184, 1.02], treant),
      near([54, 180, 0.7], is.mushroom),
      near([196, 182, 0.6], is.mushroom),
    ),
  druid: () =>
    scene(
      'grove',
      near(
        [110, 190, 1.26],
        body(DRUID, { ...pose.RAISE, near: [-30, -70], far: [42, -92] }, { far: [has.staff('light'), 8] }),
      ),
      shine([150, 120, 1.3], DUST),
      near([212, 184, 0.7], is.mushroom),
    ),
  forestFairy: () =>
    scene(
      'grove',
      shine([126, 96, 1.6], DUST),
      near(
        [124, 186, 1.16],
        body(FAIRY, {
          ...pose.CAST,
          hip: [0, -58],
          near: [-26, -104],
          far: [34, -104],
          nearFoot: [-8, -10],
          farFoot: [14, -18],
          elbows: [-1, 1],
        }),
      ),
      near([208, 186, 0.8], is.mushroom),
    ),
  bjorn: () =>
    scene(
      'grove',
      far([212, 168, 1.1], is.pine),
      far([38, 168, 1], is.pine),
      near(
        [120, 186, 1.12],
        body(BJORN, { ...pose.LOOM, near: [-52, -90], far: [58, -96], elbows: [-1, 1] }, { near: [has.axe, -20] }),
      ),
    ),
  lekken: () =>
    scene(
      'grove',
      far([216, 168, 1], is.pine),
      near(
        [108, 190, 1.28],
        body({ ...ELF, cloak: 'leaf', head: head.cowl('leaf', 'skin') }, pose.SHOOT, { far: [has.bow, 90] }),
      ),
    ),
  elvenWarrior: () =>
    scene(
      'grove',
      shine([190, 60], is.moon(24)),
      near([118, 188, 1.3], body({ ...ELF, plates: 'gold' }, pose.SWING, { near: [has.sword('pale'), 20] })),
    ),
  gryz: () =>
    scene(
      'grove',
      far([214, 168, 1.1], is.pine),
      near(
        [112, 172, 1.4],
        runner('fur', 'leather', [...head.wolf('fur'), form('night', 'M-14-24L-18-38L-8-26ZM2-28L4-42L10-26Z')]),
      ),
    ),
  thornDancer: () =>
    scene(
      'grove',
      near([126, 150, 1.5], is.vines),
      near(
        [118, 188, 1.26],
        body(
          DANCER,
          {
            ...pose.LUNGE,
            hip: [0, -50],
            lean: 12,
            near: [-36, -92],
            far: [46, -84],
            nearFoot: [-34, -26],
            elbows: [-1, 1],
          },
          { near: [has.dagger, -30], far: [has.dagger, 60] },
        ),
      ),
    ),
  korpit: () =>
    scene(
      'grove',
      far([214, 168, 1], is.pine),
      shine([72, 56], is.moon(28)),
      near([116, 150, 1.04], raven),
      near([124, 160], [form('leather', 'M-130 14Q-60-4 0 0Q60-8 130 4L130 16Q60 6 0 14Q-60 12-130 28Z')]),
    ),
  jotun: () =>
    scene(
      'grove',
      far([30, 168, 1], is.pine),
      far([220, 168, 1], is.pine),
      near(
        [122, 188, 1.12],
        body(
          JOTUN,
          { ...pose.RAISE, lean: 2, near: [-52, -62], far: [54, -92], elbows: [-1, -1] },
          { far: [MENHIR, 10] },
        ),
      ),
    ),
  briarSprite: () =>
    scene(
      'grove',
      shine([126, 80], is.moon(44)),
      near([128, 152, 1.3], is.vines),
      near(
        [122, 166, 0.98],
        body(SPRITE, {
          ...pose.LOOM,
          hip: [0, -56],
          near: [-36, -74],
          far: [42, -88],
          nearFoot: [-16, -12],
          farFoot: [18, -20],
        }),
      ),
      near([130, 186, 1.1], is.vines),
    ),
  brambleTick: () =>
    scene(
      'grove',
      near([204, 184, 0.7], is.mushroom),
      far([36, 168, 1], is.pine),
      near([116, 164, 1.3], tick('leather', 'fur'), BRIARS),
    ),
  mossRider: () =>
    scene(
      'grove',
      near([212, 186, 0.7], is.mushroom),
      near([124, 174, 1.22], frog('leaf', 'bone')),
      near(
        [92, 136, 0.92],
        body(
          RIDER,
          {
            ...pose.SHOOT,
            hip: [0, -16],
            near: [2, -46],
            far: [26, -62],
            nearFoot: [14, 10],
            farFoot: [22, 6],
            wind: [-34, 26],
          },
          { far: [has.bow, 56] },
        ),
      ),
    ),
  hobgoblin: () =>
    scene(
      'grove',
      far([208, 164, 0.8], is.tent),
      near(
        [118, 184, 1.6],
        body(
          { ...GOBLIN, plates: 'iron' },
          { ...pose.SWING, hip: [0, -30], near: [-22, -74], far: [30, -44] },
          { near: [has.club, -10] },
        ),
      ),
    ),
} as const satisfies { readonly [card in CardId]?: () => Scene }
