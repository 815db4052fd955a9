// Laws about a whole match: replaying it and taking actions back give the same bytes.

import {
  type Action,
  act,
  type Brought,
  begin,
  canUndo,
  type Game,
  type Live,
  type Options,
  required,
  type Sampler,
  type Seed,
  undo,
} from '@ludoteka/kernel'
import { difference } from '../difference.ts'

export type Played = {
  readonly game: Game
  readonly options: Options
  readonly seed: Seed
  readonly brought: Brought | undefined
  readonly actions: readonly Action[]
  /** The state as JSON at the start and after every action. */
  readonly texts: readonly string[]
  readonly random: Sampler
}

/** Only some undos are tried in each match, by what was kept and by replaying: the next possible from some action on. */
const UNDOS = 2

export function replaysAndUndoes(match: Played): Readonly<Record<'replay' | 'undo', string | undefined>> {
  const { game, options, seed, brought, actions, texts, random } = match
  const waitFor = Array.from({ length: UNDOS }, () => random.below(Math.max(1, actions.length)))
  let live = begin(game, options, seed, brought)
  let undoes: string | undefined
  let replays = differs(live, texts[0])
  for (const [i, action] of actions.entries()) {
    if (replays) break
    live = act(game, live, action)
    replays = differs(live, texts[i + 1])
    const due = waitFor.findIndex(from => from <= i)
    if (due >= 0 && canUndo(live, action.seat)) {
      waitFor.splice(due, 1)
      undoes ??= undoDiffers(match, live, i)
    }
  }
  return { replay: replays, undo: undoes }
}

function differs({ state, actions }: Live, text: string | undefined): string | undefined {
  if (text === undefined || JSON.stringify(state) === text) return undefined
  return `After ${actions.length} actions a replay differs at ${difference(JSON.parse(text), state)}`
}

function undoDiffers({ game, texts }: Played, live: Live, i: number): string | undefined {
  const { seat } = required(live.actions.at(i), `action ${i + 1}`)
  for (const loaded of [live, { ...live, before: undefined }]) {
    if (JSON.stringify(undo(game, loaded, seat).state) !== texts[i])
      return `Taking back action ${i + 1} gives another state.`
  }
  return undefined
}
