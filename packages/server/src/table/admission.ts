// Who may sit at a table or watch it: hosts remove people, and people who have blocked each other do not sit together.

import { peopleAt, seatsOf } from '@ludoteka/table'
import { refuse } from '../problem.ts'
import type { MatchRow, Store } from '../store/store.ts'

/** Refuses a seat to whoever was removed, or is blocked by somebody there or blocks them. Who sits already may stay. */
export async function requireAdmission(
  store: Pick<Store, 'sanctionsAt' | 'blocksAmong'>,
  row: MatchRow,
  account: string,
): Promise<void> {
  if (row.status !== 'open' || seatsOf(row, account).length > 0) return
  if (await isRemoved(store, row.id, account)) refuse('forbidden', 'The host has removed you from this table.')
  const others = [...new Set([row.host, ...peopleAt(row)])].filter(other => other !== account)
  const blocks = (await store.blocksAmong([account, ...others])).filter(
    block => block.account === account || block.blocked === account,
  )
  if (blocks.some(block => block.account === account))
    refuse('forbidden', 'Somebody whom you have blocked is at this table.')
  // Not who: nobody needs to know that they are blocked.
  if (blocks.length > 0) refuse('forbidden', 'You can not sit at this table.')
}

/** Refuses a spectator whom the host has removed; players may always look at their match. */
export async function requireMayWatch(
  store: Pick<Store, 'sanctionsAt'>,
  row: MatchRow,
  account: string | undefined,
): Promise<void> {
  if (account === undefined || seatsOf(row, account).length > 0 || row.host === account) return
  if (await isRemoved(store, row.id, account)) refuse('forbidden', 'The host has removed you from this table.')
}

async function isRemoved(store: Pick<Store, 'sanctionsAt'>, match: string, account: string): Promise<boolean> {
  return (await store.sanctionsAt(match)).some(sanction => sanction.kind === 'removed' && sanction.account === account)
}
