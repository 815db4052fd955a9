// A field for a password: the one there is, or a new one.

import type { ReactElement } from 'react'

type PasswordFieldProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** A new password has a minimum length. */
  readonly isNew?: boolean
  readonly isOptional?: boolean
}

export function PasswordField(props: PasswordFieldProps): ReactElement {
  const { label, value, onChange, isNew = false, isOptional = false } = props
  return (
    <label>
      <span>{label}</span>
      <input
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        value={value}
        minLength={isNew ? 10 : 1}
        maxLength={200}
        required={!isOptional}
        onChange={event => onChange(event.target.value)}
      />
    </label>
  )
}
