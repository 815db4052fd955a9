// Scenarios on trial: their lines lead to what random play hardly ever meets, and from the last one it is played on at random.

import {
  type Action,
  advance,
  apply,
  type Core,
  type Game,
  isOver,
  type Offers,
  type Script,
  scenariosIn,
  scenarioVersion,
  scriptOf,
  why,
} from '@ludoteka/kernel'
import { noteNews, type Seen } from './coverage.ts'
import type { Sampling } from './report.ts'
import { anyOf, checkLaws, lookForTheRare, newTrial, note, openOffers, type Trial } from './trial.ts'

/** A scenario file: where it lies, and what is in it. */
export type ScenarioFile = { readonly path: string; readonly json: unknown }

/** How far it is played on at random after the last line. */
const STRETCH = 40

/** All scenarios of a file that are about the rules as they are now. */
export function scriptsIn(game: Game, { json }: ScenarioFile): readonly Script[] {
  const version = scenarioVersion(json)
  if (game.kernel || (version !== undefined && version !== game.version)) return []
  return scenariosIn(json).map(one => scriptOf(game, one))
}

/** Plays a scenario with the laws its sampling asks for, and says what was broken. */
export function checkScript(game: Game, script: Script, seen: Seen, sampling: Sampling): Trial {
  const trial = newTrial(game, script.start.options, script.name, seen, { sampling })
  note(trial, 'scenarios', () => playScript(trial, script))
  return trial
}

function playScript(trial: Trial, { start: s, lines }: Script): string | undefined {
  const { game, seen } = trial
  const trace = (step: string): void => {
    seen.steps.add(step)
  }
  let offers = openOffers(game, s, advance(game, s, trace))
  const act = (action: Action): void => {
    trial.actions.push(action)
    offers = openOffers(game, s, apply(game, s, action.seat, action.verb, action.arg, trace))
  }
  noteNews(game, seen, s)
  for (const [i, { play, refuse }] of lines.entries()) {
    if (play) {
      examine(trial, s, offers, play)
      if (why(game, s, play)) return `Line ${i + 1} plays what is not offered.`
      act(play)
      noteNews(game, seen, s)
    }
    const refusal = refuse && why(game, s, refuse)
    if (refusal) seen.refusals.add(refusal.reason)
  }
  s.random.queued.length = 0
  for (let n = 0; n < STRETCH && !isOver(s); n++) {
    const action = anyOf(offers, trial.play)
    examine(trial, s, offers, action)
    if (!action) return 'Nobody is asked and the game is not over.'
    act(action)
    noteNews(game, seen, s)
  }
  examine(trial, s, offers, undefined)
  return undefined
}

/** Results of chance are queued for what the lines play; whatever else a law tries is left to the generator. */
function examine(trial: Trial, s: Core, offers: Offers, action: Action | undefined): void {
  const unqueued: Core = s.random.queued.length === 0 ? s : { ...s, random: { ...s.random, queued: [] } }
  checkLaws(trial, unqueued, offers, action)
  lookForTheRare(trial, unqueued, offers, action)
}
