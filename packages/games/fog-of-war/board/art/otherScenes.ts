// What neutral cards and secret objectives show: border guards, and the cities that must be held.

import type { NeutralCard, Objective } from '../../content/otherCards.ts'
import * as at from './country.ts'
import * as fleet from './fleets.ts'
import { face, faint, lay, line, mark, put, type Scene, scene, still } from './marks.ts'
import { AIM, AT_HIP, KNEEL, LOOK, POINT, soldier, WALK } from './soldiers.ts'
import * as is from './vehicles.ts'

const GUARD = { hat: 'peaked', coat: true } as const

/** A striped bar across the road. */
const barrier = still(
  mark('ink', 'M-62 0V-34H-56V0Z'),
  mark('lit', 'M-70-38H70V-31H-70Z'),
  mark('pencil', 'M-54-38H-40L-44-31H-58ZM-26-38H-12L-16-31H-30ZM2-38H16L12-31H-2ZM30-38H44L40-31H26Z'),
)
const hut = still(
  mark('pale', 'M-26 0V-60H26V0Z'),
  mark('mid', 'M-34-58 0-82 34-58Z'),
  mark('ink', 'M-8 0V-36H10V0Z'),
  mark('lit', 'M14-48H22V-38H14Z'),
)

/** Two staff officers over the edge of the map. */
const officers = [
  put(soldier({ hat: 'peaked', coat: true, ...POINT, lean: 14 }), 26, 172, 74),
  face(soldier({ hat: 'peaked', coat: true, nearArm: [40, 80], lean: 10 }), 128, 172, 72),
] as const
const mapTable = lay(
  mark('paper', 'M-10 160 10 130H140L160 160Z'),
  line('ink', 0.8, 'M20 134Q50 146 80 136T134 140M10 150Q60 142 140 152M50 131 40 160M96 131 108 160'),
  line('pencil', 2.4, 'M48 152Q74 138 98 142M90 137 99 142 92 148'),
)

export const NEUTRAL_SCENES: Readonly<Record<NeutralCard, Scene>> = {
  neutral0: scene(
    'day',
    1,
    at.mountains(92),
    at.mist(92),
    at.field(104),
    at.road(104),
    put(hut, 116, 118, 46),
    put(barrier, 70, 134, 60),
    put(at.pine, 20, 112, 44),
  ),
  neutral1: scene(
    'dawn',
    1,
    at.mountains(90),
    at.mist(90),
    at.field(102),
    put(hut, 118, 118, 44),
    put(barrier, 66, 140, 56),
    put(soldier({ ...GUARD, nearArm: [10, 40], holds: 'slung' }), 92, 146, 82),
  ),
  neutral2: scene(
    'grey',
    -1,
    at.ridges(84),
    put(at.farm, 116, 98, 34),
    at.mist(86),
    at.field(100),
    put(is.fieldGun, 100, 128, 44),
    put(soldier({ ...GUARD, ...KNEEL, ...AIM, holds: 'rifle' }), 46, 136, 72),
    put(soldier({ ...GUARD, ...POINT }), 80, 148, 84),
  ),
  neutral3: scene(
    'dusk',
    1,
    at.mountains(88),
    at.mist(88),
    at.field(100),
    put(is.bunker, 110, 116, 44),
    put(is.sandbags, 44, 132, 44),
    put(soldier({ ...GUARD, ...WALK, ...AT_HIP, holds: 'rifle' }), 112, 138, 64),
    put(soldier({ ...GUARD, ...KNEEL, ...AIM, holds: 'machineGun' }), 40, 130, 58),
    put(soldier({ ...GUARD, ...LOOK, holds: 'binoculars' }), 76, 150, 88),
  ),
}

