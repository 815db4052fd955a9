// The news of a scripted person, over a real socket.

import { type News, news } from '@ludoteka/protocol'
import { WebSocket } from 'ws'
import type { Player } from './player.ts'
import { afterwards } from './server.ts'

export type NewsFeed = {
  /** The first news that are as wanted, of those that have come and those that will. */
  when(isWanted: (news: News) => boolean): Promise<News>
  readonly last: News | undefined
  close(): Promise<void>
}

export async function followNews({ url, headers }: Player): Promise<NewsFeed> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers })
  const waiting = new Set<(one: News) => void>()
  let last: News | undefined
  const closed = new Promise<void>(resolve => socket.once('close', () => resolve()))
  socket.on('message', data => {
    const one = news.parse(JSON.parse(String(data)))
    last = one
    for (const look of [...waiting]) look(one)
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  socket.on('error', () => {})
  afterwards(() => socket.terminate())
  return {
    get last() {
      return last
    },
    when: isWanted =>
      new Promise((resolve, reject) => {
        if (last && isWanted(last)) return resolve(last)
        const look = (one: News): void => {
          if (!isWanted(one)) return
          waiting.delete(look)
          resolve(one)
        }
        waiting.add(look)
        void closed.then(() => reject(new Error('the socket is closed')))
      }),
    async close() {
      socket.close()
      await closed
    },
  }
}
