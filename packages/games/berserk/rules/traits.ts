// What a card has: its keywords with their numbers, modifiers and abilities, whether printed, gained or granted (23.1).

import { required, tableOf } from '@ludoteka/kernel'
import { ABILITIES_OF_KEYWORD, type AbilityName, abilityNamed } from '../content/abilities.ts'
import { CARD, CARDS, type CardId, printedName } from '../content/cards.ts'
import {
  type Grant,
  KEYWORDS,
  type KeywordId,
  type KeywordInstance,
  MIN_KEYWORDS,
  type MinKeyword,
} from '../content/keywords.ts'
import type { AttackType } from '../content/terms.ts'
import {
  type Filter,
  type Mod,
  type Scope,
  type Static,
  TRIGGER_EVENTS,
  type TriggerEvent,
} from '../content/vocabulary.ts'

type ModOf<M extends Mod['mod']> = Extract<Mod, { readonly mod: M }>
type KeywordOf<K extends KeywordId> = Extract<KeywordInstance, { readonly k: K }>
type Ignoring = Extract<KeywordOf<'ignore'>, { readonly what: readonly KeywordId[] }>

export type Traits = {
  /** The number of each keyword the card has; 1 where it has none of its own. */
  readonly amounts: Readonly<Record<KeywordId, number | undefined>>
  readonly vampirismMinus: number
  readonly defendsUnlimited: boolean
  /** Keywords that its attacks of some types ignore. */
  readonly ignored: readonly Ignoring[]
  readonly ignoresAll: boolean
  readonly noWoundsFrom: readonly ('poison' | 'fading')[]
  readonly mustAttack: readonly KeywordOf<'mustAttack'>[]
  readonly wearsNo: readonly KeywordOf<'wearsNo'>['equipmentClass'][]
  readonly cannotBeTakenWith: readonly Filter[]
  readonly outgoing: readonly ModOf<'outgoingPower'>[]
  readonly incoming: readonly ModOf<'incomingPower'>[]
  readonly incomingGrades: readonly ModOf<'incomingGrade'>[]
  /** Keywords only in attacks against some cards. */
  readonly keywordsAgainst: readonly { readonly keyword: KeywordInstance; readonly vs: Filter }[]
  readonly ranges: readonly ModOf<'range'>[]
  /** Added to the movement value. */
  readonly move: number
  readonly rollsTwice: boolean
  readonly strikesPerTurn: ModOf<'simpleStrikesPerTurn'> | undefined
  readonly defendsGround: boolean
  readonly mustBeTargeted: readonly AttackType[]
  readonly poisonBonus: readonly ModOf<'poisonBonus'>[]
  readonly activated: readonly AbilityName[]
  /** 17.2 One of them has a chip before the colon. */
  readonly accumulates: boolean
  /** Activated with the instant sign. */
  readonly instants: readonly AbilityName[]
  readonly triggered: Readonly<Record<TriggerEvent, readonly AbilityName[]>>
}

type Building = {
  amounts: Record<KeywordId, number | undefined>
  vampirismMinus: number
  defendsUnlimited: boolean
  ignored: Ignoring[]
  ignoresAll: boolean
  noWoundsFrom: ('poison' | 'fading')[]
  mustAttack: KeywordOf<'mustAttack'>[]
  wearsNo: KeywordOf<'wearsNo'>['equipmentClass'][]
  cannotBeTakenWith: Filter[]
  outgoing: ModOf<'outgoingPower'>[]
  incoming: ModOf<'incomingPower'>[]
  incomingGrades: ModOf<'incomingGrade'>[]
  keywordsAgainst: { keyword: KeywordInstance; vs: Filter }[]
  ranges: ModOf<'range'>[]
  move: number
  rollsTwice: boolean
  strikesPerTurn: ModOf<'simpleStrikesPerTurn'> | undefined
  defendsGround: boolean
  mustBeTargeted: AttackType[]
  poisonBonus: ModOf<'poisonBonus'>[]
  activated: AbilityName[]
  accumulates: boolean
  instants: AbilityName[]
  triggered: Record<TriggerEvent, readonly AbilityName[]>
}

/** All cards have records of one shape, whatever their keywords: such records are read faster. */
const NO_AMOUNTS = tableOf(KEYWORDS, (): number | undefined => undefined)
const NO_ABILITIES: readonly AbilityName[] = []
const NO_TRIGGERED = tableOf(TRIGGER_EVENTS, () => NO_ABILITIES)

