// What a position of Berserk is judged by in a search: the creatures of a seat as they are, and as the next strikes will probably
// leave them. What each feature counts was learned from matches (weights.json).

import { type Action, derivedFrom, type Outlook, required, type Seat } from '@ludoteka/kernel'
import { CARD } from '../content/cards.ts'
import { STALL_LIMIT } from '../content/numbers.ts'
import { cardUnder } from '../rules/hidden.ts'
import { isCreatureInPlay, rowOf, squadOf } from '../rules/pieces.ts'
import { HIDDEN } from '../rules/rows.ts'
import { ALL_SEATS } from '../rules/seats.ts'
import type { S } from '../rules/state.ts'
import { distances } from './evaluate.ts'
import { type Foresight, foresee, type Standing } from './foresight.ts'
import { recruitingPlan } from './recruiting.ts'
import { isVain } from './vain.ts'
import WEIGHTS from './weights.json'

/** With so few creatures one is nearly beaten. */
const FEW = 3

const isPreparation = ({ phase }: S): boolean => phase === 'sides' || phase === 'recruiting' || phase === 'placement'

/** By viewer and by whose turn it is: both seats are asked about the same position. */
const FORESIGHTS = ALL_SEATS.map(viewer =>
  ALL_SEATS.map(() =>
    derivedFrom<S, Foresight>(
      s => s.pieces,
      s => s.lasting,
      s => foresee(s, viewer),
    ),
  ),
)

const foresightIn = (s: S, viewer: Seat): Foresight =>
  required(FORESIGHTS[viewer]?.[s.active], 'the forecast for a seat')(s)

/** So many turns without a wound there will be when the turn of the viewer ends, if it goes on as it has so far. */
const calmAtEnd = (s: S, viewer: Seat): number => (s.bloodshed ? 0 : s.calmTurns + (s.active === viewer ? 1 : 0))

/**
 * Whoever compares positions wants to be near the enemy, the more so the longer nobody was wounded: two who wait for each other
 * would never meet.
 */
const distanceOf = (s: S, seat: Seat, viewer: Seat): number =>
  seat === viewer ? (1 + s.calmTurns) * distances(s, seat) : 0

/** 25.3 How much of any lead is left: the longer nobody was wounded, the nearer is a draw. */
function shareOfLead(s: S, viewer: Seat): number {
  if (s.options['stallLimit'] === 'off') return 1
  return 1 - Math.min(1, calmAtEnd(s, viewer) / STALL_LIMIT) ** DRAW_NEARS
}
const DRAW_NEARS = 1.5

function featuresOf(s: S, seat: Seat, viewer: Seat = s.active) {
  const features: Record<string, number> = { ...creaturesOf(s, seat, viewer), ...besideCreatures(s, seat) }
  const share = shareOfLead(s, viewer)
  for (const name in features) features[name] = (features[name] ?? 0) * share
  return { ...features, distance: distanceOf(s, seat, viewer) }
}

/** What its creatures are worth, and what the next strikes will probably change. */
function creaturesOf(s: S, seat: Seat, viewer: Seat) {
  const foresight = foresightIn(s, viewer)
  const at = (standings: readonly Standing[]): Standing => required(standings[seat], 'a seat')
  const { worth, creatures } = at(foresight.now)
  const afterStrikes = at(foresight.afterStrikes).worth
  const afterAnswer = at(foresight.afterAnswer).worth
  return {
    worth,
    creatures,
    creaturesUpTo3: Math.min(FEW, creatures),
    changeByStrikes: afterStrikes - worth,
    changeByAnswer: afterAnswer - afterStrikes,
    changeByNext: at(foresight.afterNext).worth - afterAnswer,
  }
}

/** What a seat has in play beside the creatures that everybody sees. */
function besideCreatures(s: S, seat: Seat) {
  let [hiddenPrice, thingsPrice, chips, poison] = [0, 0, 0, 0]
  for (const piece of squadOf(s, seat)) {
    const row = rowOf(s, piece)
    if (row.card === HIDDEN) {
      const card = cardUnder(s, piece)
      hiddenPrice += card === undefined ? 0 : CARD[card].cost
      continue
    }
    chips += row.chips
    poison += row.poison
    if (!isCreatureInPlay(s, piece)) thingsPrice += CARD[row.card].cost
  }
  return { hiddenPrice, thingsPrice, chips, poison }
}

function isPointless(s: S, action: Action): boolean {
  return s.phase === 'recruiting' ? isOtherSquad(s, action) : isVain(s, action)
}

/** What does not lead to the squad that promises most. */
function isOtherSquad(s: S, { seat, verb, arg }: Action): boolean {
  const { further, isRedealBetter } = recruitingPlan(s, seat)
  switch (verb) {
    case 'redeal':
      return !isRedealBetter
    case 'take':
      return isRedealBetter || !further.some(card => card === arg)
    case 'ready':
      return isRedealBetter || further.length > 0
    default:
      return false
  }
}

export const outlook: Outlook<S> = {
  features: featuresOf,
  weights: WEIGHTS,
  isQuiet: s => s.stack.at(-1)?.step === 'turn.main',
  isSearched: s => !isPreparation(s),
  isPointless,
  isShallow: true,
}
