// A match in this browser: the same kernel and bots as on the server, without clocks and network.

import {
  type Action,
  type Arg,
  type Brought,
  type Game,
  LudotekaError,
  type Match,
  type MatchSetup,
  matchOf,
  type Position,
  type Refusal,
  type Seed,
  SPECTATOR,
  seatNumber,
  seedFrom,
  why,
} from '@ludoteka/kernel'
import type { BotLevel, MatchStatus } from '@ludoteka/protocol'
import {
  adviceQuestion,
  type BotAnswer,
  type BotQuestion,
  beginMatch,
  botQuestion,
  cutSince,
  hasEnded,
  isStale,
  logFor,
  logReaders,
  type MatchEvent,
  type MatchSnapshot,
  type MatchState,
  NO_ORDERS,
  nextBotSeat,
  type OrderRequest,
  type Orders,
  orderedAnswers,
  ordersAfterAnswer,
  ordersOf,
  ordersStanding,
  recordedViews,
  replayMatch,
  restoreMatch,
  SNAPSHOT_FORMAT,
  seatsAsked,
  seatsThatMayUndo,
  snapshotOf,
  stateOf,
  UNDO_REACH,
  undoRight,
  viewerAt,
  viewsFor,
  visibleEntries,
  withEvent,
  withOrder,
  withoutOrder,
} from '@ludoteka/table'
import type { History, LogEntry, OrdersBySeat, Outcome, Views } from '../source.ts'
import { DONE, refused } from '../source.ts'
import type { ReviewTask } from './bots.ts'

export type LocalPlayer =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: BotLevel }

/** What is stored of a local match: all that is needed to continue it. */
export type SavedMatch = {
  readonly match: Match
  readonly players: readonly LocalPlayer[]
  /** The seat that resigned: the match ended without the rules ending it. */
  readonly resigned?: string | undefined
  readonly orders?: Orders | undefined
  /** A bot has told somebody what it would do. */
  readonly advised?: true | undefined
  /** A cache: without them the match is played from its start. */
  readonly snapshots?: readonly MatchSnapshot[] | undefined
}

/** What is new in it since it was stored last: the actions after the first `from`, in place of those that were there. */
export type SavedChange = Omit<SavedMatch, 'match' | 'snapshots'> & {
  readonly match: MatchSetup
  readonly from: number
  readonly actions: readonly Action[]
  readonly snapshot?: MatchSnapshot | undefined
}

export type LocalUpdate = {
  readonly seq: number
  readonly views: Views
  readonly log: readonly LogEntry[]
  readonly waiting: readonly string[]
  readonly canUndo: readonly string[]
  readonly orders: OrdersBySeat
  readonly status: MatchStatus
  readonly actions: number
  readonly cutTo?: number
  /** There is a log before this one. */
  readonly earlier?: boolean
}

/** A question of a bot, at event `seq`. */
export type AskedBot = { readonly game: string; readonly question: BotQuestion; readonly seq: number }

export type LocalMatch = {
  /** The match as it is now, with the log that is in memory. */
  whole(): LocalUpdate
  /** The log before that. */
  earlierLog(): readonly LogEntry[]
  act(seat: string, verb: string, arg: Arg | undefined): Outcome
  why(seat: string, verb: string, arg: Arg | undefined): Refusal | undefined
  undo(seat: string): Outcome
  resign(seat: string): Outcome
  giveOrder(seat: string, request: OrderRequest): Outcome
  cancelOrder(seat: string, order?: string): Outcome
  /** Lets a standing order answer; false if none does. Nobody here could learn anything from how quickly. */
  playOrder(): boolean
  /** What is asked of the bot that advises a seat, which is noted for good; undefined where it may not be asked. */
  adviceFor(seat: string): AskedBot | undefined
  /** What a bot is asked now; undefined if none is. */
  askedBot(): AskedBot | undefined
  /** Plays what a bot has decided, unless its question is another one by now. */
  playBot(asked: AskedBot, answer: BotAnswer): void
  /** Once the match is over as any seat saw it, or a spectator. */
  history(from: number, to: number, seat?: string): History
  /** The whole match, to tell where it turned; once it is over. */
  reviewTask(): ReviewTask
  /** What is to be stored of the match if its first actions are. */
  savedFrom(actions: number): SavedChange
}

