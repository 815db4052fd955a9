// Clicks that come faster than their answers.

import { driver as BERSERK, BOARD } from '@ludoteka/berserk/driver'
import { driver as UNMATCHED } from '@ludoteka/unmatched/driver'
import { expect, test } from 'vitest'
import type { TableState } from '../src/driver.ts'
import { newTable } from '../src/lobby.ts'
import { playerAt } from '../src/player.ts'
import { browserSuite } from './support.ts'

const { person } = browserSuite({ painted: false })

test('five cards that are clicked before the first click was answered are all recruited', async () => {
  const { page } = await person()
  await newTable(page, BERSERK, 'en', { second: 'bot' })
  await playerAt(page, BERSERK, 'en').playUntil(({ offers }) => offers.some(({ kind }) => kind === 'take'))
  const deal = page.getByRole('region', { name: BOARD.en.deal })
  await deal.locator('button[aria-pressed=false]').evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons.slice(0, 5)) button.click()
  })
  await expect.poll(() => deal.locator('button[aria-pressed=true]').count()).toBe(5)
})

test('a mouse that rests on an answer while the question moves away from under it has clicked that answer; one that is moved away has not', async () => {
  const { page } = await person()
  await newTable(page, UNMATCHED, 'en', { second: 'bot' })
  const player = playerAt(page, UNMATCHED, 'en')
  const isManeuver = ({ step, offers }: TableState<string>): boolean =>
    step === 'turn.action' && offers.some(({ kind }) => kind === 'answer')
  await player.playUntil(isManeuver)
  const answer = page.locator('.table-prompt .table-answer').first()
  const press = async (): Promise<{ readonly x: number; readonly y: number }> => {
    const { x, y, width, height } = (await answer.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.locator('.table-prompt').evaluate((prompt: HTMLElement) => {
      prompt.style.translate = '0 -120px'
    })
    return { x: x + width / 2, y: y + height / 2 }
  }
  const { x, y } = await press()
  await page.mouse.move(x + 40, y)
  await page.mouse.up()
  await page.locator('.table-prompt').evaluate((prompt: HTMLElement) => {
    prompt.style.translate = ''
  })
  expect((await player.read()).step).toBe('turn.action')
  await press()
  await page.mouse.up()
  await expect.poll(async () => (await player.read()).step).toBe('maneuver.boost')

  // So has one on the board that glides away.
  const asked = await player.playUntil(({ step }) => step === 'move.to')
  const space = page.locator('.um-space.lt-legal').first()
  const box = (await space.boundingBox()) ?? missing()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await space.evaluate((button: HTMLElement) => {
    button.style.translate = '0 400%'
  })
  await page.mouse.up()
  await expect.poll(async () => (await player.read()).announced).not.toBe(asked.announced)
})

function missing(): never {
  throw new Error('Nothing is there.')
}
