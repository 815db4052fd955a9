// The command that chooses admins, on a database of its own.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../server/src/store/open.ts'
import { anAccount } from '../../server/test/store/samples.ts'
import { ludoteka } from './testIo.ts'

async function siteWithAnna(): Promise<string> {
  const data = mkdtempSync(join(tmpdir(), 'ludoteka-admin-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  const store = await openStore({ file: join(data, 'ludoteka.db') })
  await store.createAccount(anAccount('anna-account', { name: 'Anna', kind: 'user' }))
  await store.setPassword('anna-account', 'anna', 'hash')
  await store.createAccount(anAccount('guest-account', { name: 'anna' }))
  await store.close()
  return data
}

test('an account becomes an admin, is listed, and is one no more; both are recorded', async () => {
  const data = await siteWithAnna()
  const admin = (...words: string[]) => ludoteka(['admin', ...words, '--data', data])
  expect(await admin('grant', 'anna')).toMatchObject({ code: 0, out: 'Anna is an admin now.\n' })
  expect(await admin('list')).toMatchObject({ code: 0, out: 'anna  Anna\n' })
  expect(await admin('revoke', 'anna-account')).toMatchObject({ code: 0, out: 'Anna is no admin any more.\n' })
  expect(await admin('list')).toMatchObject({ code: 0, out: '' })
  const store = await openStore({ file: join(data, 'ludoteka.db') })
  onTestFinished(() => store.close())
  expect((await store.audit(Number.MAX_SAFE_INTEGER, 10)).map(({ action }) => action)).toEqual([
    'revokeAdmin',
    'grantAdmin',
  ])
})

test('guests, strangers and wrong words are refused in one sentence', async () => {
  const data = await siteWithAnna()
  for (const [words, sentence] of [
    [['grant', 'guest-account'], 'There is no account with the login "guest-account".'],
    [['grant', 'boris'], 'There is no account with the login "boris".'],
    [['grant'], 'The login is missing.'],
    [['promote', 'anna'], 'There is no "promote"; there are grant, revoke and list.'],
    [[], '"grant", "revoke" or "list" is missing.'],
  ] as const)
    expect((await ludoteka(['admin', ...words, '--data', data])).err).toContain(sentence)
})
