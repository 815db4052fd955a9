// The pictures of Alice's deck.

import { oval } from '@ludoteka/ui/drawing'
import type { Card } from '../../content/cards.ts'
import { CAT, jabberwock, jabberwockHead, RABBIT } from './beasts.ts'
import { body as someone } from './bodies.ts'
import { fighter } from './cast.ts'
import { figure, line, loose, mirrored, at as moved, plain, shape } from './ink.ts'
import * as has from './items.ts'
import * as pose from './poses.ts'
import * as is from './props.ts'
import { type Scene, scene } from './scene.ts'
import { HATTER } from './supporting.ts'

type AliceCard = Extract<Card, `alice.${string}`>

/** A playing card of the Queen's, with arms and legs. */
const cardSoldier = (suit: string) => [
  shape('#1b1512', 'M-9-22L-5-22L-6 0L-12 0ZM5-22L9-22L12 0L6 0Z'),
  shape('#fffdf2', 'M-20-92L20-92L20-20L-20-20Z'),
  plain('#c8373f', suit),
  shape('#8a5a2f', 'M24-20L26-104L29-104L27-20Z'),
  shape('#eef2f6', 'M22-102L27-122L33-102L27-96Z'),
  shape('#f0c9a0', `${oval(0, -102, 10)}${oval(26, -58, 4.5)}`),
  line('M-4-104L-4-102M4-104L4-102M-3-97L3-97', 1.6),
]
const HEART = 'M0-44L-11-58Q-11-66-5-66Q-1-66 0-61Q1-66 5-66Q11-66 11-58Z'

