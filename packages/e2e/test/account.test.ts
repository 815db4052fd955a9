// The account: password, passkeys of virtual devices, programs; axe-core finds nothing serious.

import type { BrowserContext, CDPSession, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from '../src/checks.ts'
import { PAGE } from '../src/words.ts'
import { browserSuite } from './support.ts'

const { site, person } = browserSuite()

const words = PAGE.en.account
const PASSWORD = 'a long enough word'
const NEW_PASSWORD = 'another long enough word'

/** The form with this button. */
const formOf = (page: Page, name: string): Locator =>
  page.locator('form').filter({ has: page.getByRole('button', { name, exact: true }) })

/** Saving a name creates a guest. */
async function becomeGuest(page: Page, name: string): Promise<void> {
  await page.goto('/settings')
  await page.getByLabel(words.name).fill(name)
  await page.getByRole('button', { name: words.save, exact: true }).click()
  await page.getByText(words.guest).waitFor()
}

async function createLogin(page: Page, login: string): Promise<void> {
  const keep = formOf(page, words.claim)
  await keep.getByLabel(words.login).fill(login)
  await keep.getByLabel(words.password).fill(PASSWORD)
  await keep.getByRole('button', { name: words.claim }).click()
}

async function signIn(page: Page, login: string, password: string): Promise<void> {
  await page.goto('/settings')
  await page.getByText(words.haveAccount).click()
  const form = formOf(page, words.signIn)
  await form.getByLabel(words.login).fill(login)
  await form.getByLabel(words.passwordShort).fill(password)
  await form.getByRole('button', { name: words.signIn, exact: true }).click()
}

test('changing the password needs the old one, and signs out everywhere else', async () => {
  const { page } = await person({ refusals: /\/api\/account\/claim$/ })
  const { page: elsewhere } = await person()
  await becomeGuest(page, 'Anna')
  await createLogin(page, 'anna')
  await page.getByText(words.yourLogin('anna')).waitFor()
  await signIn(elsewhere, 'anna', PASSWORD)
  await elsewhere.getByText(words.yourLogin('anna')).waitFor()

  await page.getByRole('group').getByText(words.changePassword).first().click()
  const change = formOf(page, words.changePassword)
  const send = async (current: string): Promise<void> => {
    await change.getByLabel(words.currentPassword).fill(current)
    await change.getByLabel(words.newPassword).fill(NEW_PASSWORD)
    await change.getByRole('button', { name: words.changePassword }).click()
  }
  await send('a wrong word')
  await page.getByText(words.wrongPassword).waitFor()
  await send(PASSWORD)
  await page.getByText(words.passwordChanged).waitFor()

  await elsewhere.reload()
  await elsewhere.getByText(words.noAccount).waitFor()
  await signIn(elsewhere, 'anna', NEW_PASSWORD)
  await elsewhere.getByText(words.yourLogin('anna')).waitFor()
  await page.getByRole('button', { name: words.signOutElsewhere }).click()
  await page.getByText(words.signedOutElsewhere(1)).waitFor()
  await elsewhere.reload()
  await elsewhere.getByText(words.noAccount).waitFor()
})

test('a program gets a token that is shown once and stops working when it is revoked', async () => {
  const { page } = await person()
  await becomeGuest(page, 'Boris')
  await createLogin(page, 'boris')
  await page.getByLabel(words.programName).fill('Robot')
  await page.getByRole('button', { name: words.newProgram }).click()
  const shown = page.getByRole('status').filter({ hasText: words.token('Robot') })
  const token = await shown.locator('code').innerText()
  const statusOf = async (): Promise<number> =>
    (await fetch(`${site().origin}/api/me`, { headers: { authorization: `Bearer ${token}` } })).status
  expect(await statusOf()).toBe(200)
  await page.getByRole('button', { name: words.revokeProgram('Robot') }).waitFor()
  expect(await violationsOn(page)).toEqual([])

  await page.reload()
  await page.getByRole('button', { name: words.revokeProgram('Robot') }).click()
  expect(await page.getByText(token).count()).toBe(0)
  await page.getByRole('dialog').getByText(words.revokeAsk).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: words.revoke, exact: true }).click()
  await page.getByRole('button', { name: words.revokeProgram('Robot') }).waitFor({ state: 'detached' })
  expect(await statusOf()).toBe(401)
})

