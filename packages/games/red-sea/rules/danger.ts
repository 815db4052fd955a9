// Nuclear war before it happens (8.1.4): what a coup, a card or a headline may do to DEFCON, by whose decision and with what
// chance. Bots and boards ask the same questions; a hidden card counts as each of those it may be.

import type { Card } from '../content/cards.ts'
import { COUNTRIES, SPACE, type Space } from '../content/spaces.ts'
import { NUCLEAR_WAR, type Side } from '../content/tracks.ts'
import { hasFamine } from './board.ts'
import { figure, isOpponents, isScoring } from './cards.ts'
import { canHappen, eventFor, threatsOf } from './events/begin.ts'
import { famineChoices } from './events/influenceSteps.ts'
import { summitModifier } from './events/otherSteps.ts'
import type { Fall } from './events/vocabulary.ts'
import { isResolvedBefore } from './headline.ts'
import { type HiddenCards, hiddenCards, type SeenTable } from './hiddenCards.ts'
import { CERTAIN, type Chance, chanceToBeat, DIE_FACES, NEVER, ratio } from './odds.ts'
import { countsAsBattleground, coupTargets, ORDINARY_COUP } from './operations/coup.ts'
import { is, other } from './sides.ts'
import type { CoupTerms, E, S } from './state.ts'

/** How it may come to a nuclear war that the active player loses, although this player tries to avoid it. */
export type Danger = {
  /** The play alone, a card or dice, the opponent's decision, or an opponent's headline that is resolved before. */
  readonly by: 'itself' | 'chance' | 'opponent' | 'otherHeadline'
  /** How likely it then is, if the opponent wants it. */
  readonly chance: Chance
}

/** A position to be judged, and whether others may still change the board before. */
export type Outlook = {
  readonly s: S
  readonly active: Side
  /** What the active player supposes about hidden cards; worked out when it is first asked for. */
  hidden(): HiddenCards
  readonly isChanging: boolean
}

/** The position as a side has to judge it as the active player, from the table as it sees it. */
export function outlookFrom(table: SeenTable, side: Side): Outlook {
  let found: HiddenCards | undefined
  return {
    s: table.s,
    active: side,
    hidden() {
      found ??= hiddenCards(table, side)
      return found
    },
    isChanging: false,
  }
}

export type CoupDanger = {
  /** The chance that the card turned up lowers DEFCON; only flashpoints turn one up. */
  readonly turnUp: Chance | undefined
  /** How far the coup itself lowers DEFCON. */
  readonly falls: number
  readonly war: Chance
}

/** The furthest DEFCON falls by one event or operation: a coup in a flashpoint while KM45 is in force. */
const MOST_FALLS = 2

/** Steps DEFCON can fall until nuclear war. */
const stepsToWar = (s: S): number => s.defcon - NUCLEAR_WAR

/** 6.3.7 The card is turned up first, then the coup lowers DEFCON; both together may be one too many. */
export function coupDanger(
  { s, hidden }: Pick<Outlook, 's' | 'hidden'>,
  at: Space,
  terms: Pick<CoupTerms, 'keepsDefcon'>,
): CoupDanger {
  if (terms.keepsDefcon) return { turnUp: undefined, falls: 0, war: NEVER }
  const turnUp = SPACE[at].flashpoint ? hidden().turnUp : undefined
  const falls = countsAsBattleground(s, at) ? 1 : 0
  if (falls >= stepsToWar(s)) return { turnUp, falls, war: CERTAIN }
  return { turnUp, falls, war: turnUp && falls + 1 >= stepsToWar(s) ? turnUp : NEVER }
}

/** How far DEFCON falls at most by a coup here. */
export function worstFall(s: S, at: Space): number {
  return (countsAsBattleground(s, at) ? 1 : 0) + (SPACE[at].flashpoint ? 1 : 0)
}

function warsByCoup(outlook: Outlook, side: Side, terms: CoupTerms): readonly Chance[] {
  return coupTargets(outlook.s, side, terms).map(at => coupDanger(outlook, at, terms).war)
}

