// An ability in use: whose it is and what was named for it so far.

import type { Seat } from '@ludoteka/kernel'
import { type AbilityName, abilityNamed } from '../content/abilities.ts'
import { type CardId, printedName } from '../content/cards.ts'
import type { F, UsableId, Use } from './frames.ts'
import { NONE, type Piece } from './names.ts'

/** What may be known of a use before anything is named for it. */
export type About = Partial<Pick<Use, 'x' | 'attack' | 'about' | 'roll' | 'event' | 'cause'>>

const NOTHING: About = {}
const NOBODY: readonly Piece[] = []

export function newUse(source: Piece, ability: AbilityName, seat: Seat, given: About = NOTHING): Use {
  const { x = 0, attack = 0, about = 0, roll = 0, event = 0, cause = '' } = given
  return {
    seat,
    source,
    ability,
    targets: NOBODY,
    onto: NOBODY,
    cell: NONE,
    option: 0,
    x,
    payers: NOBODY,
    attack,
    makes: 0,
    about,
    roll,
    event,
    cause,
  }
}

export type WritableUse = { -readonly [K in keyof Use]: Use[K] }

/** A frame without what its step adds, and a copy to write into. Written out: spreads that change something are slow. */
export function asUse(f: Use): WritableUse {
  const { seat, source, ability, targets, onto, cell, option, x, payers, attack, makes, about, roll, event, cause } = f
  return { seat, source, ability, targets, onto, cell, option, x, payers, attack, makes, about, roll, event, cause }
}

type FrameOf<K extends F['step']> = Extract<F, { step: K }>

/** The frame of a step that is about a use and nothing else. */
export const frameOfUse = <K extends string>(step: K, f: Use): { readonly step: K } & Use => ({
  step,
  seat: f.seat,
  source: f.source,
  ability: f.ability,
  targets: f.targets,
  onto: f.onto,
  cell: f.cell,
  option: f.option,
  x: f.x,
  payers: f.payers,
  attack: f.attack,
  makes: f.makes,
  about: f.about,
  roll: f.roll,
  event: f.event,
  cause: f.cause,
})

/** 18.3 An ability that waits. */
export const waitingUse = (f: Use): FrameOf<'stack.ability'> => ({
  step: 'stack.ability',
  seat: f.seat,
  source: f.source,
  ability: f.ability,
  targets: f.targets,
  onto: f.onto,
  cell: f.cell,
  option: f.option,
  x: f.x,
  payers: f.payers,
  attack: f.attack,
  makes: f.makes,
  about: f.about,
  roll: f.roll,
  event: f.event,
  cause: f.cause,
  isBlocked: false,
})

/** The effect of an ability under way, at the first word of a list inside it. */
export const effectOfUse = (f: Use, path: string): FrameOf<'effect.words'> => ({
  step: 'effect.words',
  seat: f.seat,
  source: f.source,
  ability: f.ability,
  targets: f.targets,
  onto: f.onto,
  cell: f.cell,
  option: f.option,
  x: f.x,
  payers: f.payers,
  attack: f.attack,
  makes: f.makes,
  about: f.about,
  roll: f.roll,
  event: f.event,
  cause: f.cause,
  path,
  next: 0,
  ran: false,
  done: false,
})

export function withTargets(use: Use, targets: readonly Piece[]): WritableUse {
  const named = asUse(use)
  named.targets = targets
  return named
}

/** The ability an action names, of a card. */
export const abilityOf = (card: CardId, id: UsableId): AbilityName => (isRuleId(id) ? id : printedName(card, id))
const isRuleId = (id: UsableId): id is 'accumulate' | 'permit' | 'rage' =>
  id === 'accumulate' || id === 'permit' || id === 'rage'

/** How an action names an ability of a card. */
export function idOf(name: AbilityName): UsableId {
  return name === 'accumulate' || name === 'permit' || name === 'rage' ? name : abilityNamed(name).id
}
