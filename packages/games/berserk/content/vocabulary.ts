// The vocabulary of abilities: what a card does is data in these words, and one interpreter runs them (rules/effects).

import type { WordEffect } from '@ludoteka/rules-kit'
import type { OwnRow } from './cells.ts'
import type { GainedKeyword, KeywordId, KeywordInstance } from './keywords.ts'
import type {
  AbilityType,
  AttackType,
  Class,
  Duration,
  Element,
  EquipmentClass,
  Grade,
  Rarity,
  Timing,
} from './terms.ts'

/** What a card must be like; all entries must hold. */
export type Filter = {
  readonly element?: Element
  readonly class?: Class
  /** The card of this name. */
  readonly id?: string
  readonly creature?: true
  readonly flyer?: true
  readonly incorporeal?: true
  readonly notIncorporeal?: true
  /** Parasites are symbiotes. */
  readonly notSymbiote?: true
  readonly open?: true
  readonly closed?: true
  readonly wounded?: true
  readonly poisoned?: true
  readonly inFormation?: true
  /** Has an element of the source. */
  readonly sharesElement?: true
  /** Controlled by the opponent of the source's controller. */
  readonly enemy?: true
  /** Printed cost. */
  readonly maxCost?: number
  readonly currentLifeAtMost?: number
  /** Has an activated or triggered ability of one of these types. */
  readonly hasAbilityType?: readonly AbilityType[]
  /** Has not changed its cell this turn; travelling with a host is a change. */
  readonly notRelocatedThisTurn?: true
  /** Not the card whose wounds are redistributed. */
  readonly notRedistributionSource?: true
}

/** What an item on the stack must be like. */
export type ItemFilter = { readonly types: readonly AbilityType[]; readonly targetsYourCard?: true }

export type Who = 'own' | 'enemy' | 'any' | 'ownOther'

export type Where =
  | 'any'
  | 'battlefield'
  /** Adjacent to the source; for a flyer any card of the play zone (16.3). */
  | 'adjacent'
  /** Where this type of attack may be aimed. */
  | 'attack'
  /** The opponent's own first row. */
  | 'firstRow'
  | 'graveyard'
  /** Searched when carried out, never named. */
  | 'deck'
  /** Of the windows: the die just thrown, the strike under way, the wounds to come, the wounds just received. */
  | 'justRolled'
  | 'strikingNow'
  | 'beingStruckMelee'
  | 'wouldBeWounded'
  | 'justWoundedByStrike'

/** What is named when an ability is declared. */
export type CardTarget = {
  readonly kind: 'creature' | 'card'
  readonly who: Who
  readonly where: Where
  /** So many different ones; `any` is without a limit. */
  readonly count: number | 'any'
  /** From one to that many. */
  readonly upTo?: true
  readonly filter?: Filter
}
export type CellTarget = { readonly kind: 'cell'; readonly where: 'freeCell' }
export type ItemTarget = { readonly kind: 'stackItem'; readonly who: 'enemy'; readonly filter: ItemFilter }
export type Target = CardTarget | CellTarget | ItemTarget

/** All cards of a side in an area seen from the source. */
export type Group = {
  readonly side: 'own' | 'enemy'
  readonly area: 'playZone' | 'sameColumn' | 'ownRow' | 'leftRight' | 'adjacent'
  /** The row of `ownRow`. */
  readonly row?: OwnRow
  readonly filter?: Filter
}

export type Receiver = 'self' | 'target' | 'target1' | 'target2' | 'host' | 'attacked' | 'attacker' | 'defended'
/** A list is one event. */
export type Receivers = Receiver | readonly Receiver[] | Group

export type Amount =
  | number
  | 'all'
  /** Wounds the card received in this event. */
  | 'justReceived'
  | { readonly var: 'X' }
  /** Chosen when carried out. */
  | { readonly choose: { readonly min: number; readonly max: 'strength' | 'selfChips' } }
  /** Own cards whose current life exceeds the printed one. */
  | { readonly count: 'ownCardsAboveInitialLife'; readonly max: number }

export type Power = readonly [weak: number | 'X', medium: number | 'X', strong: number | 'X']

type To = { readonly to: Receivers }
type HowMuch = { readonly amount: Amount }
type Lasts = { readonly duration: Duration }

