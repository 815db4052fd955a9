// A proposal of one player (to undo, to draw) and the buttons to answer it.

import type { Game } from '@ludoteka/kernel'
import type { MatchSummary } from '@ludoteka/protocol'
import type { BoardKit } from '@ludoteka/ui'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useText } from '../../text/index.ts'
import { useSentences } from '../side/log.tsx'
import { toldIn } from '../side/logRows.ts'
import type { LogEntry } from '../source.ts'
import type { FeedState, TableFeed } from '../tableFeed.ts'

type ProposalProps = {
  readonly state: FeedState
  /** As far as it is told: a proposal tells of no move before the board has shown it. */
  readonly log: readonly LogEntry[]
  readonly feed: TableFeed
  readonly match: MatchSummary
  readonly names: readonly string[]
  readonly game: Game
  readonly kit: BoardKit
}

export function ProposalBar({ state, log, feed, match, names, game, kit }: ProposalProps): ReactElement | null {
  const text = useText()
  const { proposal } = state
  const sentence = useSentences(game, names)
  const isWithdrawn = useRef(false)
  const [declined, setDeclined] = useDeclined(state, match, isWithdrawn)
  if (!proposal)
    return declined ? (
      <div className="table-proposal" role="alert">
        <p>{declined === 'undo' ? text.people.undoDeclined : text.people.drawDeclined}</p>
        <button type="button" className="kit-button" onClick={() => setDeclined(undefined)}>
          {text.common.close}
        </button>
      </div>
    ) : null
  const { since } = proposal
  const first = since === undefined ? undefined : toldIn(log, kit).find(({ at }) => at >= since)
  const by = names[match.seats.findIndex(info => info.seat === proposal.by)] ?? proposal.by
  const isMine = match.yours.includes(proposal.by)
  const asked = match.yours.find(own => proposal.pending.includes(own))
  const words = proposal.kind === 'undo' ? text.table.proposalUndo(by) : text.table.proposalDraw(by)
  const answer = (as: string, accept: boolean) => (): void => {
    isWithdrawn.current = as === proposal.by
    void feed.ask(source => source.answer(as, proposal.number, accept))
  }
  return (
    <div className="table-proposal" role="alert">
      <p>
        {isMine ? text.table.proposed : words}
        {first ? <span className="kit-quiet"> {text.people.undoWhat(sentence(first))}</span> : null}
      </p>
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

type Declined = 'undo' | 'draw' | undefined

/** An own proposal that is gone although nothing has happened at the table was declined, unless it was withdrawn here. */
function useDeclined(
  { proposal, snapshot }: FeedState,
  match: MatchSummary,
  isWithdrawn: { current: boolean },
): readonly [Declined, (declined: Declined) => void] {
  const [declined, setDeclined] = useState<Declined>()
  const before = useRef<{ readonly kind: 'undo' | 'draw'; readonly seq: number | undefined }>(undefined)
  const seq = snapshot?.seq
  const own = proposal && match.yours.includes(proposal.by) ? proposal.kind : undefined
  const isRunning = match.status === 'running'
  useEffect(() => {
    const asked = before.current
    before.current = own === undefined ? undefined : { kind: own, seq }
    if (own !== undefined) setDeclined(undefined)
    else if (asked && asked.seq === seq && isRunning && !isWithdrawn.current) setDeclined(asked.kind)
    else if (!asked) return
    isWithdrawn.current = false
  }, [own, seq, isRunning, isWithdrawn])
  // What happens next makes it a thing of the past.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever happens at the table.
  useEffect(() => setDeclined(undefined), [seq])
  return [declined, setDeclined]
}
