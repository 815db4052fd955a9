// Calls the person in the page's title and icon, and to their turn in a notification if the page is hidden.

import { useEffect } from 'react'
import { readSettings } from '../../settings/store.ts'
import { textsOf, useText } from '../../text/index.ts'

const ICON = '/icons/mark.svg'
const ICON_YOUR_TURN = '/icons/mark-turn.svg'

/** `title` names the match, `call` says what waits for the person. */
export function useAttention(title: string, call: string | undefined): void {
  const text = useText()
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    document.title = call === undefined ? `${title} · ${text.name}` : `● ${call} · ${title}`
    if (icon) icon.href = call === undefined ? ICON : ICON_YOUR_TURN
    return () => {
      document.title = text.name
      if (icon) icon.href = ICON
    }
  }, [title, call, text])
}

/** `game` names what is played. */
export function useTurnNotification(game: string, yourTurn: boolean, table: string): void {
  useEffect(() => {
    if (yourTurn && document.hidden) notify(game, table)
  }, [yourTurn, game, table])
}

/** With words of the page: a module shared with the service worker would make that one import a file, which it can't. */
function notify(game: string, match: string): void {
  const { notifications, language } = readSettings()
  if (!notifications || !('Notification' in window) || Notification.permission !== 'granted') return
  const { table } = textsOf(language)
  const options = { body: table.turnNotificationBody, tag: match, icon: '/icons/icon-192.png' }
  const notification = new Notification(table.turnNotification(game), options)
  notification.onclick = () => {
    window.focus()
    notification.close()
  }
}
