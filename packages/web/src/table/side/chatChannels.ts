// The channels of a table's chat as the page shows them: players, spectators, and one for each seat one may talk to in private.

import type { Game } from '@ludoteka/kernel'
import type { ChatLine, MatchSummary } from '@ludoteka/protocol'
import type { ChatMessage } from '../source.ts'

export type Channel =
  | { readonly key: 'players' | 'spectators' }
  /** Between the own seat and another. */
  | { readonly key: `private ${string}`; readonly seat: string; readonly to: string }

export function channelsOf(match: MatchSummary, game: Pick<Game, 'privateTalk'>, seat: string): readonly Channel[] {
  const shared: readonly Channel[] = [{ key: 'players' }, { key: 'spectators' }]
  if (!game.privateTalk || match.status === 'open' || !match.yours.includes(seat)) return shared
  const others = match.seats.filter(({ seat: other }) => !match.yours.includes(other) && mayWhisper(match, other))
  if (!mayWhisper(match, seat)) return shared
  return [...shared, ...others.map(({ seat: to }): Channel => ({ key: `private ${to}`, seat, to }))]
}

/** A person is there who reads it alone: no bot, and nobody who shares the device. */
function mayWhisper({ seats, hotSeat }: MatchSummary, seat: string): boolean {
  const holders = seats.map(({ holder }) => (holder.kind === 'account' ? holder.account.id : undefined))
  const holder = holders[seats.findIndex(one => one.seat === seat)]
  return holder !== undefined && !(hotSeat && holders.filter(other => other === holder).length > 1)
}

export function isIn(channel: Channel, line: ChatLine): boolean {
  if (!('to' in channel)) return line.channel === channel.key
  const { seat, to } = channel
  return (
    line.channel === 'private' && ((line.seat === seat && line.to === to) || (line.seat === to && line.to === seat))
  )
}

/** The channel the chat opens on: the usual one, unless what nobody has read yet stands in others only. */
export function firstChannel(
  channels: readonly Channel[],
  usual: Channel['key'],
  unread: readonly ChatLine[],
): Channel['key'] {
  const withNews = channels.filter(channel => unread.some(line => isIn(channel, line))).map(({ key }) => key)
  return withNews.includes(usual) ? usual : (withNews[0] ?? usual)
}

export function messageIn(channel: Channel, said: Pick<ChatMessage, 'text' | 'phrase'>): ChatMessage {
  if (!('to' in channel)) return { channel: channel.key, ...said }
  return { channel: 'private', seat: channel.seat, to: channel.to, ...said }
}
