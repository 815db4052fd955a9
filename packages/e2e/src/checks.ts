// What tests check on a page: accessibility violations, and how much of the screen the board has.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator, Page } from 'playwright-core'
import { type Language, PAGE } from './words.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export type Theme = 'dark' | 'light'

type Looked = {
  /** By default the dark one, and in the light one only the colours, which are all that differs. */
  readonly theme?: Theme
  /** The part of the page to look at, where the rest was looked at before. */
  readonly part?: Locator
}

/**
 * Every serious or critical violation that axe-core finds. Below a dialog nothing can be reached: then only the dialog
 * is looked at.
 */
export async function violationsOn(page: Page, { theme, part }: Looked = {}): Promise<readonly string[]> {
  // Evaluated, not added as a script, which the page's security policy forbids.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const shownPart = part ? await part.elementHandle() : null
  return page.evaluate(
    async ({ wanted, within }) => {
      // What is transparent would not be looked at: a page that is not painted is, for so long.
      const unpainted = document.adoptedStyleSheets
      document.adoptedStyleSheets = []
      if (getComputedStyle(document.documentElement).opacity === '0') throw new Error('The page is not painted.')
      const axe: unknown = Reflect.get(globalThis, 'axe')
      const run: unknown = typeof axe === 'object' && axe !== null ? Reflect.get(axe, 'run') : undefined
      if (typeof run !== 'function') throw new Error('axe-core did not start.')
      // Whatever these find is not serious: they need not look.
      const { rules: known }: { readonly rules: readonly { readonly id: string; readonly impact: string | null }[] } =
        Reflect.get(Object(axe), '_audit')
      const harmless = known.filter(({ impact }) => impact === 'minor' || impact === 'moderate')
      const leftOut = Object.fromEntries(harmless.map(({ id }) => [id, { enabled: false }]))
      const found: string[] = []
      const shown = within ?? [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
      const check = async (theme: string, rules: object): Promise<void> => {
        document.documentElement.dataset['theme'] = theme
        await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        const { violations } = await run.call(axe, shown, { resultTypes: ['violations'], ...rules })
        for (const { impact, id, help, nodes } of violations) {
          if (impact !== 'serious' && impact !== 'critical') continue
          for (const { target, failureSummary } of nodes)
            found.push(`${theme}: ${id}: ${help}: ${target.join(' ')}: ${failureSummary}`)
        }
      }
      const before = document.documentElement.dataset['theme'] ?? ''
      // Not among the rules that are on by themselves: a name must contain what is seen, for people who speak to the page.
      await check(wanted ?? 'dark', { rules: { ...leftOut, 'label-content-name-mismatch': { enabled: true } } })
      if (!wanted) await check('light', { runOnly: ['color-contrast'] })
      document.documentElement.dataset['theme'] = before
      document.adoptedStyleSheets = unpainted
      return found
    },
    { wanted: theme, within: shownPart },
  )
}

type Size = { readonly width: number; readonly height: number }

/** The visible size of the board: inside its viewport and above the question. */
export async function drawnBoard(page: Page, language: Language): Promise<Size> {
  const words = PAGE[language].table
  const viewport = page.getByRole('region', { name: words.boardKeys, exact: true })
  const question = page.getByRole('region', { name: words.yourTurnTitle, exact: true })
  const [outer, drawing, below] = await Promise.all(
    [viewport, viewport.locator('> *'), question].map(async part => (await part.boundingBox()) ?? missing()),
  )
  if (!outer || !drawing || !below) return missing()
  const right = Math.min(outer.x + outer.width, drawing.x + drawing.width)
  const bottom = Math.min(outer.y + outer.height, drawing.y + drawing.height, below.y)
  return { width: right - Math.max(outer.x, drawing.x), height: bottom - Math.max(outer.y, drawing.y) }
}

function missing(): never {
  throw new Error('There is no board to measure.')
}
