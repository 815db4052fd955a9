// A game in the lobby: its cover, its facts, and the buttons that lead to a table.

import type { Lobby } from '@ludoteka/protocol'
import type { ShelfGame } from '@ludoteka/registry/shelf'
import { lazy, type ReactElement, Suspense, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useSeen } from '../kit/useSeen.ts'
import { FindOpponent } from '../people/seekPanel.tsx'
import { useSettings } from '../settings/store.ts'
import { useText } from '../text/index.ts'
import { playNow } from './playNow.ts'

function Facts({ game: { players, minutes, weight } }: { readonly game: ShelfGame }): ReactElement {
  const text = useText()
  return (
    <p className="home-tile-facts">
      <span>{text.home.players(...players)}</span>
      <span>{text.home.minutes(...minutes)}</span>
      <span className="home-weight" role="img" aria-label={text.home.weight(weight)} title={text.home.weight(weight)}>
        {[1, 2, 3, 4, 5].map(n => (
          <i key={n} className={n <= weight ? 'is-on' : ''} />
        ))}
      </span>
    </p>
  )
}

type TileProps = {
  readonly game: ShelfGame
  /** How many look for an opponent, by game. */
  readonly seeking: Lobby['seeking']
}

export function GameTile({ game, seeking }: TileProps): ReactElement {
  const text = useText()
  const { language, level } = useSettings()
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const title = game.title[language]
  const start = (): void => {
    setBusy(true)
    void playNow(game, level).then(go, () => setBusy(false))
  }
  return (
    <article className="home-tile">
      <div className="home-cover" aria-hidden="true">
        <CoverOf game={game} />
      </div>
      <div className="home-tile-words">
        <h2>{title}</h2>
        <p className="home-tile-note">{game.note[language]}</p>
        <Facts game={game} />
        <div className="kit-row home-tile-actions">
          <button
            type="button"
            className="kit-button is-primary is-large"
            aria-label={`${text.home.playNow}: ${title}`}
            onClick={start}
            disabled={busy}
            aria-busy={busy}
          >
            {text.home.playNow}
          </button>
          {game.players[0] <= 2 ? <FindOpponent game={game} seeking={seeking} /> : null}
          <Link href={`/new/${game.id}`} className="kit-button">
            {text.home.newTable}
          </Link>
        </div>
        <div className="home-tile-ways">
          {game.lesson ? (
            <Link
              href={`/learn/${game.id}/play`}
              className="kit-button is-quiet"
              title={text.lesson.linkNote}
              aria-label={`${text.lesson.link}: ${title}`}
            >
              {text.lesson.link}
            </Link>
          ) : null}
          <Link href={`/learn/${game.id}`} className="kit-button is-quiet">
            {text.home.howToPlay}
          </Link>
          {game.decks ? (
            <Link href={`/decks/${game.id}`} className="kit-button is-quiet">
              {text.decks.link}
            </Link>
          ) : null}
        </div>
      </div>
    </article>
  )
}

type CoverProps = { readonly game: ShelfGame }

/** The built page has covers as picture files; the development server draws them from their source. */
export function CoverOf({ game }: CoverProps): ReactElement {
  return import.meta.env.PROD ? <PaintedCover game={game} /> : <DrawnCover game={game} />
}

function PaintedCover({ game }: CoverProps): ReactElement {
  const [picture, isSeen] = useSeen<HTMLImageElement>()
  return (
    <img
      ref={picture}
      src={isSeen ? `/covers/${game.id}.svg` : undefined}
      alt=""
      width={400}
      height={300}
      decoding="async"
      fetchPriority="high"
    />
  )
}

function DrawnCover({ game }: CoverProps): ReactElement {
  const { language } = useSettings()
  const Cover = useMemo(() => lazy(async () => ({ default: await game.loadCover() })), [game])
  return (
    <Suspense fallback={null}>
      <Cover language={language} />
    </Suspense>
  )
}
