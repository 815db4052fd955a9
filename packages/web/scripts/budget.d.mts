// Types of budget.mjs, for the test that reads it.

export const BUDGET_BYTES: number
export function firstLoad(dist: string, language?: string): readonly { readonly file: string; readonly bytes: number }[]
