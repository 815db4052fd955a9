// A field for a password, known or new.

import type { ReactElement } from 'react'

type PasswordFieldProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** A new password has a least length. */
  readonly fresh?: boolean
}

export function PasswordField({ label, value, onChange, fresh = false }: PasswordFieldProps): ReactElement {
  return (
    <label>
      <span>{label}</span>
      <input
        type="password"
        autoComplete={fresh ? 'new-password' : 'current-password'}
        value={value}
        minLength={fresh ? 10 : 1}
        maxLength={200}
        required
        onChange={event => onChange(event.target.value)}
      />
    </label>
  )
}