test('recovery codes need a proof and sign in once; a new password offers to remove what else opens the account', async () => {
  const { page } = await person({ refusals: /\/api\/(account\/recovery|account\/proof)$/ })
  await becomeGuest(page, 'Gleb')
  await createLogin(page, 'gleb')
  await page.getByText(words.recoveryLeft(0)).waitFor()
  // As ten minutes after the login was created.
  await page.route(
    '**/api/account/recovery',
    route => route.fulfill({ status: 403, json: { error: 'proof-required', message: '' } }),
    { times: 1 },
  )
  await page.getByRole('button', { name: words.newRecovery }).click()
  const dialog = page.getByRole('dialog')
  const prove = async (password: string): Promise<void> => {
    await dialog.getByLabel(words.passwordShort).fill(password)
    await dialog.getByRole('button', { name: words.proofByPassword }).click()
  }
  await prove('a wrong word')
  await dialog.getByText(words.proofWrong).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await prove(PASSWORD)
  const code = await page.locator('.account-codes code').first().innerText()
  await page.getByText(words.recoveryLeft(10)).waitFor()
  expect(await violationsOn(page)).toEqual([])

  await page.getByRole('button', { name: words.signOut, exact: true }).click()
  await page.getByText(words.haveAccount).click()
  await page.getByText(words.lostAccess).click()
  await page.getByLabel(words.recoveryCode).fill(code)
  await page.getByRole('button', { name: words.recoverySignIn }).click()
  await page.getByText(words.recoveryLeft(9)).waitFor()

  await page.getByRole('group').getByText(words.changePassword).first().click()
  const change = formOf(page, words.changePassword)
  await change.getByLabel(words.newPassword).fill(NEW_PASSWORD)
  await change.getByRole('button', { name: words.changePassword }).click()
  await dialog.getByText(words.otherWaysNote).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: words.removeRecovery }).click()
  await dialog.getByRole('button', { name: words.removeRecovery }).waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: words.otherWaysDone }).click()
  await page.getByText(words.recoveryLeft(0)).waitFor()
})

/** Adds a virtual device that creates and uses passkeys without asking; the function returned removes it. */
async function addAuthenticator(devtools: CDPSession): Promise<() => Promise<void>> {
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options })
  return async () => {
    await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
  }
}

async function devtoolsOf(context: BrowserContext, page: Page): Promise<CDPSession> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  return devtools
}

test('two passkeys are added, one is removed, the other signs in and stays', async () => {
  // Passkeys need a host name, not an IP address.
  const { page, context } = await person({ context: { baseURL: site().origin.replace('127.0.0.1', 'localhost') } })
  const devtools = await devtoolsOf(context, page)
  const removeAuthenticator = await addAuthenticator(devtools)
  await becomeGuest(page, 'Vera')
  await page.getByRole('button', { name: words.passkey }).click()
  await page.getByText(words.passkeyNumber(1), { exact: true }).waitFor()
  await page.getByText(words.lastWay).waitFor()
  const add = page.getByRole('button', { name: words.addPasskey })
  await add.click()
  await page.getByText(words.passkeyKnown).waitFor()

  await removeAuthenticator()
  await addAuthenticator(devtools)
  await add.click()
  await page.getByRole('button', { name: words.removePasskey(2) }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: words.removePasskey(1) }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.remove, exact: true }).click()
  await page.getByText(words.lastWay).waitFor()

  await page.getByRole('button', { name: words.signOut, exact: true }).click()
  await page.getByText(words.haveAccount).click()
  await page.getByRole('button', { name: words.passkeySignIn }).click()
  await page.getByText(words.claimed('Vera')).waitFor()
  await page.getByText(/^Last used/).waitFor()
  expect(await page.getByRole('button', { name: words.removePasskey(1) }).count()).toBe(0)
})

test('an address that is nobody’s says so and leads back to the games', async () => {
  const { page } = await person({ refusals: /\/api\/players\/nosuch/ })
  await page.goto('/player/nosuch')
  await page.getByText(PAGE.en.club.noSuchPlayer).waitFor()
  await page.getByRole('link', { name: PAGE.en.notFound.home }).click()
  await page.getByRole('heading', { name: PAGE.en.home.hero }).waitFor()
})
