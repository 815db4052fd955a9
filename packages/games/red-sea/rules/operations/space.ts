// Chapter 6.4: the Space Race.

import { type Rule, rule, type Steps } from '@ludoteka/kernel'
import type { Card } from '../../content/cards.ts'
import { LAST_BOX, PROBE_BOX, SHUTTLE_BOX, type Side, SPACE_BOXES } from '../../content/tracks.ts'
import { drawCards } from '../cards.ts'
import { throwDice, thrownBy } from '../dice.ts'
import { log } from '../log.ts'
import { opsOf } from '../opsValue.ts'
import { is, of, other, put } from '../sides.ts'
import type { F, S, Verbs } from '../state.ts'
import { checkVictory, gainVp } from '../victory.ts'

export const boxOf = (s: S, side: Side): number => of(s.spaceBox, side)
const nextBox = (s: S, side: Side) => SPACE_BOXES[boxOf(s, side) + 1]

/** 6.4.1, 6.4.2, 6.4.6 Whether a card may be discarded for the next box. */
export const SPACE_RULES: readonly Rule<[s: S, side: Side, card: Card]>[] = [
  rule('6.4.6', 'lastBoxReached', (s: S, side: Side, _card: Card) => boxOf(s, side) < LAST_BOX),
  rule('6.4.2', 'attemptUsed', (s: S, side: Side, _card: Card) => !is(s.spaceAttempted, side)),
  rule(
    '6.4.1',
    'tooFewOps',
    (s: S, side: Side, card: Card) => opsOf(s, side, card).value >= (nextBox(s, side)?.ops ?? 0),
  ),
]

/** 6.4.1 The card is on the table; a die decides. */
export function attemptSpace(s: S, side: Side): void {
  put(s.spaceAttempted, side, true)
  throwDice(s, [side], { step: 'spaceRace.outcome', side })
}

/** 6.4.3, 6.4.4 One box forward, with all it gives. */
export function advanceInSpace(s: S, side: Side, number: string): void {
  const box = nextBox(s, side)
  if (!box) return // 6.4.6
  const to = boxOf(s, side) + 1
  put(s.spaceBox, side, to)
  log(s, 'spaceAdvanced', number, { side, box: to })
  const isFirst = boxOf(s, other(side)) < to
  gainVp(s, side, box.vp[isFirst ? 0 : 1], 'spaceRace', '6.4.3')
  if (to === SHUTTLE_BOX && isFirst) drawCards(s, side, 1, '6.4.4')
}

/** 6.4.4 The first in box 1, until the second is there too. */
export const hasProbe = (s: S, side: Side): boolean => boxOf(s, side) >= PROBE_BOX && boxOf(s, other(side)) < PROBE_BOX

export const SPACE_RACE: Pick<Steps<S, F, Verbs>, 'spaceRace.outcome'> = {
  // 6.4.1 Within the range of the box.
  'spaceRace.outcome': {
    run(s, { side }) {
      const box = nextBox(s, side)
      if (box && thrownBy(s, side) <= box.upTo) advanceInSpace(s, side, '6.4.1')
      else log(s, 'spaceFailed', '6.4.1', { side, box: boxOf(s, side) + 1 })
      checkVictory(s)
    },
  },
}
