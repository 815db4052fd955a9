// An ability in use: whose it is and what was named for it so far.

import type { Seat } from '@ludoteka/kernel'
import { type AbilityName, abilityNamed } from '../content/abilities.ts'
import { type CardId, printedName } from '../content/cards.ts'
import type { UsableId, Use } from './frames.ts'
import { NONE, type Piece } from './names.ts'

/** What may be known of a use before anything is named for it. */
export type About = Partial<Pick<Use, 'x' | 'attack' | 'about' | 'roll' | 'event' | 'cause'>>

const NOTHING: About = {}

export function newUse(source: Piece, ability: AbilityName, seat: Seat, given: About = NOTHING): Use {
  const { x = 0, attack = 0, about = 0, roll = 0, event = 0, cause = '' } = given
  return {
    seat,
    source,
    ability,
    targets: [],
    onto: [],
    cell: NONE,
    option: 0,
    x,
    payers: [],
    attack,
    makes: 0,
    about,
    roll,
    event,
    cause,
  }
}

/** A frame without what its step adds. */
export function asUse(f: Use): Use {
  const { seat, source, ability, targets, onto, cell, option, x, payers, attack, makes, about, roll, event, cause } = f
  return { seat, source, ability, targets, onto, cell, option, x, payers, attack, makes, about, roll, event, cause }
}

/** The ability an action names, of a card. */
export const abilityOf = (card: CardId, id: UsableId): AbilityName => (isRuleId(id) ? id : printedName(card, id))
const isRuleId = (id: UsableId): id is 'accumulate' | 'permit' | 'rage' =>
  id === 'accumulate' || id === 'permit' || id === 'rage'

/** How an action names an ability of a card. */
export function idOf(name: AbilityName): UsableId {
  return name === 'accumulate' || name === 'permit' || name === 'rage' ? name : abilityNamed(name).id
}
