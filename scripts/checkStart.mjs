// Starts the product as `npm start` does, by the Node that runs this script, asks for its page and its health, and stops it.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from './root.mjs'

const data = mkdtempSync(join(tmpdir(), 'ludoteka-start-'))
const { DATABASE_URL: _, ...env } = process.env
const server = spawn(
  process.execPath,
  [join(ROOT, 'scripts', 'start.mjs'), '--port', '0', '--host', '127.0.0.1', '--data', data],
  { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] },
)
const ended = once(server, 'close')
try {
  const url = await addressOf(server.stdout)
  for (const path of ['/', '/healthz', '/api/games']) {
    const { status } = await fetch(new URL(path, url))
    if (status !== 200) throw new Error(`${path} was answered with ${status}.`)
  }
  server.kill('SIGTERM')
  const [code] = await ended
  if (code !== 0) throw new Error(`It ended with exit code ${code}.`)
} catch (error) {
  console.error(`npm start on Node ${process.version}: ${error.message}`)
  process.exitCode = 1
} finally {
  server.kill('SIGKILL')
  rmSync(data, { recursive: true, force: true })
}

async function addressOf(output) {
  for await (const line of createInterface({ input: output })) {
    const [url] = /http:\/\/\S+/.exec(line) ?? []
    if (url) return url
  }
  throw new Error('it ended before it was open.')
}
