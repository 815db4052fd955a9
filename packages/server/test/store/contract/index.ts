// What every store must do, whatever the engine.

import { accounts } from './accounts.ts'
import { bots } from './bots.ts'
import { chat } from './chat.ts'
import { credentials } from './credentials.ts'
import { damagedRows } from './damagedRows.ts'
import { decks } from './decks.ts'
import { durability } from './durability.ts'
import { events } from './events.ts'
import { hostileText } from './hostileText.ts'
import { lists } from './lists.ts'
import { matches } from './matches.ts'
import { moderation } from './moderation.ts'
import { passkeys } from './passkeys.ts'
import { meeting } from './people.ts'
import { presence } from './presence.ts'
import { puzzles } from './puzzles.ts'
import { reminders } from './reminders.ts'
import { results } from './results.ts'
import { storeTest, type TestDatabase } from './setup.ts'
import { snapshots } from './snapshots.ts'
import { tournaments } from './tournaments.ts'
import { upgrades } from './upgrades.ts'

export type { TestDatabase }

const PARTS = [
  accounts,
  passkeys,
  credentials,
  bots,
  matches,
  events,
  lists,
  chat,
  presence,
  reminders,
  snapshots,
  moderation,
  decks,
  puzzles,
  results,
  meeting,
  tournaments,
  hostileText,
  damagedRows,
  durability,
  upgrades,
]

export function storeContract(fresh: () => Promise<TestDatabase>): void {
  const test = storeTest(fresh)
  for (const part of PARTS) part(test)
}
