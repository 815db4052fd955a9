// Answers that are never right in Red Sea, for counting them in matches.

import { actionsOf, type Blunders, cardsSeen, type SeenAnswer } from '@ludoteka/kernel'
import { CARD } from '../content/cards.ts'
import { cardNamed } from '../rules/cards.ts'
import { publicState } from '../rules/publicState.ts'
import { projectedScore } from '../rules/scoring.ts'
import { ZONES } from '../rules/state.ts'
import { viewersSide } from '../rules/viewed.ts'

/** 10.4.1 A scoring card in hand wins at once, and something else is played. */
function isWinMissed({ view, choice, action }: SeenAnswer): boolean {
  if (!('score' in choice)) return false
  const s = publicState(view)
  const side = viewersSide(view, s)
  const isWin = (arg: unknown): boolean =>
    projectedScore(s, cardNamed(arg) === 'africaScoring' ? 'africa' : 'middleEast').winner === side
  const winning = actionsOf(action.seat, { score: choice['score'] ?? [] }).filter(({ arg }) => isWin(arg))
  return winning.length > 0 && !winning.some(({ arg }) => action.verb === 'score' && action.arg === arg)
}

/** 4.5.C The opponent's event, with one of one's own in hand. */
function isOpponentsHeadline({ view, action }: SeenAnswer): boolean {
  if (action.verb !== 'headline') return false
  const side = viewersSide(view, publicState(view))
  const sideOfCard = CARD[cardNamed(action.arg)].side
  if (sideOfCard !== 'us' && sideOfCard !== 'ussr') return false
  return sideOfCard !== side && cardsSeen(view, ZONES.hand, view.you).some(card => CARD[card].side === side)
}

export const blunders: Blunders = { winMissed: isWinMissed, opponentsHeadline: isOpponentsHeadline }
