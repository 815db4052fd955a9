// A progress bar on the error stream, if that is a terminal.

import type { Io } from './io.ts'

const WIDTH = 30
const REDRAW_MS = 100

export type Progress = { at(done: number): void; end(): void }

export function progressBar(io: Io, total: number): Progress {
  if (!io.terminal.errors) return { at: () => {}, end: () => {} }
  let drawnAt = Number.NEGATIVE_INFINITY
  return {
    at(done) {
      const now = io.now()
      if (now - drawnAt < REDRAW_MS && done < total) return
      drawnAt = now
      const filled = Math.round((WIDTH * done) / total)
      io.err(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total}`)
    },
    end: () => io.err('\r\x1b[K'),
  }
}
