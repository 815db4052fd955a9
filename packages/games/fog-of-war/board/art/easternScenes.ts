// The combat cards of the Soviet Union.

import type { CombatCard } from '../../content/combatCards.ts'
import * as at from './country.ts'
import * as fleet from './fleets.ts'
import { face, lay, mark, put, type Scene, scene } from './marks.ts'
import { AT_HIP, CROUCH, KNEEL, POINT, RUN, soldier, WALK } from './soldiers.ts'
import * as is from './vehicles.ts'

const RIFLEMAN = { hat: 'round', coat: true } as const

export const EASTERN_SCENES = {
  tankArmy: scene(
    'snow',
    1,
    at.arrow('M142 40Q104 22 62 40', [58, 42], 152),
    at.ridges(82),
    put(at.pine, 136, 98, 40),
    at.mist(84),
    at.snow(96),
    put(is.slopedTank, 120, 102, 32),
    put(is.slopedTank, 28, 106, 38),
    put(is.slopedTank, 72, 138, 84),
    put(soldier({ ...RIFLEMAN, ...KNEEL, ...AT_HIP, holds: 'machineGun' }), 44, 104, 40),
    at.flakes,
  ),
  guardsArmy: scene(
    'dusk',
    -1,
    at.sunDisc(116, 56, 20),
    at.ridges(86),
    put(at.smoke, 26, 96, 48),
    at.mist(86),
    at.field(98),
    put(is.slopedTank, 108, 116, 44),
    put(soldier({ ...RIFLEMAN, ...WALK, nearArm: [130, 160], holds: 'flag' }), 44, 132, 68),
    put(soldier({ hat: 'fur', coat: true, ...RUN, ...AT_HIP, holds: 'machineGun' }), 78, 148, 88),
  ),
  rifleArmy: scene(
    'snow',
    1,
    at.ridges(84),
    put(at.pine, 18, 100, 46),
    at.mist(86),
    at.snow(98),
    ...[128, 104, 30].map((x, i) =>
      put(soldier({ ...RIFLEMAN, ...RUN, ...AT_HIP, holds: 'rifle' }), x, 116 + i * 7, 46 + i * 8),
    ),
    put(soldier({ ...RIFLEMAN, ...RUN, ...AT_HIP, holds: 'rifle' }), 78, 146, 86),
    at.flakes,
  ),
  frontalAviation: scene(
    'grey',
    1,
    at.ridges(118),
    at.field(130),
    put(is.panzer, 112, 140, 28),
    put(at.burst, 122, 136, 28),
    at.mist(118, 0.6),
    put(fleet.shturmovik, 118, 44, 44, 12),
    put(fleet.shturmovik, 28, 112, 36, 12),
    put(fleet.shturmovik, 84, 98, 80, 14),
  ),
  blackSeaFleet: scene(
    'dusk',
    1,
    at.mountains(90),
    at.sea(88),
    at.mist(88),
    put(fleet.destroyer, 120, 98, 28),
    put(fleet.destroyer, 74, 128, 82),
    put(at.smoke, 52, 98, 38),
    at.swell(130),
    put(soldier({ hat: 'sailor', ...WALK, nearArm: [130, 160], holds: 'flag' }), 128, 162, 58),
  ),
  fortifiedRegion: scene(
    'dusk',
    -1,
    at.front('M52 28Q74 40 96 28T142 34'),
    at.ridges(82),
    at.mist(84),
    at.field(98),
    put(is.bunker, 114, 110, 38),
    put(is.fieldGun, 58, 130, 60),
    put(is.sandbags, 86, 134, 48),
    put(soldier({ ...RIFLEMAN, nearArm: [60, 90], holds: 'shell' }), 22, 138, 62),
    put(soldier({ ...RIFLEMAN, ...KNEEL, ...POINT }), 112, 146, 64),
    put(is.teeth, 124, 146, 30),
  ),
  fieldWorks: scene(
    'grey',
    1,
    at.ridges(82),
    put(at.stump, 124, 100, 40),
    at.mist(84),
    at.rain,
    at.field(98),
    put(is.dugout, 106, 118, 44),
    lay(mark('ink', 'M-10 136Q60 120 160 138V146Q70 130-10 150Z')),
    put(is.wire, 50, 118, 40),
    put(soldier({ ...RIFLEMAN, ...CROUCH, nearArm: [40, 60], holds: 'shovel' }), 40, 150, 74),
    put(soldier({ hat: 'bare', nearArm: [120, 90], holds: 'shovel' }), 84, 154, 76),
    put(is.sandbags, 122, 150, 36),
  ),
  maskirovka: scene(
    'dawn',
    -1,
    at.ridges(80),
    put(at.pine, 22, 100, 50),
    put(at.pine, 136, 102, 60),
    at.mist(84, 0.9),
    at.field(98),
    put(is.slopedTank, 78, 124, 56),
    lay(
      mark(
        'deep',
        'M20 122Q40 78 82 74 122 78 136 122L126 118 118 124 108 116 98 122 90 94 70 92 60 118 48 114 40 124 30 116Z',
      ),
      mark(
        'mid',
        'M46 96 52 88 58 96ZM72 84 80 78 86 86ZM100 94 108 88 112 98ZM34 112 40 104 46 112ZM112 110 120 104 124 112Z',
      ),
    ),
    put(is.woodenTank, 122, 104, 22),
    put(soldier({ ...RIFLEMAN, ...WALK, nearArm: [100, 140], holds: 'rope' }), 22, 146, 66),
    face(soldier({ hat: 'fur', coat: true, ...POINT }), 124, 148, 72),
  ),
} as const satisfies { readonly [C in CombatCard]?: Scene }
