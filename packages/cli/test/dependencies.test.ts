// What packages import stands in their package.json, and why it is there in docs/dependencies.md.

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
