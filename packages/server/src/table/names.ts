// People as others see them. Names at one table: whoever could be taken for somebody before them gets a number behind the name.

import { type Account, lookAlikeKey } from '@ludoteka/protocol'
import { peopleAt } from '@ludoteka/table'
import type { MatchRow, Store, StoredAccount } from '../store/store.ts'

/** An account as everybody may see it. */
export function shownAccount({ id, name, kind, emblem }: StoredAccount): Account {
  return { id, name, kind, ...(emblem ? { emblem } : {}) }
}

type Named = { readonly id: string; readonly name: string }

/** The accounts with names that differ to a reader's eye; the first of two keeps the name. */
export function withDistinctNames<A extends Named>(accounts: readonly A[]): readonly A[] {
  const taken = new Set<string>()
  return accounts.map(account => {
    let { name } = account
    for (let number = 2; taken.has(lookAlikeKey(name)); number++) name = `${account.name} (${number})`
    taken.add(lookAlikeKey(name))
    return { ...account, name }
  })
}

/** The name of somebody as a table shows it, where those who sit there come first. */
export async function nameAt(
  store: Pick<Store, 'accounts'>,
  row: MatchRow,
  account: string,
): Promise<string | undefined> {
  const ids = [...new Set([...peopleAt(row), account])]
  const found = new Map((await store.accounts(ids)).map(one => [one.id, one]))
  return withDistinctNames(ids.flatMap(id => found.get(id) ?? [])).find(({ id }) => id === account)?.name
}
