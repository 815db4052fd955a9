// Records the results of matches that are over, once each: at once, or later where a process has died before it could.

import { type Bus, matchTopic } from '../bus/bus.ts'
import { isOurFault } from '../problem.ts'
import type { TableRepository } from '../table/repository.ts'
import { isStarted, type TableState } from '../table/state.ts'
import { finishedMatch } from './finished.ts'

export type ResultRecorder = {
  /** To be called after each commit: records the match if it is over. */
  record(table: TableState): Promise<void>
  /** Records some of the matches that were not recorded when they ended; repeated calls reach all of them. */
  recordPending(): Promise<void>
}

type RecorderConfig = {
  readonly repository: Pick<TableRepository, 'load' | 'store'>
  readonly bus: Bus
  onError(error: unknown): void
}

const MATCHES_PER_CALL = 20

export function openResultRecorder({ repository, bus, onError }: RecorderConfig): ResultRecorder {
  const { store } = repository

  const record = async (table: TableState): Promise<void> => {
    if (table.row.status !== 'finished' || !isStarted(table)) return
    const { id, createdAt } = table.row
    const [first] = await store.events(id, 0, 1)
    const isNew = await store.recordResults(finishedMatch(table, first?.at ?? createdAt))
    if (isNew && table.row.rated) bus.publish(matchTopic(id), { kind: 'recorded' })
  }

  return {
    record,
    async recordPending() {
      for (const id of await store.unrecordedMatches(MATCHES_PER_CALL)) {
        try {
          await record(await repository.load(id))
        } catch (error) {
          if (isOurFault(error)) onError(error) // a match under rules that are not kept is left out
        }
      }
    },
  }
}
