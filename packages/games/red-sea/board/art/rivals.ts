// Scenes of the cards that the base game lends: the rivalry of the two powers everywhere else.

import type { Card } from '../../content/cards.ts'
import { bear } from './animals.ts'
import { bust } from './busts.ts'
import * as is from './machines.ts'
import { face, faint, lay, line, mark, put, type Scene, scene } from './marks.ts'
import { AIM, AT_HIP, CROUCH, crowd, KNEEL, POINT, person, RUN, SIT, WALK } from './people.ts'
import * as at from './places.ts'

const SUIT = { wears: 'suit', hat: 'none' } as const

export const RIVALS_SCENES = {
  brushWar: scene(
    'dusk',
    1,
    at.sun(60, 62, 30),
    at.hills(106),
    at.plain(122, 'near'),
    put(at.acacia, 176, 128, 84),
    put(at.fire, 40, 132, 60),
    put(at.fire, 208, 130, 44),
    put(at.smoke, 40, 92, 60),
    put(person({ ...CROUCH, ...AIM, hat: 'bush', holds: 'rifle' }), 92, 150, 90),
    put(person({ ...RUN, ...AT_HIP, hat: 'beret', holds: 'rifle' }), 148, 152, 84),
    lay(
      mark(
        'ink',
        'M-4 164V152l8-12 4 12 8-18 4 16 10-12 6 14 12-10 8 12H120l8-14 4 12 10-16 4 18 12-12 4 12 14-18 6 16 12-12 4 14 16-16 8 14V164Z',
      ),
    ),
  ),
  armsRace: scene(
    'storm',
    1,
    at.rays(120, 150, 'glow', 0.4),
    at.plain(132, 'near'),
    put(is.rocket, 62, 106, 78),
    put(is.rocket, 92, 118, 96),
    face(is.rocket, 148, 112, 88),
    face(is.rocket, 178, 100, 72),
    lay(
      mark('red', 'M30 132H114V138H30Z'),
      mark('blue', 'M126 132H210V138H126Z'),
      mark('paper', 'M40 130Q76 106 112 130ZM128 130Q164 106 200 130Z'),
    ),
    put(person({ hat: 'peaked', ...RUN, tone: 'ink', sash: 'red' }), 84, 160, 68),
    put(person({ hat: 'peaked', ...RUN, sash: 'blue' }), 160, 160, 68),
  ),
  saltNegotiations: scene(
    'room',
    1,
    put(at.flag('red'), 30, 122, 108),
    face(at.flag('blue'), 210, 122, 108),
    lay(mark('haze', 'M70 8H170V100H70Z'), line('paper', 2, 'M70 8H170V100H70Z')),
    put(is.rocket, 120, 88, 64),
    lay(line('red', 5, 'M92 26 148 92M148 26 92 92')),
    put(person({ ...SUIT, ...SIT, nearArm: [40, 80], sash: 'red', girth: 1.1 }), 62, 162, 112),
    face(person({ ...SUIT, ...SIT, nearArm: [40, 80], sash: 'blue', tone: 'ink' }), 178, 162, 112),
    at.table(122, 78, 162, 'far'),
    lay(
      mark('paper', 'M96 126H116L118 134H92ZM124 126H144L148 134H122Z'),
      line('ink', 1.2, 'M112 122 104 130M128 122 136 130'),
    ),
  ),
  bearTrap: scene(
    'storm',
    -1,
    at.hills(96),
    at.plain(118, 'near'),
    put(bear, 104, 134, 104),
    lay(
      mark(
        'ink',
        'M70 150Q114 128 158 150L152 138 146 146 142 132 136 142 130 128 124 140 117 126 112 140 104 128 100 142 92 132 90 146 82 138Z',
      ),
      line('ink', 5, 'M66 150H162'),
      line('ink', 2.4, 'M162 150Q182 142 196 152'),
      mark('red', 'M108 132a4 4 0 1 0 .1 0ZM120 134a3 3 0 1 0 .1 0Z'),
    ),
    face(person({ wears: 'robe', hat: 'turban', beard: true, nearArm: [-8, 40], holds: 'slung' }), 200, 142, 78),
    face(person({ ...KNEEL, ...AIM, hat: 'turban', wears: 'shirt', holds: 'rifle' }), 176, 116, 44),
    lay(mark('ink', 'M-4 164V154H246V164Z')),
  ),
  summit: scene(
    'dawn',
    1,
    at.sun(120, 58, 40),
    lay(
      mark('haze', 'M-4 124 60 70 84 88 120 46 158 90 184 74 246 124V164H-4Z'),
      mark('paper', 'M120 46 104 66 114 62 120 70 128 62 136 66Z'),
    ),
    at.plain(122, 'far'),
    lay(mark('near', 'M-4 164 92 128H148L246 164Z')),
    put(person({ wears: 'coat', hat: 'fur', nearArm: [44, 76], girth: 1.15, tone: 'ink', sash: 'red' }), 92, 156, 106),
    face(person({ wears: 'coat', hat: 'none', nearArm: [44, 76], sash: 'blue' }), 148, 156, 106),
    put(at.flag('red'), 40, 148, 76),
    face(at.flag('blue'), 200, 148, 76),
  ),
  missileEnvy: scene(
    'storm',
    1,
    at.clouds(46, 'haze', 0.8),
    at.skyline(116, 'far'),
    at.plain(126, 'near'),
    put(is.rocket, 166, 108, 110),
    lay(mark('paper', 'M138 126Q166 98 196 126 206 132 190 138H144Q130 132 138 126Z')),
    put(
      person({ hat: 'peaked', nearArm: [64, 150], farArm: [20, 60], holds: 'binoculars', tone: 'ink', sash: 'red' }),
      62,
      160,
      110,
    ),
    put(person({ hat: 'fur', wears: 'coat', ...POINT }), 98, 162, 98),
  ),
  brezhnevDoctrine: scene(
    'haze',
    -1,
    lay(
      mark('far', 'M-4 104V60H30V30H44V60H74V84H166V44H190V20H200V44H246V104Z'),
      mark('haze', 'M34 30 37 14 40 30ZM192 20 195 2 198 20Z'),
    ),
    at.plain(104, 'near'),
    put(is.tank, 60, 124, 42),
    put(is.tank, 188, 128, 50),
    put(bust({ wears: 'tunic', hair: 'short', brows: true, stout: true, sash: 'red' }), 120, 140, 124),
    lay(
      mark('red', 'M-4 134H246V164H-4Z'),
      mark('lit', 'M120 138 123 145 131 145 125 149 127 157 120 152 113 157 115 149 109 145 117 145Z'),
    ),
  ),
  muslimRevolution: scene(
    'dusk',
    1,
    at.sun(120, 70, 40),
    put(at.mosque, 128, 118, 104),
    at.plain(116, 'near'),
    put(person({ wears: 'robe', hat: 'turban', beard: true, tone: 'ink', nearArm: [130, 160] }), 120, 150, 100),
    ...[70, 172].map((x, i) =>
      put(
        person({ wears: 'shawl', hat: 'scarf', tone: 'ink', nearArm: [140, 170], holds: i ? 'placard' : 'redPlacard' }),
        x,
        164,
        70,
      ),
    ),
    put(crowd(270, 2, 'ink', 1), 120, 142, 92),
  ),
  opec: scene(
    'night',
    -1,
    at.stars,
    put(is.derrick, 40, 112, 90),
    put(is.derrick, 204, 112, 76),
    put(at.fire, 40, 30, 36),
    at.dunes(110),
    put(is.pump, 66, 136, 50),
    lay(
      mark('ink', 'M162 158V116Q182 110 202 116V158Q182 164 162 158Z'),
      mark('red', 'M162 128Q182 134 202 128V142Q182 148 162 142Z'),
      line('lit', 1.5, 'M162 117Q182 123 202 117'),
    ),
    lay(
      mark('ink', 'M196 162V126Q212 121 228 126V162Z'),
      mark('dark', 'M196 136Q212 141 228 136V146Q212 151 196 146Z'),
    ),
    put(bust({ wears: 'robe', hair: 'keffiyeh', beard: true, cloth: 'paper', sash: 'lit' }), 116, 166, 118),
  ),
  sadatExpelsSoviets: scene(
    'dawn',
    1,
    at.sun(60, 54, 28),
    lay(mark('haze', 'M92 112 134 52 176 112ZM150 112 184 66 218 112Z'), mark('far', 'M134 52 176 112H150Z')),
    at.dunes(112),
    put(is.transport, 168, 46, 50, -10),
    put(person({ ...SUIT, ...POINT, farArm: [-10, 20], sash: 'blue', tone: 'ink' }), 66, 158, 112),
    ...[214, 184, 156].map((x, i) =>
      put(
        person({ hat: i === 1 ? 'fur' : 'peaked', ...WALK, lean: 8, nearArm: [6, 8], holds: 'suitcase', sash: 'red' }),
        x,
        146 + i * 5,
        66 + i * 6,
      ),
    ),
  ),
  voiceOfAmerica: scene(
    'night',
    1,
    at.stars,
    put(at.mast, 178, 132, 124),
    at.waves(178, 16, 'lit'),
    at.skyline(128, 'far'),
    at.plain(138, 'near'),
    put(bust({ wears: 'suit', hair: 'short', sash: 'blue' }), 78, 166, 108),
    lay(
      mark('ink', 'M116 160V122H122V160Z'),
      mark('lit', 'M108 118Q106 94 119 92 132 94 130 118Q119 126 108 118Z'),
      line('ink', 1.6, 'M108 104H130M108 111H130M119 92V120M104 164H134'),
      mark('blue', 'M112 130H126V138H112Z'),
    ),
  ),
  northSeaOil: scene(
    'storm',
    1,
    at.clouds(36, 'haze', 0.8),
    at.sea(100, 'far', 'dark'),
    lay(
      mark('ink', 'M74 112V66H82V112ZM158 112V66H166V112ZM110 112V66H118V112Z'),
      mark('dark', 'M56 50H184V68H56ZM64 36H104V50H64Z'),
      mark('lit', 'M70 40h6v5h-6ZM82 40h6v5h-6ZM94 40h6v5h-6Z'),
    ),
    put(is.derrick, 138, 52, 54),
    lay(line('ink', 3, 'M184 54 212 36')),
    put(at.fire, 214, 36, 26),
    put(is.helicopter, 40, 34, 26),
    lay(
      mark('dark', 'M-4 132q20-16 44-4 20-16 44-2 22-16 46 0 22-16 46-2 20-14 40 0 18-12 34 0V164H-4Z'),
      line('glow', 2, 'M-4 132q20-16 44-4 20-16 44-2 22-16 46 0 22-16 46-2 20-14 40 0'),
    ),
    put(person({ wears: 'coat', hat: 'helmet', tone: 'red', nearArm: [130, 160] }), 92, 160, 50),
    lay(mark('ink', 'M56 144H140L130 164H66Z')),
    put(person({ wears: 'coat', hat: 'helmet', tone: 'red', lean: 10, nearArm: [60, 90] }), 108, 150, 46),
  ),
  yuriAndSamantha: scene(
    'dawn',
    1,
    at.sun(180, 46, 26),
    at.rays(180, 46, 'paper', 0.35),
    lay(
      mark('far', 'M-4 112H246V164H-4Z'),
      mark('haze', 'M26 112V62H34V50Q40 30 46 50V62H58V46Q66 20 74 46V62H86V54Q92 36 98 54V62H106V112Z'),
      mark('red', 'M40 36 43 26 46 36ZM66 30 70 16 74 30Z'),
    ),
    put(bust({ wears: 'suit', hair: 'receding', glasses: true, stout: true, sash: 'red' }), 74, 166, 106),
    face(person({ wears: 'dress', hat: 'scarf', tone: 'blue', nearArm: [70, 100], holds: 'papers' }), 164, 156, 80),
    lay(
      mark('paper', 'M120 78H152V100H120Z'),
      line('ink', 1.5, 'M120 78 136 92 152 78M120 78H152V100H120Z'),
      mark('red', 'M136 92a4 4 0 1 0 .1 0Z'),
    ),
  ),
  awacsSale: scene(
    'dusk',
    1,
    at.sun(60, 76, 36),
    at.dunes(118),
    put(at.palm, 34, 132, 50),
    put(is.heavyBomber, 128, 66, 96, -6),
    lay(
      mark('ink', 'M92 48 96 34H104L108 46Z'),
      mark('dark', 'M52 34Q100 12 150 26 104 44 52 34Z'),
      mark('lit', 'M52 34Q100 12 150 26 100 20 52 34Z'),
    ),
    ...[30, 48, 66].map((r, i) =>
      lay(
        faint(
          0.9 - i * 0.2,
          line('blue', 2.6, `M${190 - r * 0.9} ${104 - r * 0.5}A${r} ${r} 0 0 1 ${190 + r * 0.2} ${104 - r}`),
        ),
      ),
    ),
    lay(
      mark('ink', 'M168 118Q176 142 206 140L214 132Q190 130 180 108ZM184 164 190 136H200L206 164Z'),
      line('ink', 2, 'M194 124 180 104'),
    ),
    put(person({ wears: 'robe', hat: 'keffiyeh', tone: 'paper', ...POINT }), 88, 160, 92),
    face(person({ ...SUIT, nearArm: [30, 70], holds: 'papers', sash: 'blue' }), 136, 160, 88),
  ),
} as const satisfies { readonly [C in Card]?: Scene }
