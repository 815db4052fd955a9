// A few large alternatives, of which one is chosen.

import type { ReactElement } from 'react'

type ChoiceProps<V extends string> = {
  readonly legend: string
  readonly name: string
  readonly value: V
  readonly options: readonly { readonly value: V; readonly label: string; readonly note?: string }[]
  readonly onChange: (value: V) => void
}

export function Choice<V extends string>({ legend, name, value, options, onChange }: ChoiceProps<V>): ReactElement {
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
