// The level of the bots that this person plays against, and what it means.

import { LEVELS, type Level } from '@ludoteka/bots/names'
import { measuredRating } from '@ludoteka/bots/ratings'
import { type ReactElement, useId } from 'react'
import { useText } from '../text/index.ts'
import { changeSettings, useSettings } from './store.ts'

/** What is chosen here is kept for the next table. With a game its ratings are told, where they were measured. */
export function LevelField({ game }: { readonly game?: string }): ReactElement {
  const { settings: words, people } = useText()
  const nameOf = (level: Level): string => {
    const rating = game === undefined ? undefined : measuredRating(game, level)
    return rating === undefined ? words.levels[level] : `${words.levels[level]} (${people.botRating(rating)})`
  }
  const { level } = useSettings()
  const about = useId()
  return (
    <>
      <label className="kit-field">
        <span>{words.level}</span>
        <select
          value={level}
          aria-describedby={about}
          onChange={event => changeSettings({ level: LEVELS.find(one => one === event.target.value) ?? level })}
        >
          {LEVELS.map(one => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      </label>
      <p id={about} className="kit-quiet">
        {words.levelNotes[level]}
      </p>
    </>
  )
}

/** What each of some levels means, one line for each. */
export function LevelNotes({ levels }: { readonly levels: readonly Level[] }): ReactElement {
  const { create, settings: words } = useText()
  return (
    <>
      {LEVELS.filter(level => levels.includes(level)).map(level => (
        <p key={level} className="kit-quiet">
          {create.botLevel[level]}. {words.levelNotes[level]}
        </p>
      ))}
    </>
  )
}
