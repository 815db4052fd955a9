// How plans are compared where time does not matter: by the tree, or in games whose answers are too many for one by the same worlds for all.

import type { Action, Game } from '@ludoteka/kernel'
import type { ConsideredPlan, Turn } from '../bot.ts'
import type { Plan } from '../plans.ts'
import { chanceOfPlan, consider, plansToSearch, searchedGame } from './search.ts'
import { judgedByChances, valueInWorld } from './worlds.ts'

export type Judge = {
  /** Plans for a question with the chances they lead to. */
  consider(turn: Turn, iterations: number): readonly ConsideredPlan[]
  /** The chances of one plan, which must be possible whatever is hidden. */
  chanceOf(turn: Turn, actions: readonly Action[], iterations: number): number
}

export const judgeOf = ({ bot }: Game): Judge => (bot?.outlook?.isShallow ? BY_WORLDS : BY_TREE)

const BY_TREE: Judge = { consider, chanceOf: chanceOfPlan }

/** Fewer worlds say nothing, and so many plans at most are tried in each. */
const LEAST_WORLDS = 4

const BY_WORLDS: Judge = {
  consider(turn, iterations) {
    const first = turn.sample()
    const judging = { ...turn, game: judgedByChances(searchedGame(turn.game), first) }
    const plans = plansToSearch(judging, first)
    const worlds = Math.max(LEAST_WORLDS, Math.ceil(iterations / plans.length))
    const chances = meansInWorlds(judging, plans, worlds)
    return plans
      .map((plan, i) => ({ actions: plan.map(({ action }) => action), visits: worlds, chance: chances[i] ?? 0 }))
      .toSorted((a, b) => b.chance - a.chance)
  },
  chanceOf(turn, actions, iterations) {
    const judging = { ...turn, game: judgedByChances(searchedGame(turn.game), turn.sample()) }
    const worlds = Math.max(LEAST_WORLDS, Math.ceil(iterations / SHARE))
    return meansInWorlds(judging, [actions.map(action => ({ action, among: 0 }))], worlds)[0] ?? 0
  },
}

/** As many worlds for one plan as it has among so many others. */
const SHARE = 10

function meansInWorlds(turn: Turn, plans: readonly Plan[], worlds: number): readonly number[] {
  const sums = plans.map(() => 0)
  for (let n = 0; n < worlds; n++) {
    const sample = turn.sample()
    for (const [i, plan] of plans.entries()) sums[i] = (sums[i] ?? 0) + valueInWorld(turn, plan, sample)
  }
  return sums.map(sum => sum / worlds)
}
