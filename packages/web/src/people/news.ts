// What concerns this person beside their tables, told by a socket that is open as long as a page is: by it the server knows who is here.

import type { News } from '@ludoteka/protocol'
import { useSyncExternalStore } from 'react'
import { setSession } from '../account/session.ts'
import * as api from '../api.ts'

const NOTHING: News = { challenges: [] }
const FIRST_RETRY_MS = 500
const LONGEST_RETRY_MS = 15_000

let current = NOTHING
const listeners = new Set<() => void>()

export function setNews(news: News): void {
  current = news
  for (const listener of listeners) listener()
}

export const readNews = (): News => current

export function useNews(): News {
  return useSyncExternalStore(listener => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, readNews)
}

/** Keeps a socket open for the account that is signed in; returns the function that ends it. */
export function followNews(account: string): () => void {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isEnded = false

  const open = (): void => {
    const opened = new WebSocket(`${location.origin.replace('http', 'ws')}/api/live`)
    socket = opened
    opened.onopen = () => {
      failures = 0
      if (isEnded) opened.close()
    }
    opened.onmessage = ({ data }) => {
      if (!isEnded) void receive(data)
    }
    opened.onclose = retryLater
  }
  const retryLater = (): void => {
    clearTimeout(timer)
    if (!isEnded) timer = setTimeout(retry, Math.min(FIRST_RETRY_MS * 2 ** failures++, LONGEST_RETRY_MS))
  }
  /** The account may have been signed out from elsewhere: then the socket would be refused. */
  const retry = (): void => {
    clearTimeout(timer)
    api.findSession().then(session => {
      if (isEnded) return
      if (session?.account.id === account) open()
      else setSession(session)
    }, retryLater)
  }
  const retryNow = (): void => {
    if (socket?.readyState === WebSocket.CLOSED) retry()
  }
  open()
  addEventListener('online', retryNow)
  return () => {
    isEnded = true
    clearTimeout(timer)
    removeEventListener('online', retryNow)
    // One that is still being opened is closed when it is open: browsers complain otherwise.
    if (socket?.readyState === WebSocket.OPEN) socket.close()
    setNews(NOTHING)
  }
}

async function receive(data: unknown): Promise<void> {
  if (typeof data !== 'string') return
  const { news } = await import('@ludoteka/protocol')
  const read = news.safeParse(JSON.parse(data))
  if (read.success) setNews(read.data)
}
