// A proposal of one player (to undo, to draw) and the buttons to answer it.

import type { MatchSummary } from '@ludoteka/protocol'
import type { ReactElement } from 'react'
import { useText } from '../../text/index.ts'
import type { FeedState, TableFeed } from '../tableFeed.ts'

type ProposalProps = {
  readonly state: FeedState
  readonly feed: TableFeed
  readonly match: MatchSummary
  readonly names: readonly string[]
}

export function ProposalBar({ state, feed, match, names }: ProposalProps): ReactElement | null {
  const text = useText()
  const { proposal } = state
  if (!proposal) return null
  const by = names[match.seats.findIndex(info => info.seat === proposal.by)] ?? proposal.by
  const isMine = match.yours.includes(proposal.by)
  const asked = match.yours.find(own => proposal.pending.includes(own))
  const words = proposal.kind === 'undo' ? text.table.proposalUndo(by) : text.table.proposalDraw(by)
  const answer = (as: string, accept: boolean) => (): void =>
    void feed.ask(source => source.answer(as, proposal.number, accept))
  return (
    <div className="table-proposal" role="alert">
      <p>{isMine ? text.table.proposed : words}</p>
      {asked === undefined ? null : (
        <div className="kit-row">
          <button type="button" className="kit-button is-primary" onClick={answer(asked, true)}>
            {text.table.accept}
          </button>
          <button type="button" className="kit-button" onClick={answer(asked, false)}>
            {text.table.decline}
          </button>
        </div>
      )}
      {isMine ? (
        <button type="button" className="kit-button" onClick={answer(proposal.by, false)}>
          {text.table.withdraw}
        </button>
      ) : null}
    </div>
  )
}
