// The kit with the types of one game.

import type { Core, Frame, PlainArg, Step, Steps, Verbs } from '@ludoteka/kernel'
import { type ChooseOne, type ChooseSome, type Chosen, chooseOne, chooseSome } from './choose.ts'
import { type HookRules, type Hooks, hooks, type MomentFrameOf } from './hooks.ts'
import { type SequenceRules, sequence } from './sequence.ts'
import type { FrameOf } from './types.ts'
import { type Interpreter, type InterpreterRules, interpreter, type Vocabulary, type WordContext } from './words.ts'

/** The frame of a choice follows from the table its step stands in, or is named. */
export type Kit<S extends Core, F extends Frame, V extends object> = {
  /** A step that lets a seat choose one thing. */
  chooseOne<G extends F, K extends keyof V>(rules: ChooseOne<S, NoInfer<G>, V, K>): Step<S, G, V>
  /** A step that lets a seat choose some things, one by one. */
  chooseSome<G extends F & Chosen<PlainArg>, K extends keyof V>(rules: ChooseSome<S, NoInfer<G>, V, K>): Step<S, G, V>
  /** The two steps of an effect that happens sentence by sentence. */
  sequence<Begin extends F['step'], Op extends F['step']>(
    rules: SequenceRules<S, F, Begin, Op>,
  ): Pick<Steps<S, F, V>, Begin | Op>
  /** The step by which all that reacts to a moment happens, and the way to say that the moment has come. */
  hooks<Name extends F['step']>(
    step: Name,
    rules: HookRules<S, F, V, MomentFrameOf<F, Name>>,
  ): Hooks<S, V, MomentFrameOf<F, Name>>
  /** The step that carries out effects made of the words W under the conditions C. */
  interpreter<W extends Vocabulary, C extends Vocabulary, Name extends F['step']>(
    rules: InterpreterRules<S, WordContext<FrameOf<F, Name>>, W, C, Name>,
  ): Interpreter<S, F, V, W, C, Name>
}

/** The builders of steps for a game with this state, these frames and these verbs. */
export function rulesKit<S extends Core, F extends Frame, V extends object>(): Kit<S, F, V>
export function rulesKit(): Kit<Core, Frame, Verbs> {
  return { chooseOne, chooseSome, sequence, hooks, interpreter }
}
