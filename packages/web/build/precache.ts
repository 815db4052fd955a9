// Writes the list of built files into the service worker, so that a new build is a new worker.

import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

type Output = Rolldown.OutputBundle[string]

/**
 * Frozen versions are many and seldom played, lessons are taken once and hold every language: whoever opens one has it
 * cached then.
 */
const SELDOM = /\/(?:v\d+|lesson)-[\w-]+\.js$/
/** Texts: `en-1a2b.js`, `strings.ru-3c4d.js`; and the alphabet that only one language writes. */
const OF_LANGUAGE = /\/(?:\w+\.)?(en|ru)-[\w-]+\.js$/
const CYRILLIC = /-cyrillic-.*\.woff2$/

export function precache(): Plugin {
  return {
    name: 'ludoteka-precache',
    apply: 'build',
    enforce: 'post', // after Vite has dropped scripts that held nothing but styles
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).filter(isNeeded)
      const lines = files.map(({ fileName }) => [`/${fileName}`, ...languageOf(fileName)].join(' ')).toSorted()
      const version = createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12)
      const worker = bundle['sw.js']
      if (worker?.type !== 'chunk') return
      worker.code = worker.code.replaceAll('__FILES__', lines.join('\\n')).replaceAll('__VERSION__', version)
    },
  }
}

function isNeeded({ fileName, type }: Output): boolean {
  if (fileName.endsWith('.map') || fileName === 'sw.js' || SELDOM.test(fileName)) return false
  // The files of the worker come as assets. It knows where texts are, but reads none.
  return !(type === 'asset' && OF_LANGUAGE.test(fileName))
}

/** The language that alone needs a file, if there is one. */
function languageOf(fileName: string): readonly string[] {
  const language = CYRILLIC.test(fileName) ? 'ru' : OF_LANGUAGE.exec(fileName)?.[1]
  return language === undefined ? [] : [language]
}
