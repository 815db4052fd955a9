// Writes paint.generated.ts: how the stylesheets of a board colour its drawings, for pictures that are drawn without a browser.
//   node packages/ui/scripts/pickPaint.mjs [--print] FOLDER…
// A folder has a paint.list.json with the names of its stylesheets. Colours are those by day; what depends on the pointer, on the
// size of the page or on motion is left out.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PAINT = new Set([
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'opacity',
  'color',
  'display',
  'paint-order',
  'text-anchor',
  'letter-spacing',
  'font-size',
  'font-weight',
  'font-style',
  'transform',
])
/** A rule without any of these paints nothing of a drawing. */
const OF_DRAWINGS = new Set([
  'fill',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'fill-opacity',
  'text-anchor',
  'paint-order',
  'opacity',
  'transform',
])

const args = process.argv.slice(2)
const isPrinted = args.includes('--print')
for (const folder of args.filter(arg => !arg.startsWith('--'))) {
  const text = written(paintOf(folder))
  if (isPrinted) process.stdout.write(text)
  else writeFileSync(join(folder, 'paint.generated.ts'), text)
}

function paintOf(folder) {
  const sheets = JSON.parse(readFileSync(join(folder, 'paint.list.json'), 'utf8'))
  const rules = sheets.flatMap(sheet => rulesIn(readFileSync(join(folder, sheet), 'utf8')))
  const colours = rules.flatMap(({ declarations }) =>
    declarations.filter(([name, value]) => name.startsWith('--') && isColour(value)),
  )
  const variables = Object.fromEntries(colours.toReversed().map(([name, value]) => [name, plain(value)]))
  /** Those that mean something else within some elements. */
  const changing = new Set(
    colours.map(([name]) => name).filter(name => colours.filter(([other]) => other === name).length > 1),
  )
  const painted = rules.flatMap(({ selectors, declarations }) => {
    const changed = declarations.filter(([name, value]) => changing.has(name) && isColour(value))
    const paint = Object.fromEntries([
      ...declarations.flatMap(painting),
      ...changed.map(([name, value]) => [name, plain(value)]),
    ])
    const isDrawn = changed.length > 0 || Object.keys(paint).some(name => OF_DRAWINGS.has(name)) || 'display' in paint
    return isDrawn ? selectors.map(selector => [selector, paint]) : []
  })
  return { variables, rules: painted.toSorted(([a], [b]) => weight(a) - weight(b)) }
}

/** The rules that hold always, in their order; those for some sizes, some devices and for movement are dropped. */
function rulesIn(css) {
  const text = css.replace(/\/\*.*?\*\//gs, '')
  const rules = []
  let at = 0
  while (at < text.length) {
    const open = text.indexOf('{', at)
    if (open < 0) break
    const head = text.slice(at, open).trim()
    let depth = 1
    let end = open + 1
    for (; depth > 0 && end < text.length; end++) depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0
    const body = text.slice(open + 1, end - 1)
    at = end
    if (head.startsWith('@') || body.includes('{')) continue
    const selectors = head.split(',').map(one => one.trim().replace(/\s+/g, ' '))
    const declarations = body
      .split(';')
      .map(line => /^\s*([\w-]+)\s*:\s*(.+?)\s*$/s.exec(line))
      .flatMap(found => (found ? [[found[1], found[2].replace(/\s+/g, ' ')]] : []))
    rules.push({ selectors: selectors.filter(isMatched), declarations })
  }
  return rules
}

/** Elements and classes, within one another. `:root` only declares variables. */
function isMatched(selector) {
  return /^[\w.>\s-]+$/.test(selector)
}

/** Classes count before elements, as in stylesheets. */
function weight(selector) {
  return 100 * (selector.match(/\./g) ?? []).length + (selector.match(/(^|[ >])[a-z]/g) ?? []).length
}

function isColour(value) {
  return /^(#|rgb|light-dark|var\()/.test(value)
}

function painting([name, value]) {
  if (name === 'font') {
    const [, weight, size] = /^(?:italic )?(\d{3})? ?([\d.]+)px/.exec(value) ?? []
    return [...(weight ? [['font-weight', weight]] : []), ...(size ? [['font-size', size]] : [])]
  }
  if (!PAINT.has(name)) return []
  if (name === 'display') return value === 'none' ? [[name, value]] : []
  if (name === 'transform') {
    const [, scale] = /^scaleX\(([\d.]+)\)$/.exec(value) ?? []
    const [, x, y] = /^translate\((-?[\d.]+)px, (-?[\d.]+)px\)$/.exec(value) ?? []
    return scale ? [[name, `scale(${scale} 1)`]] : x ? [[name, `translate(${x} ${y})`]] : []
  }
  const told = plain(value).replace(/px\b/g, '')
  return /calc|max\(|min\(|clamp|inherit|unset|cq[wh]|r?em\b/.test(told) ? [] : [[name, told]]
}

/** A value by day, with colours as SVG writes them. */
function plain(value) {
  return value
    .replace(/light-dark\(((?:[^(),]|\([^()]*\))+),(?:[^()]|\([^()]*\))+\)/g, (_, day) => day.trim())
    .replace(/rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/g, 'rgba($1, $2, $3, $4)')
    .replace(/rgb\((\d+) (\d+) (\d+)\)/g, 'rgb($1, $2, $3)')
    .replace(/currentcolor/gi, 'currentColor')
    .replace(/url\("([^"]*)"\)/g, 'url($1)')
}

function written({ variables, rules }) {
  const quoted = text => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)
  const key = name => (/^[a-z]+$/.test(name) ? name : quoted(name))
  const entries = paint => Object.entries(paint).map(([name, value]) => `${key(name)}: ${quoted(value)}`)
  return `// Made by packages/ui/scripts/pickPaint.mjs from the stylesheets of paint.list.json.

// biome-ignore format: one rule a line
export const PAINT = {
  variables: {
${entries(variables)
  .map(line => `    ${line},\n`)
  .join('')}  },
  rules: [
${rules.map(([selector, paint]) => `    { selector: ${quoted(selector)}, paint: { ${entries(paint).join(', ')} } },\n`).join('')}  ],
} as const
`
}