export type LocalStart = {
  readonly game: Game
  readonly options: Match['options']
  readonly seed: Seed
  readonly brought?: Brought | undefined
  readonly position?: Position | undefined
  readonly players: readonly LocalPlayer[]
}

type Emit = (update: LocalUpdate, change: SavedChange) => void

export function startLocal({ game, players, ...start }: LocalStart, emit: Emit): LocalMatch {
  return localMatch(beginMatch(game, start), { players }, emit)
}

export function resumeLocal(game: Game, saved: SavedMatch, emit: Emit): LocalMatch {
  const { match, resigned } = saved
  const played = continued(game, saved) ?? replayMatch(game, match)
  const earlier = match.actions.slice(0, played.live.actions.skipped)
  const now = resigned === undefined ? played : withEvent(played, resignation(played, resigned))
  return localMatch(now, saved, emit, earlier)
}

/** From the newest snapshot that an undo does not reach; undefined if there is none, or it does not fit. */
function continued(game: Game, { match, snapshots = [] }: SavedMatch): MatchState | undefined {
  const [snapshot] = snapshots
    .filter(({ format, actions }) => format === SNAPSHOT_FORMAT && actions <= match.actions.length - UNDO_REACH)
    .toSorted((a, b) => b.actions - a.actions)
  if (!snapshot || match.version !== game.version) return undefined
  try {
    let now = restoreMatch(game, match, snapshot)
    for (const action of match.actions.slice(snapshot.actions)) now = now && withEvent(now, { kind: 'act', action })
    return now
  } catch (error) {
    if (error instanceof LudotekaError) return undefined
    throw error
  }
}

function resignation({ names }: MatchState, seat: string): MatchEvent {
  return { kind: 'resign', seat: names.indexOf(seat), cause: 'resigned' }
}

