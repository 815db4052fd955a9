// A table of the gallery's game in the page itself: one seat is the visitor's, the others answer at random or wait.

import {
  act,
  actionsOf,
  asked,
  begin,
  canUndo,
  entriesFor,
  isOver,
  type Live,
  LudotekaError,
  matchOf,
  replay,
  SPECTATOR,
  sampler,
  seatNumber,
  seedFrom,
  undo,
  view,
  why,
} from '@ludoteka/kernel'
import type { ChatLine, MatchDetail } from '@ludoteka/protocol'
import {
  type ChatMessage,
  DONE,
  type History,
  type LogEntry,
  type Outcome,
  refused,
  type SourceEvent,
  type TableSource,
} from '../src/table/source.ts'
import { ADDRESS } from './address.ts'
import { moot } from './game.ts'

const SEED = seedFrom('gallery')
/** The first of the other seats gives the visitor a crown. */
const GIFT = 'gift'
const NAMES = ['Ada', 'Бенджамин Длинноимённый', 'Cyd', 'Дов', 'Eve', 'Fay the Unforgettable']

export function gallerySource(): TableSource {
  const chance = sampler(seedFrom('others'))
  const names = moot.seats(ADDRESS.options)
  const own = ADDRESS.seat
  const you = names[own] ?? 'spectator'
  let live = begin(moot, ADDRESS.options, SEED)
  let seq = 0
  let listener: ((event: SourceEvent) => void) | undefined

  function playRandomly(seat: number): void {
    const offered = asked(moot, live.state).find(offer => offer.seat === seat)
    const actions = offered ? actionsOf(seat, offered.choice) : []
    const action = actions[chance.below(actions.length)]
    if (action) live = act(moot, live, action)
  }
  for (let n = 0; n < ADDRESS.moves && !isOver(live.state); n++) playRandomly(asked(moot, live.state)[0]?.seat ?? 0)

  const older: readonly LogEntry[] = Array.from({ length: ADDRESS.entries }, (_, n) => ({
    key: n % 40 === 0 ? 'roundBegan' : 'gave',
    rule: '4',
    data: n % 40 === 0 ? { round: n / 40 } : { from: n % 6, to: (n + 1) % 6, crowns: n },
    at: 0,
  }))
  const logOf = (from: number, to: number): readonly LogEntry[] =>
    live.log
      .slice()
      .filter(({ at }) => at >= from && at <= to)
      .flatMap(({ at, ...entry }) => entriesFor([entry], own).map(visible => ({ ...visible, at })))

  const summary = (): MatchDetail => ({
    id: 'gallery',
    game: moot.id,
    version: moot.version,
    status: isOver(live.state) ? 'finished' : 'running',
    options: ADDRESS.options,
    visibility: 'private',
    hotSeat: false,
    clock: { kind: 'none' },
    onTimeout: 'lose',
    rated: false,
    seats: names.map((seat, i) => ({
      seat,
      holder: {
        kind: 'account',
        account: { id: `account-${i}`, name: NAMES[i] ?? seat, kind: 'guest' },
        online: i !== 2,
      },
    })),
    host: '',
    waiting: waiting(live),
    yours: own < 0 ? [] : [you],
    yourTurn: waiting(live).includes(you),
    actions: live.actions.length,
    result: resultOf(live),
    createdAt: 0,
    updatedAt: 0,
    ...(isOver(live.state) ? { seed: SEED } : {}),
  })

  const waiting = ({ state }: Live): string[] => asked(moot, state).map(({ seat }) => names[seat] ?? '')

  const fields = () => ({
    seq,
    views: { [you]: view(moot, live.state, own < 0 ? SPECTATOR : own) },
    canUndo: own >= 0 && canUndo(live, own) ? [you] : [],
    paused: false,
  })

  function change(next: Live, cutTo?: number): void {
    live = next
    seq++
    const log = cutTo === undefined ? logOf(live.actions.length, live.actions.length) : []
    const status = isOver(live.state) ? 'finished' : 'running'
    listener?.({
      type: 'update',
      ...fields(),
      log,
      waiting: waiting(live),
      status,
      ...(cutTo === undefined ? {} : { cutTo }),
    })
    if (status === 'finished') listener?.({ type: 'match', match: summary() })
  }

  function answerForOthers(): void {
    const next = asked(moot, live.state).find(({ seat }) => seat !== own)
    if (ADDRESS.others === 'wait' || !next) return
    const before = live
    playRandomly(next.seat)
    const after = live
    live = before
    change(after)
    answerForOthers()
  }

  function attempt(make: () => Live, cut: boolean): Outcome {
    try {
      const next = make()
      change(next, cut ? next.actions.length + 1 : undefined)
    } catch (error) {
      if (error instanceof LudotekaError) return refused('illegal', error.message)
      throw error
    }
    answerForOthers()
    return DONE
  }

  // Tests have another seat act while the visitor thinks.
  addEventListener(GIFT, () => {
    const giver = names.findIndex(name => name !== you)
    change(act(moot, live, { seat: giver, verb: 'give', arg: { to: you, crowns: 1 } }))
  })

  const actionOf = (seat: string, verb: string, arg: Parameters<TableSource['act']>[2]) => ({
    seat: seatNumber(moot, ADDRESS.options, seat),
    verb,
    ...(arg === undefined ? {} : { arg }),
  })
  const chat: ChatLine[] = []
  let nextLine = 1
  const lineOf = (from: number, message: ChatMessage): ChatLine => ({
    id: nextLine++,
    from: { id: `account-${from}`, name: NAMES[from] ?? '' },
    at: 0,
    ...message,
  })
  if (ADDRESS.talk) {
    const [other = ''] = names.filter(name => name !== you)
    chat.push(lineOf(names.indexOf(other), { channel: 'players', text: 'Good evening to all of you.' }))
    chat.push(lineOf(names.indexOf(other), { channel: 'private', seat: other, to: you, text: 'Shall we vote alike?' }))
    chat.push(lineOf(own, { channel: 'private', seat: you, to: other, text: 'If you give me two crowns.' }))
  }
  async function say(message: ChatMessage): Promise<Outcome> {
    const third = names.findIndex(name => name !== you && name !== message.to)
    const whisper = { channel: 'private', seat: names[third] ?? '', to: you, text: 'Do not trust them.' } as const
    for (const line of [lineOf(own, message), lineOf(third, whisper)]) {
      chat.push(line)
      listener?.({ type: 'chat', line })
    }
    return DONE
  }
  const notHere = async (): Promise<Outcome> => refused('bad-request', 'Not in the gallery.')

  return {
    listen(given) {
      listener = given
      given({ type: 'connection', connection: ADDRESS.talk ? 'online' : 'local' })
      given({
        type: 'table',
        ...fields(),
        match: summary(),
        log: [...older, ...logOf(0, seq + live.actions.length)],
        whole: true,
        chat,
      })
      return () => {
        listener = undefined
      }
    },
    act: async (seat, verb, arg) => attempt(() => act(moot, live, actionOf(seat, verb, arg)), false),
    why: async (seat, verb, arg) => why(moot, live.state, actionOf(seat, verb, arg)),
    review: async () => ({ teams: [], curve: [], swings: [] }),
    advise: async () => refused('bad-request', 'Not in the gallery.'),
    undo: async seat => attempt(() => undo(moot, live, seatNumber(moot, ADDRESS.options, seat)), true),
    detail: async () => summary(),
    async history(from, to): Promise<History> {
      const frames = []
      for (let at = from; at <= Math.min(to, live.actions.length); at++) {
        const then = replay(moot, matchOf(live), at)
        frames.push({ at, view: view(moot, then.state, own), log: logOf(at, at) })
      }
      return { total: live.actions.length, frames }
    },
    resign: notHere,
    giveOrder: notHere,
    cancelOrder: notHere,
    offerDraw: notHere,
    answer: notHere,
    pause: notHere,
    say: ADDRESS.talk ? say : notHere,
  }
}

function resultOf({ state }: Live): MatchDetail['result'] {
  const { result } = state
  return result.kind === 'won' ? { ...result, winners: [...result.winners] } : result
}
