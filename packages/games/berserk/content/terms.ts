// The words cards are described with: elements, types, classes, kinds of attack (3, 15, 18).

export const ELEMENTS = ['steppe', 'forest', 'mountain', 'swamp', 'dark', 'fire'] as const
export type Element = (typeof ELEMENTS)[number]

export const CARD_TYPES = ['creature', 'artefact', 'terrain', 'equipment'] as const
export type CardType = (typeof CARD_TYPES)[number]

export const EQUIPMENT_CLASSES = ['armour', 'shield', 'weapon', 'boots', 'potion'] as const
export type EquipmentClass = (typeof EQUIPMENT_CLASSES)[number]

/** Races and orders (3.1). */
export const CLASSES = [
  'slua',
  'inquisitor',
  'akkenian',
  'orc',
  'toaDan',
  'gnome',
  'jordling',
  'elf',
  'forestGuard',
  'troll',
  'archaalite',
  'riverMaid',
  'demon',
  'undead',
  'dragon',
  'koyar',
  'thrall',
  'fireborn',
  'ungar',
  'construct',
] as const
export type Class = (typeof CLASSES)[number]

export const RARITIES = ['common', 'rare', 'superrare', 'ultrarare', 'legendary'] as const
export type Rarity = (typeof RARITIES)[number]

/** 15.1 */
export const ATTACK_TYPES = [
  'simpleStrike',
  'specialStrike',
  'magicStrike',
  'rowStrike',
  'shot',
  'throw',
  'discharge',
] as const
export type AttackType = (typeof ATTACK_TYPES)[number]

export const ATTACK: Readonly<
  Record<AttackType, { readonly melee: boolean; readonly magic: boolean; readonly strike: boolean }>
> = {
  simpleStrike: { melee: true, magic: false, strike: true },
  specialStrike: { melee: true, magic: false, strike: true },
  magicStrike: { melee: true, magic: true, strike: true },
  rowStrike: { melee: false, magic: false, strike: true },
  shot: { melee: false, magic: false, strike: false },
  throw: { melee: false, magic: false, strike: false },
  discharge: { melee: false, magic: true, strike: false },
}

/** What an ability is; `none` is bookkeeping that no protection sees. */
export const ABILITY_TYPES = [...ATTACK_TYPES, 'influence', 'spell', 'none'] as const
export type AbilityType = (typeof ABILITY_TYPES)[number]

export const isAttackType = (type: AbilityType): type is AttackType =>
  type !== 'influence' && type !== 'spell' && type !== 'none'

export const GRADES = ['weak', 'medium', 'strong'] as const
export type Grade = (typeof GRADES)[number]

export const DURATIONS = [
  'endOfTurn',
  'endOfOpponentsNextTurn',
  'endOfYourNextTurn',
  'endOfTargetControllersNextTurn',
  'battle',
] as const
export type Duration = (typeof DURATIONS)[number]

/** 18.6 When an instant may be declared; `any` without the instant sign is the own main phase. */
export const TIMINGS = ['any', 'onDeclaration', 'afterRoll', 'beforeWounds', 'afterWounds'] as const
export type Timing = (typeof TIMINGS)[number]
