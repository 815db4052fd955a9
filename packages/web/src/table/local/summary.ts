// A local match in the form in which the page shows all matches.

import type { MatchSummary } from '@ludoteka/protocol'
import type { LocalUpdate } from './match.ts'
import type { LocalRecord } from './saves.ts'

/** Without an update, for a list, the seats are known only by number. */
export function summaryOf(record: LocalRecord, update?: LocalUpdate): MatchSummary {
  const { saved } = record
  const views = Object.values(update?.views ?? {})
  const names = views[0]?.seats ?? saved.players.map((_, i) => String(i))
  const yours = names.filter((_, i) => saved.players[i]?.kind === 'person')
  const waiting = [...(update?.waiting ?? [])]
  return {
    id: record.id,
    game: record.game,
    version: saved.match.version,
    status: record.over ? 'finished' : 'running',
    options: Object.fromEntries(
      Object.entries(saved.match.options).map(([key, value]) => [key, Array.isArray(value) ? [...value] : value]),
    ) as MatchSummary['options'],
    visibility: 'private',
    hotSeat: record.hotSeat,
    clock: { kind: 'none' },
    onTimeout: 'lose',
    rated: false,
    ...(saved.advised ? { advised: true as const } : {}),
    ...(saved.match.position ? { fromPosition: true as const } : {}),
    seats: names.map((seat, i) => {
      const player = saved.players[i]
      return player?.kind === 'bot'
        ? { seat, holder: { kind: 'bot', level: player.level } }
        : {
            seat,
            holder: {
              kind: 'account',
              account: { id: `local-${i}-player`, name: player?.name ?? seat, kind: 'guest' },
              online: true,
            },
          }
    }),
    host: '',
    waiting,
    yours,
    yourTurn: waiting.some(seat => yours.includes(seat)),
    actions: record.actions,
    result: resultOf(views[0]?.result),
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
  }
}

function resultOf(result: LocalUpdate['views'][string]['result'] | undefined): MatchSummary['result'] {
  if (result === undefined) return { kind: 'open' }
  return result.kind === 'won' ? { ...result, winners: [...result.winners] } : result
}
