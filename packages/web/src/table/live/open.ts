// Opens a server's table in this browser.

import * as api from '../../api.ts'
import type { TableSource } from '../source.ts'
import type { Network, Socket } from './connection.ts'
import { historyFrom } from './decode.ts'
import { liveSource } from './source.ts'

function browserNetwork(match: string): Network {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return {
    open(events): Socket {
      const socket = new WebSocket(`${scheme}://${location.host}/api/matches/${match}/live`)
      socket.onopen = () => events.opened()
      socket.onmessage = ({ data }) => events.told(data)
      socket.onclose = ({ code }) => events.closed(code)
      return {
        send: text => socket.send(text),
        close() {
          // Browsers complain of a socket that is closed before it was open.
          if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
          else socket.close()
        },
      }
    },
    after(ms, then) {
      const timer = setTimeout(then, ms)
      return () => clearTimeout(timer)
    },
  }
}

export function openLive(match: string): TableSource {
  const source = liveSource(browserNetwork(match), {
    detail: () => api.match(match),
    history: async (from, to) => historyFrom(await api.history(match, from, to)),
  })
  return {
    ...source,
    listen(listener) {
      const stop = source.listen(listener)
      addEventListener('online', source.hurry)
      return () => {
        removeEventListener('online', source.hurry)
        stop()
      }
    },
  }
}
