// Somebody at a browser of their own: a fresh profile, a page, and a record of everything that went wrong in it.

import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { COARSE } from './chromium.ts'

export type Settings = {
  readonly language?: 'en' | 'ru'
  readonly theme?: 'dark' | 'light'
  readonly motion?: 'full' | 'reduced'
  readonly speed?: 'slow' | 'normal' | 'fast' | 'instant'
  /** Asks before what can't be taken back. */
  readonly confirm?: boolean
}

export type Person = {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors and warnings of the console, uncaught exceptions and breaches of the content security policy. */
  readonly complaints: readonly string[]
  /** Every text frame this page received over WebSockets. */
  readonly frames: readonly string[]
  leave(): Promise<void>
}

const DESKTOP = { width: 1440, height: 900 } as const
export const PHONE = { width: 390, height: 844 } as const

type PersonOptions = Settings & {
  readonly origin: string
  readonly screen?: { readonly width: number; readonly height: number }
  readonly context?: BrowserContextOptions
  /** Answers of the server that a test means to get; the browser calls every refusal an error. */
  readonly refusals?: RegExp
}

/** Tests need no patience: nothing moves and nobody's turn is told slowly, unless asked for. */
const QUICK: Required<Settings> = { language: 'en', theme: 'dark', motion: 'reduced', speed: 'instant', confirm: false }

export async function sitDown(browser: Browser, options: PersonOptions): Promise<Person> {
  const { origin, screen = DESKTOP, context: extra, refusals, ...settings } = options
  const isPhone = screen.width < 700
  const context = await browser.newContext({
    baseURL: origin,
    viewport: screen,
    deviceScaleFactor: COARSE,
    locale: settings.language === 'ru' ? 'ru-RU' : 'en-GB',
    hasTouch: isPhone,
    isMobile: isPhone,
    ...extra,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  await context.addInitScript(prepare, { ...QUICK, ...settings })
  const page = await context.newPage()
  const complaints: string[] = []
  const frames: string[] = []
  page.on('console', message => {
    // A network that a test has switched off is no fault of the page.
    if (message.text().includes('ERR_INTERNET_DISCONNECTED')) return
    if (refusals?.test(message.location().url)) return
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    if (isComplaint) complaints.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  return { page, context, complaints, frames, leave: () => context.close() }
}

/** Only so that a test that hangs is named. */
const PATIENCE_MS = 20_000

/** Runs in the page before its own scripts: the settings of the first visit, and an ear for policy breaches. */
function prepare(settings: Required<Settings>): void {
  const key = 'ludoteka.settings'
  if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(settings))
  addEventListener('securitypolicyviolation', breach => {
    console.error(`Content security policy: ${breach.violatedDirective} forbids ${breach.blockedURI || 'inline code'}`)
  })
}
