// The examples of "The kit" in docs/adding-a-game.md are lines of games that are compiled and played.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const PAGE = join(HERE, '../../../docs/adding-a-game.md')

/** Code without its layout, which the formatter chooses by the width it has. */
const bare = (code: string): string => code.replace(/\s+/g, '').replaceAll(',)', ')')

const sources = [HERE, join(HERE, 'guild')].flatMap(folder =>
  readdirSync(folder)
    .filter(name => name.endsWith('.ts'))
    .map(name => bare(readFileSync(join(folder, name), 'utf8'))),
)

const chapter =
  readFileSync(PAGE, 'utf8')
    .split(/^## /m)
    .find(part => part.startsWith('The kit')) ?? ''
const examples = [...chapter.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code)

test('the chapter has examples', () => {
  expect(examples.length).toBeGreaterThan(7)
})

test.each(examples)('%s', example => {
  expect(sources.some(source => source.includes(bare(example)))).toBe(true)
})
