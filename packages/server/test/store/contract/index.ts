// What every store must do, whatever the engine.

import { accounts } from './accounts.ts'
import { chat } from './chat.ts'
import { damagedRows } from './damagedRows.ts'
import { type Place, storeTest } from './desk.ts'
import { durability } from './durability.ts'
import { events } from './events.ts'
import { hostileText } from './hostileText.ts'
import { lists } from './lists.ts'
import { matches } from './matches.ts'
import { reminders } from './reminders.ts'

export type { Place }

const PARTS = [accounts, matches, events, lists, chat, reminders, hostileText, damagedRows, durability]

export function storeContract(fresh: () => Promise<Place>): void {
  const test = storeTest(fresh)
  for (const part of PARTS) part(test)
}
