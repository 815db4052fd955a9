// Scenes of statesmen, alliances and what the powers send.

import type { Card } from '../../content/cards.ts'
import { camel, dove, elephant } from './animals.ts'
import { bust } from './busts.ts'
import * as is from './machines.ts'
import { face, faint, lay, line, mark, put, type Scene, scene, still } from './marks.ts'
import { AIM, AT_HIP, crowd, KNEEL, MARCH, POINT, person, SALUTE, SIT, STEP, WALK } from './people.ts'
import * as at from './places.ts'

const SUIT = { wears: 'suit', hat: 'none' } as const
const WAVE = { nearArm: [140, 168] } as const
const REACH = { nearArm: [46, 74] } as const

/** Pieces of chess. */
const king = still(
  mark('ink', 'M-12 0V-6L-5-12V-36H-9V-42H9V-36H5V-12L12-6V0Z'),
  mark('ink', 'M-8-44-11-58Q0-66 11-58L8-44ZM-2-62V-68H-6V-72H-2V-77H2V-72H6V-68H2V-62Z'),
  mark('lit', 'M6-44 9-57 11-58 8-44ZM3-12V-36H5V-12L12-6V-3Z'),
)
const pawn = still(
  mark('paper', 'M-11 0V-6L-4-12-3-28H-7V-32H7V-28H3L4-12 11-6V0Z'),
  mark('paper', 'M-7-38a7 7 0 1 1 14 0 7 7 0 1 1-14 0Z'),
)

