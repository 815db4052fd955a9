// What packages import stands in their package.json, and why it is there in docs/dependencies.md; licences and versions of Node.

import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

const names = z.record(z.string(), z.string()).default({})
const manifest = z.object({ name: z.string(), dependencies: names, devDependencies: names })

const NOT_SOURCES = new Set(['node_modules', 'dist', '.git'])

function filesBelow(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}${entry.name}`
    if (NOT_SOURCES.has(entry.name)) return []
    return entry.isDirectory() ? filesBelow(`${path}/`) : [path]
  })
}

const files = filesBelow('')

const packages = files
  .filter(path => /(^|\/)package\.json$/.test(path))
  .map(path => {
    const { name, dependencies, devDependencies } = manifest.parse(JSON.parse(read(path)))
    const folder = dirname(path)
    return {
      name,
      folder: folder === '.' ? '' : `${folder}/`,
      named: new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]),
    }
  })
  .sort((a, b) => b.folder.length - a.folder.length)

/** Tools of the whole repository: type check, lint, bundler, tests. */
const tools = packages.find(({ folder }) => folder === '')?.named ?? new Set()

const IMPORT = /(?:\bfrom\s+|\bimport\s*\(\s*|^import\s+|^@import\s+)'([^'./][^']*)'/gm

function importedBy(path: string): readonly string[] {
  return [...read(path).matchAll(IMPORT)]
    .map(([, name = '']) => name)
    .filter(name => !name.includes(':') && !builtinModules.includes(name))
    .map(name => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
}

test('every package names what it imports', () => {
  expect(packages.length).toBeGreaterThan(10)
  const forgotten = files
    .filter(path => /\.(tsx?|mjs|css)$/.test(path))
    .flatMap(path => {
      const own = packages.find(({ folder }) => path.startsWith(folder))
      return importedBy(path)
        .filter(name => name !== own?.name && !own?.named.has(name) && !tools.has(name))
        .map(name => `${path}: ${name}`)
    })
  expect(forgotten).toEqual([])
})

test('every dependency is explained', () => {
  const page = read('docs/dependencies.md')
  const all = new Set(packages.flatMap(({ named }) => [...named]).filter(name => !name.startsWith('@ludoteka/')))
  expect([...all].filter(name => !page.includes(`\`${name}\``)).sort()).toEqual([])
})

test('the lock file names no address to download from', () => {
  const lock = read('package-lock.json')
  expect(lock.match(/"resolved": "[^"]*:[^"]*"/g) ?? []).toEqual([])
})

const locked = z
  .object({
    packages: z.record(
      z.string(),
      z.looseObject({
        version: z.string().optional(),
        engines: z.union([z.looseObject({ node: z.string().optional() }), z.array(z.string())]).optional(),
      }),
    ),
  })
  .parse(JSON.parse(read('package-lock.json'))).packages

const numbers = (version: string): readonly number[] =>
  version.split('.').map(part => (/^[x*]?$/.test(part) ? 0 : Number(part)))

/** Below zero if the first version is the older one. */
function compare(one: readonly number[], other: readonly number[]): number {
  const at = [0, 1, 2].find(i => (one[i] ?? 0) !== (other[i] ?? 0)) ?? 0
  return (one[at] ?? 0) - (other[at] ?? 0)
}

/** Whether a version satisfies a range as package.json files write it. */
function satisfies(version: string, range: string): boolean {
  const own = numbers(version)
  const fits = (condition: string): boolean => {
    const [, operator = '', wanted = ''] = /^(\D*)(.*)$/.exec(condition) ?? []
    const distance = compare(own, numbers(wanted))
    if (operator === '>=') return distance >= 0
    if (operator === '>') return distance > 0
    if (operator === '<') return distance < 0
    if (operator === '<=') return distance <= 0
    if (condition === '*') return true
    return own[0] === numbers(wanted)[0] && (operator !== '^' || distance >= 0)
  }
  return range.split('||').some(part =>
    part
      .trim()
      .replace(/([<>=^~v])\s+/g, '$1')
      .split(/\s+/)
      .every(fits),
  )
}

test('ranges of versions are understood', () => {
  const fitting = ['>=18', '>= 0.6', '^20.19.0 || >=22.12.0', '18 || 20 || >=22', '>=10.0.0 <21', '20.x', '*']
  expect(fitting.filter(range => !satisfies('20.19.0', range))).toEqual([])
  const others = ['>=22', '^20.20.0 || >=22.12.0', '18 || >=22', '>=10 <20', '>20.19.0']
  expect(others.filter(range => satisfies('20.19.0', range))).toEqual([])
})

test('no package wants a newer Node than we do', () => {
  const ours = locked['']?.engines
  const least = Array.isArray(ours) ? undefined : ours?.node?.replace('>=', '')
  const tooNew = Object.entries(locked).flatMap(([path, { engines }]) => {
    const range = Array.isArray(engines) ? undefined : engines?.node
    return range === undefined || satisfies(least ?? '', range) ? [] : [`${path}: ${range}`]
  })
  expect(least).toMatch(/^\d+\.\d+$/)
  expect(tooNew).toEqual([])
})

test('the page of licences is current, and each of them goes with the AGPL', () => {
  const page = execFileSync(process.execPath, ['scripts/licences.mjs', '--print'], { cwd: ROOT, encoding: 'utf8' })
  expect(read('docs/licences.md'), 'node scripts/licences.mjs').toBe(page)
  const licences = [...page.matchAll(/^\| (.+?) \| .*\d/gm)].map(([, licence = '']) => licence)
  const unknown = licences.filter(licence => !licence.split(/ OR | AND |[()]/).every(part => COMPATIBLE.has(part)))
  expect(licences).toContain('MIT')
  expect(unknown).toEqual([])
})

const COMPATIBLE = new Set([
  '',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-3.0', // the icons, which are named in docs/credits.md
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1', // the fonts
  'Python-2.0',
  'Unlicense',
  'Zlib',
])
