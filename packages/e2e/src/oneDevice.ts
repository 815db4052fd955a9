// Several people around one device: each answers, and between two of them stands the screen that hides everything.

import type { Locator, Page } from 'playwright-core'
import type { Look } from './games/played.ts'
import { nextChange } from './glance.ts'
import type { Player } from './player.ts'
import { type Language, PAGE } from './words.ts'

/** The button by which the next person says that they hold the device. */
export function readyButton(page: Page, language: Language): Locator {
  const words = PAGE[language].table.handOverReady('.+')
  return page.getByRole('button', { name: new RegExp(`^${words}$`) })
}

/** Everybody plays their part until `isEnough` says so of a question; `between` looks at the screen between two persons. */
export async function passAround<Kind extends string>(
  player: Player<Kind>,
  language: Language,
  isEnough: (look: Look<Kind>, handOvers: number) => boolean,
  between: () => Promise<void> = async () => undefined,
): Promise<Look<Kind>> {
  const ready = readyButton(player.page, language)
  let handOvers = 0
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    if (await ready.isVisible()) {
      await between()
      await ready.click()
      handOvers++
      continue
    }
    const look = await player.look()
    if (look.offers.length === 0) await nextChange(player.page)
    else if (isEnough(look, handOvers)) return look
    else await player.answer()
  }
  throw new Error(`The device has changed hands ${handOvers} times, and that was not enough.`)
}

/** Far more than any test needs; only names what hangs. */
const MOST_LOOKS = 1000
