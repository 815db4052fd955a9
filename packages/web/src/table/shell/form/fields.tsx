// The fields of a form: a slider with two buttons for a number, a choice for a name.

import type { PlainArg, Range } from '@ludoteka/kernel'
import { type KeyboardEvent, type ReactElement, useId } from 'react'
import { Glyph } from '../../../kit/glyph.tsx'
import { useText } from '../../../text/index.ts'

type NumberFieldProps = {
  readonly label: string
  /** What the field offers; only `room` of it is possible beside the other fields. */
  readonly range: Range
  readonly room: Range
  readonly value: number
  readonly onChange: (value: number) => void
}

export function NumberField({ label, range, room, value, onChange }: NumberFieldProps): ReactElement {
  const text = useText()
  const id = useId()
  /** Digits write the number, as in a text field. */
  const write = (event: KeyboardEvent): void => {
    if (!/^\d$/.test(event.key)) return
    // A digit would otherwise press a button of the question.
    event.preventDefault()
    const longer = value * 10 + Number(event.key)
    onChange(longer <= room.max ? longer : Number(event.key))
  }
  const step = (by: 1 | -1): ReactElement => (
    <button
      type="button"
      className="kit-icon-button table-form-step"
      aria-label={by > 0 ? text.form.more(label) : text.form.less(label)}
      disabled={by > 0 ? value >= room.max : value <= room.min}
      onClick={() => onChange(value + by)}
    >
      <Glyph name={by > 0 ? 'plus' : 'minus'} />
    </button>
  )
  return (
    <div className="table-form-field">
      <label htmlFor={id} className="table-form-label">
        {label}
      </label>
      <div className="table-form-number">
        {step(-1)}
        <input
          id={id}
          type="range"
          min={range.min}
          max={range.max}
          value={value}
          aria-valuetext={text.form.of(value, range.max)}
          onChange={event => onChange(Number(event.target.value))}
          onKeyDown={write}
        />
        {step(1)}
        <span className="table-form-value" aria-hidden="true">
          <b>{value}</b> {text.form.upTo(range.max)}
        </span>
      </div>
    </div>
  )
}

type Name = { readonly value: PlainArg; readonly label: string }

type NameFieldProps = {
  readonly label: string
  readonly names: readonly Name[]
  readonly value: PlainArg | undefined
  readonly onChange: (value: PlainArg) => void
}

/** So many names stand beside each other; more of them become a list that opens. */
const MOST_SHOWN = 8

export function NameField({ label, names, value, onChange }: NameFieldProps): ReactElement {
  const text = useText()
  const id = useId()
  const [only] = names
  if (only && names.length === 1) {
    return (
      <p className="table-form-field">
        <span className="table-form-label">{label}</span>
        <b>{only.label}</b>
      </p>
    )
  }
  if (names.length > MOST_SHOWN) {
    return (
      <div className="table-form-field">
        <label htmlFor={id} className="table-form-label">
          {label}
        </label>
        <select
          id={id}
          value={names.findIndex(name => name.value === value)}
          onChange={event => {
            const chosen = names[Number(event.target.value)]
            if (chosen) onChange(chosen.value)
          }}
        >
          <option value={-1} disabled>
            {text.form.choose}
          </option>
          {names.map((name, i) => (
            <option key={name.value} value={i}>
              {name.label}
            </option>
          ))}
        </select>
      </div>
    )
  }
  return (
    <fieldset className="table-form-field table-form-names">
      <legend className="table-form-label">{label}</legend>
      {names.map(name => (
        <label key={name.value} className="table-form-name">
          <input
            type="radio"
            name={id}
            className="lt-unseen"
            checked={name.value === value}
            onChange={() => onChange(name.value)}
          />
          {name.label}
        </label>
      ))}
    </fieldset>
  )
}
