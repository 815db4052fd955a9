// kill -9 in the middle of fifty live tables on PostgreSQL.

import { test } from 'vitest'
import { killInTheMiddle } from './support/crash.ts'
import { freshDatabase } from './support/postgres.ts'
import { TEST_TIMEOUT_MS } from './support/reconnectingPlayer.ts'

test(
  'kill -9 in the middle of 50 live tables loses nothing acknowledged, and all tables go on (PostgreSQL)',
  async () => killInTheMiddle(await freshDatabase()),
  TEST_TIMEOUT_MS,
)