const nothing = (): Building => ({
  amounts: { ...NO_AMOUNTS },
  vampirismMinus: 0,
  defendsUnlimited: false,
  ignored: [],
  ignoresAll: false,
  noWoundsFrom: [],
  mustAttack: [],
  wearsNo: [],
  cannotBeTakenWith: [],
  outgoing: [],
  incoming: [],
  incomingGrades: [],
  keywordsAgainst: [],
  ranges: [],
  move: 0,
  rollsTwice: false,
  strikesPerTurn: undefined,
  defendsGround: false,
  mustBeTargeted: [],
  poisonBonus: [],
  activated: [],
  accumulates: false,
  instants: [],
  triggered: { ...NO_TRIGGERED },
})

/** A hidden card (22.1), and one whose abilities are ignored (T.5). */
export const NO_TRAITS: Traits = nothing()

const isMin = (k: KeywordId): k is MinKeyword => MIN_KEYWORDS.some(one => one === k)

/** 23.1 Of equal named abilities only the largest works, of limits the strictest. */
function addKeyword(t: Building, keyword: KeywordInstance): void {
  const { k } = keyword
  const x = 'x' in keyword ? keyword.x : 1
  const before = t.amounts[k]
  if (before === undefined) for (const ability of ABILITIES_OF_KEYWORD[k] ?? []) addAbility(t, ability)
  if (k === 'vampirism') {
    const minus = keyword.minus ?? 0
    t.vampirismMinus = before === undefined ? minus : Math.min(t.vampirismMinus, minus)
  }
  t.amounts[k] = before === undefined ? x : isMin(k) ? Math.min(before, x) : Math.max(before, x)
  switch (k) {
    case 'notClosingDefend':
      t.defendsUnlimited ||= keyword.unlimited === true
      break
    case 'ignore':
      if (keyword.what === 'allAbilitiesOfAttacked') t.ignoresAll = true
      else t.ignored.push(keyword)
      break
    case 'noWoundsFrom':
      t.noWoundsFrom.push(...keyword.from)
      break
    case 'mustAttack':
      t.mustAttack.push(keyword)
      break
    case 'wearsNo':
      t.wearsNo.push(keyword.equipmentClass)
      break
    case 'cannotBeTakenWith':
      t.cannotBeTakenWith.push(keyword.filter)
      break
    default:
  }
}

export function addAbility(t: Building, name: AbilityName): void {
  const ability = abilityNamed(name)
  if (ability.kind === 'activated') {
    t.activated.push(name)
    if (ability.instant) t.instants.push(name)
    t.accumulates ||= ability.cost.chips !== undefined
  } else if (ability.kind === 'triggered') {
    const { on } = ability.trigger
    t.triggered[on] = [...t.triggered[on], name]
  }
}

function addMod(t: Building, mod: Mod): void {
  switch (mod.mod) {
    case 'outgoingPower':
      t.outgoing.push(mod)
      break
    case 'incomingPower':
      t.incoming.push(mod)
      break
    case 'incomingGrade':
      t.incomingGrades.push(mod)
      break
    case 'grantKeyword':
      if (mod.vs) t.keywordsAgainst.push({ keyword: mod.keyword, vs: mod.vs })
      else addKeyword(t, mod.keyword)
      break
    case 'range':
      t.ranges.push(mod)
      break
    case 'move':
      t.move += mod.n
      break
    case 'rollTwiceKeepOne':
      t.rollsTwice = true
      break
    case 'simpleStrikesPerTurn':
      t.strikesPerTurn = mod
      break
    case 'flyerMayDefendGround':
      t.defendsGround = true
      break
    case 'mustBeTargeted':
      t.mustBeTargeted.push(...mod.attackTypes)
      break
    case 'poisonBonus':
      t.poisonBonus.push(mod)
      break
  }
}

/** What works on a card beyond what it prints: keywords and modifiers, abilities of its grants, and keywords it has lost. */
export type Changes = {
  readonly keywords: readonly KeywordInstance[]
  readonly mods: readonly Mod[]
  readonly abilities: readonly AbilityName[]
  readonly lost: readonly KeywordId[]
}

/** Modifiers of a static ability for the card itself, without a condition. */
const ownMods = (card: CardId): readonly Mod[] =>
  CARD[card].abilities.flatMap(ability =>
    ability.kind === 'static' && ability.scope === 'self' && !ability.condition ? ability.mods : [],
  )

/** Abilities that a keyword or an effect of the card grants are not its own. */
const isPrinted = (id: string): boolean => id.startsWith('a')

