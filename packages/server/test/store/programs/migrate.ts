// Brings a database up to date beside others that do the same.

import { openStore } from '../../../src/store/open.ts'

const [file = '', databaseUrl] = process.argv.slice(2)
const store = await openStore({ file, databaseUrl })
await store.lastHeartbeat()
await store.close()
