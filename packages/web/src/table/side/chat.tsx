// What people say at the table: players among themselves, spectators among themselves, and whom one would rather not hear.

import type { MatchSummary } from '@ludoteka/protocol'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useText } from '../../text/index.ts'
import type { Shown } from '../show.ts'
import type { ChatChannel, TableSource } from '../source.ts'
import { mute, useMuted } from './muted.ts'

type ChatProps = { readonly source: TableSource; readonly match: MatchSummary; readonly shown: Shown }

const CHANNELS: readonly ChatChannel[] = ['players', 'spectators']

export function Chat({ source, match, shown }: ChatProps): ReactElement {
  const text = useText()
  const plays = match.yours.length > 0
  const [channel, setChannel] = useState<ChatChannel>(plays ? 'players' : 'spectators')
  const [line, setLine] = useState('')
  const muted = useMuted()
  const list = useRef<HTMLUListElement>(null)
  const lines = shown.chat.filter(one => one.channel === channel && !muted.has(one.from.id))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is scrolled to whenever one comes.
  useEffect(() => {
    const element = list.current
    if (element) element.scrollTop = element.scrollHeight
  }, [lines.length])
  if (shown.connection === 'local') return <p className="kit-quiet table-side-empty">{text.table.noChat}</p>
  const speakers = new Map(shown.chat.map(({ from }) => [from.id, from.name]))
  const maySpeak = plays || channel === 'spectators'
  return (
    <div className="table-chat">
      <div className="kit-row is-tight">
        {CHANNELS.map(key => (
          <button
            key={key}
            type="button"
            className="kit-button is-small"
            aria-pressed={key === channel}
            onClick={() => setChannel(key)}
          >
            {text.table.channels[key]}
          </button>
        ))}
      </div>
      {lines.length === 0 ? (
        <p className="kit-quiet table-side-empty">{text.table.emptyChat}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <ul className="table-chat-lines" ref={list} aria-live="polite" tabIndex={0}>
          {lines.map(({ id, from, text: said }) => (
            <li key={id}>
              <b>{from.name}</b> {said}
            </li>
          ))}
        </ul>
      )}
      {speakers.size > 0 ? (
        <details className="kit-quiet">
          <summary>{text.table.muted(muted.size)}</summary>
          {[...speakers].map(([id, name]) => (
            <button key={id} type="button" className="kit-link" onClick={() => mute(id, !muted.has(id))}>
              {muted.has(id) ? text.table.unmute(name) : text.table.mute(name)}
            </button>
          ))}
        </details>
      ) : null}
      {maySpeak ? (
        <form
          className="table-chat-form"
          onSubmit={event => {
            event.preventDefault()
            const said = line.trim()
            if (said === '') return
            void source.say(channel, said).then(({ ok }) => ok && setLine(''))
          }}
        >
          <input
            aria-label={text.table.say}
            placeholder={text.table.say}
            value={line}
            maxLength={500}
            onChange={event => setLine(event.target.value)}
          />
          <button type="submit" className="kit-button">
            {text.table.send}
          </button>
        </form>
      ) : null}
    </div>
  )
}