/** The words of effects. Each is one event; after each deaths are checked (20.6). */
export type Words = {
  wound: HowMuch & To
  heal: HowMuch & To
  addLife: HowMuch & To
  /** Cannot take more than there are: then it has no effect. */
  removeExtraLife: HowMuch & To
  /** 20.11 */
  setCurrentLife: HowMuch & To
  poison: HowMuch & To
  gainKeyword: To & Lasts & { readonly keyword: GainedKeyword }
  loseKeyword: To & { readonly keyword: KeywordId }
  open: To
  close: To
  noOpenNextTurn: To
  cannotMove: To & Lasts
  modMove: HowMuch & To & Lasts
  gainChip: HowMuch & To
  loseChip: HowMuch & To
  transferChips: HowMuch & To & { readonly source: Receiver }
  preventWounds: HowMuch & To
  /** 20.10 `onto` is named together with the target; number and split are chosen when carried out. */
  redistributeWounds: { readonly max: Amount; readonly source: Receiver; readonly onto: CardTarget }
  finish: HowMuch & To
  destroy: To
  revive: { readonly closed?: true }
  summon: { readonly filter: Filter; readonly closed?: true }
  returnToDeck: To
  takeControl: To & Lasts
  swap: { readonly a: Receiver; readonly b: Receiver }
  cellMarker: Lasts & { readonly marker: Marker; readonly blocks: boolean }
  /** A free attack; one at the attacker needs no reach (15.3.1). */
  attack: {
    readonly attackType: AttackType
    readonly power: Power
    readonly at: 'target' | 'attacker'
    readonly plusPerChip?: number
  }
  /** For the attack this ability makes. */
  attackBonus: HowMuch
  setGrade: To & { readonly grade: Grade }
  capStrength: HowMuch
  modRoll: HowMuch & To
  reroll: To
  rollDie: { readonly results: readonly { readonly from: number; readonly to: number; readonly list: Effect }[] }
  /** 23.9 */
  block: { readonly what: 'triggerEvent' | 'target' }
  multiplyEvent: HowMuch
  redirectAttack: { readonly what: 'triggerEvent' | 'target'; readonly newTarget: CardTarget }
  obligeToAttack: Lasts & { readonly attacker: Receiver; readonly target: Receiver; readonly kind: Obligation }
  grantProtectionFromStrength: To & Lasts & { readonly value: Amount; readonly attackTypes: readonly AttackType[] }
  /** The granted ability is named by its id on the same card. */
  grantNextStrikeTrigger: To & Lasts & { readonly ability: AbilityId }
  /** Chosen by the controller of the attacked card when carried out; what could have no effect can't be chosen. */
  opponentChooses: { readonly options: readonly Effect[] }
  /** Chosen by the controller at declaration. */
  chooseOne: { readonly options: readonly Effect[] }
  /** Several words together, under one condition. */
  do: { readonly list: Effect }
  /** The attack that an activated ability is; it follows its effect (15.7). */
  makeAttack: object
  /** Words of keywords only. */
  relocateBeside: object
  incarnate: object
  permitFlyerStrike: object
  guard: object
  loseDecayChip: object
  unite: object
}
export type WordName = keyof Words

export type Conditions = {
  selfExtraLifeAtLeast: { readonly n: number }
  selfCurrentLifeAbove: { readonly n: number }
  selfCurrentLifeBelow: { readonly n: number }
  selfChipsAtLeast: { readonly n: number }
  formationPartnersAtLeast: { readonly n: number }
  hostRankAndFile: object
  targetLacksElement: { readonly element: Element }
}
export type Condition = { readonly [K in keyof Conditions]: { readonly is: K } & Conditions[K] }[keyof Conditions]

export type Effect = WordEffect<Words, Conditions>

export const MARKERS = ['pyre'] as const
export type Marker = (typeof MARKERS)[number]
export const OBLIGATIONS = ['must', 'target'] as const
export type Obligation = (typeof OBLIGATIONS)[number]

