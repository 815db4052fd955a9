// The first visit: what it costs over the wire.

import { expect, test } from 'vitest'
import { BUDGET_BYTES } from '../../web/scripts/budget.mjs'
import { scene } from './support.ts'

const { person } = scene()

test('the lobby comes packed and within its budget, with no letters but those it shows', async () => {
  const { page } = await person({ language: 'en' })
  await page.goto('/', { waitUntil: 'networkidle' })
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready
    return performance.getEntriesByType('resource').flatMap(entry => {
      if (!(entry instanceof PerformanceResourceTiming)) return []
      const { name, transferSize, encodedBodySize, decodedBodySize } = entry
      return [{ file: name.replace(/^.*\//, ''), transferSize, isPacked: encodedBodySize < decodedBodySize }]
    })
  })
  const texts = loaded.filter(({ file }) => /\.(js|css)$/.test(file) || /^(unmatched|red-sea)\.svg$/.test(file))
  expect(texts.length).toBeGreaterThan(5)
  expect(texts.filter(({ isPacked }) => !isPacked)).toEqual([])
  const scripts = loaded.filter(({ file }) => file.endsWith('.js'))
  expect(scripts.reduce((sum, { transferSize }) => sum + transferSize, 0)).toBeLessThanOrEqual(BUDGET_BYTES)
  const fonts = loaded.flatMap(({ file }) => /^(.*)-normal-.*\.woff2$/.exec(file)?.[1] ?? [])
  expect(fonts.toSorted()).toEqual([
    'pt-sans-cyrillic-700',
    'pt-sans-latin-400',
    'pt-sans-latin-700',
    'pt-serif-latin-700',
  ])
})