/** `earlier` are the actions before those that are in memory. */
function localMatch(
  start: MatchState,
  saved: Omit<SavedMatch, 'match'>,
  emit: Emit,
  earlier: readonly Action[] = [],
): LocalMatch {
  const { players } = saved
  let match = start
  let { resigned, orders = NO_ORDERS, advised } = saved
  const { game, names } = start
  const { setup } = start.live
  const persons = names.flatMap((_, seat) => (players[seat]?.kind === 'bot' ? [] : [seat]))
  const readers = logReaders(persons, { isShared: true })
  const levels = players.map(player => (player.kind === 'bot' ? player.level : undefined))
  let played: { readonly seq: number; readonly whole: MatchState } | undefined

  /** With all actions in memory; a match that was continued from a snapshot is played again when somebody looks back. */
  const wholeMatch = (): MatchState => {
    if (earlier.length === 0) return match
    if (played?.seq === match.seq) return played.whole
    const actions = [...earlier, ...match.live.actions]
    const board = replayMatch(game, { ...setup, actions })
    const whole = resigned === undefined ? board : withEvent(board, resignation(board, resigned))
    played = { seq: match.seq, whole }
    return whole
  }
  const seatToViewFrom = (name: string | undefined): number =>
    name === undefined || !hasEnded(match)
      ? (readers[0] ?? SPECTATOR)
      : name === 'spectator'
        ? SPECTATOR
        : seatNumber(game, setup.options, name)
  const namesOf = (seats: readonly number[]): readonly string[] => seats.map(seat => names[seat] ?? '')

  /** The match as it is now, with the log after event `since`. */
  function updateSince(since?: number): LocalUpdate {
    const cutTo = since === undefined ? undefined : cutSince(match, since)
    return {
      seq: match.seq,
      views: viewsFor(match, persons, viewerAt(match)),
      log: logFor(match, readers, since),
      waiting: namesOf(seatsAsked(match)),
      canUndo: namesOf(seatsThatMayUndo(match, persons)),
      orders: Object.fromEntries(persons.map(seat => [names[seat] ?? '', ordersOf(match, orders, seat)])),
      status: hasEnded(match) ? 'finished' : 'running',
      actions: match.live.actions.length,
      ...(cutTo === undefined ? {} : { cutTo }),
      ...(since === undefined && match.live.log.skipped > 0 ? { earlier: true } : {}),
    }
  }

  const savedFrom = (from: number): SavedChange => ({
    match: setup,
    players,
    resigned,
    orders,
    advised,
    from,
    actions: match.live.actions.slice(from),
  })

  function apply(event: MatchEvent): void {
    const { seq, live, pages } = match
    match = withEvent(match, event)
    orders = ordersStanding(match, orders)
    const change = savedFrom(Math.min(live.actions.length, match.live.actions.length))
    const isPageFull = match.pages.length > pages.length
    emit(updateSince(seq), isPageFull ? { ...change, snapshot: snapshotOf(match) } : change)
  }

  function attempt(change: () => Outcome): Outcome {
    if (hasEnded(match)) return refused('over', 'The game is over.')
    try {
      return change()
    } catch (error) {
      if (error instanceof LudotekaError) return refused('illegal', error.message)
      throw error
    }
  }

  function changeOrders(next: Orders | undefined): Outcome {
    if (!next) return refused('bad-request', 'This game has no such order.')
    orders = next
    emit(updateSince(match.seq), savedFrom(match.live.actions.length))
    return DONE
  }

  const play = (event: MatchEvent): Outcome => {
    apply(event)
    return DONE
  }

  const actionOf = (seat: string, verb: string, arg: Arg | undefined): Action => ({
    seat: seatNumber(game, setup.options, seat),
    verb,
    ...(arg === undefined ? {} : { arg }),
  })

  return {
    whole: () => updateSince(),
    earlierLog() {
      const all = wholeMatch()
      return visibleEntries(all, all.live.log.slice(0, match.live.log.skipped), readers)
    },
    act: (seat, verb, arg) => attempt(() => play({ kind: 'act', action: actionOf(seat, verb, arg) })),
    why: (seat, verb, arg) => why(game, match.live.state, actionOf(seat, verb, arg)),
    undo: name =>
      attempt(() => {
        const seat = seatNumber(game, setup.options, name)
        const right = undoRight(match, seat)
        if (right?.kind !== 'free') return refused('illegal', 'There is nothing you can take back.')
        return play({ kind: 'undo', seat, to: right.to })
      }),
    resign: seat =>
      attempt(() => {
        resigned = seat
        return play(resignation(match, seat))
      }),
    giveOrder: (name, request) =>
      attempt(() => {
        const seat = seatNumber(game, setup.options, name)
        return changeOrders(withOrder(match, orders, seat, request, 0))
      }),
    cancelOrder: (name, order) =>
      attempt(() => changeOrders(withoutOrder(match, orders, seatNumber(game, setup.options, name), order))),
    playOrder() {
      const [next] = orderedAnswers(match, orders, persons)
      if (!next) return false
      orders = ordersAfterAnswer(match, orders, next.action.seat, next.order)
      apply({ kind: 'act', action: next.action, ordered: true })
      return true
    },
    adviceFor(name) {
      const seat = names.indexOf(name)
      const isAlone = persons.length === 1 && persons.length < names.length
      if (!isAlone || !persons.includes(seat) || !seatsAsked(match).includes(seat)) return undefined
      if (!advised) {
        advised = true
        emit(updateSince(match.seq), savedFrom(match.live.actions.length))
      }
      const seed = seedFrom('advice', setup.seed, match.seq)
      return { game: game.id, question: adviceQuestion(match, seat, seed), seq: match.seq }
    },
    askedBot() {
      const seat = nextBotSeat(match, one => levels[one] !== undefined)
      const level = seat === undefined ? undefined : levels[seat]
      if (seat === undefined || level === undefined) return undefined
      return { game: game.id, question: botQuestion(match, seat, level), seq: match.seq }
    },
    playBot({ seq }, { action, memory }) {
      if (!action || hasEnded(match) || isStale(match, action, seq)) return
      apply({ kind: 'act', action, memory })
    },
    history: (from, to, seat) => ({
      total: match.live.actions.length,
      frames: [...recordedViews(wholeMatch(), seatToViewFrom(seat), from, to)],
    }),
    reviewTask() {
      if (!hasEnded(match)) throw new LudotekaError('illegal-action', 'Where a match turned is told once it is over.')
      return { match: matchOf(wholeMatch().live), result: stateOf(match).result }
    },
    savedFrom,
  }
}
