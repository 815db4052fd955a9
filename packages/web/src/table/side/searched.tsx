// What the searches in rules and log share: the field, and the words found in a text.

import type { ReactElement } from 'react'
import { Glyph } from '../../kit/glyph.tsx'
import { highlighted } from './search.ts'

type FieldProps = {
  readonly label: string
  readonly query: string
  readonly onQuery: (query: string) => void
  /** How much was found, in words; empty while nothing is searched. */
  readonly found: string
}

export function SearchField({ label, query, onQuery, found }: FieldProps): ReactElement {
  return (
    <>
      <label className="table-search">
        <Glyph name="search" size={18} />
        <span className="lt-unseen">{label}</span>
        <input type="search" value={query} placeholder={label} onChange={event => onQuery(event.target.value)} />
      </label>
      {found === '' ? null : (
        <p className="kit-quiet table-search-found" role="status">
          {found}
        </p>
      )}
    </>
  )
}

type HighlightedProps = { readonly text: string; readonly query: string }

export function Highlighted({ text, query }: HighlightedProps): ReactElement {
  if (query === '') return <>{text}</>
  return (
    <>
      {highlighted(text, query).map(({ words, hit }, i) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text keep their order.
        hit ? <mark key={i}>{words}</mark> : words,
      )}
    </>
  )
}
