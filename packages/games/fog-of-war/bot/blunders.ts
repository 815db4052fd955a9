// Answers that are never right in The Fog of War, for counting them in matches.

import { type Blunders, cardsSeen, factsIn, itemAt, type SeenAnswer, zoneIn } from '@ludoteka/kernel'
import { isOneOf } from '@ludoteka/text-kit'
import { COMBAT_CARDS } from '../content/combatCards.ts'
import { isLanding } from '../content/links.ts'
import { PROVINCE } from '../content/provinces.ts'
import { SLOTS } from '../content/wheel.ts'
import { positionOf } from '../rules/board.ts'
import { isSuitable } from '../rules/cards.ts'
import { forecastBattle } from '../rules/forecast.ts'
import { originsOf } from '../rules/operations.ts'
import { otherSeat, sideOf } from '../rules/sides.ts'
import { FIELDS, NONE, ZONES } from '../rules/state.ts'
import { publicState } from '../rules/viewed.ts'

const isSlot = isOneOf(SLOTS)

/** 4.5.8, 6.4 An operation is launched of which no card can fight where it goes. */
function isLaunchedInVain({ view, action: { verb, arg } }: SeenAnswer): boolean {
  if (verb !== 'launch' || !isSlot(arg)) return false
  const [target] = cardsSeen(view, ZONES.target.at(arg), view.you)
  const cards = cardsSeen(view, ZONES.operation.at(arg), view.you)
  return target !== undefined && !cards.some(card => isSuitable(card, PROVINCE[target].terrain, true))
}

/** 4.2.1, 4.3 The operation that was planned a moment ago is cancelled for one against the same province: its cards could have been joined. */
function isPlannedAgain({ view, action: { seat, verb, arg } }: SeenAnswer): boolean {
  if (verb !== 'plan') return false
  const slot = itemAt(SLOTS, itemAt(factsIn(FIELDS, view).head, seat))
  return cardsSeen(view, ZONES.target.at(slot), view.you).some(target => target === arg)
}

/** 6.4 An operation is launched against cards that have been seen there, and these alone rout it: lapsing, it would cost nothing. */
function isLaunchedIntoRout({ view, action: { seat, verb, arg } }: SeenAnswer): boolean {
  if (verb !== 'launch' || !isSlot(arg)) return false
  const s = publicState(view)
  const [at] = cardsSeen(view, ZONES.target.at(arg), view.you)
  if (at === undefined) return false
  const attacker = sideOf(seat)
  const superiority = s.superiority === seat ? attacker : NONE
  const origins = originsOf(s, seat, at)
  const origin = origins.find(from => !isLanding(from, at)) ?? origins[0] ?? NONE
  const battle = { at, origin, position: positionOf(s, seat, arg), superiority, attacker, winter: s.winter }
  const attackers = cardsSeen(view, ZONES.operation.at(arg), view.you)
  const notes = zoneIn(view, ZONES.army.at(at), sideOf(otherSeat(seat))).sightings ?? []
  return notes
    .filter(({ left }) => left === 0)
    .some(({ cards }) => {
      const defenders = cards.filter(isOneOf(COMBAT_CARDS))
      return forecastBattle(battle, { attackers, defenders, neutrals: [] }).outcome === 'rout'
    })
}

export const blunders: Blunders = {
  launchedInVain: isLaunchedInVain,
  launchedIntoRout: isLaunchedIntoRout,
  plannedAgain: isPlannedAgain,
}
