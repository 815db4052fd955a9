// A TCP proxy in front of a database for tests: it forwards, falls silent while all connections stay open, or refuses everybody.

import { connect, createServer, type Socket } from 'node:net'
import { afterwards } from './server.ts'

export type Proxy = {
  /** The given address, through the proxy. */
  readonly url: string
  /** From now on nothing is forwarded, in no direction; nobody is told. */
  fallSilent(): void
  /** Closes all connections and refuses new ones. */
  refuse(): void
  /** Forwards again on new connections; those from before stay as they are. */
  forward(): void
}

export async function startProxy(databaseUrl: string): Promise<Proxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let mode: 'forward' | 'silent' | 'refuse' = 'forward'

  const join = (from: Socket, to: Socket): void => {
    from.on('data', data => {
      if (mode === 'forward' && !silenced.has(from)) to.write(data)
    })
    from.on('close', () => to.destroy())
    from.on('error', () => to.destroy())
    sockets.add(from)
    from.once('close', () => sockets.delete(from))
  }
  /** What was sent during a silence is lost, so a connection that lived through one never speaks again. */
  const silenced = new WeakSet<Socket>()

  const server = createServer(client => {
    if (mode === 'refuse') {
      client.destroy()
      return
    }
    const database = connect(Number(target.port), target.hostname)
    join(client, database)
    join(database, client)
    if (mode === 'silent') for (const one of [client, database]) silenced.add(one)
  })
  const url = new URL(databaseUrl)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port.')
  url.port = String(address.port)
  afterwards(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise(resolve => server.close(resolve))
  })
  return {
    url: url.href,
    fallSilent() {
      mode = 'silent'
      for (const socket of sockets) silenced.add(socket)
    },
    refuse() {
      mode = 'refuse'
      for (const socket of sockets) socket.destroy()
    },
    forward() {
      mode = 'forward'
    },
  }
}
