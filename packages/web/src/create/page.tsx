// A new table: who plays what, under which rules and clock, here or online.

import './create.css'
import { type Game, type Options, type OptionValue, readOptions, type Seat } from '@ludoteka/kernel'
import type { BotLevel, NewMatch } from '@ludoteka/protocol'
import { onShelf } from '@ludoteka/registry/shelf'
import { type FormEvent, type ReactElement, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { ensureSession, guestName, useSession } from '../account/session.ts'
import * as api from '../api.ts'
import { Place } from '../kit/state.tsx'
import { useSettings } from '../settings/store.ts'
import { createLocal } from '../table/local/open.ts'
import { useGame } from '../table/shell/useGame.ts'
import { useText } from '../text/index.ts'
import { Choice } from './choice.tsx'
import { CLOCKS, type ClockName, clockWords } from './clocks.ts'
import { GameOptions } from './gameOptions.tsx'
import { SeatsField, type Sitter } from './seatsField.tsx'

export default function Create({ game }: { readonly game: string }): ReactElement {
  const text = useText()
  return onShelf(game) ? <Form id={game} /> : <Place>{text.table.badGame}</Place>
}

type Where = 'online' | 'here'

const VISIBILITIES = ['private', 'public'] as const
const TIMEOUTS = ['lose', 'bot'] as const

function Form({ id }: { readonly id: string }): ReactElement {
  const text = useText()
  const { language, level } = useSettings()
  const { game } = useGame(id)
  const session = useSession()
  const [, go] = useLocation()
  const [where, setWhere] = useState<Where>('online')
  const [options, setOptions] = useState<Options>(() => readOptions(game, {}))
  const [sitters, setSitters] = useState<readonly Sitter[]>(['me'])
  const [clock, setClock] = useState<ClockName>('none')
  const [onTimeout, setOnTimeout] = useState<(typeof TIMEOUTS)[number]>('lose')
  const [shared, setShared] = useState<boolean>()
  const [visibility, setVisibility] = useState<(typeof VISIBILITIES)[number]>('private')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const shelved = onShelf(id)
  const title = shelved?.title[language] ?? id
  const seats = game.seats(options)
  const seated = seats.map((_, i) => sitters[i] ?? (where === 'online' ? 'open' : level))
  useEffect(() => {
    document.title = `${text.create.title(title)} · ${text.name}`
  }, [text, title])

  const twice = repeated(options, seats.length)
  const mine = seats.flatMap((_, i) => (seated[i] === 'me' ? [i] : []))
  const persons = mine.length
  // Who plays several allied seats is one person as a rule; opponents at one account are several.
  const shares = shared ?? mine.some(seat => teamOf(game, seat) !== teamOf(game, mine[0] ?? 0))
  const complaint = twice ? text.create.differentPlease : persons === 0 ? text.create.noPersonYet : problem

  const openHere = (): string => {
    const name = session?.account.name ?? guestName()
    const players = seated.map((sitter, i) =>
      sitter === 'me' || sitter === 'open'
        ? { kind: 'person' as const, name: persons > 1 ? game.text[language].seat(seats[i] ?? '', seats) : name }
        : { kind: 'bot' as const, level: sitter },
    )
    return `/local/${createLocal({ game: id, options, players, hotSeat: persons > 1 })}`
  }
  const openOnline = async (): Promise<string> => {
    await ensureSession()
    const wish: NewMatch = {
      game: id,
      options: plainOptions(options),
      seats: seated.map(holderOf),
      visibility,
      hotSeat: persons > 1 && shares,
      clock: CLOCKS[clock],
      onTimeout,
    }
    const made = await api.createMatch(wish)
    const full = seated.every(sitter => sitter !== 'open')
    if (full && made.status === 'open') await api.start(made.id, level)
    return `/t/${made.id}`
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    void Promise.resolve()
      .then(() => (where === 'here' ? openHere() : openOnline()))
      .then(go, () => {
        setBusy(false)
        setProblem(text.create.failed)
      })
  }
  return (
    <form className="kit-page create-page" onSubmit={submit}>
      <h1>{text.create.title(title)}</h1>
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
        <SeatsField game={game} seats={seats} sitters={seated} here={where === 'here'} onChange={setSitters}>
          {where === 'online' && persons > 1 ? (
            <label className="kit-field is-check">
              <span>{text.create.shared}</span>
              <input type="checkbox" checked={shares} onChange={event => setShared(event.target.checked)} />
            </label>
          ) : null}
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
          </fieldset>
        ) : null}
      </div>
      <div className="kit-row create-submit">
        {complaint ? (
          <p className="kit-problem" role="alert">
            {complaint}
          </p>
        ) : null}
        <button type="submit" className="kit-button is-primary is-large" disabled={busy || twice || persons === 0}>
          {where === 'here' ? text.create.begin : text.create.create}
        </button>
      </div>
    </form>
  )
}

const CLOCK_NAMES = ['none', 'blitz', 'calm', 'long', 'day', 'threeDays'] as const satisfies readonly ClockName[]

function pick<T extends string>(values: readonly [T, ...T[]], value: string): T {
  return values.find(one => one === value) ?? values[0]
}

function holderOf(sitter: Sitter): NonNullable<NewMatch['seats']>[number] {
  return sitter === 'me' || sitter === 'open' ? { kind: sitter } : { kind: 'bot', level: sitter satisfies BotLevel }
}

function plainOptions(options: Options): NonNullable<NewMatch['options']> {
  const plain = (value: OptionValue) => (typeof value === 'object' ? [...value] : value)
  return Object.fromEntries(Object.entries(options).map(([key, value]) => [key, plain(value)]))
}

const teamOf = (game: Game, seat: Seat): number => game.team?.(seat) ?? seat

/** Lists give one thing to each seat: none may be given twice. */
function repeated(options: Options, seats: number): boolean {
  return Object.values(options).some(value => {
    if (typeof value !== 'object') return false
    const used = value.slice(0, seats)
    return new Set(used).size < used.length
  })
}
