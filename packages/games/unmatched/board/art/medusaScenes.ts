// The pictures of Medusa's deck.

import { oval } from '@ludoteka/ui/drawing'
import type { Card } from '../../content/cards.ts'
import { harpy, hound, serpent } from './beasts.ts'
import { body as someone } from './bodies.ts'
import { fighter } from './cast.ts'
import { figure, line, loose, mirrored, at as moved, plain, shape } from './ink.ts'
import * as has from './items.ts'
import * as pose from './poses.ts'
import * as is from './props.ts'
import { type Scene, scene } from './scene.ts'
import { HOPLITE, petrified } from './supporting.ts'

type MedusaCard = Extract<Card, `medusa.${string}`>

const spear = [shape('#8a5a2f', 'M-1.600 50L-1.600-56L1.600-56L1.600 50Z'), shape('#eef2f6', 'M-5-54L0-72L5-54Z')]
const aspis = [shape('#c98d3a', oval(0, 0, 19)), shape('#a83232', oval(0, 0, 13)), plain('#f0d9a0', is.burst(8, 9, 4))]

export const MEDUSA_SCENES: Readonly<Record<MedusaCard, () => Scene>> = {
  'medusa.dash': () =>
    scene(
      'olive',
      'dunes',
      loose(...moved({ x: 90, y: 120 }, is.speed('#fffde9', 70))),
      figure(
        128,
        178,
        1.14,
        fighter(
          'medusa',
          { ...pose.STAND, lean: 22, near: [34, -56], far: [-16, -52] },
          { near: [has.BOW_AT_REST, 70] },
        ),
      ),
      figure(220, 178, 0.8, is.brokenColumn(50)),
    ),
  'medusa.gazeOfStone': () =>
    scene(
      'stone',
      'temple',
      mirrored(176, 180, 1.16, fighter('medusa', { ...pose.STAND, lean: 12, near: [26, -52], far: [34, -68] })),
      loose(plain('#f7f06a', 'M150 84L52 56L40 150L150 90Z', 0.75)),
      figure(
        78,
        180,
        1.06,
        petrified(someone(HOPLITE, { ...pose.REEL, far: [22, -86] }, { far: [aspis, 0], near: [spear, -30] })),
      ),
      loose(plain('#4d493f', 'M52 182L58 176L64 182ZM98 184L106 178L112 185ZM70 188L76 184L82 189Z')),
    ),
  'medusa.aMomentaryGlance': () =>
    scene(
      'venom',
      'rays',
      figure(128, 198, 1.9, fighter('medusa', { ...pose.STAND, hip: [0, 6], near: [-26, -14], far: [30, -16] })),
      figure(174, 112, 1, [shape('#fffde0', is.burst(8, 26, 6))]),
    ),
  'medusa.hissAndSlither': () =>
    scene(
      'venom',
      'dunes',
      figure(92, 178, 1.02, fighter('medusa', { ...pose.GUARD, near: [-28, -64], far: [30, -88], lean: -12 })),
      figure(
        176,
        180,
        1,
        serpent(
          '#5f9a3a',
          '#e6ef9a',
          [
            [50, 0],
            [10, -4],
            [-26, -10],
            [-10, -30],
            [22, -38],
            [14, -66],
            [-6, -88],
          ],
          12,
          { flipped: true, scale: 1.2 },
        ),
      ),
      figure(
        204,
        186,
        0.9,
        serpent(
          '#8a7a2c',
          '#f0e6a0',
          [
            [34, 4],
            [10, -2],
            [-16, 0],
            [-22, -18],
            [-6, -30],
            [-10, -48],
          ],
          9,
          { flipped: true, scale: 0.9 },
        ),
      ),
    ),
  'medusa.theHoundsOfMightyZeus': () =>
    scene(
      'ash',
      'storm',
      figure(196, 96, 1.1, is.bolt('#ffcf9a')),
      figure(96, 150, 0.9, hound('#8a93a8', '#f2c94c')),
      figure(136, 188, 1.36, hound('#5c6377', '#ff9d3c')),
    ),
  'medusa.clutchingClaws': () =>
    scene(
      'wine',
      'hills',
      figure(
        124,
        152,
        1.06,
        harpy([
          [26, -16],
          [4, -8],
        ]),
      ),
      figure(144, 212, 0.8, someone(HOPLITE, { ...pose.REEL, far: [22, -100], near: [-24, -96], elbows: [-1, -1] })),
    ),
  'medusa.wingedFrenzy': () =>
    scene(
      'dusk',
      'temple',
      mirrored(190, 116, 0.78, harpy()),
      figure(70, 132, 0.74, harpy()),
      figure(
        132,
        188,
        1.26,
        harpy([
          [32, -18],
          [14, -8],
        ]),
      ),
    ),
  'medusa.secondShot': () =>
    scene(
      'lagoon',
      'temple',
      figure(104, 180, 1.16, fighter('medusa', pose.SHOOT, { far: [has.BOW, 90] })),
      figure(198, 72, 0.9, is.arrow(84)),
      figure(222, 94, 0.9, is.arrow(92)),
    ),
  'medusa.snipe': () =>
    scene(
      'olive',
      'hills',
      figure(86, 196, 1.4, is.rock('#9a9a78')),
      figure(92, 148, 0.98, fighter('medusa', { ...pose.SHOOT, lean: 8 }, { far: [has.BOW, 96] })),
      figure(210, 176, 0.5, someone(HOPLITE, pose.STAND, { far: [aspis, 0] })),
      loose(
        line('M196 144L226 144M211 129L211 159', 2.5, '#c8373f'),
        line('M199 144Q199 132 211 132Q223 132 223 144Q223 156 211 156Q199 156 199 144', 2.5, '#c8373f'),
      ),
    ),
  'medusa.feint': () =>
    scene(
      'jade',
      'rays',
      figure(
        154,
        186,
        1.16,
        serpent(
          '#3c8f57',
          '#cfe39a',
          [
            [46, -6],
            [10, 0],
            [-34, -8],
            [-30, -34],
            [6, -40],
            [34, -54],
            [14, -76],
            [-14, -84],
            [-24, -100],
          ],
          11,
          { flipped: true, scale: 1.4 },
        ),
      ),
      figure(86, 188, 0.9, someone(HOPLITE, { ...pose.GUARD, lean: -14 }, { far: [aspis, 0], near: [spear, 40] })),
    ),
  'medusa.regroup': () =>
    scene(
      'lagoon',
      'hills',
      figure(206, 168, 1, is.column(104)),
      figure(
        118,
        180,
        1.1,
        fighter('medusa', { ...pose.STAND, near: [-22, -58], far: [30, -70] }, { near: [has.BOW_AT_REST, -80] }),
      ),
      mirrored(196, 120, 0.6, harpy()),
      figure(60, 176, 0.8, is.brokenColumn(56)),
    ),
}
