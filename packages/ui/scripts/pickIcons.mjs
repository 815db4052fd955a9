// Picks the icons that are used out of the game-icons set: every icons.list.json gets an icons.generated.ts beside it,
// every cardIcons.list.json (the pictures of cards, which are loaded by themselves) a cardIcons.generated.ts.
// Run it after a change of a list: node packages/ui/scripts/pickIcons.mjs

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PACKAGES = fileURLToPath(new URL('../..', import.meta.url))
const GAMES = join(PACKAGES, 'games')
const FOLDERS = [join(PACKAGES, 'ui/src'), ...readdirSync(GAMES).map(game => join(GAMES, game, 'board'))]

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json')

/** The outline of an icon; every icon of the set is one or more filled paths in a square of 512. */
function outlineOf(name) {
  const icon = icons[name]
  if (!icon) throw new Error(`There is no icon ${name}.`)
  const paths = [...icon.body.matchAll(/<path[^>]*? d="([^"]+)"/g)].map(([, d]) => d)
  if (paths.length === 0 || /transform=/.test(icon.body))
    throw new Error(`The icon ${name} is not made of plain paths.`)
  return paths.map(rounded).join('')
}

/** A tenth of a unit is finer than any screen shows. Arcs are left alone: their flags may be glued to a number. */
function rounded(d) {
  if (/a/i.test(d)) return d
  return d.replace(/-?(?:\d*\.\d+|\d+)(?:e-?\d+)?/g, (number, at) => {
    const short = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, '$1.')
    const glued = /[\d.]/.test(d[at - 1] ?? '') && !short.startsWith('-')
    return glued ? ` ${short}` : short
  })
}

/** What a list is called, and what its icons are called in the code. */
const LISTS = [
  { file: 'icons', constant: 'ICONS', type: 'IconName' },
  { file: 'cardIcons', constant: 'CARD_ICONS', type: 'CardIconName' },
]

for (const folder of FOLDERS) {
  for (const { file, constant, type } of LISTS) {
    const list = join(folder, `${file}.list.json`)
    if (!existsSync(list)) continue
    const names = JSON.parse(readFileSync(list, 'utf8')).toSorted()
    const lines = names.map(name => `  '${name}': '${outlineOf(name)}',`)
    writeFileSync(
      join(folder, `${file}.generated.ts`),
      [
        `// Made by packages/ui/scripts/pickIcons.mjs from ${file}.list.json; authors and licence are in docs/credits.md.`,
        '// biome-ignore-all format: a made file stays as it was made.',
        '',
        `export const ${constant} = {`,
        ...lines,
        '} as const',
        '',
        `export type ${type} = keyof typeof ${constant}`,
        '',
      ].join('\n'),
    )
    console.log(`${folder}: ${names.length} of ${file}`)
  }
}
