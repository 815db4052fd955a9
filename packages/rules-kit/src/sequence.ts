// An effect that happens sentence by sentence: a frame per sentence, so that what a sentence asks is answered before the
// next one happens.

import { type Core, enter, type Frame, type Step, type Steps, type Verbs } from '@ludoteka/kernel'
import type { FrameOf } from './types.ts'

/** Everything the frame of an effect says but its step: what the sentences are told. */
export type Told<G extends Frame> = Omit<G, 'step' | 'op'>

// A method, so that the sentences of one game fit the kit's view of any game.
export type Sentence<S, E> = { bivariant(s: S, e: E): void }['bivariant']

export type SequenceRules<S extends Core, F extends Frame, Begin extends F['step'], Op extends F['step']> = {
  /** The step that begins the effect; the frames that follow are copies of its frame. */
  readonly begin: Begin
  /** The step of a single sentence: the same frame and its number `op`. */
  readonly op: Op
  /** A step that follows the last sentence, with the same frame. */
  readonly end?: F['step']
  /** The sentences, by table; none where there is nothing to do. */
  sentences(e: Told<FrameOf<F, Begin>>): readonly Sentence<S, Told<FrameOf<F, Begin>>>[]
  /** Judged when the effect begins. */
  canBegin?(s: S, e: Told<FrameOf<F, Begin>>): boolean
  /** What is said when it can't. */
  impossible?(s: S, e: Told<FrameOf<F, Begin>>): void
  /** What is said, or noted, before the first sentence. */
  begun?(s: S, e: Told<FrameOf<F, Begin>>): void
}

type SentenceFrame = Frame & { readonly op: number }

/** The two steps of such an effect. */
export function sequence<
  S extends Core,
  F extends Frame,
  V extends object,
  Begin extends F['step'],
  Op extends F['step'],
>(rules: SequenceRules<S, F, Begin, Op>): Pick<Steps<S, F, V>, Begin | Op>
export function sequence(rules: SequenceRules<Core, Frame, string, string>): Steps<Core, Frame, Verbs> {
  const begin: Step<Core, Frame, Verbs> = {
    run(s, f) {
      const { step: _, ...e } = f
      if (rules.canBegin?.(s, e) === false) return rules.impossible?.(s, e)
      rules.begun?.(s, e)
      // The step comes first and is no key of `e`: a literal that defines a copied key once more is several times slower.
      const frames: Frame[] = rules.sentences(e).map((_sentence, op): SentenceFrame => ({ step: rules.op, ...e, op }))
      if (rules.end !== undefined) frames.push({ step: rules.end, ...e })
      enter(s, ...frames)
    },
  }
  const one: Step<Core, SentenceFrame, Verbs> = {
    run(s, { step: _, op, ...e }) {
      rules.sentences(e)[op]?.(s, e)
    },
  }
  return { [rules.begin]: begin, [rules.op]: one }
}
