// Important Event, with a card on top of the deck, drawn by the Baron a test is about.

import type { Table } from '@ludoteka/kernel/testing'
import type { Baron } from '../../content/barons.ts'
import { EVENT, type EventId } from '../../content/events.ts'
import { type Setting, turnUpNeutral } from '../positions.ts'

/** Red and blue cards the Head of the Church draws himself; a green one he gives to another Baron (8.2.2 to 8.2.4). */
export function draw(event: EventId, drawer: Baron, setting: Setting = {}): Table {
  const other: Baron = drawer === 'green' ? 'red' : 'green'
  const head = setting.head ?? (EVENT[event].colour === 'green' ? other : drawer)
  return turnUpNeutral('importantEvent', { ...setting, head, events: [event] }).play(head, 'nameDrawer', drawer)
}
