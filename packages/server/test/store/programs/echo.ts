// Publishes every message it receives on the bus again.

import { postgresBus } from '../../../src/bus/postgres.ts'

const [databaseUrl = ''] = process.argv.slice(2)
const bus = await postgresBus(databaseUrl)
bus.subscribe('question', message => bus.publish('answer', { heard: message }))
process.stdout.write('ready\n')
