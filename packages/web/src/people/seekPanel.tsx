// The search for an opponent: the button of a game with its two paces, and what is shown while one waits.

import type { Lobby, Pace } from '@ludoteka/protocol'
import { onShelf, type ShelfGame } from '@ludoteka/registry/shelf'
import { type ReactElement, useState } from 'react'
import { useLocation } from 'wouter'
import { RequestError, useRequest } from '../account/requests.tsx'
import { CLOCKS, clockWords } from '../create/clocks.ts'
import { playNow } from '../home/playNow.ts'
import { Dialog } from '../kit/dialog.tsx'
import { Glyph } from '../kit/glyph.tsx'
import { useSettings } from '../settings/store.ts'
import { useText } from '../text/index.ts'
import { useNews } from './news.ts'
import { beginSearch, endSearch } from './search.ts'
import { minutesIn, useNow } from './useClock.ts'

const PACES = ['live', 'days'] as const satisfies readonly Pace[]
/** As the server has them. */
const CLOCK_OF_PACE = { live: CLOCKS.calm, days: CLOCKS.threeDays } as const

type FindProps = { readonly game: ShelfGame; readonly seeking: Lobby['seeking'] }

export function FindOpponent({ game, seeking }: FindProps): ReactElement {
  const text = useText()
  const { people } = text
  const { language } = useSettings()
  const [isOpen, setOpen] = useState(false)
  const { run, error, isPending } = useRequest()
  const title = game.title[language]
  return (
    <>
      <button
        type="button"
        className="kit-button"
        aria-label={people.findFor(title)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {people.find}
      </button>
      {isOpen ? (
        <Dialog title={people.findTitle(title)} onClose={() => setOpen(false)}>
          <p>{people.findNote}</p>
          <div className="people-paces">
            {PACES.map(pace => (
              <button
                key={pace}
                type="button"
                className="kit-button people-pace"
                disabled={isPending}
                onClick={() =>
                  run(
                    () => beginSearch(game.id, pace),
                    () => {
                      setOpen(false)
                      scrollTo({ top: 0 })
                    },
                  )
                }
              >
                <Glyph name={pace === 'live' ? 'play' : 'hourglass'} />
                <span className="people-pace-words">
                  <b>{people.paces[pace]}</b>
                  <span>{clockWords(CLOCK_OF_PACE[pace], text)}</span>
                  <span className="kit-quiet">{people.seeking(seeking[game.id]?.[pace] ?? 0)}</span>
                </span>
              </button>
            ))}
          </div>
          <RequestError error={error} otherwise={people.seekFailed} />
        </Dialog>
      ) : null}
    </>
  )
}

/** Shown on the home page while one waits. */
export function SeekPanel(): ReactElement | null {
  const text = useText()
  const { people } = text
  const { language, level } = useSettings()
  const [, go] = useLocation()
  const { seek } = useNews()
  const { run, isPending } = useRequest()
  const now = useNow()
  const game = seek && onShelf(seek.game)
  if (!seek || !game || seek.match !== undefined) return null
  const others = Math.max(0, seek.waiting - 1)
  return (
    <section className="people-seek" aria-label={people.looking(game.title[language])}>
      <span className="people-seek-pulse" aria-hidden="true" />
      <div className="people-seek-words">
        <h2>{people.looking(game.title[language])}</h2>
        <p>
          <span role="timer">{people.waited(minutesIn(now - seek.since))}</span> · {clockWords(seek.clock, text)} ·{' '}
          {people.seekingToo(others)}
        </p>
        <p className="kit-quiet">{people.leaveNote}</p>
      </div>
      <div className="kit-row">
        <button
          type="button"
          className="kit-button is-primary"
          disabled={isPending}
          onClick={() => run(() => playNow(game, level), go)}
        >
          {people.meanwhile}
        </button>
        <button
          type="button"
          className="kit-button"
          disabled={isPending}
          onClick={() => run(endSearch, () => undefined)}
        >
          {people.stop}
        </button>
      </div>
    </section>
  )
}
