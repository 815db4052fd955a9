// Static drawings without stylesheets: what classes and custom properties mean is written into the attributes of each element.

export type Paint = {
  /** Custom properties by their names. */
  readonly variables: Readonly<Record<string, string>>
  /** The weaker first: a later rule counts before an earlier one. */
  readonly rules: readonly { readonly selector: string; readonly paint: Readonly<Record<string, string>> }[]
}

type Variables = ReadonlyMap<string, string>
type Element = { readonly tag: string; readonly classes: readonly string[] }
type Part = { readonly tag: string | undefined; readonly classes: readonly string[]; readonly isChild: boolean }
type Rule = { readonly parts: readonly Part[]; readonly paint: Readonly<Record<string, string>> }

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g

/** `markup` as React writes it: every element is closed, every attribute is quoted. */
export function inlined(markup: string, paints: readonly Paint[]): string {
  const everywhere: Variables = new Map(paints.flatMap(paint => Object.entries(paint.variables)))
  const rules = paints.flatMap(paint => paint.rules.map(({ selector, paint }) => ({ parts: partsOf(selector), paint })))
  const matching = rulesByName(rules)
  const within: (Element & { readonly variables: Variables })[] = []
  const clips = new Map<string, string>()
  return markup.replace(TAG, (_, closing: string, tag: string, written: string, alone: string) => {
    if (closing) {
      within.pop()
      return `</${tag}>`
    }
    const { class: names = '', style = '', ...attributes } = attributesIn(written)
    const element = { tag, classes: names.split(' ').filter(Boolean) }
    const painted = matching(element)
      .filter(({ parts }) => isMatched(parts, within, element))
      .map(({ paint }) => paint)
    const all = Object.assign(attributes, ...painted, declarationsIn(style))
    const variables = withChanged(within.at(-1)?.variables ?? everywhere, all)
    if (!alone) within.push({ ...element, variables })
    const told = Object.entries<string>(all)
      .filter(
        ([name, value]) => !name.startsWith('--') && !name.startsWith('aria-') && name !== 'role' && !CLIP.test(value),
      )
      .flatMap(([name, value]) => {
        const resolved = resolve(value, variables)
        return resolved === undefined ? [] : [` ${name}="${resolved}"`]
      })
    const outline = CLIP.exec(all['clip-path'] ?? '')?.[1]
    if (outline === undefined) return `<${tag}${told.join('')}${alone}>`
    return `${clipFor(clips, outline)}<${tag}${told.join('')} clip-path="url(#${clips.get(outline)})"${alone}>`
  })
}

/** Outlines by which stylesheets clip; SVG wants an element for each. */
const CLIP = /^path\('([^']+)'\)(?: view-box)?$/

/** That element, before its outline is used for the first time. */
function clipFor(clips: Map<string, string>, outline: string): string {
  if (clips.has(outline)) return ''
  const id = `clip-${clips.size}`
  clips.set(outline, id)
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath>`
}

/** Custom properties as they are within an element that says otherwise. */
function withChanged(variables: Variables, declared: Readonly<Record<string, string>>): Variables {
  const changed = Object.entries(declared).filter(([name]) => name.startsWith('--'))
  return changed.length > 0 ? new Map([...variables, ...changed]) : variables
}

/** Finds the rules that may match an element by the last part of their selectors, in their order. */
function rulesByName(rules: readonly Rule[]): (element: Element) => readonly Rule[] {
  const byName = new Map<string, { readonly rule: Rule; readonly order: number }[]>()
  for (const [order, rule] of rules.entries()) {
    const last = rule.parts.at(-1)
    const name = last?.classes[0] ?? last?.tag ?? ''
    byName.set(name, [...(byName.get(name) ?? []), { rule, order }])
  }
  return ({ tag, classes }) =>
    [tag, ...new Set(classes)]
      .flatMap(name => byName.get(name) ?? [])
      .sort((a, b) => a.order - b.order)
      .map(({ rule }) => rule)
}

function partsOf(selector: string): readonly Part[] {
  const tokens = selector.replaceAll('>', ' > ').trim().split(/\s+/)
  return tokens.flatMap((token, i): readonly Part[] => {
    if (token === '>') return []
    const [tag, ...classes] = token.split('.')
    return [{ tag: tag || undefined, classes, isChild: tokens[i - 1] === '>' }]
  })
}

function isMatched(parts: readonly Part[], within: readonly Element[], element: Element): boolean {
  const last = parts.at(-1)
  if (!last || !fits(last, element)) return false
  const outer = parts.slice(0, -1)
  if (outer.length === 0) return true
  const nearest = last.isChild ? within.slice(-1) : within.toReversed()
  return nearest.some(one => isMatched(outer, within.slice(0, within.lastIndexOf(one)), one))
}

function fits({ tag, classes }: Part, element: Element): boolean {
  return (tag === undefined || tag === element.tag) && classes.every(name => element.classes.includes(name))
}

function attributesIn(written: string): Record<string, string> {
  return Object.fromEntries([...written.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]))
}

function declarationsIn(style: string): Record<string, string> {
  return Object.fromEntries(
    style
      .replaceAll('&#x27;', "'")
      .split(';')
      .flatMap(one => {
        const at = one.indexOf(':')
        const [name, value] = [one.slice(0, at).trim(), one.slice(at + 1).trim()]
        return at < 0 ? [] : [[name, value.replace(/px$/, '')]]
      }),
  )
}

/** Undefined if a custom property is not known: then the element is painted as if nothing were said. */
function resolve(value: string, variables: Variables): string | undefined {
  const [whole, name = '', otherwise] = /var\((--[\w-]+)(?:,\s*([^()]+))?\)/.exec(value) ?? []
  if (whole === undefined) return mixed(value)
  const known = variables.get(name) ?? otherwise
  return known === undefined ? undefined : resolve(value.replace(whole, known), variables)
}

const MIX = /color-mix\(in srgb, (#[0-9a-f]+) ([\d.]+)%, (#[0-9a-f]+|transparent)\)/

/** Mixtures of two colours, which SVG does not know. */
function mixed(value: string): string {
  const [whole, first = '', share = '', second = ''] = MIX.exec(value) ?? []
  if (whole === undefined) return value
  const part = Number(share) / 100
  if (second === 'transparent') return value.replace(whole, `rgba(${partsOfColour(first).join(', ')}, ${part})`)
  const others = partsOfColour(second)
  const mixture = partsOfColour(first).map((n, i) => Math.round(part * n + (1 - part) * (others[i] ?? 0)))
  return value.replace(whole, `rgb(${mixture.join(', ')})`)
}

/** Red, green and blue of a colour such as #fff or #c4472b. */
function partsOfColour(hex: string): readonly number[] {
  const digits = hex.slice(1)
  const pairs = digits.length === 3 ? [...digits].map(one => one + one) : (digits.match(/../g) ?? [])
  return pairs.map(pair => Number.parseInt(pair, 16))
}
