// A table in the terminal: persons and bots take turns at one keyboard.

import { BOTS, type Bot, type BotName, type Memory, turnOf } from '@ludoteka/bots'
import {
  type Action,
  act,
  asked,
  begin,
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
} from '@ludoteka/kernel'
import type { Io } from '../io.ts'
import { renderEntries } from '../render.ts'
import { askPerson } from './person.ts'
import { draw } from './screen.ts'

export type Player = BotName | 'human'

export type TerminalTable = {
  readonly io: Io
  readonly game: Game
  readonly language: Language
  readonly players: readonly Player[]
}

/** So that a match between bots can be followed by eye. */
const BETWEEN_BOTS_MS = 400

/** Plays a match to its end, or until the person leaves. */
export async function playAtTerminal(table: TerminalTable, options: Options, seed: Seed): Promise<void> {
  const { io, game, players } = table
  const bots = botsFor(players, sampler(seedFrom('bots', seed)))
  let live: Live | undefined = begin(game, options, seed)
  narrate(table, live, 0)
  while (live && !isOver(live.state)) {
    const told: number = live.log.length
    const seat = nextSeat(table, live)
    const bot = bots[seat]
    if (bot) {
      live = act(game, live, bot(game, live, seat))
      narrate(table, live, told)
      if (io.terminal.output && !players.includes('human')) {
        draw(table, live, SPECTATOR)
        await io.pause(BETWEEN_BOTS_MS)
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

/** Persons answer before bots where several are asked, so that nobody has to wait. */
function nextSeat({ game, players }: TerminalTable, { state }: Live): Seat {
  const seats = asked(game, state).map(({ seat }) => seat)
  return seats.find(seat => players[seat] === 'human') ?? seats[0] ?? 0
}

/** Where nothing can be redrawn the public log is printed as it grows. */
function narrate({ io, game, language }: TerminalTable, live: Live, from: number): void {
  if (io.terminal.output) return
  const news = live.log.slice(from).filter(({ to }) => to === undefined)
  for (const line of renderEntries(game, live, news, language)) io.out(`${line}\n`)
}

/** The one person at the table, who may go on looking from the own seat. */
export function onlyPerson(players: readonly Player[]): Seat | undefined {
  return players.filter(player => player === 'human').length === 1 ? players.indexOf('human') : undefined
}
