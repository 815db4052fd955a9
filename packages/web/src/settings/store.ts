// The settings of this device, stored in the browser; the language also on the account.

import { LEVELS, type Level } from '@ludoteka/bots/names'
import { LANGUAGES, type Language } from '@ludoteka/kernel/languages'
import { PHONE_OR_TOUCH } from '@ludoteka/ui'
import { useSyncExternalStore } from 'react'

const THEMES = ['system', 'dark', 'light'] as const
const MOTIONS = ['system', 'full', 'reduced'] as const
const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const

export type Settings = {
  readonly language: Language
  readonly theme: (typeof THEMES)[number]
  readonly motion: (typeof MOTIONS)[number]
  /** How fast other players' turns are shown. */
  readonly speed: (typeof SPEEDS)[number]
  readonly sound: boolean
  readonly hints: boolean
  readonly confirm: boolean
  readonly notifications: boolean
  /** The server sends push messages to this device. */
  readonly reminders: boolean
  /** Of bots, where nothing else is chosen. */
  readonly level: Level
  /** The side panel of the table is collapsed. */
  readonly folded: boolean
  /** Standing orders were offered once. */
  readonly ordersOffered: boolean
}
export const CHOICES = { language: LANGUAGES, theme: THEMES, motion: MOTIONS, speed: SPEEDS } as const

const KEY = 'ludoteka.settings'
const isPhone = (): boolean => matchMedia(PHONE_OR_TOUCH).matches

function preferredLanguage(): Language {
  return navigator.languages.some(tag => tag.toLowerCase().startsWith('ru')) ? 'ru' : 'en'
}

function initial(): Settings {
  const defaults: Settings = {
    language: preferredLanguage(),
    theme: 'dark',
    motion: 'system',
    speed: 'normal',
    sound: !isPhone(),
    hints: true,
    confirm: false,
    notifications: false,
    reminders: false,
    level: 'normal',
    folded: false,
    ordersOffered: false,
  }
  const stored = storedSettings()
  const pick = <T extends string>(key: string, values: readonly T[], otherwise: T): T =>
    values.find(value => value === stored[key]) ?? otherwise
  const flag = (key: string, otherwise: boolean): boolean => {
    const value = stored[key]
    return typeof value === 'boolean' ? value : otherwise
  }
  return {
    language: pick('language', LANGUAGES, defaults.language),
    theme: pick('theme', THEMES, defaults.theme),
    motion: pick('motion', MOTIONS, defaults.motion),
    speed: pick('speed', SPEEDS, defaults.speed),
    sound: flag('sound', defaults.sound),
    hints: flag('hints', defaults.hints),
    confirm: flag('confirm', defaults.confirm),
    notifications: flag('notifications', defaults.notifications),
    reminders: flag('reminders', defaults.reminders),
    level: pick('level', LEVELS, defaults.level),
    folded: flag('folded', defaults.folded),
    ordersOffered: flag('ordersOffered', defaults.ordersOffered),
  }
}

function storedSettings(): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}

let current: Settings | undefined
const listeners = new Set<() => void>()

export function readSettings(): Settings {
  current ??= initial()
  return current
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...readSettings(), ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(current))
  } catch {
    // Without storage the settings last as long as the page.
  }
  applySettings(current)
  for (const listener of listeners) listener()
}

export function watchSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSettings(): Settings {
  return useSyncExternalStore(watchSettings, readSettings)
}

/** Sets theme, language and motion on the document, for stylesheets and screen readers. */
export function applySettings({ theme, language: lang, motion }: Settings): void {
  const page = document.documentElement
  page.lang = lang
  if (theme === 'system') delete page.dataset['theme']
  else page.dataset['theme'] = theme
  page.dataset['motion'] = motion
}

export function useReducedMotion(): boolean {
  const { motion } = useSettings()
  const system = useMedia('(prefers-reduced-motion: reduce)')
  return motion === 'reduced' || (motion === 'system' && system)
}

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    listener => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
}
