// A kit for writing rules: what games of many cards share, on top of the kernel.

export { type ChooseOne, type ChooseSome, type Chosen, canComplete, chosenParams, onlyOnce } from './choose.ts'
export { type HookRules, type Hooks, type MomentFrame, type MomentFrameOf, momentParams } from './hooks.ts'
export { type Kit, rulesKit } from './kit.ts'
export * from './lasting.ts'
export type { Sentence, SequenceRules, Told } from './sequence.ts'
export type { FrameOf } from './types.ts'
export {
  beginning,
  type Condition,
  type Explanations,
  explainer,
  type Interpreter,
  type InterpreterRules,
  tookEffect,
  type Word,
  type WordContext,
  type WordEffect,
  type WordFrame,
  type WordSentence,
  wordParams,
} from './words.ts'
