// The pictures of Sinbad's deck.

import { blob, oval, tube } from '@ludoteka/ui/drawing'
import type { Card } from '../../content/cards.ts'
import { APE, ELEPHANT, serpent, WHALE } from './beasts.ts'
import { body as someone } from './bodies.ts'
import { fighter } from './cast.ts'
import { figure, line, loose, mirrored, at as moved, plain, shape } from './ink.ts'
import * as has from './items.ts'
import * as pose from './poses.ts'
import * as is from './props.ts'
import { type Scene, scene } from './scene.ts'
import { SULTAN } from './supporting.ts'

type SinbadCard = Extract<Card, `sinbad.${string}`>

/** The black giant whose eyes are like coals, down to his chest. */
const GIANT = [
  shape('#4a2c3a', blob([-92, 40], [-78, -34], [-34, -54], [34, -54], [78, -34], [92, 40])),
  shape('#5d3947', blob([-34, -60], [-36, -100], [0, -120], [36, -100], [34, -60], [0, -40])),
  shape('#5d3947', 'M-34-92L-52-104L-40-78ZM34-92L52-104L40-78Z'),
  shape('#ff5a2c', 'M-26-88Q-14-96-6-82Q-18-76-26-88ZM26-88Q14-96 6-82Q18-76 26-88Z'),
  plain('#ffe06b', oval(-15, -86, 3.6) + oval(15, -86, 3.6)),
  shape('#7a1d2a', 'M-20-64Q0-70 20-64Q12-52 0-52Q-12-52-20-64Z'),
  shape('#fbf5e8', 'M-18-65L-14-53L-10-67ZM18-65L14-53L10-67ZM-4-68L0-60L4-68Z'),
  shape(
    '#5d3947',
    tube(
      [
        [70, -10],
        [96, -34],
        [88, -62],
      ],
      [20, 15, 12],
    ) + oval(84, -70, 15),
  ),
]

