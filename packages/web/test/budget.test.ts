// The built client: the lobby stays light, boards and rules wait until they are wanted, nothing is inlined.

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BUDGET_BYTES, firstLoad } from '../scripts/budget.mjs'

const ROOT = join(import.meta.dirname, '..')
let dist = ''

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'ludoteka-web-'))
  const { build } = await import('vite')
  await build({
    root: ROOT,
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: dist, emptyOutDir: true },
  })
})

afterAll(() => rmSync(dist, { recursive: true, force: true }))

test('the first load of the lobby keeps to its budget', () => {
  const loaded = firstLoad(dist)
  expect(loaded.length).toBeGreaterThan(0)
  expect(loaded.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(BUDGET_BYTES)
})

test('beside every text lies what the server sends in its place, smaller and with the same contents', () => {
  const texts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    file => /\.(js|css|html|svg|json)$/.test(file) && !file.startsWith('icons'),
  )
  expect(texts).toEqual(expect.arrayContaining(['index.html', 'sw.js', 'covers/unmatched.svg']))
  for (const file of texts) {
    const plain = readFileSync(join(dist, file))
    const brotli = readFileSync(join(dist, `${file}.br`))
    const gzip = readFileSync(join(dist, `${file}.gz`))
    expect([brotliDecompressSync(brotli).equals(plain), gunzipSync(gzip).equals(plain)], file).toEqual([true, true])
    expect(Math.max(brotli.length, gzip.length), file).toBeLessThan(plain.length)
  }
})

test('no game’s board, rules or texts are in the first load', () => {
  const code = firstLoad(dist).map(({ file }) => readFileSync(join(dist, file), 'utf8'))
  for (const words of ['um-board', 'Excalibur', 'turn.action'])
    expect(code.some(text => text.includes(words))).toBe(false)
})

test('what moves for as long as somebody thinks only fades or turns: nothing is painted anew for it', () => {
  const sheets = readdirSync(join(dist, 'assets')).filter(file => file.endsWith('.css'))
  const css = sheets.map(file => readFileSync(join(dist, 'assets', file), 'utf8')).join('\n')
  const endless = [...css.matchAll(/animation:([^;}]*\binfinite\b[^;}]*)/g)].map(([, words = '']) => words)
  const frames = new Map(
    [...css.matchAll(/@keyframes ([\w-]+)\{((?:[^{}]*\{[^{}]*\})*)\}/g)].map(([, name, body]) => [name, body]),
  )
  expect(endless.length).toBeGreaterThan(2)
  for (const words of endless) {
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

test('the service worker keeps every file an offline match needs', () => {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8')
  expect(worker).not.toContain('__FILES__')
  for (const file of readdirSync(join(dist, 'assets'))) {
    if (/\.(js|css|woff2)$/.test(file)) expect(worker, file).toContain(`/assets/${file}`)
  }
  expect(existsSync(join(dist, 'covers/unmatched.svg'))).toBe(true)
})
