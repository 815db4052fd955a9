// The side panel with log, rules and chat.

import type { Game, View } from '@ludoteka/kernel'
import type { MatchSummary } from '@ludoteka/protocol'
import { type BoardKit, DESK, type Mark } from '@ludoteka/ui'
import { type ReactElement, useMemo } from 'react'
import { Glyph } from '../../kit/glyph.tsx'
import { Tabs } from '../../kit/tabs.tsx'
import { changeSettings, useMedia, useSettings } from '../../settings/store.ts'
import { useText } from '../../text/index.ts'
import type { TableSource } from '../source.ts'
import type { FeedState } from '../tableFeed.ts'
import type { TableSnapshot } from '../tableState.ts'
import { type Alone, Chat } from './chat.tsx'
import { type EarlierLog, Log } from './log.tsx'
import type { ReadLines } from './readLines.ts'
import { Rules } from './rules.tsx'

export type SideTab = 'log' | 'rules' | 'chat'

type SideProps = {
  readonly source: TableSource
  readonly match: MatchSummary
  readonly snapshot: TableSnapshot
  readonly state: FeedState
  readonly game: Game
  readonly kit: BoardKit
  readonly view: View
  readonly names: readonly string[]
  readonly seat: string
  readonly readLines: ReadLines
  readonly alone: Alone
  readonly tab: SideTab
  readonly onTab: (tab: SideTab) => void
  readonly rule: string | undefined
  readonly openRule: (rule: string) => void
  readonly setMarks: (marks: readonly Mark[]) => void
  readonly replay: { readonly seek: (to: number) => void; readonly earlierLog: EarlierLog | undefined } | undefined
}

/** The log as far back as somebody has read it, and how to read further. */
function useReadLog({ source, snapshot, state, replay }: SideProps): {
  readonly read: TableSnapshot
  readonly earlier: EarlierLog | undefined
} {
  const { entries, more } = state.earlierLog
  const read = useMemo(
    () => (entries.length === 0 ? snapshot : { ...snapshot, log: [...entries, ...snapshot.log] }),
    [entries, snapshot],
  )
  if (replay) return { read, earlier: replay.earlierLog }
  const first = read.log[0]?.at
  if (!more || first === undefined) return { read, earlier: undefined }
  return { read, earlier: { load: async () => source.loadEarlierLog?.(first) } }
}

export function SidePanel(props: SideProps): ReactElement {
  const { tab, onTab, state } = props
  const text = useText()
  const { folded } = useSettings()
  const wide = useMedia(DESK)
  const { read, earlier } = useReadLog(props)
  if (wide && folded) {
    return (
      <aside className="table-side is-folded" aria-label={text.table.panel}>
        <button
          type="button"
          className="kit-icon-button"
          aria-label={text.table.unfold}
          title={text.table.unfold}
          onClick={() => changeSettings({ folded: false })}
        >
          <Glyph name="unfold" />
        </button>
      </aside>
    )
  }
  return (
    <aside className="table-side" aria-label={text.table.panel}>
      <Tabs
        label={text.table.panel}
        tabs={[
          { key: 'log', label: text.table.log },
          { key: 'rules', label: text.table.rules },
          { key: 'chat', label: text.table.chat, badge: props.readLines.unread(state.chat).length },
        ]}
        chosen={tab}
        onChoose={onTab}
        extra={
          wide ? (
            <button
              type="button"
              className="kit-icon-button"
              aria-label={text.table.fold}
              title={text.table.fold}
              onClick={() => changeSettings({ folded: true })}
            >
              <Glyph name="fold" />
            </button>
          ) : null
        }
      >
        {tab === 'log' && props.match.fromPosition ? <p className="table-side-note">{text.open.from}</p> : null}
        {tab === 'log' ? <Log {...props} snapshot={read} earlier={earlier} /> : null}
        {tab === 'rules' ? <Rules game={props.game} rule={props.rule} /> : null}
        {tab === 'chat' ? <Chat {...props} /> : null}
      </Tabs>
    </aside>
  )
}
