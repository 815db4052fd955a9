// What the keywords of a card mean, for the dossier and beside a card that is shown large.

import type { Language } from '@ludoteka/kernel'
import { findName } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { CARD, CARDS } from '../content/cards.ts'
import type { KeywordInstance } from '../content/keywords.ts'
import { DICTIONARIES } from '../text/index.ts'
import type { Keyword } from './facts.ts'
import { STRINGS } from './strings.ts'

/** The printed keywords of a card, explained, with those that it has at times; nothing for a card without any. */
export function CardNotes({
  card,
  language,
}: {
  readonly card: string
  readonly language: Language
}): ReactElement | null {
  const known = findName(CARDS, card)
  // One explanation for a keyword that the card has several times.
  const keywords = new Map<string, Keyword>()
  const explain = (keyword: KeywordInstance): void => {
    const { k, x } = { x: undefined, ...keyword }
    keywords.set(`${k} ${x}`, { k, x, isGained: false })
    if ('grants' in keyword) for (const grant of keyword.grants) if ('k' in grant) explain(grant)
  }
  if (known) CARD[known].keywords.forEach(explain)
  if (keywords.size === 0) return null
  return (
    <dl className="bs-keyword-notes">
      {[...keywords].map(([key, keyword]) => (
        <KeywordLine key={key} keyword={keyword} language={language} isOpen={false} />
      ))}
    </dl>
  )
}

type KeywordLineProps = { readonly keyword: Keyword; readonly language: Language; readonly isOpen: boolean }

export function KeywordLine({ keyword: { k, x, isGained }, language, isOpen }: KeywordLineProps): ReactElement {
  const { name, text } = DICTIONARIES[language].keywords[k]
  const said = x === undefined ? text : text.replace(/\bX\b/g, String(x))
  const numbered = name
    .replace(/\sX\b/, x === undefined ? '' : ` ${x}`)
    .replace(/:.*/, '')
    .replace(/\[.*\]/, '…')
  return (
    <div>
      <dt>
        {numbered}
        {isGained && <em> {STRINGS[language].gained}</em>}
      </dt>
      <dd>{isOpen ? said : firstSentence(said)}</dd>
    </div>
  )
}

/** The rest is in the rules, and in the dossier of a card that was clicked. */
const firstSentence = (text: string): string => /^.{24,}?\.(?=\s|$)/.exec(text)?.[0] ?? text
