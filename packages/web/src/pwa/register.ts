// Registers the service worker; its address says which language it keeps for times without a network.

import { readSettings, watchSettings } from '../settings/store.ts'

export async function registerServiceWorker(): Promise<void> {
  let { language } = readSettings()
  watchSettings(() => {
    if (language === readSettings().language) return
    language = readSettings().language
    void register(language)
  })
  await register(language)
  // Most people have no reminders, and need not load their code.
  if (readSettings().reminders) await import('./reminders.ts').then(({ resumeReminders }) => resumeReminders())
}

function register(language: string): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(`/sw.js?language=${language}`)
}
