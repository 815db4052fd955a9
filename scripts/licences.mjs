// Writes docs/licences.md: the licence of every package in package-lock.json. With --print it only prints the page.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

/** Packages of the bench whose package.json names no licence; their repositories do. */
const UNNAMED = { 'base64-arraybuffer': 'MIT', only: 'MIT', 'xmlhttprequest-ssl': 'MIT' }

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
const byLicence = new Map()
for (const [path, { version, license, link }] of Object.entries(packages)) {
  if (!path.includes('node_modules/') || link) continue
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const licence = license ?? UNNAMED[name] ?? 'unknown'
  byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(`${name} ${version}`))
}
const rows = [...byLicence].sort().map(([licence, names]) => `| ${licence} | ${[...names].sort().join(', ')} |`)

const page = `# Licences

Ludoteka itself is under the GNU Affero General Public License, version 3. These are the packages that \`npm ci\` installs, for the
product and for development, by licence. Written by \`node scripts/licences.mjs\`; [dependencies](dependencies.md) says what they are for.

| licence | packages |
| --- | --- |
${rows.join('\n')}
`
if (process.argv.includes('--print')) process.stdout.write(page)
else writeFileSync(join(ROOT, 'docs', 'licences.md'), page)
