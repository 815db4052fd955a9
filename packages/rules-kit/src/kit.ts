// The kit with the types of one game.

import type { Arg, Core, Frame, Step, Steps, Verbs } from '@ludoteka/kernel'
import { type ChooseOne, type ChooseSome, type Chosen, chooseOne, chooseSome } from './choose.ts'
import { type SequenceRules, sequence } from './sequence.ts'

export type Kit<S extends Core, F extends Frame, V extends object> = {
  /** A step that lets a seat choose one thing. */
  chooseOne<G extends F, K extends keyof V>(rules: ChooseOne<S, G, V, K>): Step<S, G, V>
  /** A step that lets a seat choose some things, one by one. */
  chooseSome<G extends F & Chosen<Arg>, K extends keyof V>(rules: ChooseSome<S, G, V, K>): Step<S, G, V>
  /** The two steps of an effect that happens sentence by sentence. */
  sequence<Begin extends F['step'], Op extends F['step']>(
    rules: SequenceRules<S, F, Begin, Op>,
  ): Pick<Steps<S, F, V>, Begin | Op>
}

/** The builders of steps for a game with this state, these frames and these verbs. */
export function rulesKit<S extends Core, F extends Frame, V extends object>(): Kit<S, F, V>
export function rulesKit(): Kit<Core, Frame, Verbs> {
  return { chooseOne, chooseSome, sequence }
}
