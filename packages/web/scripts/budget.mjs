// How many bytes the first visit to the lobby loads, compressed with gzip, against the budget:
// `node scripts/budget.mjs` after a build.

import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const BUDGET_BYTES = 200_000

/** The scripts the page names, everything they import before they run, and the texts of one language. */
export function firstLoad(dist, language = 'ru') {
  const build = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8'))
  const files = new Set()
  const add = key => {
    const chunk = build[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  add('index.html')
  add(`src/text/${language}.ts`)
  return [...files]
    .filter(file => file.endsWith('.js'))
    .map(file => ({ file, bytes: statSync(smallestOf(join(dist, file))).size }))
}

/** A tiny file has no compressed copy. */
const smallestOf = path => (existsSync(`${path}.gz`) ? `${path}.gz` : path)

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const loaded = firstLoad(join(import.meta.dirname, '../dist'))
  const total = loaded.reduce((sum, { bytes }) => sum + bytes, 0)
  for (const { file, bytes } of loaded) console.log(`${String(bytes).padStart(8)}  ${file}`)
  console.log(`${String(total).padStart(8)}  of ${BUDGET_BYTES} bytes of compressed JavaScript`)
  process.exitCode = total > BUDGET_BYTES ? 1 : 0
}
