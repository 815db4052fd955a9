// A table in the terminal: people and bots take turns at one keyboard, and the position is drawn again before each decision.

import { BOTS, type Bot, type BotName, type Memory, turnOf } from '@ludoteka/bots'
import {
  type Action,
  act,
  asked,
  begin,
  canUndo,
  choiceOf,
  choices,
  type Game,
  isOver,
  type Language,
  type Live,
  type Options,
  type Sampler,
  type Seat,
  type Seed,
  SPECTATOR,
  sampler,
  seedFrom,
  undo,
  view,
} from '@ludoteka/kernel'
import type { Io } from './command.ts'
import { WORDS } from './output.ts'
import { renderEntries, renderLog, renderPosition } from './render.ts'
import { answersOf, askForm, isFormed } from './terminalForm.ts'

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
  const bots = botsFor(players, sampler(seedFrom('bots', seed)))
  let live: Live | undefined = begin(game, options, seed)
  printNewEntries(table, live, 0)
  while (live && !isOver(live.state)) {
    const printed: number = live.log.length
    const seat = nextSeat(table, live)
    const bot = bots[seat]
    if (bot) {
      live = act(game, live, bot(game, live, seat))
      printNewEntries(table, live, printed)
      if (io.terminal.output && !players.includes('human')) {
        draw(table, live, SPECTATOR)
        await io.pause(BOT_PAUSE_MS)
      }
    } else live = await askPerson(table, live, seat)
  }
  if (live && io.terminal.output) draw(table, live, onlyPerson(players) ?? SPECTATOR)
}

type SeatBot = (game: Game, live: Live, seat: Seat) => Action

function botsFor(players: readonly Player[], random: Sampler): readonly (SeatBot | undefined)[] {
  return players.map(player => {
    if (player === 'human') return undefined
    const bot: Bot = BOTS[player]()
    const memory: Memory = {}
    return (game, { state }, seat) => {
      const choice = choiceOf(choices(game, state), seat) ?? {}
      return bot.decide({ ...turnOf(game, state, seat, random), memory, choice })
    }
  })
}

/** People answer before bots where several are asked, so that nobody has to wait. */
function nextSeat({ game, players }: TerminalTable, { state }: Live): Seat {
  const seats = asked(game, state).map(({ seat }) => seat)
  return seats.find(seat => players[seat] === 'human') ?? seats[0] ?? 0
}

/** Without a terminal the public log is printed as it grows. */
function printNewEntries({ io, game, language }: TerminalTable, live: Live, from: number): void {
  if (io.terminal.output) return
  const news = live.log.slice(from).filter(({ to }) => to === undefined)
  for (const line of renderEntries(game, live, news, language)) io.out(`${line}\n`)
}

/** The seat of the only person at the table, if there is one. */
function onlyPerson(players: readonly Player[]): Seat | undefined {
  return players.filter(player => player === 'human').length === 1 ? players.indexOf('human') : undefined
}

const CLEAR = '\x1b[H\x1b[2J\x1b[3J'
const LOG_LINES = 8

export function draw({ io, game, language }: TerminalTable, live: Live, viewer: Seat): void {
  const log = renderLog(game, live, viewer, language).slice(-LOG_LINES)
  const position = renderPosition(game, view(game, live.state, viewer), language)
  io.out(`${CLEAR}${position}\n\n${log.map(line => `  ${line}\n`).join('')}\n`)
}

/** The match after the person's answer; nothing if the person leaves. */
async function askPerson(table: TerminalTable, live: Live, seat: Seat): Promise<Live | undefined> {
  const { io, game, language, players } = table
  const words = WORDS[language]
  const text = game.text[language]
  const answers = answersOf(seat, choiceOf(choices(game, live.state), seat) ?? {})
  const mayUndo = canUndo(live, seat)
  if (onlyPerson(players) === undefined && live.actions.at(-1)?.seat !== seat) {
    const seats = game.seats(live.setup.options)
    const name = text.seat(seats[seat] ?? '', seats)
    if ((await io.readLine(`\x1b[H\x1b[2J${words.handOver(name)}`)) === undefined) return undefined
  }
  draw(table, live, seat)
  answers.forEach((answer, i) => {
    const label = isFormed(answer)
      ? `${text.form?.(answer.verb).title ?? answer.verb} …`
      : text.action(answer.verb, answer.arg, live.state.stack.at(-1)?.step)
    io.out(`${String(i + 1).padStart(3)}) ${label}\n`)
  })
  io.out(`  ${[...(mayUndo ? [words.undo] : []), words.quit].join('   ')}\n`)
  for (;;) {
    const line = (await io.readLine(words.ask))?.trim()
    if (line === undefined || line === 'q') {
      io.out(`${words.left}\n`)
      return undefined
    }
    if (line === 'u' && mayUndo) return undo(game, live, seat)
    const answer = /^\d+$/.test(line) ? answers[Number(line) - 1] : undefined
    if (!answer) {
      io.out(`${words.invalidNumber(answers.length)}\n`)
      continue
    }
    if (!isFormed(answer)) return act(game, live, answer)
    const { verb, form } = answer
    const arg = await askForm(io, form, text.form?.(verb), words.doesNotFit)
    if (arg) return act(game, live, { seat, verb, arg })
  }
}
