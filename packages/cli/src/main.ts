// The entry of the command line.

import { nodeIo } from './nodeIo.ts'
import { run } from './run.ts'

// Whoever reads the output may stop before its end (`ludoteka show … | head`).
process.stdout.on('error', error => {
  if ('code' in error && error.code === 'EPIPE') process.exit(0)
  throw error
})

const { io, close } = nodeIo()
process.exitCode = await run(process.argv.slice(2), io)
close()
