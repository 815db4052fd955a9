// An ability in use: whose it is and what was named for it so far.

import type { Seat } from '@ludoteka/kernel'
import { type AbilityName, abilityNamed } from '../content/abilities.ts'
import { type CardId, printedName } from '../content/cards.ts'
import type { UsableId, Use } from './frames.ts'
import { NONE, type Piece } from './names.ts'

export function newUse(source: Piece, ability: AbilityName, seat: Seat, given: Partial<Use> = {}): Use {
  return {
    seat,
    source,
    ability,
    targets: [],
    onto: [],
    cell: NONE,
    option: 0,
    x: 0,
    payers: [],
    attack: 0,
    makes: 0,
    about: 0,
    roll: 0,
    event: 0,
    cause: '',
    ...given,
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
