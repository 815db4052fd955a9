// The operation wheel: six lettered slots that go round six positions (2.2, 4.5.1).

export const SLOTS = ['alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot'] as const
export type Slot = (typeof SLOTS)[number]

/** Positions by the number of turns since the operation was made. */
export const POSITIONS = ['newOp', 'planning', 'hasty', 'ready', 'readyStill', 'prepared'] as const
export type Position = (typeof POSITIONS)[number]

export type PositionFacts = {
  readonly launchable: boolean
  /** Position 0 shows "No Intel" (2.4). */
  readonly intel: boolean
  readonly attack: number
  readonly defence: number
}

export const POSITION: Readonly<Record<Position, PositionFacts>> = {
  newOp: { launchable: false, intel: false, attack: 0, defence: 0 },
  planning: { launchable: false, intel: true, attack: 0, defence: 0 },
  hasty: { launchable: true, intel: true, attack: 0, defence: 1 },
  ready: { launchable: true, intel: true, attack: 0, defence: 0 },
  readyStill: { launchable: true, intel: true, attack: 0, defence: 0 },
  prepared: { launchable: true, intel: true, attack: 1, defence: 0 },
}

/** The slot at NEW OP before the first turn (1.11). */
export const START_HEAD: Slot = 'foxtrot'
