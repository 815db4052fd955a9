// The first visit: how much it loads.

import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { BUDGET_BYTES } from '../../web/scripts/budget.mjs'
import { PHONE } from '../src/person.ts'
import { PAGE } from '../src/words.ts'
import { browserSuite } from './support.ts'

const { person } = browserSuite({ serviceWorker: true })

test('the lobby is compressed, within its budget, and loads only the fonts it shows', async () => {
  const { page } = await person({ language: 'en' })
  await page.goto('/', { waitUntil: 'networkidle' })
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready
    return performance.getEntriesByType('resource').flatMap(entry => {
      if (!(entry instanceof PerformanceResourceTiming)) return []
      const { name, transferSize, encodedBodySize, decodedBodySize } = entry
      const isCompressed = encodedBodySize < decodedBodySize || decodedBodySize < 200 // where compression gains nothing
      return [{ file: name.replace(/^.*\//, ''), transferSize, isCompressed }]
    })
  })
  const texts = loaded.filter(({ file }) => /\.(js|css)$/.test(file) || /^(unmatched|red-sea)\.svg$/.test(file))
  expect(texts.length).toBeGreaterThan(5)
  expect(texts.filter(({ isCompressed }) => !isCompressed)).toEqual([])
  const scripts = loaded.filter(({ file }) => file.endsWith('.js'))
  expect(scripts.reduce((sum, { transferSize }) => sum + transferSize, 0)).toBeLessThanOrEqual(BUDGET_BYTES)
  const fonts = loaded.flatMap(({ file }) => /^(.*)-normal-.*\.woff2$/.exec(file)?.[1] ?? [])
  expect(fonts.toSorted()).toEqual(['pt-sans-latin-400', 'pt-sans-latin-700', 'pt-serif-latin-700'])
})

test('a cover is loaded when it comes into sight', async () => {
  const { page } = await person({ screen: PHONE })
  const loaded = new Set<string>()
  page.on('request', request => {
    const [, cover] = /\/covers\/(.+)\.svg$/.exec(request.url()) ?? []
    if (cover !== undefined && request.serviceWorker() === null) loaded.add(cover)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const covers = page.locator('.home-cover img')
  const inSight = await covers.evaluateAll(
    pictures => pictures.filter(picture => picture.getBoundingClientRect().top < innerHeight).length,
  )
  expect(inSight).toBeLessThan(await covers.count())
  expect(loaded.size).toBe(inSight)
  await covers.last().scrollIntoViewIfNeeded()
  await expect.poll(() => loaded.size).toBeGreaterThan(inSight)
})

test('before any code of the page has come it shows its name, in the language and the theme of its person', async () => {
  const { page } = await person({ language: 'ru', theme: 'light', context: { colorScheme: 'dark' } })
  const held: Route[] = []
  let isHeld = true
  await page.route(/\/assets\/.*\.js$/, route => (isHeld ? void held.push(route) : route.continue()))
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByText('Лудотека загружается…').waitFor()
  expect(await page.getByText('Ludoteka is loading…').isVisible()).toBe(false)
  const ground = (): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const first = await ground()
  expect(first).toBe('rgb(239, 230, 214)')
  isHeld = false
  for (const route of held) await route.continue()
  await page.getByRole('heading', { name: PAGE.ru.home.hero }).waitFor()
  expect(await ground()).toBe(first)
})
