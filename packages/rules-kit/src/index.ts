// A kit for writing rules: what games of many cards share, on top of the kernel.

export { type ChooseOne, type ChooseSome, type Chosen, canComplete, chosenParams, onlyOnce } from './choose.ts'
export { type Kit, rulesKit } from './kit.ts'
export type { Sentence, SequenceRules, Told } from './sequence.ts'
export type { FrameOf } from './types.ts'