export const OBJECTIVE_SCENES: Readonly<Record<Objective, Scene>> = {
  objectiveParis: scene(
    'dawn',
    1,
    at.sunDisc(46, 44, 18),
    lay(faint(0.7, mark('pale', 'M-10 104V88H8V80H24V90H40V76H52V92H92V82H108V90H124V78H160V104Z'))),
    lay(
      mark('mid', 'M58 112Q72 92 75 50L77 16H79L81 50Q84 92 98 112H88Q80 100 78 100 76 100 68 112Z'),
      mark('deep', 'M69 76H87V80H69ZM64 94H92V98H64ZM74 44H82V48H74Z'),
      mark('lit', 'M81 50Q84 92 98 112H94Q82 94 79 50Z'),
    ),
    at.mist(104),
    at.field(114),
    at.ring(78, 64, 40),
    ...officers,
    mapTable,
  ),
  objectiveEgypt: scene(
    'dusk',
    -1,
    at.sunDisc(108, 46, 20),
    at.sand(104),
    lay(
      mark('pale', 'M4 106 44 46 84 106Z'),
      mark('deep', 'M44 46 84 106H58Z'),
      mark('pale', 'M70 106 98 66 126 106Z'),
      mark('deep', 'M98 66 126 106H108Z'),
    ),
    put(at.palm, 128, 116, 54),
    at.mist(104, 0.6),
    at.ring(64, 80, 36),
    ...officers,
    mapTable,
  ),
  objectiveNorway: scene(
    'snow',
    1,
    at.mountains(86),
    lay(
      faint(0.9, mark('mid', 'M-10 110V60L20 44 36 78 44 110ZM160 110V52L124 34 108 76 100 110Z')),
      mark('lit', 'M20 44 8 51 16 54 22 62 27 56ZM124 34 140 43 132 46 126 54 119 50Z'),
    ),
    at.sea(106),
    put(fleet.merchant, 72, 114, 40),
    put(fleet.destroyer, 100, 122, 28),
    at.mist(104, 0.6),
    at.ring(74, 84, 36),
    ...officers,
    mapTable,
  ),
  objectiveKiev: scene(
    'dawn',
    -1,
    lay(faint(0.8, mark('pale', 'M-10 112V96Q40 72 100 84L160 96V112Z'))),
    lay(
      mark('lit', 'M34 104V70H116V104ZM66 70V56H84V70Z'),
      mark(
        'mid',
        'M30 72Q30 58 42 54L45 44 48 54Q60 58 60 72ZM90 72Q90 58 102 54L105 44 108 54Q120 58 120 72ZM58 58Q58 38 72 32L75 16 78 32Q92 38 92 58Z',
      ),
      line('ink', 1.2, 'M75 16V6M71 10H79M45 44V37M42 40H48M105 44V37M102 40H108'),
      mark('ink', 'M70 104V88Q75 80 80 88V104ZM44 92V82H50V92ZM100 92V82H106V92Z'),
    ),
    at.mist(100),
    at.sea(112),
    at.ring(75, 62, 42),
    ...officers,
    mapTable,
  ),
  objectiveLeningrad: scene(
    'snow',
    1,
    lay(faint(0.8, mark('pale', 'M-10 106V88H20V82H48V90H104V80H130V88H160V106Z'))),
    lay(
      mark('mid', 'M66 104V70H84V104ZM70 70V54H80V70Z'),
      mark('lit', 'M70 54Q70 44 75 42L75 6 76 42Q80 44 80 54Z'),
      line('ink', 1.6, 'M75.500 42V6M72 12H80'),
      mark('mid', 'M26 104V84H66V104ZM84 104V84H124V104Z'),
      mark('ink', 'M32 90h4v8h-4ZM42 90h4v8h-4ZM52 90h4v8h-4ZM92 90h4v8h-4ZM102 90h4v8h-4ZM112 90h4v8h-4Z'),
    ),
    at.sea(104),
    lay(mark('lit', 'M20 112 44 108 60 112 40 116ZM92 114 112 110 130 114 110 118Z')),
    at.mist(100, 0.6),
    at.flakes,
    at.ring(75, 62, 40),
    ...officers,
    mapTable,
  ),
  objectiveCaucasus: scene(
    'day',
    -1,
    at.mountains(92),
    lay(mark('lit', 'M56 30 40 54 50 50 58 60 66 50 74 54Z')),
    at.mist(92),
    at.field(104),
    ...[40, 78, 110].map((x, i) =>
      put(
        still(
          line(
            'ink',
            2.6,
            'M-18 0-5-84M18 0 5-84M-16-14H16M-13-32H13M-10-50H10M-7-68H7M-16-14 13-32M16-14-13-32M-13-32 10-50M13-32-10-50',
          ),
          mark('ink', 'M-8-90H8V-83H-8Z'),
        ),
        x,
        116,
        50 + i * 6,
      ),
    ),
    put(at.smoke, 116, 62, 34),
    at.ring(80, 84, 38),
    ...officers,
    mapTable,
  ),
}
