// The battery every game passes.

export { type VerifyPlan, verifyGame } from './battery.ts'
export { optionSetsOf } from './optionSets.ts'
export type { Broken, Reached, Report } from './report.ts'
