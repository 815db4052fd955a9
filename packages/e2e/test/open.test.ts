// Match files and positions: pasted, dropped or chosen, refused with what is wrong, replayed, played on from; links tell what they are about.

import { readFileSync } from 'node:fs'
import { BOTS, playMatch } from '@ludoteka/bots'
import { type Action, begin, matchOf, seedFrom, withHashes } from '@ludoteka/kernel'
import { loadGame } from '@ludoteka/registry'
import { expect, test } from 'vitest'
import { violationsOn } from '../src/checks.ts'
import { PHONE } from '../src/person.ts'
import { type Language, PAGE } from '../src/words.ts'
import { browserSuite } from './support.ts'

const { person } = browserSuite()

const SCENARIO = readFileSync(
  new URL('../../games/red-sea/test/scenarios/EX-10.2.3-middle-east-with-sea-lanes-control.json', import.meta.url),
  'utf8',
)

async function matchFile(): Promise<string> {
  const game = await loadGame('red-sea')
  const seed = seedFrom('file')
  const actions: Action[] = []
  playMatch({ game, options: {}, seed, bots: [BOTS.random], watch: action => actions.push(action) })
  return JSON.stringify(withHashes(game, { ...matchOf(begin(game, {}, seed)), actions }))
}

test.each([
  ['en', undefined],
  ['ru', PHONE],
] as const)(
  'in %s: a bad text is explained, a position is played on here and online, a file is replayed',
  async (language: Language, screen) => {
    const { open: words, table, replay } = PAGE[language]
    const { page } = await person({ language, ...(screen ? { screen } : {}) })
    await page.goto('/open')
    const field = page.getByLabel(words.paste)
    const openButton = page.getByRole('button', { name: words.open, exact: true })
    await field.fill('{"game":"red-sea"')
    await openButton.click()
    await page.getByRole('alert').getByText(words.troubles.notJson).waitFor()
    await field.fill('{"game":"red-sea","zones":{"hand":{"us":["detente","detente"]}}}')
    await openButton.click()
    const fault = { kind: 'tooManyCards', card: 'detente', count: 1 } as const
    await page.getByText(words.fault(fault, 'There are 1 too many of the card detente.')).waitFor()

    await field.fill(SCENARIO)
    await openButton.click()
    await page.getByRole('button', { name: words.here }).waitFor()
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: words.here }).click()
    await page.waitForURL(/\/local\//)
    await page.getByRole('region', { name: table.yourTurnTitle, exact: true }).waitFor()
    expect(await page.title()).toContain(table.yourTurnTitle)

    await page.goto('/open')
    await field.fill(SCENARIO)
    await openButton.click()
    await page.getByRole('button', { name: words.online }).click()
    await page.waitForURL(/\/t\//)
    await page.getByText(words.from).waitFor()
    const link = await (await page.request.get(page.url(), { headers: { 'accept-language': language } })).text()
    expect(link).toContain(`<html lang="${language}"`)
    expect(link).toMatch(/<meta property="og:image" content="http:[^"]*\/previews\/red-sea\.jpg" \/>/)
    expect(link).toMatch(/<meta property="og:title" content="[^"]* – [^"]* · [^"]*" \/>/)

    await page.goto('/open')
    await page.locator('input[type=file]').setInputFiles({
      name: 'match.json',
      mimeType: 'application/json',
      buffer: Buffer.from(await matchFile()),
    })
    await page.getByRole('button', { name: words.replay }).click()
    await page.waitForURL(/\/replay/)
    await page.getByRole('button', { name: replay.next, exact: true }).waitFor()
  },
)
