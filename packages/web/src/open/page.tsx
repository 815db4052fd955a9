// Opens a match file or a position: from a file, by drag and drop, or from pasted text.

import './open.css'
import type { NewMatch } from '@ludoteka/protocol'
import { loadGame } from '@ludoteka/registry/load'
import { onShelf, SHELF } from '@ludoteka/registry/shelf'
import { type DragEvent, type ReactElement, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { RequestError, useRequest } from '../account/requests.tsx'
import { ensureSession, guestName, useSession } from '../account/session.ts'
import * as api from '../api.ts'
import { useSettings } from '../settings/store.ts'
import { createLocal, freshSeed, keepMatch } from '../table/local/open.ts'
import { useGame } from '../table/shell/useGame.ts'
import { useText } from '../text/index.ts'
import { MOST_CHARACTERS, type Opened, readOpened, type Trouble } from './reading.ts'

const GAMES = SHELF.map(({ id }) => id)
const LEVELS = ['easy', 'normal', 'hard', 'expert'] as const

export default function OpenPage(): ReactElement {
  const text = useText()
  const { open: words } = text
  const { language } = useSettings()
  const [written, setWritten] = useState('')
  const [game, setGame] = useState<string>()
  const [opened, setOpened] = useState<Opened>()
  const [trouble, setTrouble] = useState<Trouble | 'unreadable'>()
  const [isOver, setOver] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    document.title = `${words.title} · ${text.name}`
  }, [words, text])

  const read = async (given: string): Promise<void> => {
    setBusy(true)
    setOpened(undefined)
    setTrouble(undefined)
    try {
      const found = await readOpened(given, { games: GAMES, chosen: game, seed: freshSeed() }, loadGame)
      if (found.kind === 'trouble') setTrouble(found.trouble)
      else setOpened(found)
    } catch {
      setTrouble('unreadable')
    } finally {
      setBusy(false)
    }
  }
  const readFile = (file: File | undefined): void => {
    if (!file) return
    // What is far too long is not even read.
    const given = file.size > 4 * MOST_CHARACTERS ? Promise.resolve(' '.repeat(MOST_CHARACTERS + 1)) : file.text()
    given
      .then(async content => {
        setWritten(content.length > SHOWN ? '' : content)
        await read(content)
      })
      .catch(() => setTrouble('unreadable'))
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    readFile(event.dataTransfer.files[0])
  }
  return (
    <div className="kit-page open-page">
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is one more way beside the button and the field. */}
      <div
        className={`open-drop ${isOver ? 'is-over' : ''}`}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <label className="kit-button open-choose">
          {isOver ? words.drop : words.choose}
          <input
            className="open-file"
            type="file"
            accept=".json,application/json,text/plain"
            onChange={event => readFile(event.target.files?.[0])}
          />
        </label>
        <label className="kit-field open-text">
          <span>{words.paste}</span>
          <textarea rows={8} spellCheck={false} value={written} onChange={event => setWritten(event.target.value)} />
        </label>
        <label className="kit-field">
          <span>{words.whichGame}</span>
          <select value={game ?? ''} onChange={event => setGame(event.target.value || undefined)}>
            <option value="">{words.fromFile}</option>
            {SHELF.map(({ id, title }) => (
              <option key={id} value={id}>
                {title[language]}
              </option>
            ))}
          </select>
        </label>
        <div className="kit-row">
          <button type="button" className="kit-button is-primary" disabled={isBusy} onClick={() => void read(written)}>
            {isBusy ? text.common.loading : words.open}
          </button>
        </div>
      </div>
      {trouble ? (
        <p className="kit-problem" role="alert">
          {troubleWords(trouble, words)}
          {trouble !== 'unreadable' && trouble.kind === 'refused' ? (
            <>
              {' '}
              <span lang="en">{trouble.message}</span>
            </>
          ) : null}
        </p>
      ) : null}
      {opened?.kind === 'match' ? <FoundMatch opened={opened} /> : null}
      {opened?.kind === 'position' ? <FoundPosition key={opened.game.id} opened={opened} /> : null}
    </div>
  )
}

/** A longer text is not put into the field, which would be slow. */
const SHOWN = 200_000

