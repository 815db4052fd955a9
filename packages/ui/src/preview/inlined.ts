// Static drawings without stylesheets: what classes and custom properties mean is written into the attributes of each element.

export type Paint = {
  /** Custom properties by their names. */
  readonly variables: Readonly<Record<string, string>>
  /** The weaker first: a later rule counts before an earlier one. */
  readonly rules: readonly { readonly selector: string; readonly paint: Readonly<Record<string, string>> }[]
}

type Element = { readonly tag: string; readonly classes: readonly string[] }
type Part = { readonly tag: string | undefined; readonly classes: readonly string[]; readonly isChild: boolean }
type Rule = { readonly parts: readonly Part[]; readonly paint: Readonly<Record<string, string>> }

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g

/** `markup` as React writes it: every element is closed, every attribute is quoted. */
export function inlined(markup: string, paints: readonly Paint[]): string {
  const variables = new Map(paints.flatMap(paint => Object.entries(paint.variables)))
  const rules = paints.flatMap(paint => paint.rules.map(({ selector, paint }) => ({ parts: partsOf(selector), paint })))
  const matching = rulesByName(rules)
  const within: Element[] = []
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
    if (!alone) within.push(element)
    const all = Object.assign(attributes, ...painted, declarationsIn(style))
    const told = Object.entries<string>(all)
      .filter(([name]) => !name.startsWith('aria-') && name !== 'role')
      .flatMap(([name, value]) => {
        const resolved = resolve(value, variables)
        return resolved === undefined ? [] : [` ${name}="${resolved}"`]
      })
    return `<${tag}${told.join('')}${alone}>`
  })
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
    style.split(';').flatMap(one => {
      const at = one.indexOf(':')
      const [name, value] = [one.slice(0, at).trim(), one.slice(at + 1).trim()]
      return at < 0 || name.startsWith('--') ? [] : [[name, value.replace(/px$/, '')]]
    }),
  )
}

/** Undefined if a custom property is not known: then the element is painted as if nothing were said. */
function resolve(value: string, variables: ReadonlyMap<string, string>): string | undefined {
  const [whole, name = '', otherwise] = /var\((--[\w-]+)(?:,\s*([^()]+))?\)/.exec(value) ?? []
  if (whole === undefined) return value
  const known = variables.get(name) ?? otherwise
  return known === undefined ? undefined : resolve(value.replace(whole, known), variables)
}
