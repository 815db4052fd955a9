// What coups and realignments have in common: where they are possible at all.

import { type Rule, rule } from '@ludoteka/kernel'
import type { Space } from '../../content/spaces.ts'
import type { Side } from '../../content/tracks.ts'
import { influence, isCountry, protectorsOf } from '../board.ts'
import { isBannedByDefcon } from '../defcon.ts'
import { other } from '../sides.ts'
import type { S } from '../state.ts'

/** 2.1.7, 6.2.1, 6.3.1, 8.1.7, KM8; a named region is exempt from the ban (6.2.6, 6.3.5). */
export function targetRules(
  chapter: '6.2.1' | '6.3.1',
): readonly Rule<[s: S, side: Side, at: Space, ignoresBan: boolean]>[] {
  return [
    rule('2.1.7', 'notACountry', (_s, _side, at) => isCountry(at)),
    rule(chapter, 'noOpponentInfluence', (s, side, at) => influence(s, other(side), at) > 0),
    rule('8.1.7', 'defconForbids', (s, _side, at, ignoresBan) => ignoresBan || !isBannedByDefcon(s, at)),
    rule('KM8', 'protectedByCentcom', (s, side, at) => !protectorsOf(s, at).includes(other(side))),
  ]
}
