// The options of a game as form fields, in the game's own words.

import type { Game, Language, OptionSpec, Options } from '@ludoteka/kernel'
import { type ReactElement, useId } from 'react'
import { useSettings } from '../settings/store.ts'
import { useText } from '../text/index.ts'

type OptionsProps = {
  readonly game: Game
  readonly options: Options
  readonly seats: readonly string[]
  readonly onChange: (options: Options) => void
}

/** The options of a table in words, those that matter with the others. */
export function optionWords(game: Game, options: Options, language: Language): readonly string[] {
  const { option } = game.text[language]
  return Object.entries(game.options).flatMap(([name, spec]) => {
    const value = options[name]
    if (!isFitting(spec, options) || (spec.variant && value === spec.initial)) return []
    return typeof value === 'string' ? [option(name, value)] : []
  })
}

const isFitting = ({ when = {} }: OptionSpec, options: Options): boolean =>
  Object.entries(when).every(([key, value]) => options[key] === value)

export function GameOptions({ game, options, seats, onChange }: OptionsProps): ReactElement {
  const text = useText()
  const specs = Object.entries(game.options).filter(([, spec]) => isFitting(spec, options))
  const main = specs.filter(([, { variant }]) => !variant)
  const variants = specs.filter(([, { variant }]) => variant)
  const field = ([key, spec]: Spec): ReactElement => (
    <OptionField key={key} {...{ game, options, seats, onChange, name: key, spec }} />
  )
  return (
    <>
      {main.length > 0 ? (
        <fieldset className="kit-field-group">
          <legend>{text.create.rules}</legend>
          {main.map(field)}
        </fieldset>
      ) : null}
      {variants.length > 0 ? (
        <details className="kit-field-group">
          <summary>{text.create.variants}</summary>
          {variants.map(field)}
        </details>
      ) : null}
    </>
  )
}

type Spec = readonly [string, OptionSpec]

type FieldProps = OptionsProps & { readonly name: string; readonly spec: OptionSpec }

/** An option, and below it what it changes. */
function OptionField(props: FieldProps): ReactElement {
  const { language } = useSettings()
  const id = useId()
  const note = props.game.text[language].optionNote?.(props.name)
  if (!note) return <OptionInput {...props} />
  return (
    <div className="create-option">
      <OptionInput {...props} describedBy={id} />
      <p id={id} className="create-option-note">
        {note}
      </p>
    </div>
  )
}

function OptionInput(props: FieldProps & { readonly describedBy?: string }): ReactElement {
  const { game, options, seats, onChange, name, spec, describedBy } = props
  const { language } = useSettings()
  const words = game.text[language]
  const { label, wordsFor } = wordsOf(name, key => words.option(name, key), spec)
  const value = options[name]
  if (isSwitch(spec)) {
    return (
      <label className="kit-field is-check">
        <span>{label}</span>
        <input
          type="checkbox"
          aria-describedby={describedBy}
          checked={value === 'on'}
          onChange={event => onChange({ ...options, [name]: event.target.checked ? 'on' : 'off' })}
        />
      </label>
    )
  }
  if (spec.kind === 'oneOf') {
    return (
      <label className="kit-field">
        <span>{label}</span>
        <select
          value={String(value)}
          aria-describedby={describedBy}
          onChange={event => onChange({ ...options, [name]: event.target.value })}
        >
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
    <div className="kit-field">
      <span>{label}</span>
      <div className="create-list-field">
        {seats.map((seat, i) => (
          <label key={seat}>
            <span className="kit-quiet">{words.seat(seat, seats)}</span>
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

const isSwitch = ({ values }: OptionSpec): boolean => values.join() === 'off,on'

/** Games write an option as "Name: value"; a form needs the two parts. */
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
