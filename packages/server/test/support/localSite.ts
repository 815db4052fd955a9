// An HTTP server of another site on this machine, for the duration of a test.

import { createServer, type RequestListener } from 'node:http'
import { afterwards } from './server.ts'

/** Where it can be reached. */
export async function openLocalSite(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  afterwards(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}
