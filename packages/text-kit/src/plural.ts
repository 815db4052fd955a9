// Numbers with their nouns: English has two forms, Russian three for whole numbers.

import type { Language } from '@ludoteka/kernel'

/** The forms of a noun beside a number; English needs no `few`. */
export type Forms = { readonly one: string; readonly few?: string; readonly many: string }

/** Counts things in a language: `count(2, { one: 'card', many: 'cards' })` gives "2 cards". */
export function counter(language: Language): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language)
  return (n, { one, few, many }) => {
    const category = rules.select(n)
    if (category === 'one') return `${n} ${one}`
    return `${n} ${category === 'few' ? (few ?? many) : many}`
  }
}

/** Joins names as a sentence does: "a, b and c". */
export function lister(language: Language): (names: readonly string[]) => string {
  const format = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' })
  return names => format.format(names)
}

/** Each name once, in order of appearance, with the number of its copies where there are several. */
export function grouped(names: readonly string[]): readonly string[] {
  const copies = new Map<string, number>()
  for (const name of names) copies.set(name, (copies.get(name) ?? 0) + 1)
  return [...copies].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name))
}

/** A sentence that begins with a name written for its middle. */
export function capitalized(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1)
}
