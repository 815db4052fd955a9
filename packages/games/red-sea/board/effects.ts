// The events in force, each with its card, its side and its duration.

import type { Card } from '../content/cards.ts'
import { SPACES } from '../content/spaces.ts'
import { SIDES, type Side } from '../content/tracks.ts'
import { hasHappened, is, protectorsOf } from '../rules/questions.ts'
import type { S } from '../rules/state.ts'
import type { CardIconName } from './cardIcons.generated.ts'

/** Cards that may stay in force, each with the icon that stands for it beside the map. */
export const EFFECT_ICON = {
  bearTrap: 'wolf-trap',
  stagflation: 'gas-pump',
  missileEnvy: 'rocket-flight',
  albanoStalinistEconomics: 'factory',
  afghanistanInvasion: 'helicopter',
  voiceOfAmericaInAmharic: 'old-microphone',
  t62sAndKalashnikovs: 'ak47',
  brezhnevDoctrine: 'medal',
  nasserism: 'eagle-head',
  carterDoctrine: 'carrier',
  yuriAndSamantha: 'love-letter',
  aldrichAmesRemix: 'spy',
  presidentialDirective30: 'stamper',
  northSeaOil: 'oil-rig',
  saltNegotiations: 'tied-scroll',
  indianOceanZoneOfPeace: 'freedom-dove',
  theDerg: 'round-table',
  centcom: 'eagle-emblem',
  famine: 'animal-skull',
  f5eDelivery: 'jet-fighter',
  awacsSale: 'radar-dish',
} as const satisfies { readonly [C in Card]?: CardIconName }
type EffectCard = keyof typeof EFFECT_ICON

export type Effect = { readonly card: EffectCard; readonly side: Side | undefined; readonly until: 'turn' | 'game' }

type SideFlag = { readonly [K in keyof S]: S[K] extends boolean[] ? K : never }[keyof S]

const BY_SIDE: readonly { readonly field: SideFlag; readonly card: EffectCard; readonly until: Effect['until'] }[] = [
  { field: 'bearTrap', card: 'bearTrap', until: 'game' },
  { field: 'mustScore', card: 'stagflation', until: 'turn' },
  { field: 'owesMissileEnvy', card: 'missileEnvy', until: 'turn' },
  { field: 'economics', card: 'albanoStalinistEconomics', until: 'turn' },
  { field: 'afghanistan', card: 'afghanistanInvasion', until: 'turn' },
  { field: 'amharic', card: 'voiceOfAmericaInAmharic', until: 'turn' },
  { field: 't62s', card: 't62sAndKalashnikovs', until: 'turn' },
  { field: 'brezhnev', card: 'brezhnevDoctrine', until: 'turn' },
  { field: 'nasserism', card: 'nasserism', until: 'turn' },
  { field: 'carter', card: 'carterDoctrine', until: 'turn' },
  { field: 'yuri', card: 'yuriAndSamantha', until: 'turn' },
  { field: 'openHand', card: 'aldrichAmesRemix', until: 'turn' },
  { field: 'directiveRound', card: 'presidentialDirective30', until: 'turn' },
  { field: 'oilRound', card: 'northSeaOil', until: 'turn' },
]

/** Events that forbid another card for good. */
const FORBIDDING: readonly EffectCard[] = ['f5eDelivery', 'afghanistanInvasion', 'northSeaOil', 'awacsSale']

export function effectsOf(s: S): readonly Effect[] {
  const effects: Effect[] = BY_SIDE.flatMap(({ field, card, until }) =>
    SIDES.filter(side => is(flagsOf(s, field), side)).map(side => ({ card, side, until })),
  )
  if (s.salt) effects.push({ card: 'saltNegotiations', side: undefined, until: 'turn' })
  if (s.indianOcean) effects.push({ card: 'indianOceanZoneOfPeace', side: undefined, until: 'turn' })
  if (s.derg) effects.push({ card: 'theDerg', side: undefined, until: 'game' })
  const isProtecting = (side: Side): boolean => SPACES.some(at => protectorsOf(s, at).includes(side))
  for (const side of SIDES.filter(isProtecting)) effects.push({ card: 'centcom', side, until: 'game' })
  if (s.famine.some(Boolean)) effects.push({ card: 'famine', side: undefined, until: 'game' })
  for (const card of FORBIDDING) {
    if (hasHappened(s, card) && !effects.some(effect => effect.card === card)) {
      effects.push({ card, side: undefined, until: 'game' })
    }
  }
  return effects
}

function flagsOf(s: S, field: SideFlag): readonly boolean[] {
  return s[field]
}
