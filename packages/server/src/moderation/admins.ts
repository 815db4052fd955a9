// Who looks after the site: decided by whoever operates it, at the command line.

import { join } from 'node:path'
import { openStore } from '../store/open.ts'
import type { Store, StoredAccount } from '../store/store.ts'
import { NODE_SYSTEM } from '../system.ts'

export type AdminPlace = { readonly data: string; readonly databaseUrl?: string | undefined }
type NamedAccount = Pick<StoredAccount, 'id' | 'name' | 'login'>

/** In the record of what was done, the operator has no account. */
const OPERATOR = { id: 'operator', name: 'ludoteka admin' }

/** Makes an account an admin or takes it back, also while servers run; undefined if there is no account with this login or id. */
export function setAdmin(place: AdminPlace, login: string, on: boolean): Promise<NamedAccount | undefined> {
  return withStore(place, async store => {
    const found = (await store.findAccounts(login)).find(
      account => account.kind === 'user' && (account.login === login || account.id === login),
    )
    if (!found) return undefined
    const { id, name } = found
    const at = NODE_SYSTEM.now()
    await store.setAdmin(id, on, at)
    const action = on ? 'grantAdmin' : 'revokeAdmin'
    await store.addAuditEntry({ at, by: OPERATOR, action, account: { id, name }, note: '' })
    return found
  })
}

export function listAdmins(place: AdminPlace): Promise<readonly NamedAccount[]> {
  return withStore(place, async store => store.accounts(await store.admins()))
}

async function withStore<T>({ data, databaseUrl }: AdminPlace, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ databaseUrl, file: join(data, 'ludoteka.db') })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}
