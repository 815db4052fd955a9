// A gallery for whoever draws a board: positions from seeded play, every card, how to play. Not part of the product.

import '@fontsource/pt-sans/400.css'
import '@fontsource/pt-sans/700.css'
import '@fontsource/pt-serif/400.css'
import '@fontsource/pt-serif/700.css'
import '../src/tokens.css'
import './gallery.css'
import type { Action, Game } from '@ludoteka/kernel'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { BoardKit } from '../src/board.ts'
import { ADDRESS } from './address.ts'
import { GalleryTable } from './table.tsx'

export type Gallery = {
  readonly game: Game
  readonly kit: BoardKit
  readonly cards: readonly string[]
  readonly backs: readonly ReactElement[]
  /** What play at random prefers, so that positions become interesting. */
  likes(action: Action): boolean
}

/** Draws the page the address asks for. */
export function showGallery(gallery: Gallery): void {
  const { language, theme, show } = ADDRESS
  document.documentElement.dataset['theme'] = theme
  document.documentElement.dataset['game'] = gallery.game.id
  document.documentElement.lang = language
  document.title = `${gallery.game.text[language].title}: gallery of the board`
  const Page = PAGES[show] ?? GalleryTable
  const root = document.createElement('div')
  document.body.append(root)
  createRoot(root).render(<Page {...gallery} />)
}

const PAGES: Readonly<Record<string, (gallery: Gallery) => ReactElement>> = {
  board: GalleryTable,
  cards: Cards,
  how: How,
}

function Cards({ kit, cards, backs }: Gallery): ReactElement {
  const { range, cardWidth, language } = ADDRESS
  const [from = 0, to = cards.length] = range
  return (
    <main className="gallery-cards" style={{ '--card': `${cardWidth}px` }}>
      {cards.slice(from, to).map(card => (
        <div key={card} data-card={card}>
          <kit.CardFace card={card} language={language} />
        </div>
      ))}
      {backs.map(back => (
        <div key={back.key}>{back}</div>
      ))}
    </main>
  )
}

function How({ kit }: Gallery): ReactElement {
  const { language } = ADDRESS
  return (
    <main className="gallery-how">
      <div className="gallery-cover">
        <kit.Cover language={language} />
      </div>
      <kit.HowToPlay language={language} />
    </main>
  )
}
