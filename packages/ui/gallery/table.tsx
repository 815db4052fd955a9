// A table without a server: the board, the prompt, the hand, the seats and the log of a position that can be played on.

import {
  type Arg,
  act,
  actionsOf,
  type Choice,
  choices,
  entriesFor,
  type Game,
  TAKE_BACK,
  type View,
  view,
} from '@ludoteka/kernel'
import { type ReactElement, useEffect, useState } from 'react'
import { playBeats } from '../src/beats.ts'
import type { Beat, BoardKit, BoardProps, Picture, Player } from '../src/board.ts'
import { SeatSigns } from '../src/seats.tsx'
import { ADDRESS } from './address.ts'
import type { Gallery } from './index.tsx'
import { played } from './played.ts'

export function GalleryTable({ game, kit, likes }: Gallery): ReactElement {
  const { language } = ADDRESS
  const [live, setLive] = useState(() => played(game, likes))
  const [beats, setBeats] = useState<readonly Beat[]>([])
  const [newsCount, setNewsCount] = useState(0)
  const [card, setCard] = useState<string>()
  const [said, setSaid] = useState('')
  const waiting = choices(game, live.state)[0]?.seat ?? 0
  const seat = ADDRESS.seat ?? waiting
  const seen = retouched(view(game, live.state, seat))
  const text = game.text[language]
  const players = seen.seats.map(
    (name): Player => ({
      seat: name,
      name: text.seat(name, seen.seats),
      isAsked: seen.waiting.includes(name),
      side: name === seen.you ? 'you' : 'other',
    }),
  )
  const go = (verb: string, arg?: Arg): void => {
    setSaid(`${verb} ${arg}`)
    if (ADDRESS.holds) return
    const next = act(game, live, { seat: waiting, verb, ...(arg === undefined ? {} : { arg }) })
    const after = retouched(view(game, next.state, seat))
    const news = entriesFor(next.state.news, seat)
    setBeats(kit.beats?.(seen, news, after) ?? [])
    setNewsCount(news.length)
    setLive(next)
  }
  const beat = useBeat(beats)
  const props: BoardProps = {
    view: beat?.view ?? seen,
    players,
    log: beat ? live.log.slice(0, live.log.length - newsCount + beat.told) : live.log.slice(),
    language,
    choice: beat ? {} : offersIn(game, seen.choice, { unasked: false }),
    allowed: offersIn(game, seen.choice, { unasked: true }),
    act: go,
    select: go,
    selected: undefined,
    refuse: (verb, arg) => setSaid(`refuse ${verb} ${arg}`),
    marks: [],
    zoom: setCard,
    reducedMotion: !ADDRESS.hasMotion,
  }
  const picture = pictureOf(kit, props.view)
  const { size, tall = size } = picture
  const signs = (seen.identities ?? []).map(identity =>
    identity ? { colour: identity.colour, emblem: kit.emblems?.[identity.emblem] } : undefined,
  )
  return (
    <SeatSigns value={signs}>
      <main className="gallery-table">
        <aside>
          {seen.seats.map(name => (
            <div className="gallery-panel" key={name}>
              <kit.SeatPanel view={props.view} players={players} language={language} zoom={setCard} seat={name} />
            </div>
          ))}
        </aside>
        <div className="gallery-middle">
          <div
            className="gallery-board"
            style={{ '--wide': size.width / size.height, '--tall': tall.width / tall.height }}
          >
            <div>{beat?.draw ? beat.draw(props) : <picture.Board {...props} />}</div>
          </div>
          <p className="gallery-prompt">
            <b>{text.prompt(seen.step, seen.terms)}</b> {kit.hint(seen, language)} <output>{said}</output>
            {buttonsOf(props.choice, verb => kit.shows?.(verb, seen) ?? false).map(({ verb, arg }) => (
              <button
                key={`${verb} ${JSON.stringify(arg)}`}
                type="button"
                data-verb={verb}
                onClick={() => go(verb, arg)}
              >
                {kit.answerName?.(seen, verb, arg, language) ?? text.action(verb, arg, seen.step, seen.terms)}
              </button>
            ))}
          </p>
          <div className="gallery-hand">
            <kit.Hand {...props} />
          </div>
        </div>
        <ul className="gallery-log">
          {live.log.slice(-12).map((entry, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one action tells several entries, always in this order.
            <li key={`${entry.at} ${i}`}>
              {kit.icon(entry)} {text.entry(entry, seen.seats)}
            </li>
          ))}
        </ul>
        {card && (
          <div className="gallery-zoom">
            <kit.CardFace card={card} language={language} />
          </div>
        )}
      </main>
    </SeatSigns>
  )
}

/** The answers to the question, or what may be done unasked. */
function offersIn({ standing }: Game, choice: Choice, { unasked }: { readonly unasked: boolean }): Choice {
  const isUnasked = (verb: string): boolean =>
    verb === TAKE_BACK || (standing !== undefined && Object.hasOwn(standing.do, verb))
  return Object.fromEntries(Object.entries(choice).filter(([verb]) => isUnasked(verb) === unasked))
}

/** The scene that the address names, or the one the game wants. */
function pictureOf(kit: BoardKit, seen: View): Picture {
  const id = ADDRESS.scene ?? kit.scenes?.wanted(seen)
  return kit.scenes?.others.find(scene => scene.id === id) ?? kit
}

/** The beat that is shown now. */
function useBeat(beats: readonly Beat[]): Beat | undefined {
  const [shown, setShown] = useState<Beat>()
  useEffect(() => {
    const setTimer = (ms: number, callback: () => void): (() => void) => {
      const timer = setTimeout(callback, ms)
      return () => clearTimeout(timer)
    }
    const pace = (): number => (ADDRESS.hasMotion ? 1 : Number.POSITIVE_INFINITY)
    return playBeats(beats, { setTimer, pace }, setShown, () => setShown(undefined))
  }, [beats])
  return shown
}

function retouched(seen: View): View {
  const { facts } = ADDRESS
  return typeof facts === 'object' && facts !== null ? { ...seen, facts: { ...seen.facts, ...facts } } : seen
}

type Button = { readonly verb: string; readonly arg?: Arg }

/** What the board does not offer itself. */
function buttonsOf(choice: Choice, isShown: (verb: string) => boolean): readonly Button[] {
  return Object.entries(choice).flatMap(([verb, args]): readonly Button[] => {
    if (isShown(verb) || args === undefined) return []
    return args === true ? [{ verb }] : actionsOf(0, { [verb]: args })
  })
}
