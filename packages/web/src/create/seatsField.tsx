// Who plays each seat of a new table.

import { LEVELS, type Level } from '@ludoteka/bots/names'
import { measuredRating } from '@ludoteka/bots/ratings'
import type { Game } from '@ludoteka/kernel'
import { type BoardKit, SeatEmblem, SeatSigns } from '@ludoteka/ui'
import type { ReactElement, ReactNode } from 'react'
import { seatSigns } from '../seatSigns.ts'
import { LevelNotes } from '../settings/levelField.tsx'
import { useSettings } from '../settings/store.ts'
import { useText } from '../text/index.ts'

export type SeatChoice = 'me' | 'open' | Level

type SeatsProps = {
  readonly game: Game
  readonly kit: BoardKit
  readonly seats: readonly string[]
  readonly choices: readonly SeatChoice[]
  /** A local table has no open seats. */
  readonly here: boolean
  readonly onChange: (choices: readonly SeatChoice[]) => void
  readonly children?: ReactNode
}

export function SeatsField({ game, kit, seats, choices, here, onChange, children }: SeatsProps): ReactElement {
  const text = useText()
  const { language } = useSettings()
  const words: Readonly<Record<SeatChoice, string>> = {
    me: here ? text.create.person : text.create.me,
    open: text.create.openSeat,
    ...text.create.botLevel,
  }
  const nameOf = (choice: SeatChoice): string => {
    const rating = choice === 'me' || choice === 'open' ? undefined : measuredRating(game.id, choice)
    return rating === undefined ? words[choice] : `${words[choice]} (${text.people.botRating(rating)})`
  }
  const values: readonly SeatChoice[] = here ? ['me', ...LEVELS] : ['me', 'open', ...LEVELS]
  return (
    <fieldset className="kit-field-group">
      <legend>{text.create.seats}</legend>
      <SeatSigns value={seatSigns(game.id, seats, { kit })}>
        {seats.map((seat, i) => {
          const choice = choices[i] ?? 'open'
          return (
            <label key={seat} className="kit-field">
              <span>
                <SeatEmblem index={i} size={28} /> {game.text[language].seat(seat, seats)}
              </span>
              <select
                value={here && choice === 'open' ? 'me' : choice}
                onChange={event => {
                  const next = values.find(value => value === event.target.value) ?? 'open'
                  onChange(seats.map((_, n) => (n === i ? next : (choices[n] ?? 'open'))))
                }}
              >
                {values.map(value => (
                  <option key={value} value={value}>
                    {nameOf(value)}
                  </option>
                ))}
              </select>
            </label>
          )
        })}
      </SeatSigns>
      <LevelNotes levels={LEVELS.filter(level => choices.includes(level))} />
      {children}
    </fieldset>
  )
}
