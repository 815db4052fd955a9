// One server per folder: a second one is refused, and a killed one leaves the folder free.

import { expect, test } from 'vitest'
import { freePort, serve } from './support/process.ts'
import { TEST_TIMEOUT_MS } from './support/reconnectingPlayer.ts'
import { openServer, temporaryFolder } from './support/server.ts'

test(
  'a second process is told plainly why it can not start; after kill -9 the next one starts',
  async () => {
    const data = temporaryFolder()
    const first = await serve(await freePort(), { data })
    await expect(serve(await freePort(), { data })).rejects.toThrow(
      `Another server keeps its tables in the folder "${data}".`,
    )
    await first.kill()
    const next = await serve(await freePort(), { data })
    expect(await next.stop()).toBe(0)
    const last = await serve(await freePort(), { data })
    expect(await last.stop()).toBe(0)
  },
  TEST_TIMEOUT_MS,
)

test('a second server in the same process is refused too, and holds nothing', async () => {
  const data = temporaryFolder()
  const first = await openServer({ data })
  await expect(openServer({ data })).rejects.toMatchObject({ code: 'in-use' })
  await first.close()
  const second = await openServer({ data })
  const other = temporaryFolder()
  await expect(openServer({ data: other, port: second.port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await openServer({ data: other })
})
