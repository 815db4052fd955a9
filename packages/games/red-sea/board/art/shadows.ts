// Scenes of spies, gunmen and those behind them: the darker cards that the base game lends.

import type { Card } from '../../content/cards.ts'
import * as is from './machines.ts'
import { face, faint, lay, line, mark, put, type Scene, scene } from './marks.ts'
import { KNEEL, person, RUN, SALUTE, SIT, WALK } from './people.ts'
import * as at from './places.ts'

const SUIT = { wears: 'suit', hat: 'none' } as const

export const SHADOW_SCENES = {
  colonialRearGuards: scene(
    'dawn',
    -1,
    at.sun(64, 50, 26),
    at.hills(108),
    at.plain(122),
    lay(
      mark('dark', 'M150 126V62H146V52H210V62H206V126Z'),
      mark('paper', 'M160 72h8v12h-8ZM188 72h8v12h-8Z'),
      mark('ink', 'M172 126V100H186V126Z'),
    ),
    put(at.flag('blue'), 178, 54, 48),
    put(at.acacia, 40, 130, 60),
    ...[64, 92].map((x, i) =>
      put(
        person({
          hat: 'bush',
          wears: 'shirt',
          tone: 'paper',
          below: 'dark',
          shine: 'haze',
          nearArm: [10, 40],
          holds: 'slung',
        }),
        x,
        150 + i * 4,
        84,
      ),
    ),
    face(person({ hat: 'peaked', ...SALUTE }), 132, 156, 92),
  ),
  puppetGovernments: scene(
    'room',
    1,
    lay(
      mark('ink', 'M-4-4H246V18H-4Z'),
      mark(
        'dark',
        'M86-4Q96 20 120 22 146 20 154-4ZM92 16 86 36 92 38 98 20ZM108 20 106 40 112 40 114 22ZM128 20 130 40 136 40 134 20ZM142 18 150 36 156 34 150 14Z',
      ),
    ),
    lay(line('paper', 1, 'M90 36 62 78M90 36 78 62M109 40 100 110M132 40 140 110M153 34 176 62M153 34 182 82')),
    at.drape('blue', -2, 26, 120),
    at.drape('blue', 216, 26, 120),
    at.room(126),
    put(person({ ...SUIT, hat: 'fedora', nearArm: [-110, -150], farArm: [70, 120], turn: 1 }), 78, 154, 88),
    face(
      person({ hat: 'peaked', sash: 'blue', nearArm: [-90, -150], farArm: [100, 150], turn: 1, nearLeg: [30, -10] }),
      166,
      154,
      88,
    ),
    put(person({ ...SUIT, hat: 'bald', tone: 'ink', nearArm: [-60, -120], farArm: [60, 120], turn: 1 }), 122, 158, 68),
  ),
  loneGunman: scene(
    'night',
    1,
    at.skyline(108, 'haze'),
    lay(mark('far', 'M-4 108H246V164H-4Z'), faint(0.6, mark('glow', 'M178 96 150 164H216Z'))),
    put(is.limousine, 184, 150, 46),
    put(person({ ...SUIT, nearArm: [140, 165] }), 180, 142, 28),
    lay(line('red', 1.6, 'M180 108a14 14 0 1 0 .1 0M180 100V116M180 128V142M158 122H172M188 122H202')),
    lay(mark('ink', 'M-4-4H60V164H-4ZM60 116H96V164H60Z'), line('dark', 3, 'M60-4V116H96')),
    put(
      person({
        ...KNEEL,
        wears: 'coat',
        hat: 'fedora',
        nearArm: [44, 110],
        farArm: [76, 92],
        holds: 'rifle',
        lean: 10,
        tone: 'dark',
      }),
      68,
      144,
      104,
    ),
  ),
  terrorism: scene(
    'dusk',
    -1,
    at.skyline(104, 'haze'),
    put(at.smoke, 172, 110, 96),
    at.plain(118, 'near'),
    put(at.blast, 172, 116, 70),
    lay(
      mark('ink', 'M128 130 140 112H204L220 130ZM124 130H226V140H124Z'),
      mark('dark', 'M138 140a9 9 0 1 0 18 0ZM192 140a9 9 0 1 0 18 0Z'),
    ),
    put(at.fire, 178, 116, 40),
    put(
      person({ wears: 'coat', hat: 'scarf', tone: 'ink', ...WALK, nearArm: [10, 10], holds: 'suitcase' }),
      62,
      158,
      108,
    ),
    face(person({ ...SUIT, ...RUN, nearArm: [60, 120] }), 116, 148, 62),
    face(person({ wears: 'dress', hat: 'scarf', ...RUN, nearArm: [70, 120] }), 100, 140, 48),
  ),
  aldrichAmesRemix: scene(
    'night',
    -1,
    lay(
      mark('haze', 'M22 12H92V104H22Z'),
      line('near', 3, 'M57 12V104M22 34H92M22 56H92M22 78H92'),
      faint(0.25, mark('glow', 'M22 12H92L200 164H90Z')),
    ),
    at.room(122),
    face(person({ wears: 'coat', hat: 'fedora', nearArm: [46, 84], holds: 'papers', tone: 'dark' }), 170, 158, 116),
    put(person({ wears: 'coat', hat: 'fur', nearArm: [46, 84], tone: 'ink', sash: 'red' }), 90, 158, 114),
    lay(mark('paper', 'M118 92H142V108H118Z'), mark('red', 'M122 96H138V99H122Z')),
  ),
  wargames: scene(
    'night',
    1,
    lay(
      mark('ink', 'M24 8H216V98H24Z'),
      mark('far', 'M36 30Q60 18 88 30L84 56 60 76 44 54ZM104 26Q150 14 200 30L190 56 160 64 140 84 120 60Z'),
      line('haze', 0.8, 'M24 38H216M24 68H216M72 8V98M120 8V98M168 8V98'),
    ),
    lay(
      line('red', 2, 'M180 40Q120-10 62 44M170 50Q130 10 76 58M150 48Q110 6 56 60'),
      line('blue', 2, 'M58 50Q120 100 176 52M70 56Q120 92 150 62'),
      mark('glow', 'M62 44a6 6 0 1 0 .1 0ZM176 48a6 6 0 1 0 .1 0ZM150 56a4 4 0 1 0 .1 0Z'),
    ),
    lay(
      mark('haze', 'M-4 122H246V164H-4Z'),
      mark('ink', 'M20 122H84V108H20ZM156 122H220V108H156Z'),
      mark('lit', 'M26 112H44V118H26ZM50 112H58V118H50ZM162 112H180V118H162ZM188 112H200V118H188Z'),
    ),
    put(person({ hat: 'peaked', nearArm: [30, 110], holds: 'telephone', tone: 'dark' }), 122, 160, 94),
    put(person({ ...SIT, wears: 'shirt', hat: 'none', nearArm: [50, 90] }), 52, 166, 84),
    face(person({ ...SIT, wears: 'shirt', hat: 'none', nearArm: [50, 90] }), 190, 166, 84),
  ),
  ourManInTehran: scene(
    'haze',
    1,
    at.sun(176, 44, 22),
    at.hills(86),
    at.arabTown(106, 'far'),
    lay(mark('near', 'M-4 118H246V164H-4Z')),
    put(at.mosque, 186, 120, 60),
    lay(mark('ink', 'M-4-4H36V164H-4ZM-4-4H246V10Q120 22 36 10Z')),
    put(
      person({
        wears: 'coat',
        hat: 'fedora',
        ...WALK,
        nearArm: [50, 100],
        holds: 'papers',
        tone: 'dark',
        sash: 'blue',
      }),
      84,
      160,
      116,
    ),
    ...[150, 178, 204].map((x, i) =>
      face(
        person({
          wears: i === 1 ? 'suit' : 'robe',
          hat: i === 1 ? 'none' : 'turban',
          tone: i === 1 ? 'dark' : 'ink',
          beard: true,
        }),
        x,
        148,
        56,
      ),
    ),
  ),
} as const satisfies { readonly [C in Card]?: Scene }
