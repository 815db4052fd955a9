// Draws the PNG icons of the installed page from the mark, with the Chromium the browser tests use.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

const folder = join(import.meta.dirname, '../public/icons')
const mark = readFileSync(join(folder, 'mark.svg'), 'utf8')
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
for (const [name, size, inset] of [
  ['icon-192.png', 192, 0],
  ['icon-512.png', 512, 0],
  ['icon-maskable-512.png', 512, 64],
]) {
  await page.setViewportSize({ width: size, height: size })
  const ground = inset > 0 ? '#3a2a1b' : 'transparent'
  await page.setContent(
    `<body style="margin:0;background:${ground}"><div style="padding:${inset}px;box-sizing:border-box;width:${size}px;height:${size}px">${mark}</div></body>`,
  )
  writeFileSync(join(folder, name), await page.screenshot({ omitBackground: true }))
}
await browser.close()
