// The battery every game passes.

export { type VerifyPlan, verifyGame } from './battery.ts'
export { optionSequence } from './optionSequence.ts'
export type { Broken, Reached, Report } from './report.ts'
