// A table in the terminal: people and bots take turns at one keyboard, and the position is drawn again before each decision.

import type { BotName } from '@ludoteka/bots'
import {
  type Action,
  choiceOf,
  type Game,
  type Language,
  type Live,
  likelyLoss,
  type Options,
  type Seat,
  type Seed,
  SPECTATOR,
  view,
  withStanding,
} from '@ludoteka/kernel'
import {
  beginMatch,
  botQuestion,
  decideAsBot,
  handOverTo,
  logReaders,
  type MatchEvent,
  type MatchState,
  NO_ORDERS,
  nextSeat,
  orderedAnswers,
  ordersAfterAnswer,
  ordersStanding,
  stateOf,
  thinkingClock,
  thinkingMs,
  undoRight,
  visibleEntries,
  withEvent,
} from '@ludoteka/table'
import type { Io } from './command.ts'
import { WORDS } from './output.ts'
import { renderEntries, renderLog, renderPosition } from './render.ts'
import { answersOf, askForm, isFormed } from './terminalForm.ts'
import { askOrders } from './terminalOrders.ts'

export type Player = BotName | 'human'

type TerminalTable = {
  readonly io: Io
  readonly game: Game
  readonly language: Language
  readonly players: readonly Player[]
}

/** So that a person can follow a match between bots. */
const BOT_PAUSE_MS = 400

/** Plays a match to its end, or until the person leaves. */
export async function playAtTerminal(table: TerminalTable, options: Options, seed: Seed): Promise<void> {
  const { io, game, players } = table
  const persons = players.flatMap((player, seat) => (player === 'human' ? [seat] : []))
  /** Who sits at the keyboard; where there is only one person, always that one. */
  let holder = persons.length === 1 ? persons[0] : undefined
  let match = beginMatch(game, { options, seed })
  let orders = NO_ORDERS
  printNewEntries(table, match, 0)
  for (let seat = next(match); seat !== undefined; seat = next(match)) {
    const printed = match.live.log.length
    const player = players[seat] ?? 'human'
    const [ordered] = orderedAnswers(match, orders, persons)
    if (ordered) {
      orders = ordersAfterAnswer(match, orders, ordered.action.seat, ordered.order)
      match = withEvent(match, { kind: 'act', action: ordered.action, ordered: true })
    } else if (player !== 'human') {
      match = withBotAction(match, seat, player)
      printNewEntries(table, match, printed)
      if (io.terminal.output && persons.length === 0) {
        draw(table, match, SPECTATOR)
        await io.pause(BOT_PAUSE_MS)
      }
    } else {
      if (handOverTo(seat, holder) !== undefined && !(await takeKeyboard(table, match, seat))) return
      holder = seat
      const answer = await askPerson(table, match, seat)
      if (!answer) return
      if (answer === 'orders') orders = await askOrders(table, match, orders, seat)
      else match = withEvent(match, answer)
    }
    orders = ordersStanding(match, orders)
  }
  if (io.terminal.output) draw(table, match, logReaders(persons, { isShared: true })[0] ?? SPECTATOR)

  function next(now: MatchState): Seat | undefined {
    return nextSeat(now, seat => !persons.includes(seat))
  }
}

function withBotAction(match: MatchState, seat: Seat, level: BotName): MatchState {
  const { isTimeUp } = thinkingClock(thinkingMs(level), () => performance.now())
  const { action, memory } = decideAsBot(match.game, botQuestion(match, seat, level), isTimeUp)
  return action ? withEvent(match, { kind: 'act', action, memory }) : match
}

/** Without a terminal the public log is printed as it grows. */
function printNewEntries({ io, game, language }: TerminalTable, match: MatchState, from: number): void {
  if (io.terminal.output) return
  const news = visibleEntries(match, match.live.log.slice(from), [])
  for (const line of renderEntries(game, match.live, news, language)) io.out(`${line}\n`)
}

const CLEAR = '\x1b[H\x1b[2J\x1b[3J'
const LOG_LINES = 8

function draw({ io, game, language }: TerminalTable, match: MatchState, viewer: Seat): void {
  const log = renderLog(game, match.live, viewer, language).slice(-LOG_LINES)
  const position = renderPosition(game, view(game, stateOf(match), viewer), language)
  io.out(`${CLEAR}${position}\n\n${log.map(line => `  ${line}\n`).join('')}\n`)
}

/** Nothing is shown before the person whose turn it is sits at the keyboard; false if the person leaves. */
async function takeKeyboard(
  { io, game, language }: TerminalTable,
  { names }: MatchState,
  seat: Seat,
): Promise<boolean> {
  const name = game.text[language].seat(names[seat] ?? '', names)
  return (await io.readLine(`\x1b[H\x1b[2J${WORDS[language].handOver(name)}`)) !== undefined
}

/** What the person does: an event, or a look at the standing orders; nothing if the person leaves. */
async function askPerson(
  table: TerminalTable,
  match: MatchState,
  seat: Seat,
): Promise<MatchEvent | 'orders' | undefined> {
  const { io, game, language } = table
  const { live } = match
  const words = WORDS[language]
  const text = game.text[language]
  const answers = answersOf(seat, choiceOf(withStanding(game, live.state, live.asked, seat), seat) ?? {})
  const undo = undoRight(match, seat)
  const mayUndo = undo?.kind === 'free'
  const { step, terms } = view(game, live.state, seat)
  draw(table, match, seat)
  answers.forEach((answer, i) => {
    const label = isFormed(answer)
      ? `${text.form?.(answer.verb).title ?? answer.verb} …`
      : text.action(answer.verb, answer.arg, step, terms)
    io.out(`${String(i + 1).padStart(3)}) ${label}\n`)
  })
  io.out(`  ${[...(mayUndo ? [words.undo] : []), words.orders, words.quit].join('   ')}\n`)
  for (;;) {
    const line = (await io.readLine(words.ask))?.trim()
    if (line === undefined || line === 'q') {
      io.out(`${words.left}\n`)
      return undefined
    }
    if (line === 'o') return 'orders'
    if (line === 'u' && mayUndo) return { kind: 'undo', seat, to: undo.to }
    const answer = /^\d+$/.test(line) ? answers[Number(line) - 1] : undefined
    if (!answer) {
      io.out(`${words.invalidNumber(answers.length)}\n`)
      continue
    }
    if (!isFormed(answer)) {
      if (await isMeant(table, live, answer)) return { kind: 'act', action: answer }
      continue
    }
    const { verb, form } = answer
    const arg = await askForm(io, form, text.form?.(verb), words.doesNotFit)
    if (arg) return { kind: 'act', action: { seat, verb, arg } }
  }
}

/** Asks once more before what is likely to lose the match at once. */
async function isMeant({ io, game, language }: TerminalTable, live: Live, action: Action): Promise<boolean> {
  const warning = likelyLoss(game, view(game, live.state, action.seat), action.verb, action.arg)
  if (!warning) return true
  const words = WORDS[language]
  const said = game.text[language].warning?.(warning) ?? warning.key
  return words.yes.includes((await io.readLine(words.riskIt(said)))?.trim().toLowerCase() ?? '')
}
