// What a position of Berserk is judged by in a search: the creatures of a seat as they are, and as the next strikes will probably
// leave them. What each feature counts was learned from matches (weights.json).

import { type Action, derivedFrom, type Outlook, required, type Seat } from '@ludoteka/kernel'
import { isOneOf } from '@ludoteka/text-kit'
import { CARD } from '../content/cards.ts'
import { effectOf } from '../rules/effects/interpreter.ts'
import { cardUnder } from '../rules/hidden.ts'
import { PIECES } from '../rules/names.ts'
import { isCreatureInPlay, rowOf, squadOf } from '../rules/pieces.ts'
import { HIDDEN } from '../rules/rows.ts'
import { ALL_SEATS } from '../rules/seats.ts'
import type { S } from '../rules/state.ts'
import { distances } from './evaluate.ts'
import { type Foresight, foresee, type Standing } from './foresight.ts'
import { recruitingPlan } from './recruiting.ts'
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

/**
 * Whoever compares positions wants to be near the enemy, the more so the longer nobody was wounded: two who wait for each other
 * would never meet.
 */
const distanceOf = (s: S, seat: Seat, viewer: Seat): number =>
  seat === viewer ? (1 + s.calmTurns) * distances(s, seat) : 0

function featuresOf(s: S, seat: Seat, viewer: Seat = s.active) {
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
    distance: distanceOf(s, seat, viewer),
    ...besideCreatures(s, seat),
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

const isPiece = isOneOf(PIECES)

function isPointless(s: S, action: Action): boolean {
  return s.phase === 'recruiting' ? isOtherSquad(s, action) : isOwnWound(s, action)
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

/** An own card named for an ability that does nothing to it but wound it, as long as another can be named. */
function isOwnWound(s: S, { seat, verb, arg }: Action): boolean {
  const f = s.stack.at(-1)
  if (verb !== 'target' || f?.step !== 'declare.target' || !isPiece(arg) || rowOf(s, arg).controller !== seat)
    return false
  const toTarget = effectOf(f).filter(sentence => 'to' in sentence && sentence.to === 'target')
  return toTarget.length > 0 && toTarget.every(({ word }) => word === 'wound')
}

export const outlook: Outlook<S> = {
  features: featuresOf,
  weights: WEIGHTS,
  isQuiet: s => s.stack.at(-1)?.step === 'turn.main',
  isSearched: s => !isPreparation(s),
  isPointless,
  isShallow: true,
}
