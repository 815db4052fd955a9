// Appends to several matches without end and prints each event once it is acknowledged, for tests that kill it.

import { openStore } from '../../../src/store/open.ts'
import { aMatch, anAct, asRead } from '../samples.ts'

const [file = '', databaseUrl] = process.argv.slice(2)
const store = await openStore({ file, databaseUrl })

await Promise.all(
  ['match-one', 'match-two', 'match-three'].map(async id => {
    await store.createMatch(aMatch(id, { status: 'running' }))
    for (let seq = 1; ; seq++) {
      if (await store.append(asRead(id, seq - 1), anAct(seq), { actions: seq })) process.stdout.write(`${id} ${seq}\n`)
      if (seq % 7 === 0) await store.match(id) // so that it may be killed between the journal and the tables
    }
  }),
)
