// All stylesheets of the page and of the boards: one prefix per part, listed breakpoints, short files.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CONTAINER_HEIGHTS, CONTAINER_WIDTHS, PAGE_HEIGHTS, PAGE_WIDTHS } from '../src/breakpoints.ts'

const PACKAGES = join(import.meta.dirname, '..', '..')
const MOST_LINES = 350

type Stylesheet = { readonly path: string; readonly css: string }

function stylesheetsIn(folder: string): readonly Stylesheet[] {
  return readdirSync(join(PACKAGES, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.css') && !/(^|\/)(node_modules|dist)\//.test(file))
    .map(file => ({ path: join(folder, file), css: readFileSync(join(PACKAGES, folder, file), 'utf8') }))
}

/** The folders with a prefix of their own; a part of the page has the name of its folder as prefix. */
const PARTS: readonly { readonly folder: string; readonly prefix: string | undefined }[] = [
  ...foldersOf('web/src').map(name => ({ folder: `web/src/${name}`, prefix: name })),
  { folder: 'ui/src', prefix: 'lt' },
  { folder: 'ui/gallery', prefix: 'gallery' },
  // A board chooses its prefix itself.
  ...foldersOf('games').map(name => ({ folder: `games/${name}`, prefix: undefined })),
]

function foldersOf(folder: string): readonly string[] {
  return readdirSync(join(PACKAGES, folder), { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== 'styles' ? [entry.name] : [],
  )
}

const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '')

function selectorsOf(css: string): readonly string[] {
  return [...withoutComments(css).matchAll(/([^{};]+)\{/g)].flatMap(([, words = '']) =>
    words.trim().startsWith('@') ? [] : [words.trim()],
  )
}

const classesOf = (css: string): readonly string[] =>
  selectorsOf(css).flatMap(selector => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))

const prefixOf = (name: string): string => name.replace(/-.*/, '')

/** Modifiers beside a class of the part, and what `packages/ui` offers to everybody. */
const SHARED = ['is', 'lt']

const ownPrefixes = (folder: string): readonly string[] => {
  const all = stylesheetsIn(folder).flatMap(({ css }) => classesOf(css).map(prefixOf))
  return [...new Set(all)].filter(prefix => !SHARED.includes(prefix))
}

describe('a class begins with the prefix of its part', () => {
  test.each(PARTS)('$folder', ({ folder, prefix }) => {
    const used = ownPrefixes(folder)
    if (prefix === undefined) expect(used.length, `prefixes: ${used}`).toBeLessThanOrEqual(1)
    else expect(used.filter(one => one !== prefix)).toEqual([])
  })

  test('no two parts have the same prefix', () => {
    const all = PARTS.flatMap(({ folder, prefix }) => prefix ?? ownPrefixes(folder))
    expect(all.filter((prefix, i) => all.indexOf(prefix) !== i)).toEqual([])
  })

  test('what is shared by the whole page styles elements only', () => {
    expect(stylesheetsIn('web/src/styles').flatMap(({ css }) => classesOf(css))).toEqual([])
  })
})

const ALL = ['web/src', 'ui/src', 'ui/gallery', 'games'].flatMap(stylesheetsIn)

test.each(ALL)('$path: a modifier stands beside what it modifies', ({ css }) => {
  expect(selectorsOf(css).filter(selector => /(^|[\s>+~,])\.is-/.test(selector))).toEqual([])
})

/** The conditions of media and container queries about a size. */
function sizesIn(css: string, rule: 'media' | 'container'): readonly string[] {
  const preludes = [...withoutComments(css).matchAll(new RegExp(`@${rule}([^{]*)\\{`, 'g'))]
  return preludes.flatMap(([, words = '']) => words.match(/\([^()]*\b(width|height)\b[^()]*\)/g) ?? [])
}

const conditionsOn = (side: string, sizes: Readonly<Record<string, number>>): readonly string[] =>
  Object.values(sizes).flatMap(size => [`(${side} < ${size}px)`, `(${side} >= ${size}px)`])

const PAGE = [...conditionsOn('width', PAGE_WIDTHS), ...conditionsOn('height', PAGE_HEIGHTS)]
const CONTAINER = [...conditionsOn('width', CONTAINER_WIDTHS), ...conditionsOn('height', CONTAINER_HEIGHTS)]

test.each(ALL)('$path: every breakpoint is in the list', ({ css }) => {
  expect(sizesIn(css, 'media').filter(condition => !PAGE.includes(condition))).toEqual([])
  expect(sizesIn(css, 'container').filter(condition => !CONTAINER.includes(condition))).toEqual([])
})

test('every breakpoint of the list is used', () => {
  const used = new Set(ALL.flatMap(({ css }) => [...sizesIn(css, 'media'), ...sizesIn(css, 'container')]))
  const isUsed = (side: string, size: number): boolean =>
    used.has(`(${side} < ${size}px)`) || used.has(`(${side} >= ${size}px)`)
  const widths = [...Object.values(PAGE_WIDTHS), ...Object.values(CONTAINER_WIDTHS)]
  expect(widths.filter(size => !isUsed('width', size))).toEqual([])
  const heights = [...Object.values(PAGE_HEIGHTS), ...Object.values(CONTAINER_HEIGHTS)]
  expect(heights.filter(size => !isUsed('height', size))).toEqual([])
})

test.each(ALL)(`$path: no more than ${MOST_LINES} lines`, ({ css }) => {
  expect(css.split('\n').length).toBeLessThanOrEqual(MOST_LINES)
})
