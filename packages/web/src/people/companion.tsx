// On every page: keeps the socket for news open, shows that an opponent was found or that somebody challenges, and goes to the table.

import './people.css'
import type { Seek } from '@ludoteka/protocol'
import { onShelf } from '@ludoteka/registry/shelf'
import { type ReactElement, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useSession } from '../account/session.ts'
import { RatingValue } from '../club/rating.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { useSettings } from '../settings/store.ts'
import { useText } from '../text/index.ts'
import { ChallengeCard } from './challenges.tsx'
import { followNews, useNews } from './news.ts'
import { acceptOffer, endSearch, isBegunHere } from './search.ts'
import { useNow } from './useClock.ts'

export default function Companion(): ReactElement | null {
  const account = useSession()?.account.id
  const { seek, challenges } = useNews()
  const [path, go] = useLocation()
  useEffect(() => (account === undefined ? undefined : followNews(account)), [account])
  const match = seek?.match
  useEffect(() => {
    if (match === undefined || !isBegunHere()) return
    void endSearch().catch(() => undefined)
    go(`/t/${match}`)
  }, [match, go])
  const isHome = path === '/'
  const open = challenges.filter(({ state, from }) => state !== 'open' || from.id !== account)
  return (
    <>
      {seek?.offer && match === undefined ? (
        <Offer key={seek.offer.id} seek={seek} offer={seek.offer} isHome={isHome} />
      ) : null}
      {!isHome && open.length > 0 ? (
        <aside className="people-toasts" aria-live="polite">
          {open.slice(0, 3).map(challenge => (
            <ChallengeCard key={challenge.id} challenge={challenge} />
          ))}
        </aside>
      ) : null}
    </>
  )
}

type OfferProps = { readonly seek: Seek; readonly offer: NonNullable<Seek['offer']>; readonly isHome: boolean }

/** Whoever waits on the page of the search is ready; whoever plays with a bot meanwhile is asked. */
function Offer({ seek, offer, isHome }: OfferProps): ReactElement | null {
  const { people, common } = useText()
  const { language } = useSettings()
  const [isRefused, setRefused] = useState(false)
  const now = useNow()
  const isReady = isHome && isBegunHere() && !document.hidden
  const { id, accepted } = offer
  useEffect(() => {
    if (isReady && !accepted) void acceptOffer(id).catch(() => undefined)
  }, [isReady, accepted, id])
  if (isRefused) return null
  const title = onShelf(seek.game)?.title[language] ?? seek.game
  const refuse = (): void => {
    setRefused(true)
    void endSearch().catch(() => undefined)
  }
  const left = Math.max(0, Math.ceil((offer.until - now) / 1000))
  return (
    <Dialog title={people.found} onClose={refuse}>
      <p className="kit-lead">
        {people.foundNote(offer.opponent.name, title)} {offer.rating ? <RatingValue rating={offer.rating} /> : null}
      </p>
      <p className="kit-quiet" role="timer">
        {accepted || isReady ? people.waitingForOther : people.secondsLeft(left)}
      </p>
      <div className="kit-row">
        {accepted || isReady ? (
          <button type="button" className="kit-button" onClick={refuse}>
            {common.cancel}
          </button>
        ) : (
          <>
            <button
              type="button"
              className="kit-button is-primary is-large"
              onClick={() => void acceptOffer(id).catch(() => setRefused(true))}
            >
              {people.playNow}
            </button>
            <button type="button" className="kit-button is-large" onClick={refuse}>
              {people.notNow}
            </button>
          </>
        )}
      </div>
    </Dialog>
  )
}
