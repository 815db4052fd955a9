// The shared battery: plays random matches of any game and checks the laws that every game must keep.

import { type Game, itemAt, type Options } from '@ludoteka/kernel'
import { coverageOf, isAllReached, nothingSeen } from './coverage.ts'
import { whatIsMisdeclaredFinal } from './laws/finality.ts'
import { hasNames } from './laws/texts.ts'
import { optionSequence } from './optionSequence.ts'
import { type Broken, EVERYTHING, type Report, type Sampling } from './report.ts'
import { checkScript, type ScenarioFile, scriptsIn } from './scripted.ts'
import { checkMatch, newTrial, note, scout, scoutOnce } from './trial.ts'

export type VerifyPlan = {
  readonly games: number
  /** Any words; the same seed gives the same matches and checks. */
  readonly seed: string
  /** The options to go through in turn; by default all values of all options the game has. */
  readonly optionSets?: readonly Options[]
  /** By default everything is looked at. What is checked in a sample is checked in full size as well. */
  readonly sampling?: Sampling
  /** Scenario files, whose lines are followed and played on from: so what is rare is reached. Those of other versions are left out. */
  readonly scenarios?: readonly ScenarioFile[]
  /**
   * Whether seats bring anything at all that is allowed, in games to which something is brought. Where it is not said,
   * every second match is played so.
   */
  readonly randomDecks?: boolean
  onProgress?(done: number, total: number): void
}

/** So many quick matches look at most for what is still missing. */
const MOST_SEARCHES = 40

export function verifyGame(game: Game, plan: VerifyPlan): Report {
  const seen = nothingSeen()
  const failures: Broken[] = []
  const nextOptions = plan.optionSets ? inTurn(plan.optionSets) : optionSequence(game, plan.seed)
  const sampling = plan.sampling ?? EVERYTHING
  let decisions = 0
  for (let n = 0; n < plan.games; n++) {
    // The first match has the seed's own name, so that any match can be asked for alone.
    const name = n === 0 ? plan.seed : `${plan.seed}/${n}`
    const options = nextOptions()
    const isRandomlyBrought = game.bringing?.random !== undefined && (plan.randomDecks ?? n % 2 === 1)
    const reproduce = commandFor(game, name, options, isRandomlyBrought)
    const trial = newTrial(game, options, name, seen, { sampling, isRandomlyBrought })
    checkMatch(trial)
    if (sampling.scouts === true) scout(trial, name)
    if (n === 0) note(trial, 'texts', () => hasNames(game))
    for (const [law, message] of trial.broken) failures.push({ law, message, reproduce })
    decisions += trial.actions.length
    plan.onProgress?.(n + 1, plan.games)
  }
  let scenarios = 0
  for (const file of plan.scenarios ?? []) {
    for (const script of scriptsIn(game, file)) {
      const trial = checkScript(game, script, seen, sampling)
      const reproduce = `npx ludoteka verify ${nameOf(game)} --games 0 --scenarios ${file.path}`
      for (const [law, message] of trial.broken) failures.push({ law, message, reproduce })
      decisions += trial.actions.length
      scenarios++
    }
  }
  for (let n = 1; sampling.scouts === 'whileMissing' && n <= MOST_SEARCHES && !isAllReached(game, seen); n++) {
    const [name, options] = [`${plan.seed}/search ${n}`, nextOptions()]
    const trial = newTrial(game, options, name, seen)
    scoutOnce(trial)
    for (const [law, message] of trial.broken)
      failures.push({ law, message, reproduce: commandFor(game, name, options, false) })
  }
  const decks = plan.randomDecks ? ' --random-decks' : ''
  const again = `npx ludoteka verify ${nameOf(game)} --games ${plan.games} --seed '${plan.seed}'${decks}`
  for (const message of whatIsMisdeclaredFinal(game, seen.finality))
    failures.push({ law: 'final verbs', message, reproduce: again })
  return {
    game: game.id,
    games: plan.games,
    scenarios,
    decisions,
    sampling,
    failures,
    coverage: coverageOf(game, seen),
  }
}

function inTurn(sets: readonly Options[]): () => Options {
  let n = 0
  return () => itemAt(sets, n++ % sets.length)
}

/** As the command line names it: a frozen version by its number. */
function nameOf({ id, version, kernel }: Game): string {
  return kernel ? `${id}@${version}` : id
}

function commandFor(game: Game, seed: string, options: Options, isRandomlyBrought: boolean): string {
  const match = `--games 1 --seed '${seed}' --options '${JSON.stringify(options)}'`
  return `npx ludoteka verify ${nameOf(game)} ${match}${isRandomlyBrought ? ' --random-decks' : ''}`
}
