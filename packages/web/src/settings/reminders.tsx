// The wish to be reminded on this device, also when the page is closed.

import { type ReactElement, useEffect, useState } from 'react'
import { useSession } from '../account/session.ts'
import { type Answer, canRemind, renewReminders, startReminders, stopReminders } from '../pwa/reminders.ts'
import { useText } from '../text/index.ts'
import { Check } from './check.tsx'
import { useSettings } from './store.ts'

export function Reminders(): ReactElement | null {
  const { settings: words } = useText()
  const { reminders } = useSettings()
  const [answer, setAnswer] = useState<Answer>()
  const account = useSession()?.account.id
  // Whoever signs in here takes the device over from whoever signed out.
  useEffect(() => {
    if (account !== undefined) void renewReminders()
  }, [account])
  if (!canRemind()) return null
  const change = (on: boolean): void => {
    setAnswer(undefined)
    if (on) void startReminders().then(setAnswer)
    else void stopReminders()
  }
  return (
    <>
      <Check label={words.reminders} note={words.remindersNote} on={reminders} onChange={change} />
      <p className="kit-quiet" role="status">
        {answer === 'denied' ? words.notificationsDenied : answer === 'failed' ? words.remindersFailed : null}
      </p>
    </>
  )
}
