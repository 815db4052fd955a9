// Rules, bots and laws give the same for the same seed: nothing in them asks the clock, the system or chance outside it.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const config = z.object({ include: z.array(z.string()) })
const IMPURE = /\b(?:Math\.random|Date\b|performance\b|crypto\b)/

/** The files that tsconfig.pure.json compiles without the types of Node and of browsers. */
function pureFiles(): readonly string[] {
  const { include } = config.parse(JSON.parse(readFileSync(join(ROOT, 'tsconfig.pure.json'), 'utf8')))
  const patterns = include.map(path => new RegExp(`^${path.replace('*', '[^/]+')}(?:/|$)`))
  return readdirSync(join(ROOT, 'packages'), { recursive: true, encoding: 'utf8' })
    .map(path => `packages/${path}`)
    .filter(path => path.endsWith('.ts') && !path.includes('node_modules') && patterns.some(one => one.test(path)))
}

test('pure packages use neither Date nor Math.random', () => {
  const files = pureFiles()
  expect(files.length).toBeGreaterThan(150)
  const asking = files.flatMap(path =>
    readFileSync(join(ROOT, path), 'utf8')
      .split('\n')
      .flatMap((line, i) => {
        const found = IMPURE.exec(line.replace(/\/\/.*|^\s*\*.*/, ''))
        return found ? [`${path}:${i + 1}: ${found[0]}`] : []
      }),
  )
  expect(asking).toEqual([])
})
