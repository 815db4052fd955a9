// The pictures of artefacts and equipment: one thing that fills the picture, where it belongs.

import { oval } from '@ludoteka/ui/drawing'
import type { CardId } from '../../content/cards.ts'
import { snakeHead } from './beasts.ts'
import { at, facing, far, flat, form, line, near, shine } from './paint.ts'
import * as is from './props.ts'
import { type Scene, scene } from './scene.ts'
import * as thing from './things.ts'

const WAVES = [
  line('light', 'M-64-20Q-80-46-64-72M-78-10Q-102-46-78-82M64-20Q80-46 64-72M78-10Q102-46 78-82'),
  line('light', 'M-92 0Q-124-46-92-92M92 0Q124-46 92-92'),
]
const HERBS = [
  form('leaf', 'M0 0Q-22-10-26-36Q-6-30 0 0ZM0 0Q-6-26 4-48Q14-24 0 0ZM0 0Q8-22 30-30Q26-6 0 0Z'),
  line('night', 'M0 0Q-14-16-22-30M0 0Q2-22 4-40M0 0Q14-12 26-24'),
]
/** A ray that comes down and is thrown back up. */
const RAY = [flat('hot', 'M-130-34L-126-46L4 0L130-74L134-64L8 14L-2 12Z')]

export const THING_SCENES = {
  graveShroud: () =>
    scene(
      'crypt',
      far([206, 160, 1], is.grave),
      far([44, 160, 0.9], is.grave),
      near([126, 164], thing.shroud),
      shine([126, 168], [flat('light', 'M-110 6Q-70-10-30 2Q10-12 50 2Q80-10 112 6Q60 14 0 10Q-60 16-110 6Z')]),
    ),
  bloodChalice: () =>
    scene(
      'hall',
      shine([126, 62], is.moon(54)),
      near([54, 154, 1.1], thing.candle),
      near([200, 154, 0.9], thing.candle),
      near([126, 150], thing.plinth, at({ y: -14, scale: 0.88 }, thing.chalice)),
    ),
  reliquary: () =>
    scene(
      'hall',
      shine([126, -6, 1.1], is.rays),
      near([126, 152], at({ scale: 1.05 }, thing.plinth), at({ y: -14, scale: 0.84 }, thing.reliquary)),
      near([44, 164, 0.8], thing.candle),
      near([208, 164, 0.8], thing.candle),
    ),
  shieldOfFaith: () =>
    scene(
      'hall',
      shine([126, 88], is.star(16, 104, 62)),
      near([126, 158, 1.04], thing.greatShield('white', 'gold', thing.CROSS)),
    ),
  consecratedHammer: () =>
    scene(
      'hall',
      far([40, 172, 1], is.window),
      far([212, 172, 1], is.window),
      shine([126, -6], is.rays),
      near([126, 162, 0.88], thing.greatHammer),
      near([126, 172, 1.1], thing.mound),
    ),
  warDrum: () =>
    scene(
      'steppe',
      far([214, 162, 0.9], is.banner('blood', 'gold')),
      far([30, 162, 0.7], is.tent),
      shine([126, 150], WAVES),
      near([126, 164, 1.02], thing.drum),
    ),
  crystalObelisk: () =>
    scene(
      'peaks',
      far([206, 166, 0.8], is.crystals),
      far([46, 166, 0.7], is.crystals),
      shine([126, 60], is.star(6, 84, 16)),
      near([126, 168, 0.94], thing.obelisk),
    ),
  sevenLeagueBoots: () =>
    scene(
      'road',
      shine([64, 106], [flat('light', 'M-60 4L30-2L30 2ZM-50 24L34 18L34 22ZM-40-18L26-20L26-17Z')]),
      near([160, 138, 0.84, -10], thing.boot),
      near([112, 164, 0.98], thing.boot),
    ),
  healingDraught: () =>
    scene(
      'grove',
      near([62, 166, 1.1], HERBS),
      near([192, 168, 1], HERBS),
      shine([126, 106], is.moon(68)),
      near(
        [126, 164, 0.96],
        thing.flask('white', 'blood'),
        [flat('white', 'M-4-40L4-40L4-30L14-30L14-22L4-22L4-12L-4-12L-4-22L-14-22L-14-30L-4-30Z')],
        at({ x: 34, y: -108, scale: 0.6 }, HERBS),
      ),
    ),
  venomVial: () =>
    scene(
      'marsh',
      far([212, 164, 1], is.reeds),
      far([40, 166, 0.9], is.reeds),
      near([130, 160, 0.94], thing.phial, at({ x: -18, y: -78, scale: 0.8 }, snakeHead('hide'))),
      shine([150, 40, 0.9], [flat('leaf', `${oval(-8, -6, 5)}${oval(6, -20, 4)}${oval(-4, -34, 3)}`)]),
    ),
  runedBlade: () =>
    scene(
      'peaks',
      far([212, 172, 0.9], is.rock),
      far([40, 172, 0.8], is.rock),
      shine([126, 90], is.star(8, 78, 34)),
      near([126, 160, 0.88], thing.runeBlade),
      near([126, 172, 1], is.rock),
    ),
  plateHarness: () =>
    scene(
      'hall',
      near([206, 164, 0.86], thing.anvil),
      near([40, 172, 0.8], is.fire),
      near([122, 164, 0.98], thing.harness),
    ),
  mirrorShield: () =>
    scene(
      'court',
      facing([126, 164, 1.08], thing.mirror, [form('stone', 'M-40 8L-32-8L32-8L40 8Z')]),
      shine([126, 92], RAY),
      shine([128, 96], is.star(10, 34, 12, 'white')),
    ),
} as const satisfies { readonly [card in CardId]?: () => Scene }
