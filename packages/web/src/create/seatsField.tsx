// Who sits where at a new table.

import type { Game } from '@ludoteka/kernel'
import type { BotLevel } from '@ludoteka/protocol'
import { SeatEmblem } from '@ludoteka/ui'
import type { ReactElement, ReactNode } from 'react'
import { LEVELS, useSettings } from '../settings/store.ts'
import { useText } from '../text/index.ts'

export type Sitter = 'me' | 'open' | BotLevel

type SeatsProps = {
  readonly game: Game
  readonly seats: readonly string[]
  readonly sitters: readonly Sitter[]
  /** At one device nobody comes in from outside. */
  readonly here: boolean
  readonly onChange: (sitters: readonly Sitter[]) => void
  readonly children?: ReactNode
}

export function SeatsField({ game, seats, sitters, here, onChange, children }: SeatsProps): ReactElement {
  const text = useText()
  const { language } = useSettings()
  const words: Readonly<Record<Sitter, string>> = {
    me: here ? text.create.person : text.create.me,
    open: text.create.openSeat,
    ...text.create.botLevel,
  }
  const values: readonly Sitter[] = here ? ['me', ...LEVELS] : ['me', 'open', ...LEVELS]
  return (
    <fieldset className="kit-field-group">
      <legend>{text.create.seats}</legend>
      {seats.map((seat, i) => {
        const sitter = sitters[i] ?? 'open'
        return (
          <label key={seat} className="kit-field">
            <span>
              <SeatEmblem index={i} size={28} /> {game.text[language].seat(seat, seats)}
            </span>
            <select
              value={here && sitter === 'open' ? 'me' : sitter}
              onChange={event => {
                const next = values.find(value => value === event.target.value) ?? 'open'
                onChange(seats.map((_, n) => (n === i ? next : (sitters[n] ?? 'open'))))
              }}
            >
              {values.map(value => (
                <option key={value} value={value}>
                  {words[value]}
                </option>
              ))}
            </select>
          </label>
        )
      })}
      {children}
    </fieldset>
  )
}
