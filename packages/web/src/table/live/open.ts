// Opens a table on the server over the browser's own WebSocket.

import * as api from '../../api.ts'
import { loadGame } from '../shell/useGame.ts'
import type { TableSource } from '../source.ts'
import type { Network, Socket } from './connection.ts'
import { historyFrom, logFrom, reviewFrom } from './decode.ts'
import { liveSource } from './source.ts'

function browserNetwork(match: string): Network {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return {
    open(events): Socket {
      const socket = new WebSocket(`${scheme}://${location.host}/api/matches/${match}/live`)
      socket.onopen = () => events.onOpen()
      socket.onmessage = ({ data }) => events.onMessage(data)
      socket.onclose = ({ code }) => events.onClose(code)
      return {
        send: text => socket.send(text),
        close() {
          // Browsers warn about a socket that is closed before it has opened.
          if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
          else socket.close()
        },
      }
    },
    setTimer(ms, callback) {
      const timer = setTimeout(callback, ms)
      return () => clearTimeout(timer)
    },
  }
}

export function openLive(match: string): TableSource {
  const source = liveSource(browserNetwork(match), {
    detail: () => api.match(match),
    history: async (from, to, seat) => historyFrom(await api.history(match, from, to, seat)),
    review: async () => reviewFrom(await api.review(match)),
    log: async before => logFrom(await api.log(match, before)),
    rules: async ({ game, version }) => (await loadGame(game, version)).game,
  })
  return {
    ...source,
    listen(listener) {
      const stop = source.listen(listener)
      addEventListener('online', source.reconnectNow)
      return () => {
        removeEventListener('online', source.reconnectNow)
        stop()
      }
    },
  }
}
