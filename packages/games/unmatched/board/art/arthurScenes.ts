// The pictures of King Arthur's deck.

import { oval, put } from '@ludoteka/ui/drawing'
import type { Card } from '../../content/cards.ts'
import { ghost } from './beasts.ts'
import { body as someone } from './bodies.ts'
import { fighter } from './cast.ts'
import { figure, line, loose, mirrored, at as moved, plain, shape } from './ink.ts'
import * as has from './items.ts'
import * as pose from './poses.ts'
import * as is from './props.ts'
import { type Scene, scene } from './scene.ts'
import { HOPLITE, MORGANA } from './supporting.ts'

type ArthurCard = Extract<Card, `arthur.${string}`>

/** The knight he fights: the same steel under another coat. */
const knight: typeof HOPLITE = {
  ...HOPLITE,
  skin: '#8d97a6',
  torso: '#2f3a33',
  sleeves: '#8d97a6',
  legs: '#6d7684',
  boots: '#4c5460',
  hands: '#8d97a6',
  cape: '#3d4a3a',
  hem: { cut: 'tunic', colour: '#2f3a33' },
  chest: [shape('#b7c0a0', 'M0-26L8-14L0-4L-8-14Z')],
  head: [
    shape('#8d97a6', 'M-11 2Q-12-14 1-14Q12-13 12-2L13 8Q6 14 0 13Q-10 12-11 2Z'),
    plain('#1b1512', 'M-1-4L12-5L12-2L0 0Z'),
    line('M4 4L11 4M4 8L11 8', 1.3),
    shape('#3d6b4a', 'M-2-13Q-16-26-26-10Q-14-14-8-8Z'),
  ],
}

