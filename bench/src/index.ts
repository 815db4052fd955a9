// What the performance figures in the README come from.

import { GAMES } from '@ludoteka/registry'
import { type BotsBench, benchBots } from './bots.ts'
import { type GameFigures, measureGames } from './games.ts'
import { type KernelBench, measureKernel } from './kernel.ts'
import { type LongTables, measureLongTables } from './longTables.ts'
import type { ServerBench } from './server/serverBench.ts'

export type { BotsBench, KernelBench, ServerBench }
export { benchBots }

/** The kernel beside its peer, and every game there is. */
export type KernelFigures = NamedBench & LongTables & { readonly games: readonly GameFigures[] }

const LONG_TABLES = { repetitions: 5, milliseconds: 200 }

/** The first game of the registry is the measure of all others, and gives the figure its name. */
export async function benchKernel(): Promise<KernelFigures> {
  const games = [...GAMES.values()]
  const [first] = games
  if (!first) throw new Error('The bench needs a game, and there is none here.')
  const longTables = measureLongTables(LONG_TABLES.repetitions, LONG_TABLES.milliseconds)
  return { ...named(first.id, await measureKernel(first)), ...longTables, games: measureGames(games) }
}

type NamedBench = Omit<KernelBench, 'gameVsBoardgameIoTicTacToe'> & {
  readonly [ratio: `${string}VsBoardgameIoTicTacToe`]: number
}

/** Figures that say of which game they are. */
export function named(id: string, { gameVsBoardgameIoTicTacToe, ...figures }: KernelBench): NamedBench {
  return { ...figures, [`${id}VsBoardgameIoTicTacToe`]: gameVsBoardgameIoTicTacToe }
}

/** `program` is the bundled program of the servers' processes. */
export async function benchServer(program: URL): Promise<ServerBench> {
  const { measureServer } = await import('./server/serverBench.ts')
  return measureServer(program)
}
