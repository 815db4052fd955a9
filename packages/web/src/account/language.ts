// Changes the language everywhere at once: on this device, and on the account if there is one.

import type { Language } from '@ludoteka/kernel'
import * as api from '../api.ts'
import { changeSettings } from '../settings/store.ts'
import { findSession } from './session.ts'

export function changeLanguage(language: Language): void {
  changeSettings({ language })
  void findSession()
    .then(session => (session ? api.changeMe({ language }) : undefined))
    .catch(() => undefined)
}
