// A person with their own browser profile and page, and a record of everything that went wrong in it.

import type { Level } from '@ludoteka/bots/names'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { COARSE } from './chromium.ts'
import type { Language } from './words.ts'

export type Settings = {
  readonly language?: Language
  readonly theme?: 'dark' | 'light'
  readonly motion?: 'full' | 'reduced'
  readonly speed?: 'slow' | 'normal' | 'fast' | 'instant'
  /** Asks before what can't be undone. */
  readonly confirm?: boolean
  readonly sound?: boolean
  /** Of the bots. */
  readonly level?: Level
}

export type Person = {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors and warnings of the console, uncaught exceptions and leaks of the content security policy. */
  readonly problems: readonly string[]
  /** Every text message this page received from tables over WebSockets. */
  readonly messages: readonly string[]
  close(): Promise<void>
}

const DESKTOP = { width: 1440, height: 900 } as const
export const PHONE = { width: 390, height: 844 } as const

type PersonOptions = Settings & {
  readonly origin: string
  readonly screen?: { readonly width: number; readonly height: number }
  readonly context?: BrowserContextOptions
  /** URLs whose refusals a test expects; the browser reports every refusal as an error. */
  readonly refusals?: RegExp
  /**
   * False for pages of which nobody looks at the picture: all of them is transparent, so that the browser draws nothing,
   * which takes a quarter of its time. Whatever asks for opacity (the recorder) needs a painted page; axe-core gets one while it looks.
   */
  readonly painted?: boolean
}

/** No animations, no waiting, no sounds (which take time as long as a page is open) and bots that do not search, unless a test asks for them. */
const QUICK: Required<Settings> = {
  language: 'en',
  theme: 'dark',
  motion: 'reduced',
  speed: 'instant',
  confirm: false,
  sound: false,
  level: 'easy',
}

export async function newPerson(browser: Browser, options: PersonOptions): Promise<Person> {
  const { origin, screen = DESKTOP, context: extra, refusals, painted = true, ...settings } = options
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
  context.setDefaultTimeout(TIMEOUT_MS)
  await context.addInitScript(prepare, { ...QUICK, ...settings })
  if (!painted) await context.addInitScript(drawNothing)
  const page = await context.newPage()
  const problems: string[] = []
  const messages: string[] = []
  page.on('console', message => {
    // A test has switched the network off.
    if (message.text().includes('ERR_INTERNET_DISCONNECTED')) return
    // Most tests have none: see support.ts.
    if (message.text().includes('Service Worker registration blocked')) return
    if (refusals?.test(message.location().url)) return
    const isProblem = message.type() === 'error' || message.type() === 'warning'
    if (isProblem) problems.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', error => problems.push(String(error)))
  page.on('websocket', socket => {
    if (!isOfSite(socket.url())) socket.on('framereceived', ({ payload }) => messages.push(String(payload)))
  })
  return { page, context, problems, messages, close: () => context.close() }
}

/** The socket that tells who is here and who challenges whom; it knows no match. */
const isOfSite = (url: string): boolean => new URL(url).pathname === '/api/live'

/** Only so that a test that hangs fails with a message. */
const TIMEOUT_MS = 120_000

/** Runs in the page before its own scripts: the settings of the first visit, and an ear for policy leaks. */
function prepare(settings: Required<Settings>): void {
  const key = 'ludoteka.settings'
  if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(settings))
  addEventListener('securitypolicyviolation', violation => {
    console.error(
      `Content security policy: ${violation.violatedDirective} forbids ${violation.blockedURI || 'inline code'}`,
    )
  })
}

/** Runs in the page before its own scripts. */
function drawNothing(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':root { opacity: 0 !important }')
  document.adoptedStyleSheets = [sheet]
}
