// The battery every game passes.

export { type VerifyPlan, verifyGame } from './battery.ts'
export { optionSequence } from './optionSequence.ts'
export { type Broken, EVERYTHING, type Reached, type Report, type Sampling, shareOf } from './report.ts'
export type { ScenarioFile } from './scripted.ts'
