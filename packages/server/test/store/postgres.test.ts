// The store on PostgreSQL keeps the contract.

import { Client } from 'pg'
import { describe } from 'vitest'
import { freshDatabase } from '../support/postgres.ts'
import { storeContract } from './contract/index.ts'

describe('PostgreSQL', () => {
  storeContract(async () => {
    const databaseUrl = await freshDatabase()
    return {
      file: '',
      databaseUrl,
      async sql(statement) {
        const client = new Client({ connectionString: databaseUrl })
        await client.connect()
        await client.query(statement)
        await client.end()
      },
    }
  })
})
