// The chat: channels for players, for spectators and for private talk. A name opens what one can do about its person.

import type { Game } from '@ludoteka/kernel'
import type { ChatLine, MatchSummary, Person, Phrase } from '@ludoteka/protocol'
import { useSeatLook } from '@ludoteka/ui'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { Glyph } from '../../kit/glyph.tsx'
import { useHidden } from '../../moderation/hidden.ts'
import { PersonName } from '../../moderation/person.tsx'
import { useText } from '../../text/index.ts'
import type { TableSource } from '../source.ts'
import type { FeedState } from '../tableFeed.ts'
import { type Channel, channelsOf, firstChannel, isIn, messageIn } from './chatChannels.ts'
import { Linked } from './links.tsx'
import type { ReadLines } from './readLines.ts'

type ChatProps = {
  readonly source: TableSource
  readonly match: MatchSummary
  readonly state: FeedState
  readonly game: Game
  /** The names of the seats' players. */
  readonly names: readonly string[]
  /** The own seat that is shown, or the spectator's. */
  readonly seat: string
  readonly readLines: ReadLines
  readonly alone: Alone
}

/** Why nobody is there to talk to, at a table without a chat. */
export type Alone = 'device' | 'replay' | 'lesson'

type SpeakerProps = { readonly match: MatchSummary; readonly from: Person }

/** A player's name has the colour of the seat. */
function Speaker({ match, from }: SpeakerProps): ReactElement {
  const seat = match.seats.findIndex(({ holder }) => holder.kind === 'account' && holder.account.id === from.id)
  const look = useSeatLook(Math.max(0, seat))
  return (
    <span style={seat < 0 ? undefined : { color: look.text }}>
      <PersonName person={from} match={match} />
    </span>
  )
}

export function Chat({ source, match, state, game, names, seat, readLines, alone }: ChatProps): ReactElement {
  const text = useText()
  const plays = match.yours.length > 0
  const channels = channelsOf(match, game, seat)
  const { blocked, muted } = useHidden()
  const said = state.chat.filter(one => !muted.has(one.from.id) && !blocked.has(one.from.id))
  const { unread, markRead } = readLines
  const [chosen, setChosen] = useState(() => firstChannel(channels, plays ? 'players' : 'spectators', unread(said)))
  const channel = channels.find(({ key }) => key === chosen) ?? PLAYERS
  const [line, setLine] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const lines = said.filter(one => isIn(channel, one))
  useEffect(() => markRead(state.chat.filter(one => isIn(channel, one))), [state.chat, channel, markRead])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is scrolled to whenever one comes.
  useEffect(() => {
    const element = list.current
    if (element) element.scrollTop = element.scrollHeight
  }, [lines.length])
  if (state.connection === 'local') return <p className="kit-quiet table-side-empty">{text.table.noChat[alone]}</p>
  const people = peopleAt(match)
  const maySpeak = plays || channel.key === 'spectators'
  const labelOf = (one: Channel): string =>
    'to' in one ? (names[match.seats.findIndex(info => info.seat === one.to)] ?? one.to) : text.table.channels[one.key]
  return (
    <div className="table-chat">
      <fieldset className="kit-row is-tight table-chat-channels">
        <legend className="lt-unseen">{text.table.channelsTitle}</legend>
        {channels.map(one => (
          <button
            key={one.key}
            type="button"
            className="kit-button is-small"
            aria-pressed={one.key === channel.key}
            onClick={() => setChosen(one.key)}
          >
            {'to' in one ? (
              <>
                <Glyph name="lock" size={14} />
                <span className="lt-unseen">{text.table.privately}</span>
              </>
            ) : null}
            {labelOf(one)}
            <Unread lines={unread(said.filter(line => isIn(one, line))).length} />
          </button>
        ))}
      </fieldset>
      {lines.length === 0 ? (
        <p className="kit-quiet table-side-empty">
          {'to' in channel ? text.table.emptyPrivateChat(labelOf(channel)) : text.table.emptyChat}
        </p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <ul className="table-chat-lines" ref={list} aria-live="polite" tabIndex={0}>
          {lines.map(line => (
            <li key={line.id}>
              <Sent at={line.at} /> <Speaker match={match} from={line.from} /> <Words line={line} />
            </li>
          ))}
        </ul>
      )}
      {people.length > 0 || match.spectators !== undefined ? (
        <p className="kit-quiet table-chat-people">
          {people.length > 0 ? text.moderation.people : null}{' '}
          {people.map(person => (
            <PersonName key={person.id} person={person} match={match} />
          ))}
          {match.spectators === undefined ? null : (
            <span className="table-chat-spectators">
              <Glyph name="eye" size={16} /> {text.people.watching(match.spectators)}
            </span>
          )}
        </p>
      ) : null}
      {maySpeak ? null : <p className="kit-quiet table-chat-people">{text.table.playersOnly}</p>}
      {maySpeak ? <Phrases onSay={said => void source.say(messageIn(channel, said))} /> : null}
      {maySpeak ? (
        <form
          className="table-chat-form"
          onSubmit={event => {
            event.preventDefault()
            const message = line.trim()
            if (message === '') return
            void source.say(messageIn(channel, { text: message })).then(({ ok }) => ok && setLine(''))
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

/** The time of day; the whole date under the pointer. */
function Sent({ at }: { readonly at: number }): ReactElement {
  const { people } = useText()
  return (
    <time className="table-chat-time" dateTime={new Date(at).toISOString()} title={people.sentOn(at)}>
      {people.sentAt(at)}
    </time>
  )
}

/** A ready-made phrase is read in one's own language. */
function Words({ line: { text, phrase } }: { readonly line: ChatLine }): ReactElement {
  const { people } = useText()
  return phrase ? <span>{people.phrases[phrase]}</span> : <Linked text={text} />
}

const PHRASES = [
  'hello',
  'goodLuck',
  'goodMove',
  'oops',
  'thinking',
  'sorry',
  'mustGo',
  'goodGame',
  'thanks',
  'rematch',
] as const satisfies readonly Phrase[]

function Phrases({ onSay }: { readonly onSay: (said: { text: string; phrase: Phrase }) => void }): ReactElement {
  const { phrases } = useText().people
  return (
    <fieldset className="table-chat-phrases">
      <legend className="lt-unseen">{phrases.title}</legend>
      {PHRASES.map(phrase => (
        <button
          key={phrase}
          type="button"
          className="kit-button is-small"
          onClick={() => onSay({ text: phrases[phrase], phrase })}
        >
          {phrases[phrase]}
        </button>
      ))}
    </fieldset>
  )
}

function Unread({ lines }: { readonly lines: number }): ReactElement | null {
  const text = useText()
  return lines === 0 ? null : (
    <span className="kit-badge">
      {lines}
      <span className="lt-unseen"> {text.table.unread(lines)}</span>
    </span>
  )
}

const PLAYERS: Channel = { key: 'players' }

/** The other people in the seats, each once. */
function peopleAt({ seats, yours }: MatchSummary): readonly Person[] {
  const others = seats.flatMap(({ seat, holder }) =>
    holder.kind === 'account' && !yours.includes(seat) ? [holder.account] : [],
  )
  return [...new Map(others.map(account => [account.id, account])).values()]
}
