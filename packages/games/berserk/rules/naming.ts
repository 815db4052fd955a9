// What has to be named for an ability, and what may be (abilities.md 4, 18.8).

import { itemOf } from '@ludoteka/kernel'
import { type AbilityName, abilityNamed } from '../content/abilities.ts'
import type { Cell } from '../content/cells.ts'
import type { Activated, Effect } from '../content/vocabulary.ts'
import { chipsAvailable } from './chipSources.ts'
import { couldDo, effectOf } from './effects/interpreter.ts'
import type { Use } from './frames.ts'
import type { Piece } from './names.ts'
import { activatedNamed } from './payment.ts'
import { freeCells, isHidden, rowOf } from './pieces.ts'
import { redirectTargets } from './redirection.ts'
import type { AttackRow } from './rows.ts'
import type { S } from './state.ts'
import {
  type Aim,
  attackOfItem,
  cardsFor,
  hasCardFor,
  hasCardThat,
  itemsFor,
  readAim,
  targetOfAbility,
  waitingItems,
} from './targets.ts'
import { withTargets } from './use.ts'

/** What an ability says of what is named for it. */
type Naming = {
  kind: 'cards' | 'cell' | 'stackItem' | undefined
  options: readonly Effect[]
  redirection: Aim | undefined
  onto: Aim | undefined
  cards: Aim | undefined
  x: Activated['x']
  /** An attack can always be made, whatever else the ability does; what triggers by itself is aimed in vain too (19.4). */
  isSure: boolean
}

function triggersByItself(name: AbilityName): boolean {
  const ability = abilityNamed(name)
  return ability.kind === 'triggered' && !ability.optional
}

function readNaming(ability: AbilityName): Naming {
  const target = targetOfAbility(ability)
  const isCards = target?.kind === 'creature' || target?.kind === 'card'
  const cards = isCards ? readAim(target) : undefined
  const kind = isCards ? 'cards' : target?.kind
  const x = activatedNamed(ability)?.x
  const isSure = isCards && triggersByItself(ability)
  const found: Naming = { kind, options: [], redirection: undefined, onto: undefined, cards, x, isSure }
  for (const sentence of effectOf({ ability })) {
    if (sentence.word === 'chooseOne') found.options = sentence.options
    if (sentence.word === 'redirectAttack') found.redirection = readAim(sentence.newTarget)
    if (sentence.word === 'redistributeWounds') found.onto = readAim(sentence.onto)
    if (sentence.word === 'makeAttack' || sentence.word === 'attack') found.isSure ||= sentence.if === undefined
  }
  found.cards = found.redirection ?? cards
  return found
}

/** Read when it is first asked for. */
const NAMINGS = new Map<AbilityName, Readonly<Naming>>()

function namingOf(ability: AbilityName): Readonly<Naming> {
  const known = NAMINGS.get(ability)
  if (known) return known
  const read = readNaming(ability)
  NAMINGS.set(ability, read)
  return read
}

/** The texts of which one is chosen at declaration. */
export const optionsOf = ({ ability }: Pick<Use, 'ability'>): readonly Effect[] => namingOf(ability).options
const redirectionOf = (ability: AbilityName): Aim | undefined => namingOf(ability).redirection
/** It changes the target of an attack (12.6). */
export const isRedirecting = ({ ability }: Pick<Use, 'ability'>): boolean => redirectionOf(ability) !== undefined
/** The cards onto which wounds are redistributed. */
export const ontoOf = ({ ability }: Pick<Use, 'ability'>): Aim | undefined => namingOf(ability).onto
/** The cards an ability names: its own target, or the new one of an attack. */
export const cardTargetOf = ({ ability }: Pick<Use, 'ability'>): Aim | undefined => namingOf(ability).cards

/** Enough is named: exactly so many, or as many as possible. */
export const isFull = (target: Aim, named: readonly Piece[]): boolean => named.length >= target.most

