// What is drawn of a card in play: its numbers as they are now, its keywords, and what lasts on it.

import type { View } from '@ludoteka/kernel'
import type { AbilityName } from '../content/abilities.ts'
import { CARD, type CardId } from '../content/cards.ts'
import { KEYWORDS, type KeywordId } from '../content/keywords.ts'
import { initialLife, lifeOf, movementValue, type Piece, traits } from '../rules/questions.ts'
import { cardAt, rowIn, type Scene } from './scene.ts'

export type Keyword = {
  readonly k: KeywordId
  readonly x: number | undefined
  /** Not printed on the card: gained, or given by another card. */
  readonly isGained: boolean
}

export type PieceFacts = {
  readonly piece: Piece
  /** Nothing for the viewer where it is hidden. */
  readonly card: CardId | undefined
  readonly isHidden: boolean
  readonly controller: number
  readonly isClosed: boolean
  readonly hasActed: boolean
  readonly life: number | undefined
  readonly fullLife: number
  readonly wounds: number
  readonly extraLife: number
  readonly chips: number
  readonly poison: number
  /** Steps left of so many. */
  readonly steps: number
  readonly move: number
  readonly strike: readonly number[] | undefined
  readonly isFlyer: boolean
  readonly keywords: readonly Keyword[]
  readonly abilities: readonly AbilityName[]
  /** Effects that end some time. */
  readonly lasting: number
}

/** Keywords without a number of their own. */
const isNumbered = (keywords: readonly { readonly k: KeywordId }[], k: KeywordId): boolean =>
  keywords.some(one => one.k === k && 'x' in one)

export function factsAt(view: View, scene: Scene, piece: Piece): PieceFacts | undefined {
  const row = rowIn(scene, piece)
  if (!row) return undefined
  const card = cardAt(view, scene, piece)
  const isHidden = row.card === 'hidden'
  const known = card && CARD[card]
  const now = traits(scene, piece)
  const printed = known?.keywords ?? []
  const { amounts } = now // of a hidden card nothing is known to the rules
  return {
    piece,
    card,
    isHidden,
    controller: row.controller,
    isClosed: row.closed,
    hasActed: row.acted,
    life: known && 'life' in known ? (isHidden ? known.life : lifeOf(row)) : undefined,
    fullLife: card ? initialLife(card) : 0,
    wounds: row.wounds,
    extraLife: row.extraLife,
    chips: row.chips + row.incarnationChips,
    poison: row.poison,
    steps: row.units,
    move: isHidden ? (known?.type === 'creature' ? known.move : 0) : movementValue(scene, piece),
    strike: known?.type === 'creature' ? known.strike : undefined,
    isFlyer: !isHidden && amounts.flying !== undefined,
    keywords: isHidden
      ? printed.map(one => ({ k: one.k, x: 'x' in one ? one.x : undefined, isGained: false }))
      : KEYWORDS.flatMap(k => {
          const x = amounts[k]
          if (x === undefined) return []
          const isPrinted = printed.some(one => one.k === k)
          const hasNumber = isNumbered(printed, k) || (!isPrinted && x > 1)
          return [{ k, x: hasNumber ? x : undefined, isGained: !isPrinted }]
        }),
    abilities: card ? CARD[card].abilities.map(({ id }) => `${card}.${id}` as const) : [],
    lasting: scene.lasting.filter(one => one.piece === piece).length,
  }
}
