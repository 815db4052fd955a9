// Shows in the page's title and icon that it is the person's turn, and in a notification if the page is hidden.

import { useEffect } from 'react'
import { readSettings } from '../../settings/store.ts'
import { textsOf, useText } from '../../text/index.ts'

const ICON = '/icons/mark.svg'
const ICON_YOUR_TURN = '/icons/mark-turn.svg'

/** `title` names the match, `game` what is played. */
export function useAttention(title: string, game: string, yourTurn: boolean, table: string): void {
  const text = useText()
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    document.title = yourTurn ? `● ${text.table.yourTurnTitle} · ${title}` : `${title} · ${text.name}`
    if (icon) icon.href = yourTurn ? ICON_YOUR_TURN : ICON
    return () => {
      document.title = text.name
      if (icon) icon.href = ICON
    }
  }, [title, yourTurn, text])
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