export const POWERS_SCENES = {
  zbigniewBrzezinski: scene(
    'room',
    1,
    at.wallMap(24, 12, 192, 92),
    lay(line('red', 4, 'M60 84Q96 50 138 56M128 48 140 56 130 66')),
    at.room(118),
    put(bust({ wears: 'suit', hair: 'receding', sash: 'blue' }), 90, 164, 124),
    put(king, 160, 160, 96),
    put(pawn, 188, 160, 80),
    lay(mark('dark', 'M136 159H246V164H136Z')),
  ),
  carterDoctrine: scene(
    'dusk',
    -1,
    at.sun(86, 72, 34),
    at.sea(92),
    at.glitter(86, 92),
    put(is.tanker, 192, 98, 34),
    put(is.derrick, 222, 98, 46),
    put(is.derrick, 30, 98, 38),
    put(is.fighter, 70, 34, 40, -14),
    put(is.fighter, 118, 22, 30, -14),
    put(is.carrier, 122, 136, 92),
    lay(
      mark('dark', 'M-4 140q15-7 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0V164H-4Z'),
      line('glow', 1.6, 'M30 140H90M150 142H210'),
    ),
  ),
  centcom: scene(
    'room',
    1,
    lay(
      mark('far', 'M28 10H212V104H28Z'),
      mark('haze', 'M40 34Q70 18 104 34L112 60 92 92 62 80ZM124 26Q170 14 204 40L196 84 158 92 136 62Z'),
      line('lit', 2, 'M28 10H212V104H28Z'),
    ),
    lay(
      faint(0.45, mark('blue', 'M120 30a40 32 0 1 0 .1 0Z')),
      line('blue', 3, 'M120 30a40 32 0 1 0 .1 0Z'),
      line('paper', 1.4, 'M120 62 84 40M120 62 160 44M120 62 146 84'),
    ),
    at.lampLight(120, 12, 100, 0.14),
    face(person({ hat: 'peaked', ...POINT, holds: 'pointer' }), 192, 154, 98),
    put(person({ hat: 'peaked', nearArm: [24, 50], farArm: [20, 60], lean: 12 }), 62, 158, 100),
    put(person({ hat: 'beret', nearArm: [-10, 50] }), 34, 160, 92),
    at.table(128, 20, 220),
    lay(
      mark('paper', 'M84 134H156L162 142H78Z'),
      line('blue', 1.6, 'M94 139 112 136 130 140'),
      mark('ink', 'M138 138 144 132 148 138Z'),
    ),
  ),
  kenyaJoinsRapidDeploymentForce: scene(
    'noon',
    1,
    at.clouds(42),
    at.hills(118),
    at.plain(126),
    put(is.transport, 78, 44, 52),
    put(is.parachute, 124, 84, 40),
    put(is.parachute, 168, 62, 30),
    put(is.parachute, 200, 44, 22),
    put(is.parachute, 158, 118, 58),
    put(at.acacia, 40, 134, 52),
    put(person({ hat: 'helmet', ...STEP, ...AT_HIP, holds: 'rifle' }), 96, 152, 76),
    put(person({ hat: 'helmet', ...KNEEL, ...AIM, holds: 'rifle' }), 128, 156, 68),
  ),
  theEventsOf86: scene(
    'room',
    -1,
    lay(
      mark('near', 'M24 104V24H88V104ZM152 104V24H216V104Z'),
      mark('far', 'M54 24H58V104H54ZM24 62H88V66H24ZM182 24H186V104H182ZM152 62H216V66H152Z'),
    ),
    put(at.fire, 190, 104, 50),
    put(at.smoke, 58, 104, 70),
    face(person({ ...SUIT, lean: -22, nearArm: [120, 150], farArm: [-60, -40], tone: 'ink' }), 150, 160, 92),
    face(person({ ...SUIT, lean: -40, nearArm: [96, 130], farArm: [-60, -40] }), 196, 168, 88),
    at.table(120, 44, 206),
    lay(
      faint(0.95, mark('glow', 'M108 84 132 78 118 88 138 92 116 95 126 108 106 97Z')),
      mark('red', 'M108 88 120 86 114 91 122 94 108 95Z'),
      mark('paper', 'M120 125 142 123 146 130 124 132ZM160 126 176 126 178 131 161 132Z'),
    ),
    put(
      person({ hat: 'beret', nearArm: [74, 90], farArm: [60, 88], holds: 'rifle', tone: 'ink', sash: 'red' }),
      66,
      164,
      116,
    ),
  ),
  heroOfTheCrossing: scene(
    'dawn',
    1,
    at.sun(190, 48, 26),
    at.rays(190, 48, 'paper', 0.35),
    at.dunes(84, 'haze', 'far'),
    lay(mark('far', 'M-4 96H246V164H-4Z'), line('glow', 1.6, 'M12 106h36M180 104h40M196 120h34M20 126h30')),
    lay(mark('ink', 'M60 164 128 94H142L130 164Z'), line('lit', 1.4, 'M76 150H128M88 136H130M100 122H132M112 110H136')),
    ...[0, 1, 2].map(i =>
      put(person({ ...MARCH, hat: 'helmet', ...AT_HIP, holds: 'rifle' }), 132 - i * 14, 104 + i * 16, 24 + i * 9),
    ),
    put(is.boat, 176, 118, 34),
    put(is.boat, 206, 136, 50),
    put(person({ hat: 'helmet', ...STEP, nearArm: [150, 170], holds: 'redFlag' }), 206, 132, 34),
    put(bust({ wears: 'tunic', hair: 'peaked', moustache: true, sash: 'lit' }), 62, 164, 112),
  ),
  theStrongManOfSudan: scene(
    'noon',
    -1,
    at.sun(186, 44, 22),
    at.arabTown(98, 'haze'),
    at.plain(112, 'near'),
    put(camel, 206, 124, 44),
    put(camel, 180, 120, 32),
    put(crowd(280, 2, 'dark', 2), 120, 118, 100),
    lay(
      mark('ink', 'M-4 140H150V164H-4Z'),
      line('lit', 2, 'M-4 140H150M8 140V164M30 140V164M52 140V164M74 140V164M96 140V164M118 140V164M140 140V164'),
    ),
    put(bust({ wears: 'tunic', hair: 'peaked', sash: 'blue' }), 84, 148, 118),
  ),
  danielArapMoi: scene(
    'dawn',
    1,
    at.sun(120, 66, 40),
    lay(
      mark('haze', 'M20 112 96 52 112 60 124 44 140 58 152 54 226 112Z'),
      mark('paper', 'M108 60 124 44 140 58 132 64 124 58 116 66Z'),
    ),
    at.plain(112, 'far'),
    put(at.acacia, 206, 122, 54),
    put(elephant, 40, 126, 46),
    put(person({ ...SUIT, ...WAVE, farArm: [-20, 30], holds: 'club', sash: 'blue' }), 122, 152, 118),
    put(crowd(270, 2, 'ink', 3), 120, 142, 90),
  ),
  detente: scene(
    'noon',
    1,
    at.drape('red', 24, 58, 104),
    at.drape('blue', 158, 58, 104),
    at.rays(120, 40, 'glow', 0.5),
    at.room(122),
    put(dove, 122, 52, 58),
    face(person({ wears: 'suit', nearArm: [80, 150], holds: 'camera' }), 216, 160, 78),
    put(person({ wears: 'suit', nearArm: [80, 150], holds: 'camera' }), 24, 160, 78),
    put(person({ ...SUIT, ...REACH, girth: 1.15, sash: 'red' }), 92, 158, 112),
    face(person({ ...SUIT, ...REACH, sash: 'blue', tone: 'ink' }), 148, 158, 112),
  ),
  usPresidentialElections: scene(
    'noon',
    -1,
    at.rays(120, 90, 'paper', 0.55),
    lay(
      mark('blue', 'M-4-4H246V14Q226 26 206 14 186 26 166 14 146 26 126 14 106 26 86 14 66 26 46 14 26 26-4 14Z'),
      mark(
        'red',
        'M-4 14Q16 26 46 14 66 26 86 14 106 26 126 14 146 26 166 14 186 26 206 14 226 26 246 14V20Q226 34 206 21 186 34 166 21 146 34 126 21 106 34 86 21 66 34 46 21 16 34-4 20Z',
      ),
    ),
    ...(
      [
        ['red', 44, 48],
        ['blue', 72, 36],
        ['paper', 176, 40],
        ['red', 204, 56],
        ['blue', 190, 72],
        ['paper', 32, 74],
      ] as const
    ).map(([tone, x, y]) =>
      lay(mark(tone, `M${x - 7} ${y}a7 8.500 0 1 1 14 0 7 9 0 1 1-14 0Z`), line('ink', 0.6, `M${x} ${y + 9}q2 8-1 14`)),
    ),
    face(person({ ...SUIT, nearArm: [-132, -160], farArm: [138, 162], turn: 1, sash: 'red' }), 120, 154, 108),
    put(at.podium, 116, 150, 70),
    ...[56, 186].map((x, i) =>
      put(person({ wears: 'shirt', nearArm: [150, 174], holds: i ? 'placard' : 'redPlacard' }), x, 176, 66),
    ),
    put(crowd(270, 2, 'ink', 2), 120, 142, 90),
  ),
  f5eDelivery: scene(
    'noon',
    1,
    at.sun(52, 44, 22),
    at.clouds(66),
    at.hills(112),
    at.plain(122),
    put(is.fighter, 160, 44, 40, -10),
    put(is.fighter, 200, 28, 28, -10),
    put(is.fighter, 116, 116, 124),
    lay(line('ink', 3, 'M96 118V128M150 112V128'), mark('ink', 'M91 128a5 5 0 1 0 .1 0ZM145 128a5 5 0 1 0 .1 0Z')),
    put(at.acacia, 218, 128, 44),
    face(person({ hat: 'helmet', wears: 'uniform', nearArm: [10, 60], farArm: [-10, 10] }), 196, 154, 84),
    put(person({ hat: 'peaked', ...SALUTE, sash: 'blue' }), 46, 156, 84),
  ),
  cyrusVance: scene(
    'haze',
    1,
    lay(
      mark('paper', 'M-4 20Q70 8 150 18L246 26V84Q150 92 60 84L-4 90Z'),
      mark('blue', 'M-4 62 246 60V68L-4 70Z'),
      mark('ink', 'M128 30H152V84H128Z'),
      mark('dark', 'M30 40h12v12H30ZM58 40h12v12H58ZM86 40h12v12H86ZM176 40h12v12h-12ZM204 42h12v12h-12Z'),
    ),
    at.plain(130, 'near'),
    put(is.stairs, 102, 158, 100),
    face(person({ ...SUIT, ...WALK, ...WAVE, holdsToo: 'briefcase', sash: 'blue', farArm: [-4, 6] }), 98, 124, 86),
    face(person({ hat: 'peaked', ...SALUTE }), 190, 156, 76),
    face(person({ wears: 'suit', nearArm: [80, 150], holds: 'camera' }), 216, 160, 78),
  ),
  mrNyet: scene(
    'room',
    1,
    lay(
      mark('haze', 'M48 6H192V100H48Z'),
      line(
        'lit',
        3,
        'M120 12a36 36 0 1 0 .1 0M120 12V84M84 48H156M92 28Q120 40 148 28M92 68Q120 56 148 68M120 12Q96 48 120 84M120 12Q144 48 120 84',
      ),
    ),
    ...[42, 204].map((x, i) => put(person({ ...SUIT, hat: i ? 'keffiyeh' : 'none' }), x, 150, 70)),
    lay(
      mark(
        'dark',
        'M150 116 160 84 174 76 178 86 190 116ZM160 84 158 58Q157 54 160 54 163 54 164 58L165 66V50Q165 46 168 46 171 46 172 50V66L174 52Q174 48 178 49 181 49 180 54L179 70 182 62Q185 58 188 62L180 88Z',
      ),
      mark('lit', 'M180 54 179 70 182 62Q185 58 188 62L180 88 176 88Q182 70 178 49 181 49 180 54Z'),
    ),
    put(bust({ wears: 'suit', hair: 'short', brows: true, sash: 'red' }), 106, 156, 112),
    lay(
      mark('ink', 'M-4 142H246V164H-4Z'),
      mark('paper', 'M74 146H144V160H74Z'),
      mark('red', 'M80 149H138V157H80Z'),
      line('ink', 2, 'M166 142 156 126M156 126l-4-4'),
    ),
  ),
  organizationOfAfricanUnity: scene(
    'room',
    1,
    lay(mark('haze', 'M60-4H180V108H60Z')),
    put(still(mark('lit', at.AFRICA)), 120, 98, 88),
    ...(['red', 'paper', 'blue', 'haze'] as const).map((tone, i) =>
      put(at.flag(tone), [22, 44, 186, 208][i] ?? 0, 116, 84),
    ),
    put(person({ wears: 'robe', tone: 'paper', hat: 'turban', ...WAVE }), 120, 138, 84),
    put(at.podium, 124, 146, 54),
    lay(mark('far', 'M-4 124Q120 108 246 124V164H-4Z')),
    put(at.podium, 124, 142, 46),
    put(crowd(270, 3, 'ink', 0), 120, 130, 100),
  ),
  arabLeague: scene(
    'room',
    -1,
    lay(
      mark('haze', 'M20 110V50Q52 0 84 50V110ZM88 110V50Q120 0 152 50V110ZM156 110V50Q188 0 220 50V110Z'),
      mark('glow', 'M96 110V54Q120 14 144 54V110Z'),
    ),
    put(at.mosque, 122, 110, 54),
    at.room(110),
    ...[46, 82, 158, 194].map((x, i) =>
      (i < 2 ? put : face)(
        person({
          wears: i === 1 ? 'suit' : 'robe',
          hat: i === 1 ? 'none' : 'keffiyeh',
          tone: i === 1 ? 'ink' : 'paper',
        }),
        x,
        164,
        96,
      ),
    ),
    at.table(124, 12, 228),
    lay(mark('paper', 'M60 130H76L78 136H58ZM160 130H176L178 136H158Z'), mark('lit', 'M116 128H124V136H116Z')),
    put(bust({ wears: 'robe', hair: 'keffiyeh', cloth: 'ink', moustache: true, sash: 'lit' }), 78, 172, 78),
    face(bust({ wears: 'robe', hair: 'keffiyeh', beard: true, sash: 'lit' }), 164, 172, 78),
  ),
  africaScoring: scene(
    'room',
    1,
    lay(
      mark('paper', 'M40 8H176V128H40Z'),
      line('far', 0.8, 'M40 38H176M40 68H176M40 98H176M74 8V128M108 8V128M142 8V128'),
    ),
    put(
      still(mark('far', at.AFRICA), line('ink', 1, 'M-46-58 52-58M-8-38 42-52M-4-2 30-20M4-96-2-58M20-58 20-30')),
      106,
      110,
      104,
    ),
    lay(
      mark('red', 'M120 62a5 5 0 1 0 .1 0ZM132 48a4 4 0 1 0 .1 0Z'),
      mark('blue', 'M118 82a5 5 0 1 0 .1 0ZM96 60a4 4 0 1 0 .1 0ZM142 60a4 4 0 1 0 .1 0Z'),
      line('red', 2.4, 'M136 44a18 18 0 1 0 .1 0'),
    ),
    at.room(132),
    face(person({ wears: 'uniform', hat: 'peaked', ...POINT, holds: 'pointer' }), 194, 152, 106),
    put(person({ ...SUIT, ...SIT, nearArm: [10, 90] }), 60, 166, 84),
    put(person({ hat: 'none', ...SIT, nearArm: [40, 110], wears: 'suit', tone: 'ink' }), 98, 170, 84),
  ),
  middleEastScoring: scene(
    'dusk',
    -1,
    at.sun(120, 78, 46),
    put(at.mosque, 66, 118, 84),
    put(is.derrick, 184, 118, 80),
    put(is.derrick, 214, 118, 60),
    put(at.fire, 184, 48, 30),
    at.plain(116, 'near'),
    put(is.pump, 148, 124, 44),
    lay(
      mark('paper', 'M70 164 92 134H176L206 164Z'),
      line('far', 1, 'M84 148H192M114 134 104 164M136 134 138 164M156 134 170 164'),
      mark('red', 'M116 148a6 4 0 1 0 .1 0Z'),
      mark('blue', 'M150 142a6 4 0 1 0 .1 0ZM134 154a6 4 0 1 0 .1 0Z'),
    ),
    put(person({ wears: 'robe', hat: 'keffiyeh', tone: 'paper', nearArm: [40, 80] }), 58, 162, 100),
    face(person({ hat: 'peaked', nearArm: [40, 70], lean: 8 }), 206, 162, 96),
  ),
} as const satisfies { readonly [C in Card]?: Scene }
