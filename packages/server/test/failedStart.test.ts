// A server that can not start leaves nothing open, so that its process ends and whoever watches it learns of it.

import { Client } from 'pg'
import { expect, test } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { freshDatabase } from './support/postgres.ts'
import { openServer } from './support/server.ts'

test('without the right to keep jobs in the database it gives its connections back', async () => {
  const databaseUrl = await freshDatabase()
  await (await openStore({ databaseUrl, file: '' })).close()
  const admin = new Client({ connectionString: databaseUrl })
  await admin.connect()
  await admin.query('CREATE ROLE poor LOGIN')
  await admin.query('GRANT ALL ON SCHEMA public TO poor; GRANT ALL ON ALL TABLES IN SCHEMA public TO poor')
  const asPoor = databaseUrl.replace('//ludoteka@', '//poor@')
  await expect(openServer({ databaseUrl: asPoor })).rejects.toThrow('permission denied')
  const left = async (): Promise<unknown[]> =>
    (await admin.query(`SELECT application_name FROM pg_stat_activity WHERE usename = 'poor'`)).rows
  await expect.poll(left).toEqual([])
  await admin.end()
})
