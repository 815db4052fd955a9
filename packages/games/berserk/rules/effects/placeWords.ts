// Words that bring cards into play or move them, and redistribute wounds.

import { enter } from '@ludoteka/kernel'
import { type Cell, FIELD } from '../../content/cells.ts'
import { findAttack, strikerOf } from '../attack/rows.ts'
import { canEnter, canSummon, mayBeTaken } from '../entering.ts'
import type { Use } from '../frames.ts'
import { canBeHealed } from '../heals.ts'
import { log } from '../log.ts'
import type { Piece } from '../names.ts'
import { amountOf as amountOfKeyword, cardOf, cellOf, change, freeCells, has, isInPlay, rowOf } from '../pieces.ts'
import type { S } from '../state.ts'
import { faceOf } from '../told.ts'
import { inflict } from '../wounds.ts'
import { amountOf, receiversOf } from './receivers.ts'
import { affected, type WordRules } from './words.ts'

/** N.22 Whether the card has lain in the graveyard long enough and may come back. */
function comesBack(s: S, use: Use): boolean {
  const { source } = use
  return (
    rowOf(s, source).incarnationChips >= amountOfKeyword(s, source, 'incarnation') &&
    canEnter(s, use, source, 'incarnate')
  )
}

/** N.1 Free cells around a card; symbiotes never leave their host (21.4). */
export function cellsBeside(s: S, piece: Piece): readonly Cell[] {
  const cell = cellOf(s, piece)
  return cell && rowOf(s, piece).at === cell ? freeCells(s, FIELD.neighbours(cell, { diagonal: true })) : []
}

export const PLACE_WORDS: WordRules<
  'revive' | 'summon' | 'incarnate' | 'relocateBeside' | 'redistributeWounds' | 'guard' | 'unite'
> = {
  revive: {
    run(s, use, { closed }) {
      const [piece] = use.targets
      if (!piece || isInPlay(s, piece) || !mayBeTaken(s, use.seat, cardOf(s, piece))) return false
      enter(s, { step: 'effect.place', ...use, piece, how: 'revive', isClosed: closed === true })
      return undefined
    },
  },
  // 29 A fruitless search is allowed, so the question tells nothing about the deck.
  summon: {
    run(s, use, _params, at) {
      enter(s, { step: 'effect.search', ...use, at })
      return undefined
    },
    can: (s, use, { filter }) => canSummon(s, use, filter),
  },
  incarnate: {
    run(s, use) {
      const { source } = use
      if (rowOf(s, source).at !== 'graveyard' || rowOf(s, source).incarnated) return false
      const most = amountOfKeyword(s, source, 'incarnation')
      const chips = Math.min(most, rowOf(s, source).incarnationChips + 1)
      if (chips > rowOf(s, source).incarnationChips) {
        change(s, source, { incarnationChips: chips })
        log(s, 'incarnationChip', 'N.22', { piece: source, card: faceOf(s, source), n: chips })
      }
      if (comesBack(s, use)) enter(s, { step: 'effect.place', ...use, piece: source, how: 'incarnate', isClosed: true })
      return undefined
    },
  },
  relocateBeside: {
    run(s, use) {
      enter(s, { step: 'effect.relocate', ...use })
      return undefined
    },
    can: (s, { source }) => cellsBeside(s, source).length > 0,
  },
  // 20.10.1 First the number, then the healing, then the split.
  redistributeWounds: {
    run(s, use, { max, source }, at) {
      const [from] = affected(s, use, source)
      if (!from || !canBeHealed(s, from)) return false
      const most = Math.min(amountOf(s, use, max) ?? 0, rowOf(s, from).wounds)
      const onto = use.onto.filter(piece => isInPlay(s, piece))
      if (most === 0 || onto.length === 0) return false
      enter(s, { step: 'effect.number', ...use, onto, at, min: 1, max: most })
      return undefined
    },
    can: (s, use, { source }) => receiversOf(s, use, source).some(piece => canBeHealed(s, piece)),
  },
  // N.20, 28.6.1 The attacking card wounds itself, unless it has Guard of its own.
  guard: {
    run(s, use) {
      const a = findAttack(s, use.attack)
      const striker = a && strikerOf(a)
      if (!striker || !isInPlay(s, striker) || has(s, striker, 'guard')) return false
      inflict(s, [striker], {
        amount: use.x,
        kind: 'own',
        source: striker,
        seat: rowOf(s, striker).controller,
        cause: use.cause,
      })
      return undefined
    },
  },
  unite: {
    run(s, use) {
      enter(s, { step: 'effect.unity', ...use, shown: [] })
      return undefined
    },
  },
}
