// What a click on a card or a cell means: an answer at once, or first choosing who acts.

import type { Choice } from '@ludoteka/kernel'
import { findName } from '@ludoteka/ui'
import type { CardId } from '../content/cards.ts'
import { CELLS, type Cell } from '../content/cells.ts'
import { PIECES, type Piece, pair } from '../rules/questions.ts'
import { actorsIn, cellOffers, deedsTo, directOffers, isActor, isOffered, waysTo } from './offers.ts'
import type { Offered } from './strings.ts'

/** What has been chosen on the way to an answer. */
export type Picked = {
  /** The card that is to act, and the one that was chosen before it. */
  readonly actor?: Piece | undefined
  readonly from?: Piece | undefined
  /** A cell that can be reached in several ways. */
  readonly cell?: Cell | undefined
  /** A card of the squad that is to be placed. */
  readonly card?: CardId | undefined
}

export type Answer = { readonly verb: Offered; readonly arg: string }

export type Click =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'pick'; readonly picked: Picked }
  | { readonly kind: 'nothing' }

const NOTHING: Click = { kind: 'nothing' }

/** Steps in which a card that alone can act is chosen by itself. */
const ALONE: readonly string[] = ['prepare.attach', 'turn.thirst']

/** Who acts: the chosen card while it still can, or the only one where nothing else is asked. */
export function actorOf(choice: Choice, step: string, { actor, from }: Picked): Piece | undefined {
  if (actor && (isActor(choice, actor) || answersAt(choice, from, actor).length > 0)) return actor
  const all = ALONE.includes(step) ? actorsIn(choice) : []
  return all.length === 1 ? all[0] : undefined
}

/** What may be done to a card at once: by whoever is chosen, or by naming it. */
export const answersAt = (choice: Choice, actor: Piece | undefined, piece: Piece): readonly Answer[] => [
  ...deedsTo(choice, actor, piece).map(verb => ({ verb, arg: pair(actor ?? piece, piece) })),
  ...directOffers(choice, piece).map(verb => ({ verb, arg: piece })),
]

/** A strike at a card of one's own is never meant at first sight: it is chosen in the panel. */
export function clickOnPiece(
  choice: Choice,
  actor: Piece | undefined,
  piece: Piece,
  isOwn: (piece: Piece) => boolean,
): Click {
  const answers = answersAt(choice, piece === actor ? undefined : actor, piece)
  const [answer] = answers
  if (isActor(choice, piece) || answers.length > 1 || (answer?.verb === 'strike' && isOwn(piece)))
    return piece === actor ? NOTHING : { kind: 'pick', picked: { actor: piece, from: actor } }
  return answer ? { kind: 'answer', answer } : NOTHING
}

export function clickOnCell(choice: Choice, actor: Piece | undefined, { card }: Picked, cell: Cell): Click {
  if (card && isOffered(choice, 'place', pair(card, cell)))
    return { kind: 'answer', answer: { verb: 'place', arg: pair(card, cell) } }
  const [direct] = cellOffers(choice, cell)
  if (direct) return { kind: 'answer', answer: { verb: direct, arg: cell } }
  const ways = waysTo(choice, actor, cell)
  const [way] = ways
  if (!actor || !way) return NOTHING
  return ways.length > 1
    ? { kind: 'pick', picked: { actor, cell } }
    : { kind: 'answer', answer: { verb: way, arg: pair(actor, cell) } }
}

/** What the name of a thing says at its end. */
export function offeredBy(click: Click): readonly Offered[] {
  if (click.kind === 'answer') return [click.answer.verb]
  return click.kind === 'pick' ? ['choose'] : []
}

export const answerWords = (click: Click): string | undefined =>
  click.kind === 'answer' ? `${click.answer.verb} ${click.answer.arg}` : undefined

/** The card or the cell of a target of the board. */
export type Place = { readonly piece?: Piece | undefined; readonly cell?: Cell | undefined }

export const placeOf = (target: HTMLElement | undefined): Place => ({
  piece: findName(PIECES, target?.dataset['piece']),
  cell: findName(CELLS, target?.dataset['cell']),
})