export const ARTHUR_SCENES: Readonly<Record<ArthurCard, () => Scene>> = {
  'arthur.skirmish': () =>
    scene(
      'dawn',
      'hills',
      figure(82, 172, 1.02, fighter('arthur', pose.SWING, { near: [has.SWORD, 24] })),
      mirrored(180, 172, 1, someone(knight, pose.SWING, { near: [has.SWORD, 20] })),
      figure(132, 96, 0.8, is.impact(26)),
    ),
  'arthur.nobleSacrifice': () =>
    scene(
      'blood',
      'castle',
      figure(
        150,
        176,
        1.02,
        fighter('arthur', { ...pose.GUARD, lean: -12 }, { far: [has.SHIELD, 0], near: [has.SWORD, -50] }),
      ),
      figure(88, 176, 0.86, fighter('merlin', { ...pose.KNEEL, hip: [0, -34] })),
      ...[-64, -48, -80].map((turn, i) => figure(212 - i * 8, 96 + i * 26, 0.8, is.arrow(turn))),
    ),
  'arthur.excalibur': () =>
    scene(
      'gold',
      'rays',
      loose(...moved({ x: 154, y: 86 }, [plain('#fffdf2', is.burst(16, 62, 22), 0.95)])),
      figure(154, 82, 1.3, moved({ turn: 180 }, has.SWORD)),
      figure(150, 190, 1.5, is.rock()),
      figure(
        96,
        178,
        1.16,
        fighter('arthur', {
          ...pose.LUNGE,
          lean: 12,
          hip: [0, -44],
          near: [48, -80],
          far: [52, -76],
          nearFoot: [-22, -3],
          farFoot: [22, -16],
          wind: [-44, 34],
        }),
      ),
    ),
  'arthur.theAidOfMorgana': () =>
    scene(
      'violet',
      'castle',
      figure(172, 62, 1, is.moon(30, '#d4b4ff')),
      figure(164, 172, 1.16, someone(MORGANA, { ...pose.RAISE, near: [-32, -76], far: [26, -104] })),
      figure(194, 52, 0.9, [shape('#9be08a', is.burst(10, 20, 8)), plain('#f0ffe0', oval(0, 0, 6))]),
      figure(84, 180, 0.84, fighter('arthur', { ...pose.KNEEL, far: [26, -58] }, { far: [has.SWORD, 8] })),
    ),
  'arthur.divineIntervention': () =>
    scene(
      'heaven',
      'hills',
      figure(150, -10, 1, is.beams('#fff6c4', 0.85)),
      figure(150, 96, 1.15, [
        shape(
          '#ffffff',
          'M0 0Q-30-6-48-44Q-52-12-40 0Q-52 6-36 12Q-44 22-26 22Q-14 22 0 10Q14 22 26 22Q44 22 36 12Q52 6 40 0Q52-12 48-44Q30-6 0 0Z',
        ),
      ]),
      figure(
        150,
        178,
        1.08,
        fighter('arthur', { ...pose.RAISE, far: [16, -114], wind: [-30, 44] }, { far: [has.SWORD, 0] }),
      ),
    ),
  'arthur.theHolyGrail': () =>
    scene(
      'royal',
      'temple',
      figure(166, -10, 1, is.beams('#ffe9a0', 0.6)),
      loose(plain('#fff3bd', `${oval(166, 78, 42)}`, 0.75)),
      figure(166, 122, 1.7, has.GRAIL),
      figure(166, 178, 1, is.column(58, '#c9d6ee')),
      figure(92, 178, 1.06, fighter('arthur', { ...pose.KNEEL, near: [24, -58], far: [32, -64] })),
    ),
  'arthur.theLadyOfTheLake': () =>
    scene(
      'lake',
      'sea',
      loose(plain('#fffbe0', oval(146, 58, 46), 0.6)),
      figure(146, 158, 1.3, [
        shape('#eef7f4', 'M-14 6Q-8-14-5-38L7-38Q6-12 16 6Z'),
        shape('#f0c9a0', 'M-5-34Q-5-52-3-62L5-62Q7-50 7-34Z'),
      ]),
      figure(146, 76, 1.06, has.SWORD),
      figure(147, 78, 1.2, [shape('#f0c9a0', oval(0, 0, 5.4))]),
      loose(...is.waves('#3f7d92', 164)),
      loose(line('M96 168Q146 150 196 168M110 178Q146 166 182 178', 3, '#e5f6f2')),
      figure(80, 190, 0.84, fighter('arthur', { ...pose.KNEEL, near: [28, -52], far: [34, -58] })),
    ),
  'arthur.prophecy': () =>
    scene(
      'violet',
      'stars',
      figure(88, 186, 1.14, fighter('merlin', { ...pose.CAST, near: [34, -56], far: [40, -66], nod: 8 })),
      loose(plain('#d4b4ff', oval(172, 114, 48), 0.5)),
      figure(172, 176, 1, [
        shape('#6b4426', 'M-24 0L-14-26L14-26L24 0Z'),
        shape('#f0b53a', 'M-20-26L20-26L16-34L-16-34Z'),
      ]),
      figure(172, 112, 1, [
        shape('#b9a2f2', oval(0, 0, 34)),
        plain(
          '#4a2f8a',
          'M-22 16L-20-6L-14-6L-14-12L-8-12L-8-6L-3-6L-3-18L4-26L11-18L11-6L18-6L20 16Q0 30-22 16Z',
          0.8,
        ),
        plain('#fff3bd', 'M12-24L14-19L19-18L15-15L16-10L12-13L8-10L9-15L5-18L10-19Z'),
        plain('#ffffff', 'M-24-8Q-22-22-10-26Q-18-16-20-4Z', 0.8),
      ]),
    ),
  'arthur.bewilderment': () =>
    scene(
      'teal',
      'forest',
      mirrored(178, 178, 1.04, fighter('merlin', { ...pose.CAST, near: [30, -76] }, { far: [has.LIT_STAFF, 8] })),
      figure(84, 178, 0.98, someone(knight, pose.REEL, { near: [has.SWORD, -110] })),
      loose(
        line('M122 96Q104 70 82 78Q60 90 74 104Q92 112 96 96Q96 86 84 88', 5, '#b9f2dc'),
        plain(
          '#fff3a8',
          'M60 62L62 68L68 69L63 73L65 79L60 75L55 79L57 73L52 69L58 68ZM110 60L112 66L118 67L113 71L115 77L110 73L105 77L107 71L102 67L108 66Z',
        ),
      ),
    ),
  'arthur.aidTheChosenOne': () =>
    scene(
      'sky',
      'castle',
      figure(92, 178, 1.04, fighter('merlin', pose.CAST, { far: [has.LIT_STAFF, 30] })),
      loose(plain('#fff3a8', 'M138 70Q166 40 196 62Q178 60 170 76Q190 72 204 92Q178 84 160 96Q152 80 138 70Z', 0.95)),
      figure(180, 178, 0.98, fighter('arthur', { ...pose.SWING, wind: [-20, 54] }, { near: [has.SWORD, 10] })),
    ),
  'arthur.restlessSpirits': () =>
    scene(
      'spectral',
      'forest',
      loose(
        ...moved({ x: 172, y: 128, scale: 0.95 }, ghost(12)),
        ...moved({ x: 204, y: 170, scale: 0.8 }, ghost(18)),
        ...moved({ x: 132, y: 104, scale: 0.66 }, ghost(-8)),
      ),
      figure(96, 184, 1.08, fighter('merlin', pose.RAISE, { far: [has.LIT_STAFF, 4] })),
      figure(214, 190, 0.5, [shape('#8b93a1', 'M-26 0L-26-50Q0-76 26-50L26 0Z'), line('M-10-34L10-34M0-46L0-16', 4)]),
      figure(160, 192, 0.42, [shape('#8b93a1', 'M-26 0L-22-50Q4-72 28-46L26 0Z'), line('M-10-34L10-34M0-46L0-16', 4)]),
    ),
  'arthur.commandTheStorms': () =>
    scene(
      'steel',
      'storm',
      figure(178, 128, 1.3, is.bolt()),
      figure(70, 110, 0.9, is.bolt()),
      figure(
        124,
        184,
        1.12,
        fighter(
          'merlin',
          { ...pose.RAISE, near: [-34, -92], far: [26, -112], elbows: [-1, -1], wind: [-44, 30] },
          { far: [has.LIT_STAFF, 12] },
        ),
      ),
    ),
  'arthur.swiftStrike': () =>
    scene(
      'meadow',
      'hills',
      loose(...moved({ x: 76, y: 110 }, is.speed('#ffffff', 80))),
      figure(112, 176, 1.12, fighter('arthur', pose.LUNGE, { near: [has.SWORD, 84] })),
      figure(226, 112, 1, is.impact(28)),
    ),
  'arthur.momentousShift': () =>
    scene(
      'amber',
      'hills',
      loose(...moved({ x: 92, y: 80 }, is.speed('#ffe9a8', 60))),
      figure(136, 192, 1.2, fighter('arthur', pose.LEAP, { near: [has.SWORD, -24] })),
    ),
  'arthur.feint': () =>
    scene(
      'crimson',
      'hall',
      loose(
        ...moved({ x: 98, y: 176, scale: 1.04 }, fighter('arthur', pose.SWING)).map(mark => ({
          ...mark,
          kind: 'plain' as const,
          colour: '#551423',
          opacity: 0.45,
        })),
      ),
      figure(158, 176, 1.04, fighter('arthur', pose.LUNGE, { near: [has.SWORD, 70] })),
    ),
  'arthur.regroup': () =>
    scene(
      'dusk',
      'castle',
      figure(
        100,
        178,
        1,
        fighter(
          'arthur',
          { ...pose.RAISE, far: [20, -112] },
          {
            far: [
              [
                shape('#8a5a2f', 'M-2 30L-2-46L2-46L2 30Z'),
                shape('#c8373f', 'M2-46Q18-52 30-42Q40-36 48-42L46-16Q34-10 24-18Q12-24 2-18Z'),
                plain('#f0b53a', put(is.burst(5, 9, 4), { x: 22, y: -32 })),
              ],
              0,
            ],
          },
        ),
      ),
      mirrored(184, 178, 0.96, fighter('merlin', pose.STAND, { near: [has.STAFF, 0] })),
    ),
}
