// The bar above every page of the lobby: name, links, language and theme.

import './layout.css'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'wouter'
import { changeLanguage, SIGN_IN, useSession } from '../account/session.ts'
import { PersonEmblem } from '../club/emblem.tsx'
import { Glyph, Logo } from '../kit/glyph.tsx'
import { changeSettings, useMedia, useSettings } from '../settings/store.ts'
import { LANGUAGE_NAMES, useText } from '../text/index.ts'

export function Layout({ children }: { readonly children: ReactNode }): ReactElement {
  const text = useText()
  const session = useSession()
  return (
    <>
      <a className="layout-skip" href="#content">
        {text.skip}
      </a>
      <header className="layout-top">
        <Link href="/" className="layout-brand">
          <Logo />
          <span>{text.name}</span>
        </Link>
        <nav className="layout-links" aria-label={text.name}>
          <Account />
          {session?.admin ? <Link href="/admin">{text.admin.title}</Link> : null}
          <Link href="/settings">{text.menu.settings}</Link>
          <Link href="/about">{text.menu.about}</Link>
          <LanguageSwitch />
          <ThemeSwitch />
        </nav>
      </header>
      {session?.banned ? (
        <p className="kit-notice" role="status">
          {text.moderation.banned(session.banned.until)}
        </p>
      ) : null}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}

/** Who is here, with the way to their page; or where to sign in. */
function Account(): ReactElement {
  const text = useText()
  const session = useSession()
  if (!session) return <Link href={`/settings?${SIGN_IN}`}>{text.account.signIn}</Link>
  const { account } = session
  return (
    <Link href={`/player/${account.id}`} className="layout-account" title={text.club.toProfile}>
      <PersonEmblem account={account} size={28} />
      <span>{account.name}</span>
    </Link>
  )
}

export function LanguageSwitch(): ReactElement {
  const text = useText()
  const { language } = useSettings()
  const other = language === 'en' ? 'ru' : 'en'
  return (
    <button
      type="button"
      className="layout-language kit-icon-button is-label"
      lang={other}
      title={text.menu.language}
      onClick={() => void changeLanguage(other)}
    >
      {LANGUAGE_NAMES[other]}
    </button>
  )
}

export function ThemeSwitch(): ReactElement {
  const text = useText()
  const { theme } = useSettings()
  const systemDark = useMedia('(prefers-color-scheme: dark)')
  const dark = theme === 'dark' || (theme === 'system' && systemDark)
  return (
    <button
      type="button"
      className="kit-icon-button"
      aria-label={text.menu.theme}
      title={text.menu.theme}
      aria-pressed={dark}
      onClick={() => changeSettings({ theme: dark ? 'light' : 'dark' })}
    >
      <Glyph name="sun" />
    </button>
  )
}
