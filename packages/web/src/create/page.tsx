// The form for a new table: where it is played, options of the game, players, clock.

import './create.css'
import { type Game, type Options, readOptions, type Seat } from '@ludoteka/kernel'
import type { NewMatch } from '@ludoteka/protocol'
import { onShelf } from '@ludoteka/registry/shelf'
import { type FormEvent, type ReactElement, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { ensureSession, guestName, useSession } from '../account/session.ts'
import * as api from '../api.ts'
import { DeckField } from '../decks/deckField.tsx'
import { GameHead } from '../home/gameHead.tsx'
import { MessagePage } from '../kit/state.tsx'
import { useSettings } from '../settings/store.ts'
import { createLocal } from '../table/local/open.ts'
import { useGame } from '../table/shell/useGame.ts'
import { type Dictionary, useText } from '../text/index.ts'
import { CLOCK_NAMES, CLOCKS, type ClockName, clockWords } from './clocks.ts'
import { pick } from './formValues.ts'
import { GameOptions } from './gameOptions.tsx'
import { plainOptions } from './options.ts'
import { type SeatChoice, SeatsField } from './seatsField.tsx'

export default function Create({ game }: { readonly game: string }): ReactElement {
  const text = useText()
  return onShelf(game) ? <Form id={game} /> : <MessagePage>{text.table.badGame}</MessagePage>
}

type Where = 'online' | 'here'

const VISIBILITIES = ['private', 'public'] as const
const TIMEOUTS = ['lose', 'bot'] as const

function Form({ id }: { readonly id: string }): ReactElement {
  const text = useText()
  const { language, level } = useSettings()
  const { game, kit } = useGame(id)
  const { decks } = kit
  const session = useSession()
  const [, go] = useLocation()
  const [where, setWhere] = useState<Where>('online')
  const [options, setOptions] = useState<Options>(() => readOptions(game, {}))
  const [choices, setChoices] = useState<readonly SeatChoice[]>(['me'])
  const [brought, setBrought] = useState<Readonly<Record<number, readonly string[] | undefined>>>({})
  const [clock, setClock] = useState<ClockName>('none')
  const [onTimeout, setOnTimeout] = useState<(typeof TIMEOUTS)[number]>('lose')
  const [shared, setShared] = useState<boolean>()
  const [wantsRating, setWantsRating] = useState<boolean>()
  const [visibility, setVisibility] = useState<(typeof VISIBILITIES)[number]>('private')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const shelved = onShelf(id)
  const title = shelved?.title[language] ?? id
  const seats = game.seats(options)
  const chosen = seats.map((_, i) => choices[i] ?? (where === 'online' ? 'open' : level))
  useEffect(() => {
    document.title = `${text.create.title(title)} · ${text.name}`
  }, [text, title])

  const isRepeated = hasRepeatedValues(options, seats.length)
  const mine = seats.flatMap((_, i) => (chosen[i] === 'me' ? [i] : []))
  const persons = mine.length
  // Allied seats of one account usually belong to one person, opposing ones to several at one device.
  const isShared = shared ?? mine.some(seat => teamOf(game, seat, options) !== teamOf(game, mine[0] ?? 0, options))
  const message = isRepeated ? text.create.differentPlease : persons === 0 ? text.create.noPersonYet : problem

  const isGuest = session?.account.kind !== 'user'
  const whyUnrated = unratedBecause(isGuest, clock, chosen)
  const isRated = whyUnrated === undefined && (wantsRating ?? visibility === 'public')

  const openHere = (): string => {
    const name = session?.account.name ?? guestName()
    const players = chosen.map((choice, i) =>
      choice === 'me' || choice === 'open'
        ? { kind: 'person' as const, name: persons > 1 ? game.text[language].seat(seats[i] ?? '', seats) : name }
        : { kind: 'bot' as const, level: choice },
    )
    const cards = decks ? seats.map((_, i) => (chosen[i] === 'me' ? (brought[i] ?? []) : [])) : undefined
    return `/local/${createLocal({ game: id, options, brought: cards, players, hotSeat: persons > 1 })}`
  }
  const openOnline = async (): Promise<string> => {
    await ensureSession()
    const request: NewMatch = {
      game: id,
      options: plainOptions(options),
      seats: chosen.map((choice, i) => holderOf(choice, brought[i])),
      visibility,
      hotSeat: persons > 1 && isShared,
      clock: CLOCKS[clock],
      onTimeout,
      rated: isRated,
    }
    const created = await api.createMatch(request)
    const full = chosen.every(choice => choice !== 'open')
    if (full && created.status === 'open') await api.start(created.id, level)
    return `/t/${created.id}`
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    void Promise.resolve()
      .then(() => (where === 'here' ? openHere() : openOnline()))
      .then(go, (error: unknown) => {
        setBusy(false)
        const isTooMany = error instanceof api.ApiError && error.problem.error === 'too-many'
        setProblem(isTooMany ? text.create.tooMany : text.create.failed)
      })
  }
  return (
    <form className="kit-page create-page" onSubmit={submit}>
      <GameHead game={id}>
        <h1>{text.create.title(title)}</h1>
        <p className="kit-quiet">{shelved?.note[language]}</p>
      </GameHead>
      <div className="create-parts">
        <Choice
          legend={text.create.where}
          name="where"
          value={where}
          onChange={setWhere}
          options={[
            { value: 'online', label: text.create.online, note: text.create.onlineNote },
            { value: 'here', label: text.create.here, note: text.create.hereNote },
          ]}
        />
        <GameOptions game={game} options={options} seats={seats} onChange={setOptions} />
        <SeatsField {...{ game, kit, seats }} choices={chosen} here={where === 'here'} onChange={setChoices}>
          {where === 'online' && persons > 1 ? (
            <label className="kit-field is-check">
              <span>{text.create.shared}</span>
              <input type="checkbox" checked={isShared} onChange={event => setShared(event.target.checked)} />
            </label>
          ) : null}
          {decks
            ? mine.map(seat => (
                <DeckField
                  key={seat}
                  game={game}
                  decks={decks}
                  label={
                    persons > 1
                      ? text.decks.bringFor(game.text[language].seat(seats[seat] ?? '', seats))
                      : text.decks.bring
                  }
                  value={brought[seat]}
                  onChange={cards => setBrought({ ...brought, [seat]: cards })}
                />
              ))
            : null}
        </SeatsField>
        {where === 'online' ? (
          <fieldset className="kit-field-group">
            <legend>{text.create.table}</legend>
            <label className="kit-field">
              <span>{text.create.visibility}</span>
              <select value={visibility} onChange={e => setVisibility(pick(VISIBILITIES, e.target.value))}>
                {VISIBILITIES.map(value => (
                  <option key={value} value={value}>
                    {text.create.visibilities[value]}
                  </option>
                ))}
              </select>
            </label>
            <label className="kit-field">
              <span>{text.create.clock}</span>
              <select value={clock} onChange={e => setClock(pick(CLOCK_NAMES, e.target.value))}>
                {CLOCK_NAMES.map(value => (
                  <option key={value} value={value}>
                    {clockWords(CLOCKS[value], text)}
                  </option>
                ))}
              </select>
            </label>
            {clock === 'none' ? null : (
              <label className="kit-field">
                <span>{text.create.onTimeout}</span>
                <select value={onTimeout} onChange={e => setOnTimeout(pick(TIMEOUTS, e.target.value))}>
                  {TIMEOUTS.map(value => (
                    <option key={value} value={value}>
                      {text.create.timeouts[value]}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <label className="kit-field is-check">
              <span>{text.club.wantRated}</span>
              <input
                type="checkbox"
                checked={isRated}
                disabled={whyUnrated !== undefined}
                aria-describedby="rated-note"
                onChange={event => setWantsRating(event.target.checked)}
              />
            </label>
            <p id="rated-note" className="kit-quiet">
              {whyUnrated === undefined ? text.club.ratedNote : text.club.ratedNeeds[whyUnrated]}
            </p>
          </fieldset>
        ) : null}
      </div>
      <div className="kit-row create-submit">
        {message ? (
          <p className="kit-problem" role="alert">
            {message}
          </p>
        ) : null}
        <button type="submit" className="kit-button is-primary is-large" disabled={busy || isRepeated || persons === 0}>
          {where === 'here' ? text.create.begin : text.create.create}
        </button>
      </div>
    </form>
  )
}

/** What a table lacks to be rated. */
function unratedBecause(
  isGuest: boolean,
  clock: ClockName,
  chosen: readonly SeatChoice[],
): keyof Dictionary['club']['ratedNeeds'] | undefined {
  if (isGuest) return 'account'
  if (clock === 'none') return 'clock'
  return chosen.filter(choice => choice === 'me').length === 1 &&
    chosen.every(choice => choice === 'me' || choice === 'open')
    ? undefined
    : 'people'
}

function holderOf(choice: SeatChoice, brought: readonly string[] | undefined): NonNullable<NewMatch['seats']>[number] {
  if (choice === 'me') return brought ? { kind: choice, brought: [...brought] } : { kind: choice }
  return choice === 'open' ? { kind: choice } : { kind: 'bot', level: choice }
}

const teamOf = (game: Game, seat: Seat, options: Options): number => game.team?.(seat, options) ?? seat

/** Lists give one thing to each seat: none may be given isRepeated. */
function hasRepeatedValues(options: Options, seats: number): boolean {
  return Object.values(options).some(value => {
    if (typeof value !== 'object') return false
    const used = value.slice(0, seats)
    return new Set(used).size < used.length
  })
}

type ChoiceProps<V extends string> = {
  readonly legend: string
  readonly name: string
  readonly value: V
  readonly options: readonly { readonly value: V; readonly label: string; readonly note?: string }[]
  readonly onChange: (value: V) => void
}

/** A few large alternatives, of which one is chosen. */
function Choice<V extends string>({ legend, name, value, options, onChange }: ChoiceProps<V>): ReactElement {
  return (
    <fieldset className="kit-field-group">
      <legend>{legend}</legend>
      <div className="create-choice-row">
        {options.map(option => (
          <label key={option.value} className="create-choice-option">
            <input
              className="create-choice-mark"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className="create-choice-words">
              <b>{option.label}</b>
              {option.note ? <span className="kit-quiet create-choice-note">{option.note}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
