// Asks the browser to keep the page for times without a network, and the server to keep reminding this device.

import { readSettings } from '../settings/store.ts'

export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').then(remind, () => undefined)
  })
}

/** Most people have asked for none, and need not load it. */
function remind(): void {
  if (readSettings().reminders) void import('./reminders.ts').then(({ keepReminders }) => keepReminders())
}
