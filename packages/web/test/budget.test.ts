// The built client: the lobby stays small, boards and rules load when they are needed, nothing is inlined.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { buildWeb } from '../../e2e/src/builds.ts'
import { BUDGET_BYTES, firstLoad } from '../scripts/budget.mjs'
import { en } from '../src/text/en.ts'
import { ru } from '../src/text/ru.ts'

/** Compression adds a header: a file shorter than this may have no use for it. */
const TINY_BYTES = 200
let dist = ''

beforeAll(async () => {
  dist = await buildWeb('production')
})

test('the first load of the lobby keeps to its budget', () => {
  const loaded = firstLoad(dist)
  expect(loaded.length).toBeGreaterThan(0)
  expect(loaded.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(BUDGET_BYTES)
})

test('nobody loads the texts of a language they don’t read', () => {
  const english = firstLoad(dist, 'en').map(({ file }) => readFileSync(join(dist, file), 'utf8'))
  expect(english.some(code => code.includes(en.home.hero))).toBe(true)
  expect(english.some(code => code.includes(ru.home.hero))).toBe(false)
})

test('every file that the service worker caches exists: one that is missing would keep it from starting', () => {
  const all = [...listed('en'), ...listed('ru')]
  expect(all.length).toBeGreaterThan(20)
  expect(all.filter(file => !existsSync(join(dist, file)))).toEqual([])
})

test('the service worker is one file: browsers run it as a classic script', () => {
  expect(readFileSync(join(dist, 'sw.js'), 'utf8')).not.toMatch(/\bimport\s*[{('"]/)
})

test('every text file has compressed copies with the same contents, unless they would be larger', () => {
  const texts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    file => /\.(js|css|html|svg|json)$/.test(file) && !file.startsWith('icons'),
  )
  expect(texts).toEqual(expect.arrayContaining(['index.html', 'sw.js', 'covers/unmatched.svg']))
  for (const file of texts) {
    const plain = readFileSync(join(dist, file))
    for (const [ending, decompress] of [
      ['br', brotliDecompressSync],
      ['gz', gunzipSync],
    ] as const) {
      const path = join(dist, `${file}.${ending}`)
      if (!existsSync(path)) {
        expect(plain.length, file).toBeLessThan(TINY_BYTES)
        continue
      }
      const copy = readFileSync(path)
      expect(decompress(copy).equals(plain), path).toBe(true)
      expect(copy.length, path).toBeLessThan(plain.length)
    }
  }
})

test('covers are pictures that bring their own styles', () => {
  const cover = readFileSync(join(dist, 'covers/unmatched.svg'), 'utf8')
  expect(cover).toMatch(/class="um-marble"/)
  expect(cover).toMatch(/<style>[^<]*\.um-marble\{/)
})

test('no game’s board, rules or texts are in the first load', () => {
  const code = firstLoad(dist).map(({ file }) => readFileSync(join(dist, file), 'utf8'))
  for (const words of ['um-board', 'Excalibur', 'turn.action'])
    expect(code.some(text => text.includes(words))).toBe(false)
})

test('what repeats changes only opacity and transforms, so that nothing is painted again for it', () => {
  const sheets = readdirSync(join(dist, 'assets')).filter(file => file.endsWith('.css'))
  const css = sheets.map(file => readFileSync(join(dist, 'assets', file), 'utf8')).join('\n')
  const repeated = [...css.matchAll(/animation:([^;}]*(?:\binfinite\b|var\(--pulses\))[^;}]*)/g)].map(
    ([, words = '']) => words,
  )
  const frames = new Map(
    [...css.matchAll(/@keyframes ([\w-]+)\{((?:[^{}]*\{[^{}]*\})*)\}/g)].map(([, name, body]) => [name, body]),
  )
  expect(repeated.length).toBeGreaterThan(2)
  // Only what says that the page is busy goes on until it is not.
  expect(repeated.filter(words => words.includes('infinite') && !words.includes('kit-spin'))).toEqual([])
  for (const words of repeated) {
    const body = words.split(' ').flatMap(word => frames.get(word) ?? [])
    const changed = body.flatMap(text => [...text.matchAll(/([\w-]+):/g)].map(([, property]) => property))
    expect(changed.length, words).toBeGreaterThan(0)
    expect(
      changed.filter(property => !/^(opacity|rotate|translate|scale|transform)$/.test(property ?? '')),
      words,
    ).toEqual([])
  }
})

test('the page runs no inline script', () => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/)
  expect(page).not.toMatch(/<style|style=/)
})

test('the service worker caches every file that an offline match needs, and of the texts one language', () => {
  expect(readFileSync(join(dist, 'sw.js'), 'utf8')).not.toContain('__FILES__')
  const files = readdirSync(join(dist, 'assets')).filter(file => /\.(js|css|woff2)$/.test(file))
  const english = new Set(listed('en'))
  const missing = files.filter(file => !english.has(`/assets/${file}`))
  expect(missing.filter(file => !/^(v\d+|lesson|(\w+\.)?(en|ru))-|cyrillic/.test(file))).toEqual([])
  const cyrillic = [...english].filter(file => countCyrillic(file) > A_FEW_NAMES)
  expect(cyrillic).toEqual([])
  expect(listed('ru').filter(file => countCyrillic(file) > A_FEW_NAMES).length).toBeGreaterThan(5)
  expect(existsSync(join(dist, 'covers/unmatched.svg'))).toBe(true)
})

/** The files that the service worker caches for that language. */
function listed(language: 'en' | 'ru'): readonly string[] {
  const lines = readFileSync(join(dist, 'sw.js'), 'utf8').match(/\/(?:assets|covers)\/[\w.-]+(?: \w\w\b)?/g) ?? []
  return lines.flatMap(line => {
    const [path = '', only = language] = line.split(' ')
    return only === language ? [path] : []
  })
}

/** Titles of games and the names of languages are told in every language. */
const A_FEW_NAMES = 500

function countCyrillic(file: string): number {
  return readFileSync(join(dist, file), 'utf8').match(/[\u0400-\u04ff]/g)?.length ?? 0
}
