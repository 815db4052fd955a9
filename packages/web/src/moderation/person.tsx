// A name that opens what one can do about that person: mute, block, report, and for the host of a table more.

import './moderation.css'
import { type MatchSummary, type Person, REPORT_REASONS, type ReportReason } from '@ludoteka/protocol'
import { type FormEvent, type ReactElement, useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { RequestError, useLoaded, useRequest } from '../account/requests.tsx'
import { ensureSession, useSession } from '../account/session.ts'
import * as api from '../api.ts'
import { Dialog } from '../kit/dialog.tsx'
import { FollowButton } from '../people/friends.tsx'
import { friends } from '../people/requests.ts'
import { useText } from '../text/index.ts'
import { block, mute, useHidden } from './hidden.ts'
import * as requests from './requests.ts'

type PersonProps = { readonly person: Person; readonly match: MatchSummary }

type NameProps = PersonProps & {
  /** What is shown in place of the name. */
  readonly label?: string
}

export function PersonName({ person, match, label }: NameProps): ReactElement {
  const text = useText()
  const session = useSession()
  const [isOpen, setOpen] = useState(false)
  const name = person.name || text.moderation.someone
  if (person.id === session?.account.id) return <b>{label ?? name}</b>
  return (
    <>
      <button
        type="button"
        className="moderation-name"
        aria-haspopup="dialog"
        title={text.moderation.about(name)}
        onClick={() => setOpen(true)}
      >
        {label ?? name}
      </button>
      {isOpen ? <PersonMenu person={{ ...person, name }} match={match} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

type MenuProps = PersonProps & { readonly onClose: () => void }

function PersonMenu({ person, match, onClose }: MenuProps): ReactElement {
  const { moderation: text, club } = useText()
  const session = useSession()
  const { blocked, muted } = useHidden()
  const { run, error, isPending } = useRequest()
  const [said, setSaid] = useState<string>()
  const [isReporting, setReporting] = useState(false)
  const isBlocked = blocked.has(person.id)
  const isMuted = muted.has(person.id)
  const done = (words: string) => (): void => setSaid(words)
  return (
    <Dialog title={person.name} onClose={onClose} kind="sheet">
      {isReporting ? (
        <ReportForm person={person} match={match} onDone={onClose} />
      ) : (
        <div className="moderation-menu">
          <Link href={`/player/${person.id}`} className="kit-button">
            {club.toTheirProfile}
          </Link>
          <FollowPerson account={person.id} />
          <button type="button" className="kit-button" aria-pressed={isMuted} onClick={() => mute(person.id, !isMuted)}>
            {isMuted ? text.unmute : text.mute}
          </button>
          <button
            type="button"
            className="kit-button"
            aria-pressed={isBlocked}
            disabled={isPending}
            onClick={() =>
              run(
                () => ensureSession().then(() => block(person.id, !isBlocked)),
                done(isBlocked ? text.unblocked : text.blocked),
              )
            }
          >
            {isBlocked ? text.unblock : text.block}
          </button>
          <button type="button" className="kit-button" onClick={() => setReporting(true)}>
            {text.report}
          </button>
          {session?.account.id === match.host ? <HostMenu person={person} match={match} onClose={onClose} /> : null}
          <p className="kit-quiet" role="status">
            {said ?? text.blockNote}
          </p>
          <RequestError error={error} />
        </div>
      )}
    </Dialog>
  )
}

/** Whether they are followed is asked when the menu opens. */
function FollowPerson({ account }: { readonly account: string }): ReactElement | null {
  const session = useSession()
  const load = useCallback(async () => (session ? friends() : { friends: [] }), [session])
  const { data } = useLoaded(load)
  if (!data) return null
  return <FollowButton account={account} isFollowed={data.friends.some(one => one.account.id === account)} />
}

/** What the host of the table may do besides. */
function HostMenu({ person, match, onClose }: MenuProps): ReactElement {
  const { moderation: text } = useText()
  const { run, error, isPending } = useRequest()
  const [silenced, setSilenced] = useState<boolean>()
  useEffect(() => {
    void api.match(match.id).then(
      ({ muted = [] }) => setSilenced(muted.includes(person.id)),
      () => undefined,
    )
  }, [match.id, person.id])
  const plays = match.seats.some(({ holder }) => holder.kind === 'account' && holder.account.id === person.id)
  return (
    <>
      <button
        type="button"
        className="kit-button"
        aria-pressed={silenced === true}
        disabled={isPending || silenced === undefined}
        onClick={() =>
          run(
            () => requests.muteAt(match.id, person.id, silenced !== true),
            () => setSilenced(silenced !== true),
          )
        }
      >
        {silenced ? text.letWrite : text.silence}
      </button>
      {match.status === 'open' || !plays ? (
        <button
          type="button"
          className="kit-button is-danger"
          disabled={isPending}
          onClick={() => run(() => requests.removeFrom(match.id, person.id), onClose)}
        >
          {text.remove}
        </button>
      ) : null}
      <RequestError error={error} />
    </>
  )
}

type ReportProps = PersonProps & { readonly onDone: () => void }

function ReportForm({ person, match, onDone }: ReportProps): ReactElement {
  const { moderation: text, common } = useText()
  const [reason, setReason] = useState<ReportReason>('abuse')
  const [note, setNote] = useState('')
  const [isSent, setSent] = useState(false)
  const { run, error, isPending } = useRequest()
  if (isSent)
    return (
      <div className="moderation-menu">
        <p role="status">{text.reported}</p>
        <button type="button" className="kit-button" onClick={onDone}>
          {common.close}
        </button>
      </div>
    )
  const send = (event: FormEvent): void => {
    event.preventDefault()
    run(
      () => ensureSession().then(() => requests.report({ match: match.id, account: person.id, reason, note })),
      () => setSent(true),
    )
  }
  return (
    <form className="moderation-menu" onSubmit={send}>
      <p className="kit-quiet">{text.reportNote}</p>
      <label className="kit-field">
        <span>{text.reason}</span>
        <select
          value={reason}
          onChange={event => setReason(REPORT_REASONS.find(one => one === event.target.value) ?? 'other')}
        >
          {REPORT_REASONS.map(one => (
            <option key={one} value={one}>
              {text.reasons[one]}
            </option>
          ))}
        </select>
      </label>
      <label className="kit-field">
        <span>{text.note}</span>
        <textarea rows={3} maxLength={500} value={note} onChange={event => setNote(event.target.value)} />
      </label>
      <div className="kit-row">
        <button type="submit" className="kit-button is-primary" disabled={isPending}>
          {text.sendReport}
        </button>
        <button type="button" className="kit-button" onClick={onDone}>
          {common.cancel}
        </button>
      </div>
      <RequestError error={error} messages={{ conflict: text.reportedBefore, 'too-many': text.tooManyReports }} />
    </form>
  )
}
