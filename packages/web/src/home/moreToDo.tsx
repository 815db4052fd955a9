// What there is to do beside the tables: a line for each page that belongs to no single table.

import './moreToDo.css'
import { SHELF } from '@ludoteka/registry/shelf'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { Glyph, type GlyphName } from '../kit/glyph.tsx'
import { useSettings } from '../settings/store.ts'
import { useText } from '../text/index.ts'

export function MoreToDo(): ReactElement {
  const text = useText()
  const { language } = useSettings()
  return (
    <section className="home-more">
      <h2>{text.home.more}</h2>
      <ul className="home-more-tiles">
        {SHELF.some(({ puzzles }) => puzzles) ? (
          <MoreTile href="/puzzles" glyph="lamp" title={text.puzzle.pageTitle} note={text.puzzle.tileNote} />
        ) : null}
        <MoreTile href="/tournaments" glyph="flag" title={text.tournaments.title} note={text.tournaments.tileNote} />
        <MoreTile href="/open" glyph="log" title={text.open.tile} note={text.open.tileNote} />
        {SHELF.filter(({ decks }) => decks).map(({ id, title }) => (
          <MoreTile
            key={id}
            href={`/decks/${id}`}
            glyph="cards"
            title={text.home.moreDecks}
            note={text.home.moreDecksNote(title[language])}
          />
        ))}
      </ul>
    </section>
  )
}

type MoreTileProps = {
  readonly href: string
  readonly glyph: GlyphName
  readonly title: string
  /** One line: what one finds there. */
  readonly note: string
}

/** A link with a picture, a name and one line. */
export function MoreTile({ href, glyph, title, note }: MoreTileProps): ReactElement {
  return (
    <li>
      <Link href={href} className="home-more-tile">
        <span className="home-more-glyph">
          <Glyph name={glyph} size={28} />
        </span>
        <span className="home-more-words">
          <b>{title}</b>
          <span>{note}</span>
        </span>
      </Link>
    </li>
  )
}
