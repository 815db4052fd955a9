// The settings page: this device, the table, the account.

import { type ReactElement, useEffect, useId, useState } from 'react'
import { AccountSettings } from '../account/page.tsx'
import { changeLanguage, useSession } from '../account/session.ts'
import { canRemind, renewReminders, type StartResult, startReminders, stopReminders } from '../pwa/reminders.ts'
import { play } from '../sounds.ts'
import { LANGUAGE_NAMES, useText } from '../text/index.ts'
import { LevelField } from './levelField.tsx'
import { CHOICES, changeSettings, type Settings, useSettings } from './store.ts'

export default function SettingsPage(): ReactElement {
  const text = useText()
  const settings = useSettings()
  const words = text.settings
  useEffect(() => {
    document.title = `${words.title} · ${text.name}`
  }, [words, text])
  return (
    <div className="kit-page">
      <h1>{words.title}</h1>
      <fieldset className="kit-field-group">
        <legend>{words.look}</legend>
        <Pick
          label={words.language}
          value={settings.language}
          values={CHOICES.language}
          words={LANGUAGE_NAMES}
          onPick={language => void changeLanguage(language)}
        />
        <Pick
          label={words.theme}
          value={settings.theme}
          values={CHOICES.theme}
          words={words.themes}
          onPick={theme => changeSettings({ theme })}
        />
        <Pick
          label={words.motion}
          value={settings.motion}
          values={CHOICES.motion}
          words={words.motions}
          onPick={motion => changeSettings({ motion })}
        />
        <Check
          label={words.sound}
          on={settings.sound}
          onChange={sound => {
            changeSettings({ sound })
            if (sound) play('wood')
          }}
        />
      </fieldset>
      <fieldset className="kit-field-group">
        <legend>{words.table}</legend>
        <Pick
          label={words.speed}
          value={settings.speed}
          values={CHOICES.speed}
          words={words.speeds}
          onPick={speed => changeSettings({ speed })}
        />
        <LevelField />
        <Check label={words.hints} on={settings.hints} onChange={hints => changeSettings({ hints })} />
        <Check label={words.confirm} on={settings.confirm} onChange={confirm => changeSettings({ confirm })} />
        <Notifications settings={settings} />
        <Reminders />
      </fieldset>
      <AccountSettings />
    </div>
  )
}

type PickProps<V extends string> = {
  readonly label: string
  readonly value: V
  readonly values: readonly V[]
  readonly words: Readonly<Record<V, string>>
  readonly onPick: (value: V) => void
}

function Pick<V extends string>({ label, value, values, words, onPick }: PickProps<V>): ReactElement {
  return (
    <label className="kit-field">
      <span>{label}</span>
      <select
        value={value}
        onChange={event => {
          const next = values.find(one => one === event.target.value)
          if (next !== undefined) onPick(next)
        }}
      >
        {values.map(one => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </select>
    </label>
  )
}

function Notifications({ settings }: { readonly settings: Settings }): ReactElement | null {
  const text = useText()
  const [denied, setDenied] = useState(false)
  if (!('Notification' in window)) return null
  const change = (on: boolean): void => {
    if (!on) changeSettings({ notifications: false })
    else
      void Notification.requestPermission().then(answer => {
        setDenied(answer !== 'granted')
        changeSettings({ notifications: answer === 'granted' })
      })
  }
  return (
    <>
      <Check label={text.settings.notifications} on={settings.notifications} onChange={change} />
      {denied ? <p className="kit-quiet">{text.settings.notificationsDenied}</p> : null}
    </>
  )
}

/** Push messages when it is the person's turn, also when the page is closed. */
function Reminders(): ReactElement | null {
  const { settings: words } = useText()
  const { reminders } = useSettings()
  const [result, setResult] = useState<StartResult>()
  const account = useSession()?.account.id
  // The device belongs to whoever signed in last.
  useEffect(() => {
    if (account !== undefined) void renewReminders()
  }, [account])
  if (!canRemind()) return null
  const change = (on: boolean): void => {
    setResult(undefined)
    if (on) void startReminders().then(setResult)
    else void stopReminders()
  }
  return (
    <>
      <Check label={words.reminders} note={words.remindersNote} on={reminders} onChange={change} />
      <p className="kit-quiet" role="status">
        {result === 'denied' ? words.notificationsDenied : result === 'failed' ? words.remindersFailed : null}
      </p>
    </>
  )
}

type CheckProps = {
  readonly label: string
  /** A remark below the label. */
  readonly note?: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

function Check({ label, note, on, onChange }: CheckProps): ReactElement {
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
