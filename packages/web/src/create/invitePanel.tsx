// The invitation of a waiting room: the link of a free seat in large, to copy, to share and to scan.

import './invitePanel.css'
import { lazy, type ReactElement, Suspense, useId, useState } from 'react'
import { CopyLink } from '../kit/copyButton.tsx'
import { Glyph } from '../kit/glyph.tsx'
import { useText } from '../text/index.ts'

const QrCode = lazy(() => import('./qrCode.tsx'))

type InviteProps = {
  /** The secrets of the links, by seat. */
  readonly invites: Readonly<Record<string, string>>
  readonly seatName: (seat: string) => string
  readonly game: string
}

export const inviteLink = (token: string): string => `${location.origin}/join/${token}`

export function InvitePanel({ invites, seatName, game }: InviteProps): ReactElement | null {
  const text = useText()
  const words = text.people.invite
  const field = useId()
  const [wanted, setWanted] = useState('')
  const seats = Object.keys(invites)
  const seat = seats.includes(wanted) ? wanted : seats[0]
  const token = seat === undefined ? undefined : invites[seat]
  if (seat === undefined || token === undefined) return null
  const link = inviteLink(token)
  return (
    <section className="create-invite" aria-labelledby={`${field}-title`}>
      <div className="create-invite-words">
        <h2 id={`${field}-title`}>{words.title}</h2>
        <p>{words.note}</p>
        {seats.length > 1 ? (
          <label className="kit-field">
            <span>{words.seats}</span>
            <select value={seat} onChange={event => setWanted(event.target.value)}>
              {seats.map(one => (
                <option key={one} value={one}>
                  {seatName(one)}
                </option>
              ))}
            </select>
          </label>
        ) : (
          <p className="kit-quiet">{words.seat(seatName(seat))}</p>
        )}
        <input
          className="create-invite-link"
          readOnly
          value={link}
          aria-label={words.title}
          onFocus={event => event.target.select()}
        />
        <div className="kit-row create-invite-actions">
          <CopyLink link={link} label={words.copy} className="kit-button is-primary is-large" />
          <ShareButton link={link} title={text.waiting.shareText(game)} />
        </div>
      </div>
      <figure className="create-invite-qr">
        <Suspense fallback={<span className="create-invite-blank" />}>
          <QrCode text={link} label={words.qr} />
        </Suspense>
        <figcaption className="kit-quiet">{words.scan}</figcaption>
      </figure>
    </section>
  )
}

/** Where the device has a sheet for sharing. */
function ShareButton({ link, title }: { readonly link: string; readonly title: string }): ReactElement | null {
  const { people } = useText()
  if (!('share' in navigator)) return null
  return (
    <button
      type="button"
      className="kit-button is-large"
      onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
    >
      <Glyph name="link" size={18} />
      <span>{people.invite.share}</span>
    </button>
  )
}
