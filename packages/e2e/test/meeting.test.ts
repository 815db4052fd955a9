// Meeting people: an opponent is found for two who look for one, friends are followed and challenged.

import { onShelf } from '@ludoteka/registry/shelf'
import { expect, test } from 'vitest'
import { PHONE } from '../src/person.ts'
import { PAGE } from '../src/words.ts'
import { browserSuite } from './support.ts'

const { person } = browserSuite({ painted: false })

const en = PAGE.en.people
const ru = PAGE.ru.people
const TITLE = onShelf('unmatched')?.title ?? { en: '', ru: '' }

test('two who look for an opponent meet at one table; one of them plays with a bot meanwhile and is asked', async () => {
  const [anna, boris] = [await person({ language: 'en' }), await person({ language: 'ru', screen: PHONE })]
  await anna.page.goto('/')
  await anna.page.getByRole('button', { name: en.findFor(TITLE.en) }).click()
  await anna.page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(en.paces.live) })
    .click()
  const search = anna.page.getByRole('region', { name: en.looking(TITLE.en) })
  await search.getByText(en.seekingToo(0)).waitFor()
  // A page that is loaded again looks on.
  await anna.page.reload()
  await search.getByRole('button', { name: en.meanwhile }).click()
  await anna.page.waitForURL(/\/t\//)
  const withBot = anna.page.url()

  await boris.page.goto('/')
  await boris.page.getByRole('button', { name: ru.findFor(TITLE.ru) }).click()
  await boris.page.getByText(ru.seeking(1)).waitFor()
  await boris.page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(ru.paces.live) })
    .click()
  const question = anna.page.getByRole('dialog', { name: en.found })
  await question.getByRole('button', { name: en.playNow }).click()
  await Promise.all([
    anna.page.waitForURL(url => url.pathname.startsWith('/t/') && url.href !== withBot),
    boris.page.waitForURL(/\/t\//),
  ])
  expect(new URL(anna.page.url()).pathname).toBe(new URL(boris.page.url()).pathname)
  await anna.page.locator('.table-board').first().waitFor()
})

test('a search can be stopped, and ends for whoever says “not now”', async () => {
  const [anna, boris] = [await person(), await person()]
  for (const { page } of [anna, boris]) {
    await page.goto('/')
    await page.getByRole('button', { name: en.findFor(TITLE.en) }).click()
    await page.getByRole('button', { name: new RegExp(en.paces.days) }).click()
    await page.getByRole('region', { name: en.looking(TITLE.en) }).waitFor()
    if (page === anna.page) {
      await page.goto('/about')
      await page.getByRole('link', { name: PAGE.en.menu.settings }).waitFor()
    }
  }
  await anna.page.getByRole('dialog', { name: en.found }).getByRole('button', { name: en.notNow }).click()
  await boris.page.getByRole('dialog', { name: en.found }).waitFor({ state: 'detached' })
  const search = boris.page.getByRole('region', { name: en.looking(TITLE.en) })
  await search.getByRole('button', { name: en.stop }).click()
  await search.waitFor({ state: 'detached' })
})

test('somebody is followed from their profile, seen to be here, challenged, declines and accepts', async () => {
  const [anna, boris] = [await person({ language: 'en' }), await person({ language: 'ru' })]
  const accountOf = async ({ page }: typeof anna): Promise<string> => {
    await page.goto('/')
    const answer = await page.request.post('/api/session', { data: { name: page === anna.page ? 'Anna' : 'Boris' } })
    await page.reload()
    return (await answer.json()).account.id
  }
  await accountOf(anna)
  const boriss = await accountOf(boris)
  const isHere = async (): Promise<unknown> =>
    (await (await anna.page.request.get(`/api/players/${boriss}`)).json()).online
  await expect.poll(isHere, { timeout: 60_000 }).toBe(true)
  await anna.page.goto(`/player/${boriss}`)
  await anna.page.getByText(en.online).waitFor()
  await anna.page.getByRole('button', { name: en.follow, exact: true }).click()
  await anna.page.getByRole('button', { name: en.unfollow }).waitFor()
  await anna.page.goto('/')
  await anna.page.locator('.people-friend', { hasText: 'Boris' }).getByText(en.online).waitFor()

  const challenge = async (): Promise<void> => {
    await anna.page.getByRole('button', { name: `${en.challenge}: Boris` }).click()
    await anna.page.getByRole('button', { name: en.challengeSend }).click()
    await anna.page.getByText(en.challengeSent('Boris')).waitFor()
    await anna.page.keyboard.press('Escape')
    await boris.page.getByText(ru.challengedBy('Anna', TITLE.ru)).waitFor()
  }
  await challenge()
  await boris.page.getByRole('button', { name: ru.decline }).click()
  await anna.page.getByText(en.challengeDeclined('Boris', TITLE.en)).waitFor()
  await anna.page.getByRole('button', { name: en.dismiss }).click()
  await anna.page.getByText(en.challengeDeclined('Boris', TITLE.en)).waitFor({ state: 'detached' })

  // On any page, not only in the lobby.
  await boris.page.goto('/about')
  await challenge()
  await boris.page.getByRole('button', { name: ru.accept }).click()
  await boris.page.waitForURL(/\/t\//)
  await anna.page.getByRole('button', { name: en.goToTable }).click()
  await anna.page.waitForURL(/\/t\//)
  expect(anna.page.url()).toBe(boris.page.url())
  await anna.page.goto('/')
  await anna.page.getByText(PAGE.en.home.mine).waitFor()
  // A row shows which game it is before anything else, and what is one's own is not listed again among the others'.
  // What waits comes before friends, and friends before the shelf.
  const places = await anna.page
    .locator('.home h2')
    .filter({ visible: true })
    .evaluateAll(headings => headings.map(({ textContent }) => textContent ?? ''))
  const [friends, shelf] = [en.friends, TITLE.en].map(words => places.indexOf(words))
  expect(friends).toBeGreaterThanOrEqual(0)
  expect(shelf).toBeGreaterThan(friends ?? 0)
  const row = anna.page.locator('.home-match-row', { hasText: 'Boris' })
  await row.locator('img').waitFor({ state: 'attached' })
  expect(await row.count()).toBe(1)
})
