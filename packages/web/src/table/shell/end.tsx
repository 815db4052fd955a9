// The result of a match, the seed to check its dice and shuffles, and what to do next.

import './end.css'
import { commitmentOf, type Game, type Language, type Result, type View } from '@ludoteka/kernel'
import type { MatchDetail, MatchSummary } from '@ludoteka/protocol'
import type { BoardKit } from '@ludoteka/ui'
import { lazy, type ReactElement, Suspense, useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Dialog } from '../../kit/dialog.tsx'
import { Glyph } from '../../kit/glyph.tsx'
import { OpenHands } from '../../review/openHands.tsx'
import { useSettings } from '../../settings/store.ts'
import { type Dictionary, useText } from '../../text/index.ts'
import { playAgain } from '../local/open.ts'
import type { LogEntry, TableSource } from '../source.ts'
import { EndSides } from './endSides.tsx'
import { EndStory } from './endStory.tsx'
import { Moments } from './moments.tsx'
import { RatingChanges } from './ratingChanges.tsx'
import { useTakeRematch } from './rematch.ts'
import { isByTheRules, Standings, standingsOf } from './standings.tsx'

const EndReview = lazy(() => import('../../review/endReview.tsx'))

type EndProps = {
  readonly source: TableSource
  readonly match: MatchSummary
  readonly view: View
  readonly names: readonly string[]
  readonly game: Game
  readonly kit: BoardKit
  readonly log: readonly LogEntry[]
  readonly seat: string
  readonly replayLink: string | undefined
  readonly isRematchAsked: boolean
}

export function EndPanel(props: EndProps): ReactElement {
  const { source, match, view, names, game, kit, log, seat, replayLink, isRematchAsked } = props
  const text = useText()
  const { language } = useSettings()
  const [, go] = useLocation()
  const [open, setOpen] = useState(true)
  const [detail, setDetail] = useState<MatchDetail>()
  useEffect(() => {
    void source.detail().then(setDetail, () => undefined)
  }, [source])
  const total = detail?.actions
  const loadHand = useCallback(
    async (of: string) => (total === undefined ? undefined : (await source.history(total, total, of)).frames[0]?.view),
    [source, total],
  )
  const result =
    detail && detail.result.kind !== 'open' ? detail.result : match.result.kind === 'open' ? view.result : match.result
  const local = match.host === ''
  const next = match.rematch ?? detail?.rematch
  const takeRematch = useTakeRematch(match.id, next)
  const playAgainOrRematch = (): void => {
    if (!local) {
      takeRematch()
      return
    }
    const id = playAgain(match.id)
    if (id) go(`/local/${id}`)
  }
  const title = headline(result, match, names, seat, text)
  const ranks = standingsOf(game, view, language, result)
  const own = match.hotSeat ? -1 : match.seats.findIndex(info => info.seat === seat)
  // Two portraits have room for what was counted.
  const isDuel = match.seats.length === 2
  if (!open) {
    return (
      <button type="button" className="kit-button is-primary table-end-button" onClick={() => setOpen(true)}>
        {text.end.show}
      </button>
    )
  }
  return (
    <Dialog title={title} kind="event" onClose={() => setOpen(false)}>
      <div className="table-end">
        <EndSides {...{ view, names, kit, result, own }} ranks={isDuel ? ranks : []} />
        {result.kind === 'open' ? null : (
          <div>
            <p className="table-end-reason">{reasonIn(result, names, game, language, text)}</p>
            {isByTheRules(view, result) ? <EndStory {...{ log, kit, game, names }} /> : null}
          </div>
        )}
        {isDuel || ranks.length === 0 ? null : <Standings ranks={ranks} names={names} own={own} />}
        {match.advised ? (
          <p className="table-end-advised">
            <Glyph name="lamp" size={18} />
            {text.review.advised}
          </p>
        ) : null}
        <RatingChanges match={match} names={names} />
        <p className="table-end-asked" role="status">
          {isRematchAsked ? text.end.rematchAsked : null}
        </p>
        <div className="table-end-ways">
          {match.tournament === undefined ? null : (
            <Link href={`/tournament/${match.tournament}`} className="kit-button is-primary table-end-first">
              {text.tournaments.toTournament}
            </Link>
          )}
          {match.yours.length > 0 && match.tournament === undefined ? (
            <button type="button" className="kit-button is-primary table-end-first" onClick={playAgainOrRematch}>
              {local ? text.end.again : next ? text.end.toRematch : text.end.rematch(match.seats.length)}
            </button>
          ) : null}
          {replayLink ? (
            <Link href={replayLink} className="kit-button">
              {text.end.replay}
            </Link>
          ) : null}
          <button type="button" className="kit-button" onClick={() => setOpen(false)}>
            {text.end.close}
          </button>
        </div>
        <Suspense fallback={null}>
          <EndReview {...{ source, replayLink }} table={{ match, names, game, kit }} total={total ?? match.actions} />
        </Suspense>
        <Moments {...{ log, kit, view, game, names, replayLink }} />
        <OpenHands
          kit={kit}
          seats={view.seats}
          names={names}
          heading={kit.hiddenName?.[language] ?? text.review.hands}
          load={loadHand}
        />
        {detail?.seed ? <SeedCheck seed={detail.seed} commitment={view.commitment} /> : null}
      </div>
    </Dialog>
  )
}

function SeedCheck({ seed, commitment }: { readonly seed: string; readonly commitment: string }): ReactElement {
  const text = useText()
  const isValid = commitmentOf(seed) === commitment
  return (
    <details className="table-seed">
      <summary>{text.end.seed}</summary>
      <p>{text.end.seedNote}</p>
      <dl>
        <dt>{text.end.seedValue}</dt>
        <dd>
          <code>{seed}</code>
        </dd>
        <dt>{text.end.hashValue}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
      </dl>
      <p className={isValid ? 'kit-good' : 'kit-bad'}>{isValid ? text.end.seedGood : text.end.seedBad}</p>
    </details>
  )
}

function headline(
  result: View['result'],
  match: MatchSummary,
  names: readonly string[],
  seat: string,
  text: Dictionary,
): string {
  if (result.kind === 'open') return text.end.show
  if (result.kind === 'draw') return text.end.draw
  const index = match.seats.findIndex(info => info.seat === seat)
  if (match.yours.length === 0 || match.hotSeat) return text.end.won(result.winners.map(i => names[i] ?? ''))
  return result.winners.includes(index) ? text.end.youWon : text.end.youLost
}

/** Reasons that are the same for every game; all others are the game's own. */
function reasonIn(
  result: Exclude<Result, { readonly kind: 'open' }>,
  names: readonly string[],
  game: Game,
  language: Language,
  text: Dictionary,
): string {
  const { reason } = result
  const losers = result.kind === 'won' ? names.filter((_, seat) => !result.winners.includes(seat)) : []
  const loser = losers.length === 1 ? losers[0] : undefined
  const own: Readonly<Record<string, string>> = {
    resigned: text.end.resigned(loser),
    timeout: text.end.timeout(loser),
    agreed: text.end.agreed,
  }
  return own[reason] ?? game.text[language].result(reason)
}
