// A gallery for whoever draws the board: positions from seeded play, every card, the stage. Not part of the product.
// Address: gallery.html?show=board|cards|stage|how&lang=ru&theme=light&seed=…&moves=…&seat=…&options=…&card=160

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
  view,
} from '@ludoteka/kernel'
import { type ReactElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { CARDS } from '../content/cards.ts'
import { HEROES } from '../content/fighters.ts'
import { unmatched } from '../index.ts'
import { CardBack } from './cardBack.tsx'
import { kit } from './index.tsx'

const query = new URLSearchParams(location.search)
const language: Language = LANGUAGES.find(one => one === query.get('lang')) ?? 'en'
document.documentElement.dataset['theme'] = query.get('theme') ?? 'dark'
document.documentElement.lang = language

const seed = query.get('seed') ?? 'gallery'
const chance = sampler(seedFrom('gallery', seed))

/** Plays at random, with a liking for attacks, until so many moves are made or a step is reached. */
function played(): Live {
  const options: unknown = JSON.parse(query.get('options') ?? '{}')
  let live = begin(unmatched, options, seedFrom('gallery', seed))
  const until = query.get('step')
  const moves = Number(query.get('moves') ?? (until ? 400 : 40))
  for (let i = 0; i < moves; i++) {
    const [offer] = choices(unmatched, live.state)
    if (!offer || (until && live.state.stack.at(-1)?.step === until && i > 12)) break
    const actions = actionsOf(offer.seat, offer.choice)
    const attacks = actions.filter(({ verb }) => verb === 'attack' || verb === 'commit')
    const pool = attacks.length > 0 ? attacks : actions
    const action = pool[chance.below(pool.length)]
    if (action) live = act(unmatched, live, action)
  }
  return live
}

function Table(): ReactElement {
  const [live, setLive] = useState(played)
  const [news, setNews] = useState<readonly Entry[]>([])
  const [card, setCard] = useState<string>()
  const [said, setSaid] = useState('')
  const waiting = choices(unmatched, live.state)[0]?.seat ?? 0
  const seat = query.has('seat') ? Number(query.get('seat')) : waiting
  const seen = view(unmatched, live.state, seat)
  const go = (verb: string, arg?: string | number): void => {
    const next = act(unmatched, live, { seat: waiting, verb, ...(arg === undefined ? {} : { arg }) })
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
  const text = unmatched.text[language]
  return (
    <main className="gallery-table">
      <aside>
        {seen.seats.map(name => (
          <div className="gallery-panel" key={name}>
            <kit.SeatPanel view={seen} language={language} zoom={setCard} seat={name} />
          </div>
        ))}
      </aside>
      <div>
        <kit.Board {...props} />
        <p className="gallery-prompt">
          <b>{text.prompt(seen.step, seen.terms)}</b> {kit.hint(seen, language)} {said}
          {Object.entries(seen.choice)
            .filter(([, args]) => args === true)
            .map(([verb]) => (
              <button key={verb} type="button" data-verb={verb} onClick={() => go(verb)}>
                {text.action(verb, undefined, seen.step)}
              </button>
            ))}
        </p>
        <kit.Hand {...props} />
        <ul className="gallery-log">
          {live.log.slice(-6).map((entry, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one action tells several entries, always in this order.
            <li key={`${entry.at} ${i}`}>
              {kit.icon(entry)} {text.entry(entry, seen.seats)}
            </li>
          ))}
        </ul>
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
  return (
    <main className="gallery-cards">
      {CARDS.map(card => (
        <div key={card} style={{ inlineSize: width }} data-card={card}>
          <kit.CardFace card={card} language={language} />
        </div>
      ))}
      {HEROES.map(hero => (
        <div key={hero} style={{ inlineSize: width }}>
          <CardBack hero={hero} />
        </div>
      ))}
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
  *, ::before, ::after { box-sizing: border-box; }
  body { margin: 0; background: var(--felt); color: var(--text); font-family: var(--font-text); }
  button { font: inherit; }
  .gallery-table { display: grid; grid-template-columns: 260px minmax(0, 1fr); gap: 12px; padding: 12px; max-width: 1180px; }
  .gallery-panel { background: var(--wood); border-radius: 8px; padding: 12px; margin-bottom: 12px; }
  .gallery-prompt { margin: 8px 0; }
  .gallery-prompt button { margin-inline-start: 8px; padding: 4px 12px; }
  .gallery-log { font-size: 14px; }
  .gallery-zoom { position: fixed; right: 16px; top: 16px; width: 340px; z-index: 999; }
  .gallery-cards { display: flex; flex-wrap: wrap; gap: 12px; padding: 12px; }
  .gallery-how { padding: 16px; display: grid; gap: 24px; }
  @media (max-width: 720px) { .gallery-table { grid-template-columns: minmax(0, 1fr); padding: 0; } .gallery-table aside { display: none } }
`
document.head.append(style)

const root = document.getElementById('gallery')
if (root) createRoot(root).render(<Page />)
