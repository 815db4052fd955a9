// What the cards that offer a choice let one choose, in the order of their options.

import type { Source } from './context.ts'

const OFFERED = {
  versatileStrategy: ['takeCrowns', 'takeVote', 'moveOneNoble', 'fightOnTheSpot', 'placeMarker'],
  darkOmen: ['loseVote', 'loseFaith'],
  masterBuilder: ['repairOne', 'fortifyOne'],
} as const satisfies Partial<Record<Source, readonly string[]>>
export type Alternative = (typeof OFFERED)[keyof typeof OFFERED][number]

export const ALTERNATIVES: readonly Alternative[] = Object.values(OFFERED).flat()

const BY_SOURCE: ReadonlyMap<string, readonly Alternative[]> = new Map(Object.entries(OFFERED))
export const alternativesOf = (source: Source): readonly Alternative[] => BY_SOURCE.get(source) ?? []
