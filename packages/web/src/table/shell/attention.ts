// Shows in the page's title and icon that it is the person's turn, and in a notification if the page is hidden.

import { useEffect } from 'react'
import { notificationOf } from '../../pwa/reminder.ts'
import { readSettings } from '../../settings/store.ts'
import { useText } from '../../text/index.ts'

const ICON = '/icons/mark.svg'
const ICON_YOUR_TURN = '/icons/mark-turn.svg'

export function useAttention(title: string, yourTurn: boolean, table: string): void {
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
    if (yourTurn && document.hidden) notify(title, table)
  }, [yourTurn, title, table])
}

function notify(game: string, match: string): void {
  const { notifications, language } = readSettings()
  if (!notifications || !('Notification' in window) || Notification.permission !== 'granted') return
  const { title, body, tag } = notificationOf({ reason: 'turn', match, game, language })
  const notification = new Notification(title, { body, tag, icon: '/icons/icon-192.png' })
  notification.onclick = () => {
    window.focus()
    notification.close()
  }
}
