// The page of those who look after the site: reports with what was said, bans, and the record of all that was done.

import './moderation.css'
import type { AccountPage, AuditEntry, Ban, Person, Report } from '@ludoteka/protocol'
import { type FormEvent, type ReactElement, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { RequestError, useLoaded, useRequest } from '../account/requests.tsx'
import { useSession } from '../account/session.ts'
import { Dialog } from '../kit/dialog.tsx'
import { MessagePage } from '../kit/state.tsx'
import { Tabs } from '../kit/tabs.tsx'
import { useText } from '../text/index.ts'
import * as requests from './requests.ts'
import { usePages } from './usePages.ts'

type Part = 'reports' | 'bans' | 'audit'

export default function AdminPage(): ReactElement {
  const text = useText()
  const session = useSession()
  const [part, setPart] = useState<Part>('reports')
  const words = text.admin
  useEffect(() => {
    document.title = `${words.title} · ${text.name}`
  }, [words, text])
  if (!session?.admin) return <MessagePage title={words.title}>{words.notForYou}</MessagePage>
  return (
    <div className="kit-page moderation-page">
      <h1>{words.title}</h1>
      <Tabs
        label={words.title}
        tabs={[
          { key: 'reports', label: words.reports },
          { key: 'bans', label: words.bans },
          { key: 'audit', label: words.audit },
        ]}
        chosen={part}
        onChoose={setPart}
      >
        {part === 'reports' ? <Reports /> : null}
        {part === 'bans' ? <Bans /> : null}
        {part === 'audit' ? <Audit /> : null}
      </Tabs>
    </div>
  )
}

function Reports(): ReactElement {
  const { admin: words } = useText()
  const { items, error, reload, ...next } = usePages(requests.openReports)
  return (
    <div className="moderation-list">
      <RequestError error={error} />
      {items?.length === 0 ? <p className="kit-quiet">{words.noReports}</p> : null}
      {items?.map(report => (
        <ReportCard key={report.id} report={report} onChange={reload} />
      ))}
      <More {...next} />
    </div>
  )
}

function ReportCard({ report, onChange }: { readonly report: Report; readonly onChange: () => void }): ReactElement {
  const text = useText()
  const words = text.admin
  const [isBanning, setBanning] = useState(false)
  const { run, error, isPending } = useRequest()
  return (
    <article className="moderation-card">
      <h2>{words.reportAbout(report.account.name, text.moderation.reasons[report.reason])}</h2>
      <p className="kit-quiet">{words.reportedBy(report.reporter.name, report.at)}</p>
      {report.note === '' ? null : <p className="moderation-words">{report.note}</p>}
      {report.lines.length === 0 ? null : (
        <details>
          <summary>{words.lines(report.lines.length)}</summary>
          <ul className="moderation-lines">
            {report.lines.map(({ from, text: said, at }, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change.
                key={`${at} ${index}`}
                className={`moderation-line ${from.id === report.account.id ? 'is-about' : ''}`}
              >
                <b>{from.name || text.moderation.someone}</b> {said}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="kit-row is-tight">
        <button type="button" className="kit-button is-danger is-small" onClick={() => setBanning(true)}>
          {words.ban}
        </button>
        <Link href={`/t/${report.match}`} className="kit-button is-small">
          {words.toTable}
        </Link>
        <button
          type="button"
          className="kit-button is-small"
          disabled={isPending}
          onClick={() => run(() => requests.closeTable(report.match), onChange)}
        >
          {words.closeTable}
        </button>
        <button
          type="button"
          className="kit-button is-small is-primary"
          disabled={isPending}
          onClick={() => run(() => requests.closeReport(report.id), onChange)}
        >
          {words.closeReport}
        </button>
      </div>
      <RequestError error={error} messages={{ over: words.tableIsClosed }} />
      {isBanning ? <BanForm person={report.account} onClose={() => setBanning(false)} /> : null}
    </article>
  )
}

const DAYS = [1, 7, 30, 365] as const

function BanForm({ person, onClose }: { readonly person: Person; readonly onClose: () => void }): ReactElement {
  const { admin: words, common } = useText()
  const [days, setDays] = useState('7')
  const [address, setAddress] = useState(false)
  const [reason, setReason] = useState('')
  const { run, error, isPending } = useRequest()
  const send = (event: FormEvent): void => {
    event.preventDefault()
    const time = days === '' ? {} : { days: Number(days) }
    run(() => requests.ban({ account: person.id, address, reason, ...time }), onClose)
  }
  return (
    <Dialog title={words.banTitle(person.name)} onClose={onClose}>
      <form className="moderation-menu" onSubmit={send}>
        <p className="kit-quiet">{words.banNote}</p>
        <label className="kit-field">
          <span>{words.howLong}</span>
          <select value={days} onChange={event => setDays(event.target.value)}>
            {DAYS.map(n => (
              <option key={n} value={n}>
                {words.days(n)}
              </option>
            ))}
            <option value="">{words.forEver}</option>
          </select>
        </label>
        <label className="kit-row is-tight">
          <input type="checkbox" checked={address} onChange={event => setAddress(event.target.checked)} />
          <span>{words.withAddress}</span>
        </label>
        <label className="kit-field">
          <span>{words.banReason}</span>
          <input maxLength={200} value={reason} onChange={event => setReason(event.target.value)} />
        </label>
        <div className="kit-row">
          <button type="submit" className="kit-button is-danger" disabled={isPending}>
            {words.ban}
          </button>
          <button type="button" className="kit-button" onClick={onClose}>
            {common.cancel}
          </button>
        </div>
        <RequestError error={error} messages={{ conflict: words.isAdmin, 'not-found': words.accountIsGone }} />
      </form>
    </Dialog>
  )
}

/** Also people whom nobody has reported can be banned. */
function FindAccount({ onBanned }: { readonly onBanned: () => void }): ReactElement {
  const { admin: words } = useText()
  const [find, setFind] = useState('')
  const [found, setFound] = useState<AccountPage>()
  const [chosen, setChosen] = useState<Person>()
  const { run, error, isPending } = useRequest()
  const search = (event: FormEvent): void => {
    event.preventDefault()
    if (find.trim() !== '') run(() => requests.findAccounts(find.trim()), setFound)
  }
  return (
    <>
      <form className="kit-field" onSubmit={search}>
        <label htmlFor="find-account">{words.find}</label>
        <span className="kit-row is-tight">
          <input id="find-account" value={find} maxLength={64} onChange={event => setFind(event.target.value)} />
          <button type="submit" className="kit-button" disabled={isPending}>
            {words.search}
          </button>
        </span>
        {found?.accounts.length === 0 ? <p className="kit-quiet">{words.notFound}</p> : null}
        <ul className="moderation-audit">
          {found?.accounts.map(account => (
            <li key={account.id} className="kit-row is-tight">
              <b>{account.name}</b>
              <span className="kit-quiet">{words.seen(account.seenAt)}</span>
              <button type="button" className="kit-button is-danger is-small" onClick={() => setChosen(account)}>
                {words.ban}
              </button>
            </li>
          ))}
        </ul>
        <RequestError error={error} />
      </form>
      {chosen ? (
        <BanForm
          person={chosen}
          onClose={() => {
            setChosen(undefined)
            onBanned()
          }}
        />
      ) : null}
    </>
  )
}

function Bans(): ReactElement {
  const { admin: words } = useText()
  const { data, error, reload } = useLoaded(requests.bans)
  const lifting = useRequest()
  return (
    <div className="moderation-list">
      <FindAccount onBanned={reload} />
      <RequestError error={error ?? lifting.error} />
      {data?.bans.length === 0 ? <p className="kit-quiet">{words.noBans}</p> : null}
      {data?.bans.map((ban: Ban) => (
        <article key={ban.id} className="moderation-card">
          <h2>{ban.account.name}</h2>
          <p className="kit-quiet">
            {words.bannedBy(ban.by.name, ban.at)} {words.bannedUntil(ban.until)} {ban.address ? words.addressToo : null}
          </p>
          {ban.reason === '' ? null : <p className="moderation-words">{ban.reason}</p>}
          <button
            type="button"
            className="kit-button is-small"
            disabled={lifting.isPending}
            onClick={() => lifting.run(() => requests.liftBan(ban.id), reload)}
          >
            {words.liftBan}
          </button>
        </article>
      ))}
    </div>
  )
}

function Audit(): ReactElement {
  const { admin: words } = useText()
  const { items, error, ...next } = usePages(requests.audit)
  return (
    <>
      <RequestError error={error} />
      {items?.length === 0 ? <p className="kit-quiet">{words.noAudit}</p> : null}
      <ul className="moderation-audit">
        {items?.map(({ id, at, by, action, account, match, note }: AuditEntry) => (
          <li key={id}>
            <span className="kit-quiet">{words.moment(at)}</span>{' '}
            <span>
              {by.name}: {words.actions[action]}
              {account ? ` · ${account.name}` : ''}
              {note === '' ? '' : ` (${note})`}
            </span>{' '}
            {match === undefined ? null : <Link href={`/t/${match}`}>{words.toTable}</Link>}
          </li>
        ))}
      </ul>
      <More {...next} />
    </>
  )
}

type MoreProps = { readonly more: (() => void) | undefined; readonly isLoadingMore: boolean }

function More({ more, isLoadingMore }: MoreProps): ReactElement | null {
  const { common } = useText()
  return more ? (
    <button type="button" className="kit-button is-quiet" disabled={isLoadingMore} onClick={more}>
      {common.more}
    </button>
  ) : null
}
