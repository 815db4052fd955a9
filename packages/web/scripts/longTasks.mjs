// The longest tasks on the way to the lobby with a processor four times slower: `node scripts/longTasks.mjs` after a
// build. What counts is the processor time of the page's thread, which other programs of the computer do not change much.

import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { chromium } from 'playwright-core'

const VISITS = 5
const THROTTLING = 4
const BUDGET_MS = 300
/** So long after the lobby is drawn tasks still count. */
const AFTERWARDS_MS = 3000
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
}
/** A server at which nobody plays. */
const ANSWERS = { '/api/session': {}, '/api/matches': { matches: [] } }

function serve(dist) {
  const server = createServer((request, answer) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    const found = ANSWERS[pathname]
    if (found) return answer.setHeader('content-type', TYPES['.json']).end(JSON.stringify(found))
    const file = join(dist, extname(pathname) !== '' && existsSync(join(dist, pathname)) ? pathname : 'index.html')
    answer.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
    if (!existsSync(`${file}.gz`)) return answer.end(readFileSync(file))
    answer.setHeader('content-encoding', 'gzip').end(readFileSync(`${file}.gz`))
  })
  return new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(server)))
}

/** The tasks of somebody's first visit, in milliseconds of processor time, the longest first. */
async function visit(browser, origin, locale) {
  const context = await browser.newContext({ locale, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING })
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await page.goto(origin)
  await page.locator('.home-tile').first().waitFor()
  await page.waitForTimeout(AFTERWARDS_MS)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  await context.close()
  const thread = threadOf(traceEvents, origin)
  return traceEvents
    .filter(event => threadNameOf(event) === thread && event.name === 'ThreadControllerImpl::RunTask')
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a)
}

const threadNameOf = ({ pid, tid }) => `${pid} ${tid}`

/** The main thread of the process that shows the page; the browser has others. */
function threadOf(events, origin) {
  const mains = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadNameOf),
  )
  const ours = events.filter(event => mains.has(threadNameOf(event)) && event.args?.data?.url?.startsWith(origin))
  if (ours.length === 0) throw new Error('The trace has no task of the page.')
  return threadNameOf(ours[0])
}

const server = await serve(process.argv[2] ?? join(import.meta.dirname, '../dist'))
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  for (const locale of ['en-GB', 'ru-RU']) {
    const visits = []
    for (let n = 0; n < VISITS; n++)
      visits.push(await visit(browser, `http://127.0.0.1:${server.address().port}`, locale))
    const longest = visits.map(([first]) => first).sort((a, b) => a - b)
    const median = longest[Math.floor(VISITS / 2)]
    console.log(
      `${locale}: longest task ${Math.round(median)} of ${BUDGET_MS} ms (${longest.map(Math.round).join(' ')})`,
    )
  }
} finally {
  await browser.close()
  server.close()
}