const byRatio = (a: Chance, b: Chance): number => ratio(a) - ratio(b)
const least = (chances: readonly Chance[]): Chance => chances.toSorted(byRatio)[0] ?? NEVER // without a target there is no coup
const most = (chances: readonly Chance[]): Chance => chances.toSorted(byRatio).at(-1) ?? NEVER

const dangerOf = (by: Danger['by'], chance: Chance): Danger | undefined =>
  chance.hits > 0 ? { by, chance } : undefined

/** What depends on what others do first weighs half. */
const AFTER_OTHERS = 0.5

/** 0 for no danger to 1 for certain war. */
export function severity(danger: Danger | undefined): number {
  if (danger === undefined) return 0
  return ratio(danger.chance) * (danger.by === 'otherHeadline' ? AFTER_OTHERS : 1)
}

function worse(a: Danger | undefined, b: Danger | undefined): Danger | undefined {
  return severity(b) > severity(a) ? b : a
}

const withCause = (by: Danger['by'], danger: Danger | undefined): Danger | undefined =>
  danger && { by: danger.by === 'otherHeadline' ? danger.by : by, chance: danger.chance }

/** A coup that must be made: the active player takes the safest target, the opponent the most dangerous. */
export function coupsDanger(outlook: Outlook, side: Side, terms: CoupTerms): Danger | undefined {
  const wars = warsByCoup(outlook, side, terms)
  if (side !== outlook.active) return dangerOf('opponent', most(wars))
  const chance = least(wars)
  return dangerOf(chance.hits === chance.of ? 'itself' : 'chance', chance)
}

/** An operation of the opponent, who may choose a coup; as long as the board changes, a target may still appear. */
export function operationDanger(outlook: Outlook, side: Side): Danger | undefined {
  const { s, active, isChanging } = outlook
  if (side === active) return undefined // influence can always be placed (5.1)
  const danger = coupsDanger(outlook, side, ORDINARY_COUP)
  if (danger) return danger
  const canFall = s.indianOcean ? MOST_FALLS : 1
  return isChanging && canFall >= stepsToWar(s) ? { by: 'otherHeadline', chance: CERTAIN } : undefined
}

/** TS45, KM18 Somebody may shift DEFCON. */
export function shiftDanger({ s, active }: Outlook, chooser: Side, chance: Chance = CERTAIN): Danger | undefined {
  return chooser !== active && stepsToWar(s) <= 1 ? dangerOf('opponent', chance) : undefined
}

/** TS45 The opponent wins the throw; a side that may set its die (KM9) sets the best face. */
export function summitDanger(
  outlook: Outlook,
  thrown: Readonly<Partial<Record<Side, number>>> = {},
): Danger | undefined {
  const { s, active } = outlook
  const terms = (side: Side) => ({ dice: facesOf(s, side, thrown[side]), plus: summitModifier(s, side) })
  return shiftDanger(outlook, other(active), chanceToBeat(terms(other(active)), terms(active)))
}

function facesOf(s: S, side: Side, thrown: number | undefined): readonly number[] {
  if (thrown) return [thrown]
  return is(s.carter, side) ? DIE_FACES.slice(-1) : DIE_FACES
}

/** KM43 The side marks two countries, then it must make a coup where there is Famine: it looks for the safest of all. */
function famineDanger(outlook: Outlook, side: Side, from: number): Danger | undefined {
  const { s, isChanging } = outlook
  const dangers = famineChoices(s, from > 0).map(famine =>
    coupsDanger({ ...outlook, s: { ...s, famine: [...famine] } }, side, { ...ORDINARY_COUP, onlyFamine: true }),
  )
  if (!dangers.includes(undefined)) return dangers.reduce((a, b) => (severity(b) < severity(a) ? b : a))
  return isChanging && isFamineDeadly(outlook) ? { by: 'otherHeadline', chance: CERTAIN } : undefined
}

/** A coup where Famine lies already would do. */
function isFamineDeadly(outlook: Outlook): boolean {
  return COUNTRIES.some(at => hasFamine(outlook.s, at) && coupDanger(outlook, at, ORDINARY_COUP).war.hits > 0)
}

