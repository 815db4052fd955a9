// What the keywords of a card mean, for the dossier and beside a card that is shown large.

import type { Language } from '@ludoteka/kernel'
import { findName } from '@ludoteka/ui'
import type { ReactElement } from 'react'
import { CARD, CARDS } from '../content/cards.ts'
import { DICTIONARIES } from '../text/index.ts'
import type { Keyword } from './facts.ts'
import { STRINGS } from './strings.ts'

/** The printed keywords of a card, explained; nothing for a card without any. */
export function CardNotes({
  card,
  language,
}: {
  readonly card: string
  readonly language: Language
}): ReactElement | null {
  const known = findName(CARDS, card)
  const keywords = known ? CARD[known].keywords : []
  if (keywords.length === 0) return null
  return (
    <dl className="bs-keyword-notes">
      {keywords.map((keyword, i) => (
        <KeywordLine
          // biome-ignore lint/suspicious/noArrayIndexKey: a card may have one keyword several times, always in this order.
          key={`${keyword.k} ${i}`}
          keyword={{ k: keyword.k, x: 'x' in keyword ? keyword.x : undefined, isGained: false }}
          language={language}
          isOpen={false}
        />
      ))}
    </dl>
  )
}

type KeywordLineProps = { readonly keyword: Keyword; readonly language: Language; readonly isOpen: boolean }

export function KeywordLine({ keyword: { k, x, isGained }, language, isOpen }: KeywordLineProps): ReactElement {
  const { name, text } = DICTIONARIES[language].keywords[k]
  const said = x === undefined ? text : text.replace(/\bX\b/g, String(x))
  const numbered = name.replace(/\sX\b/, x === undefined ? '' : ` ${x}`).replace(/:.*/, '')
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
