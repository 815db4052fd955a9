// The list of tables that exist in this browser only.

import { type ReactElement, useState } from 'react'
import { Glyph } from '../kit/glyph.tsx'
import { forgetLocal, listLocal } from '../table/local/saves.ts'
import { summaryOf } from '../table/local/summary.ts'
import { useText } from '../text/index.ts'
import { MatchRow } from './matchRow.tsx'

const MOST_SHOWN = 5

export function LocalTables(): ReactElement | null {
  const text = useText()
  const [records, setRecords] = useState(() => listLocal())
  if (records.length === 0) return null
  return (
    <section className="home-tables-part">
      <h2>{text.home.local}</h2>
      <ul className="home-match-list">
        {records.slice(0, MOST_SHOWN).map(record => (
          <li key={record.id}>
            <MatchRow
              match={summaryOf(record)}
              href={record.over ? `/local/${record.id}/replay` : `/local/${record.id}`}
              extra={
                <button
                  type="button"
                  className="kit-icon-button"
                  aria-label={text.home.forget}
                  title={text.home.forget}
                  onClick={() => {
                    forgetLocal(record.id)
                    setRecords(listLocal())
                  }}
                >
                  <Glyph name="close" size={16} />
                </button>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
