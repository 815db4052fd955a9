// How much of the screen the drawn board has.

import type { Page } from 'playwright-core'
import { type Language, PAGE } from './words.ts'

type Size = { readonly width: number; readonly height: number }

/** What is seen of the drawing: inside its window, and not below the question. */
export async function drawnBoard(page: Page, language: Language): Promise<Size> {
  const words = PAGE[language].table
  const window = page.getByRole('region', { name: words.boardKeys, exact: true })
  const question = page.getByRole('region', { name: words.yourTurnTitle, exact: true })
  const [frame, drawing, below] = await Promise.all(
    [window, window.locator('> *'), question].map(async part => (await part.boundingBox()) ?? missing()),
  )
  if (!frame || !drawing || !below) return missing()
  const right = Math.min(frame.x + frame.width, drawing.x + drawing.width)
  const bottom = Math.min(frame.y + frame.height, drawing.y + drawing.height, below.y)
  return { width: right - Math.max(frame.x, drawing.x), height: bottom - Math.max(frame.y, drawing.y) }
}

function missing(): never {
  throw new Error('There is no board to measure.')
}
