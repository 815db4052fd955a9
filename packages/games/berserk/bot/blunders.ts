// Answers that are never right in Berserk, for counting them in matches.

import { actionsOf, type Blunders, type SeenAnswer } from '@ludoteka/kernel'
import { isOneOf } from '@ludoteka/text-kit'
import { inPlay, isCreatureInPlay, rowOf } from '../rules/pieces.ts'
import { PIECE_TO_PIECE } from '../rules/verbs.ts'
import { publicState } from '../rules/viewed.ts'

const isStrike = isOneOf(PIECE_TO_PIECE.all)

/** 25.1 The turn is ended although the last creature of the enemy can be struck, which is closed and does not answer. */
function isLastCreatureSpared({ view, choice, action }: SeenAnswer): boolean {
  const { strike } = choice
  if (action.verb !== 'endTurn' || strike === undefined) return false
  const s = publicState(view)
  const enemies = inPlay(s).filter(piece => rowOf(s, piece).controller !== action.seat && isCreatureInPlay(s, piece))
  const [last, another] = enemies
  if (last === undefined || another !== undefined || !rowOf(s, last).closed) return false
  return actionsOf(action.seat, { strike }).some(({ arg }) => isStrike(arg) && PIECE_TO_PIECE.of(arg)[1] === last)
}

export const blunders: Blunders = { lastCreatureSpared: isLastCreatureSpared }
