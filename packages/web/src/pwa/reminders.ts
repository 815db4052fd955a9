// Reminders on this device: asks for consent, lets the browser subscribe, tells the server where to send them.

import type { Language } from '@ludoteka/kernel'
import { ensureSession, findSession } from '../account/session.ts'
import * as api from '../api.ts'
import { changeSettings, readSettings, watchSettings } from '../settings/store.ts'

export function canRemind(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

export type Answer = 'on' | 'denied' | 'failed'

/** To be called from a click: browsers ask for consent only then. */
export async function startReminders(): Promise<Answer> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  try {
    await ensureSession()
    await tellServer()
    changeSettings({ reminders: true })
    watchLanguage()
    return 'on'
  } catch {
    return 'failed'
  }
}

export async function stopReminders(): Promise<void> {
  changeSettings({ reminders: false })
  const subscription = await (await registered())?.pushManager.getSubscription()
  if (!subscription) return
  await subscription.unsubscribe()
  await api.forgetDevice(subscription.endpoint).catch(() => undefined) // the push service tells it sooner or later
}

/**
 * Tells the server again, for somebody has signed in, the language is another or the browser has renewed its
 * subscription. Nothing happens where reminders are off.
 */
export async function renewReminders(): Promise<void> {
  if (!readSettings().reminders || !canRemind() || Notification.permission !== 'granted') return
  if (await findSession()) await tellServer().catch(() => undefined)
}

/** At the start of a page on a device that has reminders. */
export function keepReminders(): void {
  void renewReminders()
  watchLanguage()
}

let languageTold: Language | undefined

/** From now on the server learns when the language of this device changes. */
function watchLanguage(): void {
  if (languageTold === undefined) watchSettings(tellLanguage)
  languageTold = readSettings().language
}

function tellLanguage(): void {
  const { language } = readSettings()
  if (language !== languageTold) void renewReminders()
  languageTold = language
}

async function tellServer(): Promise<void> {
  const registration = await registered()
  if (!registration) throw new Error('There is no service worker.')
  const { endpoint, keys } = (await subscription(registration, await api.reminderKey())).toJSON()
  const { p256dh, auth } = keys ?? {}
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    throw new Error('The subscription has no keys.')
  await api.nameDevice({ endpoint, keys: { p256dh, auth }, language: readSettings().language })
}

const registered = (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker.getRegistration()

/** The one there is, unless it was made for another key: then the server could not use it. */
async function subscription({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const wanted = bytesOf(key)
  const there = await pushManager.getSubscription()
  if (there && isSame(there.options.applicationServerKey, wanted)) return there
  await there?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted })
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, character => character.charCodeAt(0))
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = new Uint8Array(one ?? new ArrayBuffer(0))
  return bytes.length === other.length && bytes.every((byte, i) => byte === other[i])
}
