// What axe-core finds wrong with a page, as sentences a test can print.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Every serious or critical violation by night, and what daylight adds; empty if all is well. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  // Evaluated, not added as a script: the page's own security policy forbids foreign scripts, as it should.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  return page.evaluate(async () => {
    const axe: unknown = Reflect.get(globalThis, 'axe')
    const run: unknown = typeof axe === 'object' && axe !== null ? Reflect.get(axe, 'run') : undefined
    if (typeof run !== 'function') throw new Error('axe-core did not start.')
    const said: string[] = []
    const look = async (theme: string, rules: object): Promise<void> => {
      document.documentElement.dataset['theme'] = theme
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const { violations } = await run.call(axe, document, { resultTypes: ['violations'], ...rules })
      for (const { impact, id, help, nodes } of violations) {
        if (impact !== 'serious' && impact !== 'critical') continue
        for (const { target, failureSummary } of nodes)
          said.push(`${theme}: ${id}: ${help}: ${target.join(' ')}: ${failureSummary}`)
      }
    }
    const before = document.documentElement.dataset['theme'] ?? ''
    await look('dark', {})
    // Names and structure are the same by day; colours are not.
    await look('light', { runOnly: ['color-contrast'] })
    document.documentElement.dataset['theme'] = before
    return said
  })
}