function troubleWords(trouble: Trouble | 'unreadable', words: ReturnType<typeof useText>['open']): string {
  if (trouble === 'unreadable') return words.unreadable
  switch (trouble.kind) {
    case 'unknownGame':
      return words.unknownGame(trouble.game)
    case 'badMove':
      return words.badMove(trouble.number)
    case 'fault':
      return words.fault(trouble.fault, trouble.message)
    case 'refused':
      return words.refused
    default:
      return words.troubles[trouble.kind]
  }
}

type Found<K extends Opened['kind']> = { readonly opened: Extract<Opened, { readonly kind: K }> }

function useTitle(game: string): string {
  const { language } = useSettings()
  return onShelf(game)?.title[language] ?? game
}

function FoundMatch({ opened }: Found<'match'>): ReactElement {
  const { open: words } = useText()
  const { language } = useSettings()
  const [, go] = useLocation()
  const { match } = opened
  const { game } = useGame(match.game, match.version) // with its texts
  const title = useTitle(game.id)
  const replay = (): void => {
    const seats = game.seats(match.options)
    const names = seats.map(seat => ({ kind: 'person' as const, name: game.text[language].seat(seat, seats) }))
    go(`/local/${keepMatch(match, names)}/replay`)
  }
  return (
    <section className="open-found">
      <h2>{words.match(title, match.actions.length)}</h2>
      <div className="kit-row">
        <button type="button" className="kit-button is-primary is-large" onClick={replay}>
          {words.replay}
        </button>
      </div>
    </section>
  )
}

const EVERYBODY = ''

function FoundPosition({ opened }: Found<'position'>): ReactElement {
  const text = useText()
  const { open: words } = text
  const settings = useSettings()
  const { language } = settings
  const session = useSession()
  const [, go] = useLocation()
  const { seats, waiting, written, position, options } = opened
  const { game } = useGame(opened.game.id) // with its texts
  const title = useTitle(game.id)
  const [seat, setSeat] = useState(waiting[0] ?? seats[0] ?? EVERYBODY)
  const [level, setLevel] = useState<(typeof LEVELS)[number]>(LEVELS.find(one => one === settings.level) ?? 'normal')
  const { run, error, isPending } = useRequest()
  const nameOf = (one: string): string => game.text[language].seat(one, seats)
  const playHere = (): void => {
    const me = session?.account.name ?? guestName()
    const players = seats.map(one => {
      if (seat === EVERYBODY) return { kind: 'person' as const, name: nameOf(one) }
      return one === seat ? { kind: 'person' as const, name: me } : { kind: 'bot' as const, level }
    })
    const hotSeat = seat === EVERYBODY && seats.length > 1
    go(`/local/${createLocal({ game: game.id, options, position, players, hotSeat })}`)
  }
  const playOnline = (): void =>
    run(
      async () => {
        await ensureSession()
        const request: NewMatch = {
          game: game.id,
          position: { ...written },
          seats: seats.map(one => (one === seat || seat === EVERYBODY ? { kind: 'me' } : { kind: 'open' })),
          visibility: 'private',
          rated: false,
        }
        return api.createMatch(request)
      },
      ({ id }) => go(`/t/${id}`),
    )
  return (
    <section className="open-found">
      <h2>{words.position(title)}</h2>
      {waiting.length > 0 ? <p>{words.toMove(waiting.map(nameOf))}</p> : null}
      <label className="kit-field">
        <span>{words.you}</span>
        <select value={seat} onChange={event => setSeat(event.target.value)}>
          {seats.map(one => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
          <option value={EVERYBODY}>{words.everybody}</option>
        </select>
      </label>
      {seat === EVERYBODY ? null : (
        <label className="kit-field">
          <span>{words.against}</span>
          <select
            value={level}
            onChange={event => setLevel(LEVELS.find(one => one === event.target.value) ?? 'normal')}
          >
            {LEVELS.map(one => (
              <option key={one} value={one}>
                {text.create.botLevel[one]}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="open-ways">
        <div>
          <button type="button" className="kit-button is-primary is-large" onClick={playHere}>
            {words.here}
          </button>
          <p className="kit-quiet">{words.hereNote}</p>
        </div>
        <div>
          <button type="button" className="kit-button is-large" disabled={isPending} onClick={playOnline}>
            {words.online}
          </button>
          <p className="kit-quiet">{words.onlineNote}</p>
        </div>
      </div>
      <RequestError error={error} otherwise={words.failed} />
    </section>
  )
}
