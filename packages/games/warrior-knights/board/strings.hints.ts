// A line for newcomers below each question that is not plain by itself.

import type { AskingStep } from '../text/types.ts'

export type Hints = Readonly<Partial<Record<AskingStep, string>>>