const BY_FALL: Readonly<Record<Fall, (outlook: Outlook, e: E, from: number) => Danger | undefined>> = {
  certain: ({ s }, { card }) => dangerOf('itself', figure(card, 'defcon') >= stepsToWar(s) ? CERTAIN : NEVER),
  choice: (outlook, { side }) => shiftDanger(outlook, side),
  operation: (outlook, { side }) => operationDanger(outlook, side),
  famineCoup: (outlook, { side }, from) => famineDanger(outlook, side, from),
  dice: outlook => summitDanger(outlook),
  swappedEvent: (outlook, e) => swappedDanger(outlook, e),
  givenCard: (outlook, e) => givenDanger(outlook, e),
}

/** KM27 The opponent may play an event of the hand for himself. */
export function swappedDanger(outlook: Outlook, { card, side }: E): Danger | undefined {
  if (side === outlook.active) return undefined // may be declined
  const swapped = outlook.hidden().inHand.filter(one => one !== card && isOpponents(one, side))
  return withCause('opponent', worstEvent(outlook, swapped, side))
}

/** TS49 The opponent gives a card; its event happens for the receiver unless it is the giver's own. */
export function givenDanger(outlook: Outlook, { card, side }: E): Danger | undefined {
  const given = outlook.hidden().inHand.filter(one => one !== card && !isScoring(one) && !isOpponents(one, side))
  return withCause('opponent', worstEvent(outlook, given, side))
}

function worstEvent(outlook: Outlook, cards: readonly Card[], side: Side): Danger | undefined {
  return cards.map(card => eventDanger(outlook, { card, side })).reduce(worse, undefined)
}

/** An event from one of its sentences on, for the side it works for. */
export function eventDanger(outlook: Outlook, e: E, from = 0): Danger | undefined {
  const { s, isChanging } = outlook
  if (stepsToWar(s) > MOST_FALLS) return undefined
  let worst: Danger | undefined
  for (const { fall, when } of threatsOf(e.card, from)) {
    const isMet = when === undefined || when(s, e)
    if (!isMet && !isChanging) continue
    const danger = BY_FALL[fall](outlook, e, from)
    worst = worse(worst, isMet ? danger : withCause('otherHeadline', danger))
  }
  return worst && !isChanging && from === 0 && !canHappen(s, e) ? undefined : worst
}

/** 4.5.C An event as a headline: what the other headline does may come before it. */
export function headlineDanger(outlook: Outlook, card: Card, others: readonly Card[]): Danger | undefined {
  const { s, active } = outlook
  const e = eventFor(card, active)
  const before = others.filter(one => isResolvedBefore({ card: one, side: other(active) }, { card, side: active }))
  const now = eventDanger({ ...outlook, isChanging: false }, e)
  if (before.length === 0) return now
  const falls = Math.max(...before.map(one => mayFallBy(s, one)))
  const defcon = Math.max(NUCLEAR_WAR + 1, s.defcon - falls) // or the other side has lost before
  const later = eventDanger({ ...outlook, s: { ...s, defcon }, isChanging: true }, e)
  return worse(now, withCause('otherHeadline', later))
}

/** How far DEFCON may come down by an event, or seem to by KM45, after which coups in flashpoints lower it twice. */
function mayFallBy(s: S, card: Card): number {
  if (card === 'indianOceanZoneOfPeace') return 1
  if (threatsOf(card).length === 0) return 0
  return s.indianOcean ? MOST_FALLS : 1
}

/** What a side stakes with a card that it plays or headlines; its own operation can always be a safe one. */
export function playDanger(outlook: Outlook, verb: PlayVerb, card: Card): Danger | undefined {
  const { active } = outlook
  if (verb === 'headline') return headlineDanger(outlook, card, outlook.hidden().inHand)
  if (verb === 'event') return eventDanger(outlook, { card, side: active })
  return isOpponents(card, active) ? eventDanger(outlook, eventFor(card, active)) : undefined
}

export const DANGEROUS_VERBS = ['event', 'operations', 'headline'] as const
export type PlayVerb = (typeof DANGEROUS_VERBS)[number]
