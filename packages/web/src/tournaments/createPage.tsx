// The form for a new tournament.

import './tournaments.css'
import { type Options, readOptions } from '@ludoteka/kernel'
import { type BotLevel, MOST_PLACES, MOST_ROUNDS, type NewTournament, type TournamentFormat } from '@ludoteka/protocol'
import { SHELF } from '@ludoteka/registry/shelf'
import { type FormEvent, type ReactElement, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { RequestError, useRequest } from '../account/requests.tsx'
import { useSession } from '../account/session.ts'
import { CLOCKS, type ClockName, clockWords } from '../create/clocks.ts'
import { pick } from '../create/formValues.ts'
import { GameOptions } from '../create/gameOptions.tsx'
import { plainOptions } from '../create/options.ts'
import { MessagePage } from '../kit/state.tsx'
import { useSettings } from '../settings/store.ts'
import { useGame } from '../table/shell/useGame.ts'
import { useText } from '../text/index.ts'
import { FORMATS } from './names.tsx'
import * as requests from './requests.ts'

const CLOCK_NAMES = ['blitz', 'calm', 'long', 'day', 'threeDays'] as const satisfies readonly ClockName[]
const LEVELS = ['easy', 'normal', 'hard', 'expert'] as const satisfies readonly BotLevel[]
const PLACES = [2, 3, 4, 5, 6, 8, 10, 12, 16, 24, 32, 48, 64]
const HOUR = 3_600_000

export default function NewTournamentPage(): ReactElement {
  const text = useText()
  const session = useSession()
  const { create } = text.tournaments
  useEffect(() => {
    document.title = `${create.title} · ${text.name}`
  }, [create, text])
  if (session?.account.kind !== 'user')
    return (
      <MessagePage
        title={create.title}
        actions={
          <Link href="/settings" className="kit-button is-primary">
            {create.toSettings}
          </Link>
        }
      >
        {create.needsAccount}
      </MessagePage>
    )
  return <Form />
}

/** As an input of date and time writes it, by the clock of this device. */
function localTime(at: number): string {
  const date = new Date(at)
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

function Form(): ReactElement {
  const text = useText()
  const { create, formats, formatNotes } = text.tournaments
  const { language } = useSettings()
  const [, go] = useLocation()
  const [gameId, setGameId] = useState<string>(SHELF[0]?.id ?? '')
  const [name, setName] = useState('')
  const [format, setFormat] = useState<TournamentFormat>('swiss')
  const [rounds, setRounds] = useState(4)
  const [places, setPlaces] = useState(8)
  const [clock, setClock] = useState<(typeof CLOCK_NAMES)[number]>('calm')
  const [startsAt, setStartsAt] = useState<string>()
  const [fill, setFill] = useState<BotLevel>()
  const [wantsRating, setWantsRating] = useState(false)
  const [chosen, setChosen] = useState<Readonly<Record<string, Options>>>({})
  const { run, error, isPending } = useRequest()
  const { game } = useGame(gameId)
  const options = chosen[gameId] ?? readOptions(game, {})
  const seats = game.seats(options)
  const isDuel = seats.length === 2
  const most = MOST_PLACES[format]
  const isPast = startsAt !== undefined && !(new Date(startsAt).getTime() > Date.now())
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const wanted: NewTournament = {
      game: gameId,
      options: plainOptions(options),
      name,
      format,
      rounds,
      places: Math.min(places, most),
      clock: CLOCKS[clock],
      startsAt: startsAt === undefined ? null : new Date(startsAt).getTime(),
      rated: wantsRating && fill === undefined,
      fill: fill ?? null,
    }
    run(
      () => requests.create(wanted),
      ({ id }) => go(`/tournament/${id}`),
    )
  }
  return (
    <form className="kit-page tournaments-form" onSubmit={submit}>
      <h1>{create.title}</h1>
      <fieldset className="kit-field-group">
        <legend>{create.about}</legend>
        <label className="kit-field">
          <span>{create.name}</span>
          <input
            value={name}
            maxLength={40}
            placeholder={create.namePlaceholder}
            onChange={event => setName(event.target.value)}
          />
        </label>
        <label className="kit-field">
          <span>{create.game}</span>
          <select value={gameId} onChange={event => setGameId(event.target.value)}>
            {SHELF.map(({ id, title }) => (
              <option key={id} value={id}>
                {title[language]}
              </option>
            ))}
          </select>
        </label>
      </fieldset>
      <GameOptions
        game={game}
        options={options}
        seats={seats}
        onChange={next => setChosen({ ...chosen, [gameId]: next })}
      />
      {isDuel ? null : <p className="kit-problem">{create.duelsOnly}</p>}
      <fieldset className="kit-field-group">
        <legend>{create.course}</legend>
        <label className="kit-field">
          <span>{create.format}</span>
          <select value={format} onChange={event => setFormat(pick(FORMATS, event.target.value))}>
            {FORMATS.map(one => (
              <option key={one} value={one}>
                {formats[one]}
              </option>
            ))}
          </select>
        </label>
        <p className="kit-quiet">{formatNotes[format]}</p>
        <label className="kit-field">
          <span>{create.places}</span>
          <select value={Math.min(places, most)} onChange={event => setPlaces(Number(event.target.value))}>
            {PLACES.filter(n => n <= most).map(n => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        </label>
        {format === 'swiss' ? (
          <label className="kit-field">
            <span>{create.rounds}</span>
            <select value={rounds} onChange={event => setRounds(Number(event.target.value))}>
              {Array.from({ length: MOST_ROUNDS }, (_, i) => i + 1).map(n => (
                <option key={n} value={n}>
                  {n}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <label className="kit-field">
          <span>{create.clock}</span>
          <select value={clock} onChange={event => setClock(pick(CLOCK_NAMES, event.target.value))}>
            {CLOCK_NAMES.map(one => (
              <option key={one} value={one}>
                {clockWords(CLOCKS[one], text)}
              </option>
            ))}
          </select>
        </label>
        <label className="kit-field">
          <span>{create.when}</span>
          <select
            value={startsAt === undefined ? 'full' : 'time'}
            onChange={event => setStartsAt(event.target.value === 'full' ? undefined : localTime(Date.now() + HOUR))}
          >
            <option value="full">{create.whenFull}</option>
            <option value="time">{create.atTime}</option>
          </select>
        </label>
        {startsAt === undefined ? null : (
          <label className="kit-field">
            <span>{create.startsAt}</span>
            <input
              type="datetime-local"
              required
              value={startsAt}
              onChange={event => setStartsAt(event.target.value)}
            />
          </label>
        )}
        {isPast ? <p className="kit-problem">{create.past}</p> : null}
        <label className="kit-field">
          <span>{create.fill}</span>
          <select value={fill ?? ''} onChange={event => setFill(LEVELS.find(level => level === event.target.value))}>
            <option value="">{create.fillNone}</option>
            {LEVELS.map(level => (
              <option key={level} value={level}>
                {text.create.botLevel[level]}
              </option>
            ))}
          </select>
        </label>
        <label className="kit-field is-check">
          <span>{create.rated}</span>
          <input
            type="checkbox"
            checked={wantsRating && fill === undefined}
            disabled={fill !== undefined}
            aria-describedby="tournament-rated"
            onChange={event => setWantsRating(event.target.checked)}
          />
        </label>
        <p id="tournament-rated" className="kit-quiet">
          {create.ratedNote}
        </p>
      </fieldset>
      <RequestError error={error} messages={{ 'too-many': create.tooMany }} otherwise={create.failed} />
      <div className="kit-row">
        <button type="submit" className="kit-button is-primary is-large" disabled={isPending || !isDuel || isPast}>
          {create.submit}
        </button>
      </div>
    </form>
  )
}
