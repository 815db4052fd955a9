// Triggered abilities (18.8): what has triggered waits here until it is put on the stack, and endless chains are cut (24).

import { enter, removeRows, type Seat } from '@ludoteka/kernel'
import { type AbilityName, abilityNamed } from '../content/abilities.ts'
import type { Trigger, TriggerEvent, Triggered } from '../content/vocabulary.ts'
import type { Piece } from './names.ts'
import { holds, rolesOf, rowOf, traits } from './pieces.ts'
import type { TriggerRow } from './rows.ts'
import type { S } from './state.ts'

/** 24.2 One link of a chain, as causes write it. */
const link = (piece: Piece, ability: AbilityName): string => `${piece}/${ability}`

/** Whether something descends from a trigger of this ability. */
const descendsFrom = (cause: string, piece: Piece, ability: AbilityName): boolean =>
  cause !== '' && cause.split(' ').includes(link(piece, ability))

/** The chain of what a trigger does. */
export const causeOf = (cause: string, piece: Piece, ability: AbilityName): string =>
  `${cause} ${link(piece, ability)}`.trim()

/** What else a trigger is about. */
export type About = {
  readonly x?: number
  readonly attack?: number
  readonly about?: number
  readonly isRead?: boolean
}

export function triggeredNamed(name: AbilityName): Triggered | undefined {
  const ability = abilityNamed(name)
  return ability.kind === 'triggered' ? ability : undefined
}

/** An ability has triggered. `seat` controls it, which of a card that has left play is no longer in its row. */
export function trigger(s: S, piece: Piece, ability: AbilityName, seat: Seat, cause: string, about: About = {}): void {
  if (descendsFrom(cause, piece, ability)) return // 24.2
  let id = 1
  for (const row of s.triggers) id = Math.max(id, row.id + 1)
  const { x = 0, attack = 0, about: item = 0, isRead = false } = about
  s.triggers.push({ id, piece, ability, seat, x, attack, about: item, isRead, cause })
}

const always = (): boolean => true
const NOTHING_ELSE: About = {}

/** Abilities of a card that react to an event, if their conditions hold. */
export function reactionsOf(
  s: S,
  piece: Piece,
  on: TriggerEvent,
  fits: (t: Trigger) => boolean = always,
): readonly AbilityName[] {
  const names = traits(s, piece).triggered[on]
  return names.length === 0 ? names : fulfilled(s, piece, names, fits)
}

const fulfilled = (s: S, piece: Piece, names: readonly AbilityName[], fits: (t: Trigger) => boolean) =>
  names.filter(name => {
    const ability = triggeredNamed(name)
    return ability !== undefined && fits(ability.trigger) && holds(s, ability.condition, piece)
  })

/** All reactions of a card to an event trigger. */
export function emit(s: S, piece: Piece, on: TriggerEvent, cause: string, about: About = NOTHING_ELSE): void {
  for (const name of reactionsOf(s, piece, on)) trigger(s, piece, name, rowOf(s, piece).controller, cause, about)
}

/** All reactions of the cards of a player to a moment of a turn trigger. */
export function emitToSquad(s: S, seat: Seat, on: 'turnStart' | 'opponentTurnStart'): void {
  for (const piece of rolesOf(s, seat)[on]) emit(s, piece, on, '')
}

/** 13.8.1 What was read for an attack triggers now, or never does. */
export function settleRead(s: S, attack: number, happens: (row: TriggerRow) => boolean): void {
  if (s.triggers.length === 0) return
  const read = removeRows(s.triggers, row => row.isRead && row.attack === attack)
  for (const row of read) if (happens(row)) s.triggers.push({ ...row, isRead: false })
}

/** Those to be put on the stack now. */
export const dueTriggers = (s: Pick<S, 'triggers'>): readonly TriggerRow[] => s.triggers.filter(({ isRead }) => !isRead)

/** What has triggered by now goes on the stack (18.8). */
export function putTriggers(s: S): void {
  if (s.triggers.length > 0 && dueTriggers(s).length > 0) enter(s, { step: 'triggers.put', first: s.active })
}
