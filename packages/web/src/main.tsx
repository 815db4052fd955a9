// Starts the page.

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
import { keepOffline } from './pwa/register.ts'
import { dress, readSettings } from './settings/store.ts'

dress(readSettings())
void findSession()
keepOffline()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