/** What a static ability changes. */
export type Mod =
  | {
      readonly mod: 'outgoingPower'
      readonly n: number
      readonly attackTypes: readonly AttackType[]
      /** The struck card. */
      readonly vs?: Filter
      readonly grades?: readonly Grade[]
      /** Times the chips on the card. */
      readonly perSelfChip?: true
      /** Times the other own cards like this, at most `max` in all. */
      readonly perOwnOther?: Filter
      readonly max?: number
    }
  | {
      readonly mod: 'incomingPower'
      readonly n: number
      readonly attackTypes: readonly AttackType[]
      /** The attacker. */
      readonly by?: Filter
      /** Only as an executed defender. */
      readonly whileDefender?: true
    }
  | { readonly mod: 'incomingGrade'; readonly to: Grade; readonly attackTypes: readonly AttackType[] }
  /** With `vs` only in attacks against such cards. */
  | { readonly mod: 'grantKeyword'; readonly keyword: KeywordInstance; readonly vs?: Filter }
  | { readonly mod: 'range'; readonly n: number; readonly attackTypes: readonly AttackType[] }
  | { readonly mod: 'move'; readonly n: number }
  | { readonly mod: 'rollTwiceKeepOne' }
  | {
      readonly mod: 'simpleStrikesPerTurn'
      readonly n: number
      readonly differentTargets?: true
      readonly consecutive?: true
    }
  | { readonly mod: 'flyerMayDefendGround' }
  | { readonly mod: 'mustBeTargeted'; readonly attackTypes: readonly AttackType[] }
  /** Poison on the cards in scope counts higher, at most `max`. */
  | { readonly mod: 'poisonBonus'; readonly n: number; readonly max: number }

export type Scope = 'self' | 'host' | Group

/** a = activated or triggered, s = static, g = granted by a keyword or an effect. */
export const ABILITY_IDS = ['a1', 'a2', 'a3', 's1', 's2', 's3', 'g1'] as const
export type AbilityId = (typeof ABILITY_IDS)[number]

export const TRIGGER_EVENTS = [
  'battleStart',
  'turnStart',
  'opponentTurnStart',
  'turnEnd',
  'opponentTurnEnd',
  'attackHit',
  'attackHitOrOwnStrikeMiss',
  'attackHitOnSelf',
  'attackDeclaredBySelf',
  'attackDeclaredOnSelf',
  'ownMissInOwnTurn',
  'selfDeath',
  'selfReturnedToDeck',
  'becameDefender',
  'incarnated',
  'enemyHealDeclared',
  'ownHealDeclared',
  // Of keywords only.
  'selfWounded',
  'otherCreatureDied',
  'killedAdjacentEnemy',
  'rolledOdd',
  'actionPaid',
  'turnStartInGraveyard',
] as const
export type TriggerEvent = (typeof TRIGGER_EVENTS)[number]

export type Trigger = {
  readonly on: TriggerEvent
  readonly attackTypes?: readonly AttackType[]
  readonly grades?: readonly Grade[]
  /** The attacked card. */
  readonly vs?: Filter
}

export type Limit = { readonly perTurn?: number; readonly perBattle?: number }
export type Cost = { readonly close?: true; readonly chips?: number | 'X' }

export type Activated = {
  readonly id: AbilityId
  readonly kind: 'activated'
  readonly type: AbilityType
  /** ⚡ */
  readonly instant?: true
  readonly timing: Timing
  readonly cost: Cost
  readonly x?: { readonly min: number; readonly max: 'chips' | 'selfExtraLife' }
  readonly target?: Target
  readonly power?: Power
  /** Without one, unlimited. */
  readonly range?: number
  readonly effect: Effect
  readonly limit?: Limit
  readonly condition?: Condition
}

export type Triggered = {
  readonly id: AbilityId
  readonly kind: 'triggered'
  readonly type: AbilityType
  readonly trigger: Trigger
  readonly optional?: true
  /** Who decides and makes its choices; absent = the controller. */
  readonly decider?: 'opponent'
  readonly target?: Target
  readonly effect: Effect
  readonly limit?: Limit
  readonly condition?: Condition
}

export type Static = {
  readonly id: AbilityId
  readonly kind: 'static'
  readonly scope: Scope
  readonly mods: readonly Mod[]
  readonly condition?: Condition
}

export type Ability = Activated | Triggered | Static

type Facts = {
  readonly elements: readonly Element[]
  readonly cost: number
  /** Gold only (3.1). */
  readonly elite?: true
  readonly rarity: Rarity
  readonly keywords: readonly KeywordInstance[]
  readonly abilities: readonly Ability[]
}

export type CreatureCard = Facts & {
  readonly type: 'creature'
  readonly life: number
  /** Flyers, symbiotes and parasites have none. */
  readonly move: number
  readonly strike: readonly [weak: number, medium: number, strong: number]
  readonly classes: readonly Class[]
}
export type ArtefactCard = Facts & { readonly type: 'artefact'; readonly life: number }
export type TerrainCard = Facts & { readonly type: 'terrain' }
export type EquipmentCard = Facts & { readonly type: 'equipment'; readonly equipmentClass: EquipmentClass }
export type CardFacts = CreatureCard | ArtefactCard | TerrainCard | EquipmentCard
