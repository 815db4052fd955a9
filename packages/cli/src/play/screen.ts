// The screen of a terminal table: the last lines of the log above the position, drawn anew each time.

import { type Live, type Seat, view } from '@ludoteka/kernel'
import { renderLog, renderPosition } from '../render.ts'
import type { TerminalTable } from './table.ts'

const CLEAR = '\x1b[H\x1b[2J\x1b[3J'
const LOG_LINES = 8

export function draw({ io, game, language }: TerminalTable, live: Live, viewer: Seat): void {
  const log = renderLog(game, live, viewer, language).slice(-LOG_LINES)
  const position = renderPosition(game, view(game, live.state, viewer), language)
  io.out(`${CLEAR}${position}\n\n${log.map(line => `  ${line}\n`).join('')}\n`)
}
