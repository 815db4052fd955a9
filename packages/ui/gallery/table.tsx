// A table without a server: the board, the prompt, the hand, the seats and the log of a position that can be played on.

import { type Arg, act, actionsOf, choices, entriesFor, type View, view } from '@ludoteka/kernel'
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
    setBeats(kit.beats?.(seen, entriesFor(next.state.news, seat), after) ?? [])
    setLive(next)
  }
  const beat = useBeat(beats)
  const props: BoardProps = {
    view: beat?.view ?? seen,
    players,
    log: live.log.slice(),
    language,
    choice: beat ? {} : seen.choice,
    allowed: {},
    act: go,
    select: go,
    selected: undefined,
    refuse: (verb, arg) => setSaid(`refuse ${verb} ${arg}`),
    marks: [],
    zoom: setCard,
    reducedMotion: !ADDRESS.hasMotion,
  }
  const picture = pictureOf(kit, seen)
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
            {buttonsOf(seen, verb => kit.shows?.(verb, seen) ?? false).map(({ verb, arg }) => (
              <button key={`${verb} ${arg}`} type="button" data-verb={verb} onClick={() => go(verb, arg)}>
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
function buttonsOf({ choice }: View, isShown: (verb: string) => boolean): readonly Button[] {
  return Object.entries(choice).flatMap(([verb, args]): readonly Button[] => {
    if (isShown(verb) || args === undefined) return []
    return args === true ? [{ verb }] : actionsOf(0, { [verb]: args })
  })
}
