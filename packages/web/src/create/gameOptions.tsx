// All options of a game, whatever they are, in the game's own words.

import type { Game, OptionSpec, Options } from '@ludoteka/kernel'
import type { ReactElement } from 'react'
import { useSettings } from '../settings/store.ts'
import { useText } from '../text/index.ts'

type OptionsProps = {
  readonly game: Game
  readonly options: Options
  readonly seats: readonly string[]
  readonly onChange: (options: Options) => void
}

/** The first few decide what is played; the rest are variants for those who look for them. */
const PROMINENT = 4

export function GameOptions({ game, options, seats, onChange }: OptionsProps): ReactElement {
  const text = useText()
  const specs = Object.entries(game.options)
  const always = specs.filter(([, { when }]) => !when)
  const fitting = specs.filter(
    ([, { when }]) => when && Object.entries(when).every(([key, one]) => options[key] === one),
  )
  const field = ([key, spec]: readonly [string, OptionSpec]): ReactElement => (
    <OptionField key={key} {...{ game, options, seats, onChange, name: key, spec }} />
  )
  return (
    <>
      <fieldset className="field-group">
        <legend>{text.create.rules}</legend>
        {always.slice(0, PROMINENT).map(field)}
        {fitting.map(field)}
      </fieldset>
      {always.length > PROMINENT ? (
        <details className="field-group">
          <summary>{text.create.variants}</summary>
          {always.slice(PROMINENT).map(field)}
        </details>
      ) : null}
    </>
  )
}

type FieldProps = OptionsProps & { readonly name: string; readonly spec: OptionSpec }

function OptionField({ game, options, seats, onChange, name, spec }: FieldProps): ReactElement {
  const { language } = useSettings()
  const words = game.text[language]
  const { label, wordsFor } = wordsOf(name, key => words.option(name, key), spec)
  const value = options[name]
  if (spec.kind === 'oneOf') {
    return (
      <label className="field">
        <span>{label}</span>
        <select value={String(value)} onChange={event => onChange({ ...options, [name]: event.target.value })}>
          {spec.values.map(one => (
            <option key={one} value={one}>
              {wordsFor(one)}
            </option>
          ))}
        </select>
      </label>
    )
  }
  const chosen = Array.isArray(value) ? value.map(String) : [...spec.initial]
  return (
    <div className="field">
      <span>{label}</span>
      <div className="list-field">
        {seats.map((seat, i) => (
          <label key={seat}>
            <span className="quiet">{words.seat(seat)}</span>
            <select
              value={chosen[i] ?? ''}
              onChange={event =>
                onChange({ ...options, [name]: chosen.map((one, n) => (n === i ? event.target.value : one)) })
              }
            >
              {spec.values.map(one => (
                <option key={one} value={one}>
                  {wordsFor(one)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </div>
  )
}

/** A game tells an option as "Name: value"; a form wants the two apart. */
function wordsOf(name: string, tell: (value: string) => string, spec: OptionSpec) {
  const sentence = tell(spec.values[0] ?? '')
  const colon = sentence.lastIndexOf(': ')
  const label = colon < 0 ? name : sentence.slice(0, colon)
  return {
    label,
    wordsFor(value: string): string {
      const words = tell(value)
      return words.startsWith(`${label}: `) ? words.slice(label.length + 2) : words
    },
  }
}
