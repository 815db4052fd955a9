// Tells a person who looks elsewhere that it is their turn: title, icon, and a message if they wished for it.

import { useEffect } from 'react'
import { readSettings } from '../../settings/store.ts'
import { DICTIONARIES, useText } from '../../text/index.ts'

const CALM = '/icons/mark.svg'
const CALLING = '/icons/mark-turn.svg'

export function useAttention(title: string, yourTurn: boolean, table: string): void {
  const text = useText()
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    document.title = yourTurn ? `● ${text.table.yourTurnTitle} · ${title}` : `${title} · ${text.name}`
    if (icon) icon.href = yourTurn ? CALLING : CALM
    return () => {
      document.title = text.name
      if (icon) icon.href = CALM
    }
  }, [title, yourTurn, text])
  useEffect(() => {
    if (yourTurn && document.hidden) notify(title, table)
  }, [yourTurn, title, table])
}

function notify(title: string, table: string): void {
  const { notifications, language } = readSettings()
  if (!notifications || !('Notification' in window) || Notification.permission !== 'granted') return
  const { notice } = DICTIONARIES[language]
  const told = new Notification(notice.yourTurn(title), { body: notice.body, tag: table, icon: '/icons/icon-192.png' })
  told.onclick = () => {
    window.focus()
    told.close()
  }
}
