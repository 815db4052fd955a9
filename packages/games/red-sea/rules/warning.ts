// What an answer may lose at once, for whoever gives it: by nuclear war (8.1.4), by the marker or by the flashpoints (10.4.1), at
// the end of the last turn (10.4.2).

import { type Arg, cardsSeen, type View, type Warning } from '@ludoteka/kernel'
import { CARD, type Card } from '../content/cards.ts'
import type { Space } from '../content/spaces.ts'
import { NUCLEAR_WAR, SIDES, type Side } from '../content/tracks.ts'
import { spaceNamed } from './board.ts'
import { cardNamed, isScoring } from './cards.ts'
import { coupDanger, type Danger, severity } from './danger.ts'
import { publicState } from './publicState.ts'
import { projectedScore, projectedWinner } from './scoring.ts'
import { activeSide, hasExtraRound, inOrder, other } from './sides.ts'
import { type S, ZONES } from './state.ts'
import { lastTurn } from './turn.ts'
import { cardDanger, coupTermsOf, nameOfSeat, viewedCoupStake, viewersOutlook, viewersSide } from './viewed.ts'

/** A nuclear war by its cause, one by an event that follows the coup, or a loss by points. */
export type WarningKey =
  | Danger['by']
  | 'afterCoup'
  | 'points'
  | 'flashpoints'
  | 'scoringHeadline'
  | 'wargames'
  | 'lastRound'

export function warning(view: View, verb: string, arg: Arg | undefined): Warning | undefined {
  const s = publicState(view)
  const side = viewersSide(view, s)
  if (!side) return undefined
  switch (verb) {
    case 'coup':
      return coupWarning(view, s, side, spaceNamed(arg))
    case 'lower': // KM18, TS45
      return side === activeSide(s) && s.defcon - 1 <= NUCLEAR_WAR ? certain('itself') : undefined
    case 'score':
      return scoringWarning(s, side, cardNamed(arg))
    case 'endGame': // TS100
      return leadOf(s, side) - CARD.wargames.n.vp < 0 ? certain('wargames') : undefined
    case 'headline':
      return headlineWarning(view, s, side, cardNamed(arg))
    case 'event':
    case 'operations':
      return warningOf(cardDanger(view, s, verb, cardNamed(arg)))
    case 'decline':
      return view.step === 'actionRound.extra' ? lastRoundWarning(view, s, side) : undefined
    case 'eventFirst': // 5.2 The same danger as with the card, now at once
      return warningOf(cardDanger(view, s, 'operations', cardNamed(view.terms['card'])))
    default:
      return undefined
  }
}

const certain = (key: WarningKey): Warning => ({ key, chance: 1 })

function warningOf(danger: Danger | undefined, key: WarningKey | undefined = danger?.by): Warning | undefined {
  return danger && key && { key, chance: severity(danger) }
}

function coupWarning(view: View, s: S, side: Side, at: Space): Warning | undefined {
  const { war } = coupDanger(viewersOutlook(view, s, side), at, coupTermsOf(view))
  return warningOf(viewedCoupStake(view, s, side, at), war.hits > 0 ? undefined : 'afterCoup')
}

/** How far a side is ahead on the marker. */
const leadOf = (s: S, side: Side): number => (side === 'us' ? s.vp : -s.vp)

/** 10.1.6 Flashpoints first, then the marker. */
function scoringWarning(s: S, side: Side, card: Card): Warning | undefined {
  const { winner, by } = projectedScore(s, card === 'africaScoring' ? 'africa' : 'middleEast')
  if (winner !== other(side)) return undefined
  return certain(by === 'flashpoints' ? 'flashpoints' : 'points')
}

/** 4.5.C A scoring card counts what the other headline leaves, which nobody knows yet. */
function headlineWarning(view: View, s: S, side: Side, card: Card): Warning | undefined {
  if (!isScoring(card)) return warningOf(cardDanger(view, s, 'headline', card))
  return scoringWarning(s, side, card) && certain('scoringHeadline')
}

/** 4.5.D, 10.4.2 The last action round of the game is given away by the side that is behind. */
function lastRoundWarning(view: View, s: S, side: Side): Warning | undefined {
  const isLast = s.turn >= lastTurn(s) && !(side === inOrder(s)[0] && hasExtraRound(s, other(side)))
  const holder = SIDES.find(one => cardsSeen(view, ZONES.autonomy, nameOfSeat(view, s, one)).length > 0)
  return isLast && holder && projectedWinner(s, holder) === other(side) ? certain('lastRound') : undefined
}
