// What the page asks of the worker that runs a local match.

import type { Arg, Match, Refusal, Seed } from '@ludoteka/kernel'
import type { History, Outcome } from '../source.ts'
import type { LocalPlayer, LocalPosition, SavedMatch } from './match.ts'

export type NewLocal = {
  readonly game: string
  readonly options: Match['options']
  readonly seed: Seed
  readonly players: readonly LocalPlayer[]
}

type Told = (position: LocalPosition, saved: SavedMatch) => void

/** Every answer may take its time: the rules run in another thread. */
export type LocalPort = {
  begin(setup: NewLocal, told: Told): Promise<void>
  resume(saved: SavedMatch, told: Told): Promise<void>
  act(seat: string, verb: string, arg: Arg | undefined): Promise<Outcome>
  why(seat: string, verb: string, arg: Arg | undefined): Promise<Refusal | undefined>
  undo(seat: string): Promise<Outcome>
  resign(seat: string): Promise<Outcome>
  history(from: number, to: number): Promise<History>
}
