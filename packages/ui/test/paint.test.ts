// Drawings without stylesheets: the paint that is kept is that of the stylesheets, and each element gets its own.

import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { inlined } from '../src/preview/inlined.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const SCRIPT = 'packages/ui/scripts/pickPaint.mjs'

test('the paint of every board is that of its stylesheets', () => {
  const lists = readdirSync(join(ROOT, 'packages'), { recursive: true, encoding: 'utf8' }).filter(path =>
    path.endsWith('paint.list.json'),
  )
  expect(lists.length).toBeGreaterThan(2)
  for (const list of lists) {
    const folder = join('packages', dirname(list))
    const current = execFileSync(process.execPath, [SCRIPT, '--print', folder], { cwd: ROOT, encoding: 'utf8' })
    const kept = readFileSync(join(ROOT, folder, 'paint.generated.ts'), 'utf8')
    expect(kept, `node ${SCRIPT} ${folder}`).toBe(current)
  }
})

const PAINT = {
  variables: { '--sea': '#135', '--deep': 'var(--sea)' },
  rules: [
    { selector: 'path', paint: { stroke: 'red' } },
    { selector: '.map path', paint: { fill: 'none' } },
    { selector: '.map > .coast', paint: { stroke: 'var(--deep)' } },
    { selector: '.map.lit .coast', paint: { opacity: '0.5' } },
    { selector: '.plate', paint: { fill: 'var(--unknown)' } },
    { selector: '.night', paint: { '--sea': '#012' } },
  ],
}

test('rules match by element, class and what is around; the stronger one counts, and a style of its own before all', () => {
  const drawn = (markup: string): string => inlined(markup, [PAINT])
  expect(drawn('<path d="M0 0"></path>')).toBe('<path d="M0 0" stroke="red"></path>')
  expect(drawn('<g class="map"><path class="coast" stroke="blue"></path></g>')).toBe(
    '<g><path stroke="#135" fill="none"></path></g>',
  )
  expect(drawn('<g class="map lit"><g><path class="coast"></path></g></g>')).toBe(
    '<g><g><path stroke="red" fill="none" opacity="0.5"></path></g></g>',
  )
  expect(drawn('<path style="stroke:var(--sea)" aria-hidden="true"></path>')).toBe('<path stroke="#135"></path>')
  expect(drawn('<g class="night"><path style="fill:var(--deep)"></path></g>')).toBe(
    '<g><path stroke="red" fill="#012"></path></g>',
  )
  expect(drawn('<path style="fill:color-mix(in srgb, #fff 25%, var(--sea))"></path>')).toBe(
    '<path stroke="red" fill="rgb(77, 102, 128)"></path>',
  )
  expect(
    drawn('<g style="clip-path:path(&#x27;M0 0Z&#x27;)"></g><g style="clip-path:path(&#x27;M0 0Z&#x27;)"></g>'),
  ).toBe(
    '<clipPath id="clip-0"><path d="M0 0Z"/></clipPath><g clip-path="url(#clip-0)"></g><g clip-path="url(#clip-0)"></g>',
  )
  expect(drawn('<rect class="plate" width="3"></rect>')).toBe('<rect width="3"></rect>')
  expect(drawn('<text>a &lt;path class=&quot;map&quot;&gt;</text>')).toBe(
    '<text>a &lt;path class=&quot;map&quot;&gt;</text>',
  )
})