export const ALICE_SCENES: Readonly<Record<AliceCard, () => Scene>> = {
  'alice.clawsThatCatch': () =>
    scene(
      'jade',
      'forest',
      figure(104, 190, 1.2, jabberwock([62, -54], [66, -74])),
      figure(206, 184, 0.74, fighter('alice', { ...pose.RUN, nod: -14 })),
      loose(line('M176 84L160 120M190 82L172 130M202 88L188 128', 5, '#fff6e4')),
    ),
  'alice.momentousShift': () =>
    scene(
      'meadow',
      'garden',
      loose(...moved({ x: 96, y: 96 }, is.speed('#ffffff', 70))),
      figure(130, 196, 1.2, fighter('alice', pose.LEAP, { near: [has.VORPAL, -20] })),
      figure(204, 186, 0.5, RABBIT),
    ),
  'alice.skirmish': () =>
    scene(
      'pink',
      'garden',
      figure(84, 178, 1.08, fighter('alice', pose.SWING, { near: [has.VORPAL, 20] })),
      mirrored(186, 180, 1.02, cardSoldier(HEART)),
      figure(140, 100, 0.9, is.impact(24)),
    ),
  'alice.madAsAHatter': () =>
    scene(
      'plum',
      'hall',
      figure(
        150,
        176,
        1.06,
        someone(HATTER, { ...pose.RAISE, near: [-34, -88], far: [36, -92], elbows: [-1, -1] }, { far: [is.CUP, 24] }),
      ),
      figure(126, 192, 1.2, is.table(62)),
      figure(92, 152, 1, is.TEAPOT),
      figure(170, 152, 0.9, is.CUP),
      loose(
        plain(
          '#b9772f',
          'M196 50Q204 44 202 34Q208 42 204 52Q200 58 196 50ZM210 66Q216 62 216 54Q221 62 217 68Q212 72 210 66Z',
        ),
      ),
    ),
  'alice.manxomeFoe': () =>
    scene(
      'wine',
      'storm',
      mirrored(168, 190, 1.22, jabberwock([54, -40], [60, -84])),
      figure(
        72,
        188,
        0.8,
        fighter('alice', { ...pose.GUARD, near: [18, -58], far: [22, -62] }, { near: [has.VORPAL, 18] }),
      ),
    ),
  'alice.feint': () =>
    scene(
      'plum',
      'stars',
      figure(146, 146, 1.16, CAT),
      figure(146, 152, 1, [
        shape('#4a352a', 'M-110 0Q-40-16 20-8Q70-2 110-18L110-6Q70 12 20 6Q-40 0-110 16Z'),
        shape('#2f7a4c', 'M60-12Q64-30 84-30Q80-14 66-10ZM-80 2Q-92-12-108-4Q-100 8-84 8Z'),
      ]),
      figure(66, 204, 0.66, fighter('alice', { ...pose.STAND, near: [-22, -44], far: [28, -58], nod: -16 })),
    ),
  'alice.regroup': () =>
    scene(
      'peach',
      'garden',
      figure(88, 180, 1.02, fighter('alice', { ...pose.STAND, far: [26, -66], near: [22, -62] }, { far: [is.CUP, 0] })),
      figure(182, 182, 1, is.table(34)),
      figure(180, 148, 1.1, is.TEAPOT),
      mirrored(222, 184, 0.72, RABBIT),
    ),
  'alice.lookingGlass': () =>
    scene(
      'silver',
      'hall',
      figure(162, 184, 1.24, is.MIRROR),
      loose(
        ...moved(
          { x: 166, y: 168, scale: 0.86, flipped: true },
          fighter('alice', { ...pose.STAND, far: [30, -70], near: [-10, -44] }),
        ).map(mark => ({ ...mark, ...(mark.kind === 'line' ? {} : { opacity: 0.85 }) })),
      ),
      figure(92, 188, 1.14, fighter('alice', { ...pose.STAND, lean: 8, far: [38, -72], near: [-14, -44] })),
      figure(142, 108, 0.7, [shape('#ffffff', is.burst(10, 20, 9))]),
    ),
  'alice.snickerSnack': () =>
    scene(
      'rose',
      'rays',
      mirrored(184, 96, 1.1, jabberwockHead, 8),
      loose(plain('#ffffff', 'M40 66Q130 24 220 150Q140 78 48 96Z', 0.9)),
      figure(
        84,
        196,
        1.1,
        fighter(
          'alice',
          { ...pose.LEAP, near: [40, -76], far: [36, -84], elbows: [1, 1] },
          { near: [has.VORPAL, 100] },
        ),
      ),
    ),
  'alice.oFrabjousDay': () =>
    scene(
      'sunny',
      'rays',
      figure(
        126,
        190,
        1.16,
        fighter(
          'alice',
          {
            ...pose.LEAP,
            lean: -4,
            near: [-34, -116],
            far: [34, -118],
            nearFoot: [-20, -24],
            farFoot: [18, -36],
            elbows: [-1, 1],
            wind: [-26, 60],
          },
          { far: [has.VORPAL, 24] },
        ),
      ),
      loose(
        plain('#c8373f', 'M60 60L70 64L66 74L56 70ZM196 44L206 50L200 58L190 52ZM210 110L218 118L210 124L204 116Z'),
        plain('#2f83bd', 'M76 104L86 102L86 112L76 114ZM178 86L188 90L184 98L174 94ZM66 140L74 136L78 144L70 148Z'),
        plain('#3d9a4a', 'M88 44L98 48L94 56L84 52ZM216 72L226 70L226 80L216 82ZM186 140L194 134L200 142L192 148Z'),
      ),
    ),
  'alice.theOtherSideOfTheMushroom': () =>
    scene(
      'mushroom',
      'forest',
      figure(174, 192, 1.5, is.mushroom('#c8434f', 62)),
      figure(72, 190, 1, is.mushroom('#e08a3c', 26)),
      figure(116, 188, 0.86, fighter('alice', { ...pose.STAND, far: [32, -82], near: [28, -70] })),
      loose(line('M212 70Q222 40 208 20M40 90Q30 70 42 50', 3, '#ffe9c2')),
    ),
  'alice.eatMe': () =>
    scene(
      'peach',
      'hall',
      figure(
        132,
        236,
        1.9,
        fighter('alice', { ...pose.STAND, near: [20, -64], far: [26, -74], nod: 6 }, { far: [has.CAKE, 0] }),
      ),
      figure(206, 190, 0.5, is.table(40)),
      figure(56, 190, 0.5, [shape('#8a5a2f', 'M-20 0L-20-64Q0-84 20-64L20 0Z'), shape('#f0b53a', oval(10, -30, 4))]),
    ),
  'alice.imLateImLate': () =>
    scene(
      'sky',
      'garden',
      loose(...moved({ x: 120, y: 110 }, is.speed('#ffffff', 90))),
      figure(166, 186, 1.14, RABBIT),
      figure(76, 188, 0.76, fighter('alice', pose.RUN)),
    ),
  'alice.drinkMe': () =>
    scene(
      'teal',
      'hall',
      figure(164, 184, 1.3, is.table(40)),
      figure(164, 110, 2.4, has.BOTTLE),
      figure(84, 186, 0.76, fighter('alice', { ...pose.STAND, near: [20, -84], far: [30, -92], nod: -12 })),
      loose(plain('#fdf3d5', `${oval(128, 44, 4)}${oval(198, 60, 5)}${oval(206, 40, 3)}${oval(120, 70, 3)}`)),
    ),
  'alice.jawsThatBite': () =>
    scene(
      'cave',
      'cave',
      figure(112, 104, 1.9, jabberwockHead),
      figure(214, 190, 0.56, fighter('alice', pose.REEL, { far: [has.VORPAL, 20] })),
    ),
}
