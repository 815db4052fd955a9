// A program plays over the protocol as a process of its own.

import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { botAccount } from '@ludoteka/protocol'
import { afterEach, expect, test } from 'vitest'
import { playOn, sitDown } from './support/player.ts'
import { afterwards, loggedErrors, openServer } from './support/server.ts'

afterEach(() => expect(loggedErrors.splice(0)).toEqual([]))

const BOT = fileURLToPath(new URL('./fixtures/bot.mjs', import.meta.url))

test('a bot account plays a whole match against a person, as a process written from the documentation', async () => {
  const { url } = await openServer()
  const anna = await sitDown(url)
  const { token, account } = botAccount.parse((await anna.post('/api/tokens', { name: 'Robot' })).body)
  const { id } = await anna.create({ game: 'unmatched' })
  const table = await anna.watch(id)
  const bot = spawn(process.execPath, [BOT, url, id, token], { stdio: ['ignore', 'pipe', 'pipe'] })
  afterwards(() => {
    bot.kill()
  })
  let printed = ''
  let complained = ''
  bot.stdout.on('data', chunk => {
    printed += String(chunk)
  })
  bot.stderr.on('data', chunk => {
    complained += String(chunk)
  })
  const ended = new Promise(resolve => bot.once('close', resolve))
  const seated = await Promise.race([
    table.when(one => one.type === 'match' && one.match.status === 'running'),
    ended.then(() => Promise.reject(new Error(complained))),
  ])
  expect(JSON.stringify(seated)).toContain(account.id)
  await table.when(one => one.type === 'table' || (one.type === 'update' && Object.keys(one.views).length > 0))
  await table.when(one => 'views' in one && 'a1' in one.views)
  await playOn(table, ['a1'])
  expect(await ended).toBe(0)
  expect(JSON.parse(printed)).toMatchObject({ seat: 'b1', result: table.view('a1').result })
})
