// What axe-core finds wrong with a page, as sentences a test can print.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Every serious or critical violation; empty if all is well. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  // Evaluated, not added as a script: the page's own security policy forbids foreign scripts, as it should.
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    const axe: unknown = Reflect.get(globalThis, 'axe')
    const run: unknown = typeof axe === 'object' && axe !== null ? Reflect.get(axe, 'run') : undefined
    if (typeof run !== 'function') throw new Error('axe-core did not start.')
    const { violations } = await run.call(axe, document, { resultTypes: ['violations'] })
    const said: string[] = []
    for (const { impact, id, help, nodes } of violations) {
      if (impact !== 'serious' && impact !== 'critical') continue
      for (const { target, failureSummary } of nodes)
        said.push(`${id}: ${help}: ${target.join(' ')}: ${failureSummary}`)
    }
    return said
  })
}
