// Somebody leaves for good: their open tables close, and what they play is given up.

import { peopleAt, seatsOf } from '@ludoteka/table'
import { closeTable, leave } from './lobby.ts'
import { resign } from './play.ts'
import type { TableChange, TableRepository } from './repository.ts'
import type { TableState } from './state.ts'

type Repository = Pick<TableRepository, 'change' | 'load' | 'store'>

export async function leaveEverything({ change, load, store }: Repository, account: string): Promise<void> {
  for (const id of await store.currentMatchesOf(account)) {
    await change(id, (table, now) => leaveOnce(table, account, now))
    // A person may have several seats.
    for (let { row } = await load(id); row.status === 'running' && seatsOf(row, account).length > 0; ) {
      row = (await change(id, (table, now) => leaveOnce(table, account, now))).row
    }
  }
}

function leaveOnce(table: TableState, account: string, now: number): TableChange | undefined {
  const { row, names } = table
  const [seat] = seatsOf(row, account)
  if (row.status === 'open') return row.host === account ? closeTable(row) : leave(table, account, now)
  if (row.status !== 'running' || seat === undefined) return undefined
  if (peopleAt(row).length < 2 && row.tournament === null) return closeTable(row)
  return resign({ ...table, row: { ...row, paused: false } }, account, names[seat] ?? '', now)
}
