// What a table chooses (21 and the publisher's wordings).

import type { OptionSpec } from '@ludoteka/kernel'
import type { PublicState } from './state.ts'

const variant = (...values: readonly [string, ...string[]]): OptionSpec => ({
  kind: 'oneOf',
  values,
  initial: values[0],
  variant: true,
})
const SWITCH = variant('off', 'on')

export const OPTIONS = {
  players: { kind: 'oneOf', values: ['2', '3', '4', '5', '6'], initial: '3' },
  /** 20.5 */
  twoBaronFiveCities: { kind: 'oneOf', values: ['off', 'on'], initial: 'off', when: { players: '2' } },
  /** 21.1 Influence per Baron in the pool. */
  gameLength: { kind: 'oneOf', values: ['10', '8', '12', '13', '14', '15'], initial: '10' },
  openPrivateMotions: SWITCH, // 21.2
  exchangingHeirs: SWITCH, // 21.3
  baronElimination: SWITCH, // 21.4
  mightMakesRight: SWITCH, // 21.5
  abandonedNoble: SWITCH, // 21.6
  miracles: SWITCH, // 21.7
  noblePlacement: variant('clockwise', 'counterclockwise'), // 3.14
  casualtyRounding: variant('over', 'under'), // 16.3
  /** 18.3 */
  roundLimit: variant('15', '10', '20'),
} as const satisfies Readonly<Record<string, OptionSpec>>

type Named = keyof typeof OPTIONS
const isOn = (s: PublicState, option: Named): boolean => s.options[option] === 'on'
const numberOf = (s: PublicState, option: Named): number => Number(s.options[option])

export const influencePerBaron = (s: PublicState): number => numberOf(s, 'gameLength')
export const lastRoundAt = (s: PublicState): number => numberOf(s, 'roundLimit')
export const isCounterclockwise = (s: PublicState): boolean => s.options['noblePlacement'] === 'counterclockwise'
export const roundsCasualtiesDown = (s: PublicState): boolean => s.options['casualtyRounding'] === 'under'
export const hasOpenMotions = (s: PublicState): boolean => isOn(s, 'openPrivateMotions')
export const hasHeirTokens = (s: PublicState): boolean => isOn(s, 'exchangingHeirs')
export const hasElimination = (s: PublicState): boolean => isOn(s, 'baronElimination')
export const onlyMightCounts = (s: PublicState): boolean => isOn(s, 'mightMakesRight')
export const hasAbandonedNobles = (s: PublicState): boolean => isOn(s, 'abandonedNoble')
export const hasMiracles = (s: PublicState): boolean => isOn(s, 'miracles')
export const needsFiveCities = (s: PublicState): boolean => s.options.players === '2' && isOn(s, 'twoBaronFiveCities')
