// Push messages on this device: asks for permission, subscribes, registers the subscription with the server.

import type { Language } from '@ludoteka/kernel'
import { ensureSession, findSession } from '../account/session.ts'
import * as api from '../api.ts'
import { changeSettings, readSettings, watchSettings } from '../settings/store.ts'

export function canRemind(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

export type StartResult = 'on' | 'denied' | 'failed'

/** Must be called from a click: browsers ask for permission only then. */
export async function startReminders(): Promise<StartResult> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  try {
    await ensureSession()
    await registerSubscription()
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
  await api.unregisterDevice(subscription.endpoint).catch(() => undefined) // the server learns it from the push service
}

/**
 * Registers again, because somebody has signed in, the language has changed or the browser has renewed its
 * subscription. Does nothing where reminders are off.
 */
export async function renewReminders(): Promise<void> {
  if (!readSettings().reminders || !canRemind() || Notification.permission !== 'granted') return
  if (await findSession()) await registerSubscription().catch(() => undefined)
}

/** Called when the page starts on a device that has reminders. */
export function resumeReminders(): void {
  void renewReminders()
  watchLanguage()
}

let registeredLanguage: Language | undefined

/** Registers again whenever the language of this device changes. */
function watchLanguage(): void {
  if (registeredLanguage === undefined) watchSettings(onSettingsChange)
  registeredLanguage = readSettings().language
}

function onSettingsChange(): void {
  const { language } = readSettings()
  if (language !== registeredLanguage) void renewReminders()
  registeredLanguage = language
}

async function registerSubscription(): Promise<void> {
  const registration = await registered()
  if (!registration) throw new Error('There is no service worker.')
  const { endpoint, keys } = (await subscription(registration, await api.reminderKey())).toJSON()
  const { p256dh, auth } = keys ?? {}
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    throw new Error('The subscription has no keys.')
  await api.registerDevice({ endpoint, keys: { p256dh, auth }, language: readSettings().language })
}

const registered = (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker.getRegistration()

/** The existing one, unless it was made for another key of the server. */
async function subscription({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const wanted = bytesOf(key)
  const existing = await pushManager.getSubscription()
  if (existing && isSame(existing.options.applicationServerKey, wanted)) return existing
  await existing?.unsubscribe()
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