export const SINBAD_SCENES: Readonly<Record<SinbadCard, () => Scene>> = {
  'sinbad.exploit': () =>
    scene(
      'ocean',
      'sea',
      figure(66, 150, 0.56, is.ship('#e58c2a')),
      loose(...is.waves('#2a5b99', 152)),
      figure(
        140,
        190,
        1.16,
        fighter('sinbad', { ...pose.STAND, near: [24, -88], far: [40, -92] }, { near: [has.SPYGLASS, 84] }),
      ),
    ),
  'sinbad.toilAndDanger': () =>
    scene(
      'abyss',
      'storm',
      figure(152, 138, 1, is.ship('#9fb6c9'), -22),
      figure(76, 104, 0.8, is.bolt('#9fe2f2')),
      loose(...is.waves('#173557', 146, '#9fe2f2')),
      figure(104, 196, 0.96, fighter('sinbad', { ...pose.REEL, far: [30, -98], near: [-30, -88], elbows: [-1, -1] })),
      loose(...is.waves('#0c1e36', 178, '#9fe2f2')),
    ),
  'sinbad.voyageHome': () =>
    scene(
      'dawn',
      'sea',
      figure(132, 156, 1.3, is.ship()),
      figure(166, 138, 0.6, fighter('sinbad', pose.RAISE)),
      loose(...is.waves('#c05a3c', 160, '#ffe0a1')),
      loose(line('M56 60Q62 54 68 60Q74 54 80 60M196 48Q201 43 206 48Q211 43 216 48', 2.4)),
    ),
  'sinbad.richesBeyondCompare': () =>
    scene(
      'ember',
      'cave',
      loose(plain('#ffd86b', oval(158, 130, 70), 0.5)),
      figure(160, 180, 1.3, is.CHEST),
      figure(76, 182, 1.06, fighter('sinbad', { ...pose.KNEEL, near: [34, -50], far: [36, -64] })),
      figure(0, 0, 1, is.coins([112, 182], [124, 188], [206, 186], [218, 180], [146, 190])),
    ),
  'sinbad.byFortuneAndFate': () =>
    scene(
      'night',
      'stars',
      figure(100, 182, 1.12, fighter('porter', { ...pose.CAST, near: [30, -60], far: [36, -78] })),
      figure(166, 92, 1.1, is.dice(16)),
      figure(196, 136, 1.2, is.dice(-24)),
      loose(line('M146 100Q154 112 168 118M160 66Q176 60 190 68', 2.6, '#f7eebd')),
    ),
  'sinbad.voyageIslandWhale': () =>
    scene(
      'lagoon',
      'sea',
      loose(line('M170 92Q166 64 148 58M172 92Q176 62 194 58M171 92L171 56', 5, '#fffbef')),
      figure(136, 146, 1.12, WHALE),
      figure(86, 108, 0.5, is.PALM),
      figure(128, 100, 0.62, fighter('sinbad', { ...pose.REEL, near: [-30, -84], elbows: [-1, -1] })),
      loose(...is.waves('#15807d', 160, '#fffbef')),
    ),
  'sinbad.voyageGiantSnakes': () =>
    scene(
      'jungle',
      'cave',
      figure(
        166,
        180,
        1.2,
        serpent(
          '#5f9a3a',
          '#e6ef9a',
          [
            [60, -4],
            [20, 0],
            [-26, -8],
            [-30, -34],
            [10, -42],
            [36, -60],
            [18, -88],
            [-14, -96],
          ],
          15,
          { flipped: true, scale: 1.7 },
        ),
      ),
      figure(
        82,
        186,
        0.92,
        fighter('sinbad', { ...pose.GUARD, far: [34, -80] }, { far: [has.TORCH, 16], near: [has.SCIMITAR, -30] }),
      ),
    ),
  'sinbad.voyageEyesOfCoals': () =>
    scene(
      'ember',
      'rays',
      figure(134, 158, 1.1, GIANT),
      figure(92, 192, 0.74, fighter('sinbad', { ...pose.RAISE, lean: -10 }, { far: [has.TORCH, 10] })),
    ),
  'sinbad.voyageRootOfMadness': () =>
    scene(
      'dusk',
      'forest',
      figure(182, 190, 1.3, is.DEAD_TREE),
      figure(
        110,
        184,
        1.04,
        fighter('sinbad', { ...pose.REEL, near: [-12, -100], far: [16, -102], elbows: [-1, 1], nod: 12 }),
      ),
      figure(126, 192, 1, [
        shape(
          '#4a352a',
          tube(
            [
              [70, -4],
              [30, -14],
              [0, -8],
              [-22, -22],
              [-14, -36],
            ],
            [10, 7, 6, 4, 0],
          ) +
            tube(
              [
                [60, 0],
                [20, 2],
                [-20, -2],
                [-60, -14],
              ],
              [8, 6, 5, 0],
            ),
        ),
      ]),
      loose(line('M78 66Q70 54 82 48Q96 48 92 60Q86 68 80 62M134 58Q128 46 140 42Q152 44 148 54', 3, '#ffb68a')),
    ),
  'sinbad.voyageManEatingApes': () =>
    scene(
      'jungle',
      'forest',
      figure(206, 150, 0.66, APE),
      figure(164, 184, 1.12, APE),
      figure(
        72,
        188,
        0.86,
        fighter('sinbad', { ...pose.GUARD, near: [-22, -92], elbows: [-1, 1] }, { near: [has.SCIMITAR, -14] }),
      ),
    ),
  'sinbad.voyageKingOfSerendib': () =>
    scene(
      'peach',
      'dunes',
      figure(168, 186, 1.16, ELEPHANT),
      figure(154, 108, 0.7, someone(SULTAN, { ...pose.KNEEL, hip: [0, -34], far: [34, -58] })),
      figure(66, 188, 0.84, fighter('sinbad', { ...pose.STAND, lean: 26, near: [22, -56], far: [26, -62], nod: 10 })),
    ),
  'sinbad.commandingImpact': () =>
    scene(
      'amber',
      'rays',
      figure(194, 104, 1.3, is.impact(40)),
      figure(98, 180, 1.2, fighter('sinbad', { ...pose.LUNGE, near: [50, -78] }, { far: [has.SCIMITAR, 120] })),
    ),
  'sinbad.leapAway': () =>
    scene(
      'sand',
      'dunes',
      figure(208, 178, 0.9, is.PALM),
      loose(line('M64 164Q86 90 128 92', 3, '#a56a2c')),
      figure(140, 176, 1.12, fighter('sinbad', { ...pose.LEAP, lean: 30 }, { near: [has.SCIMITAR, -40] })),
      loose(plain('#fff8e6', `${oval(60, 172, 14, 6)}${oval(80, 176, 10, 5)}${oval(46, 178, 9, 4)}`)),
    ),
  'sinbad.momentousShift': () =>
    scene(
      'abyss',
      'sea',
      figure(60, 170, 0.8, is.ship('#9fe2f2'), -8),
      loose(line('M170 -6Q172 40 158 84', 3.4, '#d9c08a')),
      figure(
        140,
        180,
        1.14,
        fighter(
          'sinbad',
          { ...pose.LEAP, near: [18, -104], far: [40, -70], elbows: [1, 1] },
          { far: [has.SCIMITAR, 60] },
        ),
      ),
      loose(...is.waves('#173557', 176, '#9fe2f2')),
    ),
  'sinbad.feint': () =>
    scene(
      'crimson',
      'dunes',
      loose(
        ...moved({ x: 92, y: 178, scale: 1.06 }, fighter('sinbad', pose.SWING)).map(mark => ({
          ...mark,
          kind: 'plain' as const,
          colour: '#551423',
          opacity: 0.4,
        })),
      ),
      figure(
        156,
        178,
        1.1,
        fighter(
          'sinbad',
          { ...pose.LUNGE, far: [-10, -96], elbows: [1, -1] },
          { near: [has.SCIMITAR, 70], far: [has.SCIMITAR, -50] },
        ),
      ),
    ),
  'sinbad.regroup': () =>
    scene(
      'night',
      'dunes',
      figure(72, 184, 0.96, fighter('sinbad', { ...pose.KNEEL, near: [28, -40], far: [30, -52] })),
      mirrored(188, 184, 0.96, fighter('porter', { ...pose.KNEEL, near: [26, -44], far: [30, -50] })),
      figure(130, 186, 1, is.FIRE),
    ),
}
