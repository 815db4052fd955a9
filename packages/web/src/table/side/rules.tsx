// The rules of the game: searched by words, opened at a paragraph.

import type { Game, RuleChapter } from '@ludoteka/kernel'
import { type ReactElement, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useSettings } from '../../settings/store.ts'
import { useText } from '../../text/index.ts'
import { loadRules } from '../shell/useGame.ts'
import { paragraphOf, searchRules } from './search.ts'
import { Highlighted, SearchField } from './searched.tsx'

type RulesProps = { readonly game: Game; readonly rule: string | undefined }

export function Rules({ game, rule }: RulesProps): ReactElement {
  const text = useText()
  const { language } = useSettings()
  const [chapters, setChapters] = useState<readonly RuleChapter[] | 'failed'>()
  const [query, setQuery] = useState('')
  const sought = useDeferredValue(query)
  const scroll = useRef<HTMLElement>(null)
  useEffect(() => {
    let wanted = true
    loadRules(game.id, language).then(
      loaded => wanted && setChapters(loaded),
      () => wanted && setChapters('failed'),
    )
    return () => {
      wanted = false
    }
  }, [game.id, language])
  const loaded = chapters === undefined || chapters === 'failed' ? [] : chapters
  const target = rule === undefined ? undefined : paragraphOf(loaded, rule)?.id
  useEffect(() => {
    if (target === undefined) return
    setQuery('')
    scroll.current?.querySelector(`[data-rule="${CSS.escape(target)}"]`)?.scrollIntoView({ block: 'center' })
  }, [target])
  if (chapters === 'failed') return <p className="kit-quiet table-side-empty">{text.table.rulesFailed}</p>
  const found = searchRules(loaded, sought)
  const count = found.reduce((sum, { paragraphs }) => sum + paragraphs.length, 0)
  return (
    <div className="table-rules">
      <SearchField
        label={text.table.searchRules}
        query={query}
        onQuery={setQuery}
        found={sought === '' ? '' : text.table.found(count)}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className="table-rules-text" ref={scroll} tabIndex={0} aria-label={text.table.rules}>
        {found.map(({ title, paragraphs }) => (
          <section key={title}>
            <h2>{title}</h2>
            {paragraphs.map(({ id, text: words }) => (
              <p key={id} data-rule={id} className={id === target ? 'table-rule is-target' : 'table-rule'}>
                <span className="table-rule-id">{id}</span> <Highlighted text={words} query={sought} />
              </p>
            ))}
          </section>
        ))}
      </section>
    </div>
  )
}
