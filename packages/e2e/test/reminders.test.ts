// Reminders: permission and subscription on the settings page, and what the service worker shows and opens.

import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PAGE } from '../src/words.ts'
import { browserSuite } from './support.ts'

const { site, person } = browserSuite({ painted: false, browser: 'whole', serviceWorker: true })

/** Replaces the push service of the browser's maker, without which Chromium does not subscribe. */
async function fakePushService(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications'])
  await context.addInitScript(() => {
    let current: object | null = null
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current,
      async subscribe(options: { applicationServerKey: Uint8Array }) {
        const keys = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
        const raw = new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey))
        const text = (bytes: Uint8Array): string =>
          btoa(String.fromCharCode(...bytes))
            .replaceAll('+', '-')
            .replaceAll('/', '_')
            .replaceAll('=', '')
        const endpoint = 'https://push.example/send/one'
        const auth = text(crypto.getRandomValues(new Uint8Array(16)))
        current = {
          endpoint,
          options: { applicationServerKey: options.applicationServerKey.slice().buffer },
          toJSON: () => ({ endpoint, keys: { p256dh: text(raw), auth } }),
          async unsubscribe() {
            current = null
            return true
          },
        }
        return current
      },
    })
  })
}

const ready = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })

test('a person turns reminders on in the language of the page, and off again', async () => {
  const { page, context } = await person()
  await fakePushService(context)
  await page.goto('/settings')
  await ready(page)
  const box = page.getByRole('checkbox', { name: PAGE.en.settings.reminders })
  const sentTo = (method: string) =>
    page.waitForResponse(answer => answer.url().endsWith('/api/reminders') && answer.request().method() === method)

  const named = sentTo('POST')
  await box.click()
  expect((await named).status()).toBe(200)
  expect((await named).request().postDataJSON()).toMatchObject({ language: 'en' })
  await expect.poll(() => box.isChecked()).toBe(true)

  const renewed = sentTo('POST')
  await page.getByRole('combobox', { name: PAGE.en.settings.language }).selectOption('ru')
  expect((await renewed).request().postDataJSON()).toMatchObject({ language: 'ru' })

  const forgotten = sentTo('DELETE')
  await page.getByRole('checkbox', { name: PAGE.ru.settings.reminders }).click()
  expect((await forgotten).status()).toBe(200)
  expect((await forgotten).request().postDataJSON()).toEqual({ endpoint: 'https://push.example/send/one' })
})

test('without permission the page says so', async () => {
  const { page } = await person()
  await page.addInitScript(() => {
    Notification.requestPermission = async () => 'denied'
  })
  await page.goto('/settings')
  const box = page.getByRole('checkbox', { name: PAGE.en.settings.reminders })
  await box.click()
  await page.getByText(PAGE.en.settings.notificationsDenied).waitFor()
  expect(await box.isChecked()).toBe(false)
})

/** Runs in the worker. A script may not open pages, so the path is returned instead. */
const CLICK = `(async () => {
  const [notification] = await registration.getNotifications()
  return new Promise(resolve => {
    clients.openWindow = async path => resolve(path)
    dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  })
})()`

test('a reminder is shown in its language, and a click opens its table', async () => {
  const { page, context } = await person({ language: 'ru' })
  await context.grantPermissions(['notifications'])
  await page.goto('/')
  await ready(page)
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>(resolve => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  const data = JSON.stringify({ reason: 'turn', match: 'some-match', game: 'Unmatched', language: 'ru' })
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: site().origin, registrationId, data })
  const shown = (): Promise<readonly string[]> =>
    page.evaluate(async () => {
      const notes = await (await navigator.serviceWorker.ready).getNotifications()
      return notes.map(({ title, body, lang, tag }) => [title, body, lang, tag].join(' | '))
    })
  await expect.poll(shown).toEqual(['Unmatched: ваш ход | Стол ждёт вас. | ru | some-match'])

  const [worker] = context.serviceWorkers()
  const opened = await worker?.evaluate<string>(CLICK)
  expect(opened).toBe('/t/some-match')
  expect(await shown()).toEqual([])
})
