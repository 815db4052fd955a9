// The catalogue of keywords (28): how several of one go together, and what a card says beside the name.

import type { AbilityType, AttackType, EquipmentClass } from './terms.ts'
import type { AbilityId, Filter, Mod, Obligation, Scope } from './vocabulary.ts'

/** Having it twice changes nothing. */
export const FLAG_KEYWORDS = [
  'agility',
  'blessing',
  'bloodMagic',
  'camouflage',
  'carrionEating',
  'concentration',
  'curse',
  'directed',
  'horde',
  'incorporeal',
  'manoeuvre',
  'meditation',
  'plague',
  'precision',
  'scales',
  'stealth',
  'steadfast',
  'teleportation',
  'thickSkinned',
  'unanswered',
  'unique',
  'vanguard',
  'vulnerability',
  'wrath',
  'flying',
  'symbiote',
  'parasite',
  'notClosingAttack',
  'multiElement',
  'protAttacks',
  'protSimpleStrikes',
  'protSpecialStrikes',
  'protMagicStrikes',
  'protRowStrikes',
  'protInstant',
  'protShots',
  'protThrows',
  'protDischarges',
  'protSpells',
  'protMagic',
  'protRanged',
  'protRangedNonMagic',
  'protPoison',
] as const
export type FlagKeyword = (typeof FLAG_KEYWORDS)[number]

/** The largest number works. */
export const MAX_KEYWORDS = [
  'arkhaalShield',
  'armour',
  'clumsiness',
  'decay',
  'devotion',
  'expAttack',
  'expDefence',
  'expShot',
  'expThrow',
  'expDischarge',
  'fading',
  'giftOfLife',
  'guard',
  'incarnation',
  'jump',
  'magicArmour',
  'poison',
  'rage',
  'regeneration',
  'soulcatcher',
  'thirst',
  'unity',
  'finishingBlow',
  'strikeRange',
] as const
export type MaxKeyword = (typeof MAX_KEYWORDS)[number]

/** The strictest limit works. */
export const MIN_KEYWORDS = ['maxLife', 'maxChips'] as const
export type MinKeyword = (typeof MIN_KEYWORDS)[number]

/** Those that say more than a number. */
export const SPECIAL_KEYWORDS = [
  'vampirism',
  'notClosingDefend',
  'formation',
  'charge',
  'beginsBattleWith',
  'cannotBeTakenWith',
  'wearsNo',
  'mustAttack',
  'ignore',
  'noWoundsFrom',
] as const
export type SpecialKeyword = (typeof SPECIAL_KEYWORDS)[number]

export const KEYWORDS = [...FLAG_KEYWORDS, ...MAX_KEYWORDS, ...MIN_KEYWORDS, ...SPECIAL_KEYWORDS] as const
export type KeywordId = (typeof KEYWORDS)[number]

/** Keywords that a card may gain for a while: a flag, or a number. */
export const GAINABLE = [...FLAG_KEYWORDS, ...MAX_KEYWORDS, ...MIN_KEYWORDS] as const
export type GainedKeyword = { readonly k: FlagKeyword } | { readonly k: MaxKeyword | MinKeyword; readonly x: number }

/** What a charged or formed card has more: keywords, modifiers (with a scope of their own, or for itself) and abilities. */
export type Grant = KeywordInstance | (Mod & { readonly scope?: Scope }) | { readonly ability: AbilityId }

export type KeywordInstance =
  | GainedKeyword
  /** So many wounds fewer count. */
  | { readonly k: 'vampirism'; readonly minus?: number }
  | { readonly k: 'notClosingDefend'; readonly unlimited?: true }
  | { readonly k: 'formation'; readonly grants: readonly Grant[] }
  | { readonly k: 'charge'; readonly x: number; readonly grants: readonly Grant[] }
  /** 7.2 Received at once; with `onlyAs` only for that player. */
  | { readonly k: 'beginsBattleWith'; readonly chips: number; readonly onlyAs?: 'first' | 'second' }
  | { readonly k: 'cannotBeTakenWith'; readonly filter: Filter }
  | { readonly k: 'wearsNo'; readonly equipmentClass: EquipmentClass | 'any' }
  | {
      readonly k: 'mustAttack'
      readonly kind: Obligation
      readonly attackTypes: readonly AttackType[]
      readonly filter: Filter
    }
  | { readonly k: 'ignore'; readonly what: 'allAbilitiesOfAttacked' }
  /** In attacks of these types. */
  | { readonly k: 'ignore'; readonly what: readonly KeywordId[]; readonly attackTypes: readonly AttackType[] }
  | { readonly k: 'noWoundsFrom'; readonly from: readonly ('poison' | 'fading')[] }

/** 28.4 What each protection covers; one of several kinds is so many independent protections (28.5.1). */
export const COVERS = {
  protAttacks: ['simpleStrike', 'specialStrike', 'magicStrike', 'rowStrike', 'shot', 'throw', 'discharge'],
  protSimpleStrikes: ['simpleStrike'],
  protSpecialStrikes: ['specialStrike'],
  protMagicStrikes: ['magicStrike'],
  protRowStrikes: ['rowStrike'],
  protShots: ['shot'],
  protThrows: ['throw'],
  protDischarges: ['discharge'],
  protSpells: ['spell'],
  protMagic: ['spell', 'magicStrike', 'discharge'],
  protRanged: ['shot', 'throw', 'discharge', 'rowStrike'],
  protRangedNonMagic: ['shot', 'throw', 'rowStrike'],
} as const satisfies Partial<Record<FlagKeyword, readonly AbilityType[]>>
export type TypeProtection = keyof typeof COVERS
