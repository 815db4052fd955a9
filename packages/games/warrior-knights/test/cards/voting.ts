// An Assembly with the agendas a test is about, and how the Barons vote there.

import type { Table } from '@ludoteka/kernel/testing'
import type { AgendaId } from '../../content/agendas.ts'
import type { Baron } from '../../content/barons.ts'
import { answer, asked, position, type Setting } from '../positions.ts'

/** The Assembly begins; when it is over the Barons plan. */
export const assembly = (agendas: readonly AgendaId[], setting: Setting = {}): Table =>
  position({ ...setting, agendas, stack: [{ step: 'plan.cards' }, { step: 'assembly.begin' }] })

/** Everybody who is asked spends so many votes; none, if it is not said. */
export function spend(t: Table, votes: { readonly [baron in Baron]?: number } = {}): Table {
  const spent: Readonly<Record<string, number>> = votes
  for (const [seat, choice] of Object.entries(asked(t)))
    if ('commit' in choice) t.play(seat, 'commit', { votes: spent[seat] ?? 0 })
  return t
}

/** An Assembly with this agenda alone: nobody spends a vote, whoever presides decides (9.3.6d). */
export const decided = (agenda: AgendaId, option: 'for' | 'against' | Baron, setting: Setting = {}): Table =>
  answer(spend(assembly([agenda], setting)), 'decide', option)
