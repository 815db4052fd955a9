// Starts the page, and registers the service worker that keeps it available without a network.

import '@ludoteka/ui/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import './kit/page.css'
import './kit/button.css'
import './kit/field.css'
import './kit/dialog.css'
import './kit/tabs.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { findSession } from './account/session.ts'
import { App } from './app.tsx'
import { applySettings, readSettings } from './settings/store.ts'
import { loadTexts } from './text/index.ts'

const texts = loadTexts(readSettings().language)
applySettings(readSettings())
void findSession()
registerServiceWorker()
await texts

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').then(maybeResumeReminders, () => undefined)
  })
}

/** Most people have no reminders, and need not load their code. */
function maybeResumeReminders(): void {
  if (readSettings().reminders) void import('./pwa/reminders.ts').then(({ resumeReminders }) => resumeReminders())
}
