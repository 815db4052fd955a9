// Answers that are never right in The Fog of War, for counting them in matches.

import { type Blunders, cardsSeen, factsIn, itemAt, type SeenAnswer } from '@ludoteka/kernel'
import { isOneOf } from '@ludoteka/text-kit'
import { PROVINCE } from '../content/provinces.ts'
import { SLOTS } from '../content/wheel.ts'
import { isSuitable } from '../rules/cards.ts'
import { FIELDS, ZONES } from '../rules/state.ts'

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

export const blunders: Blunders = { launchedInVain: isLaunchedInVain, plannedAgain: isPlannedAgain }