/** The attack that an ability redirects. */
function attackAnswered(s: S, { about }: Use): AttackRow | undefined {
  const item = about > 0 ? waitingItems(s).find(one => itemOf(one) === about) : undefined
  return item && attackOfItem(s, item)
}

/** X and the text are chosen later; whether something could happen is judged with the least of them. */
function couldWith(s: S, use: Use, targets: readonly Piece[]): boolean {
  const { isSure, x } = namingOf(use.ability)
  if (isSure) return true
  const probe = withTargets(use, targets)
  if (x && use.x === 0) probe.x = x.min
  return couldDo(s, probe)
}

/** The cards that may be named next. */
export function nextTargets(s: S, use: Use): readonly Piece[] {
  const target = cardTargetOf(use)
  if (!target || isFull(target, use.targets)) return []
  if (redirectionOf(use.ability)) {
    const attack = attackAnswered(s, use)
    return attack ? redirectTargets(s, use, attack, target) : []
  }
  const found = cardsFor(s, use, target).filter(piece => !use.targets.includes(piece))
  const isLast = use.targets.length + 1 >= target.most
  const isUseful = (piece: Piece): boolean => isHidden(s, piece) || couldWith(s, use, [...use.targets, piece])
  if (!target.upTo) return isLast ? found.filter(isUseful) : found
  // Among several some may be named in vain, as long as the whole could have an effect (19.4).
  const isAnyUseful = couldWith(s, use, use.targets) || (!isLast && found.some(isUseful))
  return isAnyUseful ? found : found.filter(isUseful)
}

/** Whether these targets are enough to stop at. */
export const mayStop = (s: S, use: Use): boolean => use.targets.length > 0 && couldWith(s, use, use.targets)

export function nextOnto(s: S, use: Use): readonly Piece[] {
  const onto = ontoOf(use)
  if (!onto || isFull(onto, use.onto)) return []
  return cardsFor(s, use, onto, use.targets).filter(piece => !use.onto.includes(piece))
}

/** The items of the stack that may be answered; one whose attack can't be redirected anywhere is none. */
export function nextItems(s: S, use: Use): readonly number[] {
  const target = targetOfAbility(use.ability)
  if (target?.kind !== 'stackItem') return []
  const found = itemsFor(s, use, target.filter)
  return redirectionOf(use.ability) ? found.filter(about => nextTargets(s, { ...use, about }).length > 0) : found
}

export const nextCells = (s: S): readonly Cell[] => freeCells(s)

/** 17.4 */
export function xBounds(s: S, { source, ability }: Use): { readonly min: number; readonly max: number } | undefined {
  const { x } = namingOf(ability)
  return x && { min: x.min, max: x.max === 'chips' ? chipsAvailable(s, source) : rowOf(s, source).extraLife }
}

/** Whether there is a way to declare it: targets, items, cells, and something that could have any effect (19.4). */
export function hasWay(s: S, use: Use): boolean {
  const { kind, cards, onto, redirection, x, isSure } = namingOf(use.ability)
  const bounds = x && xBounds(s, use)
  if (bounds && bounds.max < bounds.min) return false
  if (kind === 'stackItem') return nextItems(s, use).length > 0
  if (kind === 'cell') return nextCells(s).length > 0
  if (!cards) return couldWith(s, use, use.targets)
  if (onto) return hasOnto(s, use)
  if (redirection) return nextTargets(s, use).length > 0
  if (isSure && cards.most === 1) return hasCardFor(s, use, cards)
  if (!cards.upTo && cards.most > 1) return cardsFor(s, use, cards).length >= cards.most
  return hasCardThat(s, use, cards, piece => isHidden(s, piece) || couldWith(s, use, [piece]))
}

/** Some target leaves a card onto which its wounds could go. */
const hasOnto = (s: S, use: Use): boolean =>
  nextTargets(s, use).some(piece => nextOnto(s, withTargets(use, [piece])).length > 0)

export const isTriggered = (name: AbilityName): boolean => abilityNamed(name).kind === 'triggered'
