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

const SETTLED_MS = 1000

const texts = loadTexts(readSettings().language)
applySettings(readSettings())
void findSession()
registerServiceWorkerLater()
await texts

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

/** The lobby comes first: the worker has every file to fetch. */
function registerServiceWorkerLater(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = (): void =>
    void import('./pwa/register.ts').then(({ registerServiceWorker }) => registerServiceWorker()).catch(() => undefined)
  addEventListener('load', () => setTimeout(register, SETTLED_MS))
}
