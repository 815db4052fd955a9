// A setting that is on or off.

import { type ReactElement, useId } from 'react'

type CheckProps = {
  readonly label: string
  /** What it means, in small words below. */
  readonly note?: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

export function Check({ label, note, on, onChange }: CheckProps): ReactElement {
  const about = useId()
  return (
    <>
      <label className="kit-field is-check">
        <span>{label}</span>
        <input
          type="checkbox"
          checked={on}
          aria-describedby={note === undefined ? undefined : about}
          onChange={event => onChange(event.target.checked)}
        />
      </label>
      {note === undefined ? null : (
        <p id={about} className="kit-quiet">
          {note}
        </p>
      )}
    </>
  )
}
