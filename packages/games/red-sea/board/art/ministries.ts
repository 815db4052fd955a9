// Scenes of governments, parties and their economies.

import type { Card } from '../../content/cards.ts'
import { wolf } from './animals.ts'
import { bust } from './busts.ts'
import * as is from './machines.ts'
import { face, faint, lay, line, mark, put, type Scene, scene } from './marks.ts'
import { crowd, KNEEL, MARCH, POINT, person, RAISED, SALUTE, SIT, WALK } from './people.ts'
import * as at from './places.ts'

const SUIT = { wears: 'suit', hat: 'none' } as const

export const MINISTRY_SCENES = {
  albanoStalinistEconomics: scene(
    'haze',
    1,
    lay(
      mark('far', 'M-4 112V70L24 54V70L52 54V70L80 54V36H90V54H96V30H106V112ZM120 112V84H246V112Z'),
      mark('haze', 'M86 36Q80 20 96 14 90 2 108-4H128Q110 8 116 16 104 24 106 34Z'),
    ),
    at.plain(112),
    lay(line('red', 4, 'M128 40 150 50 166 44 188 78 214 92M204 92H215V80')),
    ...[0, 1, 2, 3, 4, 5].map(i =>
      face(
        person({
          wears: i % 2 ? 'coat' : 'shawl',
          hat: i % 3 ? 'scarf' : 'bush',
          lean: 6,
          tone: i % 2 ? 'dark' : 'ink',
        }),
        56 + i * 25,
        154 - (i % 2) * 2,
        66 + (i % 3) * 4,
      ),
    ),
    lay(mark('dark', 'M12 164V112H42V164Z'), mark('paper', 'M17 118H37V130H17Z'), mark('ink', 'M17 136H37V164H17Z')),
  ),
  theVictoriousLeader: scene(
    'noon',
    1,
    at.rays(120, 84),
    at.ambas(112),
    at.plain(122),
    lay(mark('paper', 'M64 164V142H96V128H144V142H176V164Z'), mark('blue', 'M114 134H126V140H114Z')),
    put(
      person({ hat: 'peaked', nearArm: [-128, -160], farArm: [140, 164], turn: 1, sash: 'blue', holdsToo: 'sword' }),
      120,
      130,
      94,
    ),
    face(at.flag('blue'), 60, 150, 104),
    put(at.flag('blue'), 180, 150, 104),
    put(person({ hat: 'beret', ...SALUTE }), 76, 148, 66),
    face(person({ hat: 'beret', ...SALUTE }), 164, 148, 66),
  ),
  nasserism: scene(
    'noon',
    1,
    at.rays(120, 60, 'paper', 0.5),
    at.arabTown(104, 'haze'),
    put(bust({ wears: 'suit', hair: 'short', moustache: true, sash: 'red' }), 120, 128, 116),
    lay(
      mark('red', 'M16 98Q60 86 120 98T224 98V126Q170 138 120 126T16 126Z'),
      line('paper', 3, 'M40 112Q80 104 120 112T200 112'),
    ),
    put(crowd(270, 3, 'ink', 2), 120, 132, 94),
  ),
  gosplanAdvisers: scene(
    'room',
    1,
    lay(
      mark('paper', 'M40 12H156V92H40Z'),
      line('far', 1, 'M40 32H156M40 52H156M40 72H156'),
      mark('red', 'M52 88V66H68V88ZM76 88V54H92V88ZM100 88V40H116V88ZM124 88V24H140V88Z'),
      line('ink', 2, 'M48 88H148'),
    ),
    at.room(112),
    face(person({ ...SUIT, hat: 'fur', ...POINT, tone: 'ink', sash: 'red' }), 178, 160, 106),
    at.table(124, 16, 168),
    put(person({ ...SIT, hat: 'none', wears: 'shirt', nearArm: [50, 90] }), 56, 162, 92),
    put(person({ ...SIT, hat: 'afro', wears: 'shirt', nearArm: [40, 100] }), 94, 164, 92),
    lay(mark('paper', 'M104 130H132L136 138H100Z'), line('ink', 1.2, 'M144 128H162V140H144ZM144 132H162M144 136H162')),
  ),
  vanguardParty: scene(
    'dusk',
    1,
    at.sun(120, 84, 54),
    at.skyline(112, 'haze'),
    at.plain(124, 'near'),
    ...[34, 70, 106, 142, 178].map((x, i) =>
      put(
        person({ ...MARCH, nearArm: [120, 160], holds: i % 2 ? 'paleFlag' : 'redFlag', hat: 'beret', wears: 'shirt' }),
        x,
        138,
        52,
      ),
    ),
    ...[44, 84, 124, 164, 204].map((x, i) =>
      put(
        person({
          ...MARCH,
          wears: i === 1 ? 'dress' : 'shirt',
          hat: i === 1 ? 'scarf' : i === 3 ? 'afro' : 'beret',
          ...(i === 2 ? RAISED : { nearArm: [-16, 30] as const }),
        }),
        x,
        160,
        78,
      ),
    ),
    lay(mark('red', 'M40 112H206V130H40Z'), line('paper', 2.6, 'M54 121H94M104 121H150M160 121H192')),
  ),
  presidentialDirective30: scene(
    'room',
    -1,
    at.drape('blue', 14, 30, 110),
    at.drape('blue', 196, 30, 110),
    lay(mark('glow', 'M76 6H164V96H76Z'), line('near', 4, 'M120 6V96M76 50H164M76 6H164V96H76Z')),
    put(
      person({ ...SUIT, nearArm: [30, 70], farArm: [30, 80], lean: 10, sash: 'blue', holds: 'papers' }),
      96,
      160,
      112,
    ),
    face(person({ ...SUIT, tone: 'ink', nearArm: [10, 50] }), 172, 160, 104),
    at.table(124, 20, 220, 'far'),
    lay(
      mark('paper', 'M100 130H150L158 146H94Z'),
      line('ink', 1.2, 'M108 134H144M106 138H146'),
      mark('red', 'M138 140a6 4 0 1 0 .1 0Z'),
      mark('ink', 'M166 128 172 128 176 140H162Z'),
    ),
  ),
  stagflation: scene(
    'haze',
    1,
    at.skyline(96, 'haze'),
    at.plain(116),
    lay(
      mark('ink', 'M148 142V70H196V142Z'),
      mark('paper', 'M154 76H190V96H154Z'),
      line('red', 3, 'M158 92 166 86 172 90 186 79'),
      line('ink', 3, 'M196 84Q212 84 210 110T202 132'),
      mark('red', 'M148 102H196V108H148Z'),
      mark('ink', 'M148 56H196V66H148ZM168 66H176V70H168Z'),
    ),
    put(is.limousine, 60, 122, 46),
    put(is.limousine, 128, 128, 50),
    put(is.limousine, 78, 146, 76),
    face(person({ wears: 'coat', hat: 'fedora', nearArm: [10, 70], holds: 'bucket' }), 178, 160, 80),
  ),
  centoCollapses: scene(
    'storm',
    -1,
    at.clouds(40, 'haze', 0.9),
    lay(
      mark(
        'far',
        'M28 120V44H44V120ZM68 120V44H84V120ZM108 120V70L124 60V120ZM148 120V88L156 96 164 84V120ZM188 120V44H204V120Z',
      ),
      mark('far', 'M20 44H94L88 30H26ZM182 44H210V30H190Z'),
      mark('dark', 'M104 52 150 74 144 86 98 62Z'),
    ),
    at.plain(118, 'near'),
    lay(mark('dark', 'M92 136 112 122 130 128 122 142ZM150 134 162 126 172 134 164 142Z')),
    put(at.flag('blue'), 112, 144, 56, 50),
    put(person({ ...SUIT, ...WALK, lean: 14, holds: 'suitcase', nearArm: [6, 4] }), 186, 154, 82),
    face(person({ hat: 'peaked', ...WALK, lean: 10, nearArm: [20, 40] }), 62, 154, 82),
    face(person({ ...SUIT, ...WALK, holds: 'briefcase', tone: 'ink' }), 32, 158, 78),
  ),
  antiZionistCommittee: scene(
    'room',
    1,
    lay(mark('red', 'M-4 8H246V40H-4Z'), line('paper', 4, 'M30 24H110M124 24H206')),
    ...[52, 92, 132, 172].map((x, i) =>
      put(
        person({
          ...SUIT,
          ...(i === 2 ? { nearArm: [60, 130] as const, holds: 'papers' as const } : {}),
          hat: i === 3 ? 'bald' : 'none',
          tone: i % 2 ? 'ink' : 'dark',
          sash: 'red',
        }),
        x,
        166,
        104,
      ),
    ),
    at.table(114, 14, 226),
    lay(
      line('ink', 2, 'M132 114 128 100M92 114 96 102M52 114 56 102M172 114 168 102'),
      mark(
        'ink',
        'M125 100a3.500 3.500 0 1 1 .1 0ZM97 102a3.500 3.500 0 1 1 .1 0ZM57 102a3.500 3.500 0 1 1 .1 0ZM166 102a3.500 3.500 0 1 1 .1 0Z',
      ),
    ),
    put(person({ wears: 'suit', nearArm: [80, 150], holds: 'camera' }), 38, 184, 84),
    face(person({ wears: 'shirt', nearArm: [70, 110], holds: 'microphone' }), 206, 184, 84),
  ),
  romanianAutonomy: scene(
    'haze',
    -1,
    at.sun(60, 44, 22),
    at.hills(104),
    lay(mark('near', 'M-4 128Q60 112 120 124T246 112V164H-4Z')),
    lay(
      mark('dark', 'M160 118V84L166 76V58L172 46 178 58V72H196V62L203 50 210 62V116Z'),
      mark('lit', 'M168 86h4v8h-4ZM184 84h4v8h-4ZM200 82h4v8h-4Z'),
    ),
    put(wolf, 172, 152, 52),
    put(bust({ wears: 'suit', hair: 'grey', brows: true, sash: 'red' }), 76, 166, 116),
  ),
  israeliPeripheryDoctrine: scene(
    'night',
    -1,
    at.stars,
    at.sun(52, 34, 15),
    at.sea(96, 'haze', 'near'),
    put(is.warship, 70, 104, 34),
    put(is.dhow, 40, 116, 26),
    lay(
      mark('near', 'M90 164 116 122 164 108 246 98V164Z'),
      line('blue', 1.6, 'M146 74 70 98M146 74 40 108M146 74 20 70'),
      faint(0.25, mark('blue', 'M146 74 4 60V116Z')),
    ),
    face(
      person({
        wears: 'coat',
        hat: 'fedora',
        nearArm: [62, 140],
        farArm: [70, 140],
        holds: 'binoculars',
        tone: 'dark',
      }),
      166,
      154,
      112,
    ),
    face(person({ ...KNEEL, wears: 'suit', nearArm: [40, 100], holds: 'telephone', tone: 'ink' }), 206, 150, 80),
    lay(mark('ink', 'M176 164V150H194V164Z'), line('lit', 1, 'M180 150 172 126M180 155H190')),
  ),
} as const satisfies { readonly [C in Card]?: Scene }