function traitsOf(card: CardId, { keywords, mods, abilities, lost }: Changes): Traits {
  const t = nothing()
  for (const keyword of CARD[card].keywords) if (!lost.includes(keyword.k)) addKeyword(t, keyword)
  for (const keyword of keywords) addKeyword(t, keyword)
  for (const { id } of CARD[card].abilities) if (isPrinted(id)) addAbility(t, printedName(card, id))
  for (const ability of abilities) addAbility(t, ability)
  for (const mod of ownMods(card)) addMod(t, mod)
  for (const mod of mods) addMod(t, mod)
  return t
}

/** The traits of a card with some changes, and where those with one more are found. */
type Known = { traits: Traits | undefined; readonly further: Map<unknown, Known> }
const KNOWN: ReadonlyMap<CardId, Known> = new Map(CARDS.map(card => [card, { traits: undefined, further: new Map() }]))

function further({ further: all }: Known, change: unknown): Known {
  const found = all.get(change) ?? { traits: undefined, further: new Map() }
  all.set(change, found)
  return found
}

/** Worked out once: the same few things work on a card again and again. */
export function traitsWith(card: CardId, changes: Changes): Traits {
  let known = required(KNOWN.get(card), card)
  for (const keyword of changes.keywords) known = further(known, keyword)
  for (const mod of changes.mods) known = further(known, mod)
  for (const ability of changes.abilities) known = further(known, ability)
  for (const keyword of changes.lost) known = further(known, `lost ${keyword}`)
  known.traits ??= traitsOf(card, changes)
  return known.traits
}

const UNCHANGED: Changes = { keywords: [], mods: [], abilities: [], lost: [] }

/** What every card has on which nothing else works. */
export const PRINTED_TRAITS: ReadonlyMap<CardId, Traits> = new Map(CARDS.map(card => [card, traitsOf(card, UNCHANGED)]))

/** What a card does for others, or for itself under a condition. */
export type Work = {
  readonly scope: Scope
  readonly mods: readonly Mod[]
  readonly condition?: Static['condition']
}

const isMod = (grant: Grant): grant is Mod & { readonly scope?: Scope } => 'mod' in grant
const isKeyword = (grant: Grant): grant is KeywordInstance => 'k' in grant

/** The grants of Formation and Charge (N.18, N.8), by what they are. */
export type Granted = {
  readonly keywords: readonly KeywordInstance[]
  readonly mods: readonly Mod[]
  readonly abilities: readonly AbilityName[]
  readonly works: readonly Work[]
}

function grantedBy(card: CardId, grants: readonly Grant[]): Granted {
  return {
    keywords: grants.filter(isKeyword),
    mods: grants.filter(isMod).filter(({ scope = 'self' }) => scope === 'self'),
    abilities: grants.flatMap(grant =>
      'ability' in grant && !isKeyword(grant) ? [printedName(card, grant.ability)] : [],
    ),
    works: grants
      .filter(isMod)
      .flatMap(mod => (mod.scope && mod.scope !== 'self' ? [{ scope: mod.scope, mods: [mod] }] : [])),
  }
}

/** What makes the traits of a card, or of others, depend on the position. */
export type CardWorks = {
  readonly works: readonly Work[]
  readonly formation: Granted | undefined
  readonly charges: readonly (Granted & { readonly x: number })[]
  /** Who stands where makes a difference. */
  readonly isPlaceFelt: boolean
}

function worksOn(card: CardId): CardWorks {
  const { keywords, abilities } = CARD[card]
  const works = abilities
    .filter(one => one.kind === 'static')
    .filter(({ scope, condition }) => scope !== 'self' || condition)
  const formation = keywords.flatMap(one => (one.k === 'formation' ? [grantedBy(card, one.grants)] : []))[0]
  const charges = keywords.flatMap(one => (one.k === 'charge' ? [{ x: one.x, ...grantedBy(card, one.grants) }] : []))
  const all = [...works, ...charges.flatMap(charge => charge.works)]
  return { works, formation, charges, isPlaceFelt: formation !== undefined || all.some(feelsPlaces) }
}

/** It serves the cards in some places only, or asks for Formation, which is about neighbours. */
const feelsPlaces = ({ scope, condition }: Work): boolean =>
  condition?.is === 'formationPartnersAtLeast' ||
  (typeof scope === 'object' && (scope.area !== 'playZone' || scope.filter?.inFormation === true))

const isIdle = ({ works, formation, charges }: CardWorks): boolean =>
  works.length + charges.length === 0 && formation === undefined

/** Only of cards that have any. */
export const CARD_WORKS: ReadonlyMap<CardId, CardWorks> = new Map(
  CARDS.flatMap((card): [CardId, CardWorks][] => {
    const works = worksOn(card)
    return isIdle(works) ? [] : [[card, works]]
  }),
)

export const isKeywordId = (name: string): name is KeywordId => KEYWORDS.some(k => k === name)
