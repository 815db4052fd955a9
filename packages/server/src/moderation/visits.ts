// When accounts were last seen and from where: written once a day for each, not with every request.

import type { Store } from '../store/store.ts'

const DAY = 86_400_000
/** So many accounts are remembered; then all are written anew. */
const MOST_REMEMBERED = 100_000

export type Visits = { note(account: string, address: string): Promise<void> }

export function openVisits(store: Pick<Store, 'noteVisit'>, now: () => number): Visits {
  const noted = new Map<string, string>()
  return {
    async note(account, address) {
      const at = now()
      const visit = `${Math.floor(at / DAY)} ${address}`
      if (noted.get(account) === visit) return
      if (noted.size >= MOST_REMEMBERED) noted.clear()
      noted.set(account, visit)
      await store.noteVisit(account, address, at)
    },
  }
}
