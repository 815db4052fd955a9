// The pictures of fate cards, by what each means in a battle.

import type { BattleResult } from '../../content/fate.ts'
import { type Art, painted } from '../cardArt.ts'
import { horseman, KING, KNIGHT, LADY, LORD, man, other, SOLDIER, thing, turned, WOUNDED } from './folk.ts'
import * as is from './things.ts'

export const FATE_ART: Readonly<Record<BattleResult, Art>> = {
  deal100: painted(
    'vermilion',
    'hills',
    other({ ...SOLDIER, dye: 'green', right: 'up', holds: 'sword' }, 214, 124, 58),
    man({ ...SOLDIER, dye: 'ink', right: 'fore', holds: 'spear' }, 52, 130, 56),
    other({ ...WOUNDED, dye: 'gold', hat: 'kettle' }, 178, 142, 74),
    man({ ...KNIGHT, dye: 'blue', right: 'up', holds: 'sword' }, 124, 142, 86),
  ),
  prevent100: painted(
    'lapis',
    'walls',
    man({ ...SOLDIER, dye: 'red', left: 'fore', holdsToo: 'shield' }, 60, 138, 70),
    other({ ...SOLDIER, dye: 'green', right: 'up', holds: 'sword' }, 208, 140, 72),
    man({ ...KNIGHT, dye: 'gold', right: 'down', holds: 'sword', left: 'fore', holdsToo: 'blueShield' }, 128, 144, 86),
  ),
  victory1: painted(
    'gold',
    'camp',
    man({ ...SOLDIER, dye: 'green', right: 'up', left: 'up' }, 44, 138, 64),
    horseman({ ...LORD, dye: 'red', hat: 'crown', right: 'up', holds: 'whiteBanner' }, 'white', 124, 144, 78),
    other({ ...SOLDIER, dye: 'blue', right: 'fore', holds: 'trumpet' }, 204, 140, 72),
  ),
  drawFate: painted(
    'verdigris',
    'hills',
    turned([...is.moon('white')], 204, 50, 50),
    thing(is.wheel(), 126, 144, 84),
    man({ ...LADY, dye: 'violet', right: 'up', hat: 'veil' }, 66, 142, 76),
    other({ ...KING, right: 'up', left: 'up' }, 186, 142, 66),
  ),
}
