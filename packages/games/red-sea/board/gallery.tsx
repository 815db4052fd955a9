// A gallery for whoever draws the board: positions from seeded play, every card, how to play. Not part of the product.
// Address: gallery.html?show=board|cards|how&lang=ru&theme=light&seed=…&moves=…&step=…&facts={…}&seat=…&card=160

import '@fontsource/pt-sans/400.css'
import '@fontsource/pt-sans/700.css'
import '@fontsource/pt-serif/400.css'
import '@fontsource/pt-serif/700.css'
import '@ludoteka/ui/tokens.css'
import {
  act,
  actionsOf,
  begin,
  choices,
  type Entry,
  entriesFor,
  LANGUAGES,
  type Language,
  type Live,
  sampler,
  seedFrom,
  type View,
  view,
} from '@ludoteka/kernel'
import { type ReactElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { CARDS } from '../content/cards.ts'
import { redSea } from '../index.ts'
import { CardBack } from './cardBack.tsx'
import { kit } from './index.tsx'

const query = new URLSearchParams(location.search)
const language: Language = LANGUAGES.find(one => one === query.get('lang')) ?? 'en'
document.documentElement.dataset['theme'] = query.get('theme') ?? 'dark'
document.documentElement.lang = language

const seed = query.get('seed') ?? 'gallery'
const chance = sampler(seedFrom('gallery', seed))

/** Plays at random, with a liking for influence, until so many moves are made or a step is reached. */
function played(): Live {
  const options: unknown = JSON.parse(query.get('options') ?? '{}')
  let live = begin(redSea, options, seedFrom('gallery', seed))
  const until = query.get('step')
  const after = Number(query.get('after') ?? 10)
  const moves = Number(query.get('moves') ?? (until ? 400 : 40))
  for (let i = 0; i < moves; i++) {
    const [offer] = choices(redSea, live.state)
    if (!offer || (until && live.state.stack.at(-1)?.step === until && i >= after)) break
    const actions = actionsOf(offer.seat, offer.choice)
    const liked = actions.filter(
      ({ verb, arg }) => verb === 'operations' || verb === 'place' || arg === (query.get('like') ?? 'place'),
    )
    const pool = liked.length > 0 ? liked : actions
    const action = pool[chance.below(pool.length)]
    if (action) live = act(redSea, live, action)
  }
  return live
}

/** Facts of the address instead of the real ones, to see rare positions. */
function retouched(seen: View): View {
  const given: unknown = JSON.parse(query.get('facts') ?? '{}')
  return typeof given === 'object' && given !== null ? { ...seen, facts: { ...seen.facts, ...given } } : seen
}

function Table(): ReactElement {
  const [live, setLive] = useState(played)
  const [news, setNews] = useState<readonly Entry[]>([])
  const [card, setCard] = useState<string>()
  const [said, setSaid] = useState('')
  const waiting = choices(redSea, live.state)[0]?.seat ?? 0
  const seat = query.has('seat') ? Number(query.get('seat')) : waiting
  const seen = retouched(view(redSea, live.state, seat))
  const go = (verb: string, arg?: string | number): void => {
    const next = act(redSea, live, { seat: waiting, verb, ...(arg === undefined ? {} : { arg }) })
    setNews(entriesFor(next.state.news, seat))
    setLive(next)
  }
  const props = {
    view: seen,
    news,
    language,
    choice: seen.choice,
    act: go,
    refuse: (verb: string, arg: string | number | undefined) => setSaid(`refuse ${verb} ${arg}`),
    marks: [],
    zoom: setCard,
    reducedMotion: query.get('motion') === 'none',
  }
  const text = redSea.text[language]
  return (
    <main className="gallery-table">
      <aside>
        {seen.seats.map(name => (
          <div className="gallery-panel" key={name}>
            <kit.SeatPanel view={seen} language={language} zoom={setCard} seat={name} />
          </div>
        ))}
      </aside>
      <div className="gallery-middle">
        <div className="gallery-board">
          <kit.Board {...props} />
        </div>
        <p className="gallery-prompt">
          <b>{text.prompt(seen.step, seen.terms)}</b> {kit.hint(seen, language)} {said}
          {Object.entries(seen.choice).flatMap(([verb, args]) => {
            if (args !== true && kit.shows?.(verb, seen)) return []
            return (args === true ? [undefined] : (args ?? [])).map(arg => (
              <button key={`${verb} ${arg}`} type="button" data-verb={verb} onClick={() => go(verb, arg)}>
                {text.action(verb, arg, seen.step)}
              </button>
            ))
          })}
        </p>
        <div className="gallery-hand">
          <kit.Hand {...props} />
        </div>
      </div>
      {card && (
        <div className="gallery-zoom">
          <kit.CardFace card={card} language={language} />
        </div>
      )}
    </main>
  )
}

function Cards(): ReactElement {
  const width = Number(query.get('card') ?? 160)
  const [from = 0, to = CARDS.length] = (query.get('range') ?? '').split('-').filter(Boolean).map(Number)
  return (
    <main className="gallery-cards">
      {CARDS.slice(from, to).map(card => (
        <div key={card} style={{ inlineSize: width }} data-card={card}>
          <kit.CardFace card={card} language={language} />
        </div>
      ))}
      <div style={{ inlineSize: width }}>
        <CardBack />
      </div>
    </main>
  )
}

function How(): ReactElement {
  return (
    <main className="gallery-how">
      <div style={{ inlineSize: 400, maxInlineSize: '100%' }}>
        <kit.Cover language={language} />
      </div>
      <kit.HowToPlay language={language} />
    </main>
  )
}

const PAGES: Readonly<Record<string, () => ReactElement>> = { board: Table, cards: Cards, how: How }
const Page = PAGES[query.get('show') ?? 'board'] ?? Table

const style = document.createElement('style')
style.textContent = `
  body { margin: 0; background: var(--felt); color: var(--text); font-family: var(--font-text); }
  button { font: inherit; }
  .gallery-table { display: grid; grid-template-columns: 272px minmax(0, 828px) 340px; height: 100vh; overflow: hidden; }
  .gallery-middle { display: grid; grid-template-columns: minmax(0, 1fr); grid-template-rows: minmax(0, 1fr) auto auto; }
  .gallery-board { display: grid; place-items: center; overflow: hidden; container-type: size; }
  .gallery-board > * { inline-size: min(100cqw, 100cqh * 1240 / 880); block-size: min(100cqh, 100cqw * 880 / 1240); }
  @container (max-aspect-ratio: 1.1) { .gallery-board > * { inline-size: min(100cqw, 100cqh * 820 / 880); block-size: min(100cqh, 100cqw * 880 / 820); } }
  .gallery-middle { min-inline-size: 0 }
  .gallery-hand { background: var(--wood); }
  .gallery-panel { background: var(--wood); border-radius: 8px; padding: 12px; margin: 8px; }
  .gallery-prompt { margin: 0; padding: 12px; background: var(--wood); }
  .gallery-prompt button { margin-inline-start: 8px; padding: 4px 12px; }
  .gallery-zoom { position: fixed; right: 16px; top: 16px; width: 320px; z-index: 999; }
  .gallery-cards { display: flex; flex-wrap: wrap; gap: 12px; padding: 12px; }
  .gallery-how { padding: 16px; display: grid; gap: 24px; }
  @media (max-width: 720px) { .gallery-table { grid-template-columns: minmax(0, 1fr); } .gallery-table aside { display: none } }
`
document.head.append(style)

const root = document.getElementById('gallery')
if (root) createRoot(root).render(<Page />)
