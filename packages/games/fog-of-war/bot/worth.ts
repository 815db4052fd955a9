// What provinces, cards and tokens are worth to the bot, all in victory points of the Axis.

import { cardsIn, contents, countIn, derived, itemAt, type Seat, type Zone } from '@ludoteka/kernel'
import { COMBAT, COMBAT_CARDS, type CombatCard } from '../content/combatCards.ts'
import { ALLIED_AIMS, FALLS_WITH_BRITAIN, FALLS_WITH_PARIS, LAST_YEAR, USSR_ENTERS } from '../content/numbers.ts'
import { OBJECTIVE_PROVINCE } from '../content/otherCards.ts'
import { PROVINCE, PROVINCES, type Province } from '../content/provinces.ts'
import type { Side } from '../content/sides.ts'
import { controllerOf, indexOfProvince } from '../rules/board.ts'
import { originsOf } from '../rules/operations.ts'
import { ALLIES, AXIS, otherSeat, SEATS } from '../rules/sides.ts'
import { type S, ZONES } from '../rules/state.ts'

/** A production point in each year that is left. */
const RESOURCE = 0.45
/** A province from which supply comes. */
const SOURCE = 2
/** Berlin or Ruhr in Allied hands, and what the second of them ends. */
const ALLIED_AIM = 20
const SECOND_AIM = 150
/** An objective, in the last year; less before. */
const OBJECTIVE = 5
/** A point of strength of a card that can be played, with all years to come. */
const STRENGTH = 0.5
/** What the Soviet cards bring the Allies for each year that they come early. */
const USSR_A_YEAR_EARLY = 4
/** A ready intel token at the beginning of a year. */
const INTEL_TOKEN = 0.3

/** The year is over but for its last steps. What these will bring counts already, so that nobody tries to put it off. */
export const isYearOver = (s: S): boolean =>
  s.stack.some(({ step }) => step === 'year.next' || step === 'year.objectives')

/** The year in which the next cards are played. */
export const yearToCome = (s: S): number => s.year + (isYearOver(s) ? 1 : 0)

/** Years that will still be scored. */
export const yearsToScore = (s: S): number => LAST_YEAR + 1 - yearToCome(s)

/** Year ends at which production will still be spent. */
const yearsToProduce = (s: S): number => Math.max(0, LAST_YEAR - yearToCome(s))

/** What the map means to both sides, province by province in their order. */
export type MapWorth = {
  /** What holding it is worth to each seat. */
  readonly held: readonly (readonly number[])[]
  /** What changes if a seat takes it. */
  readonly swing: readonly (readonly number[])[]
  /** From where a seat could attack it now. */
  readonly origins: readonly (readonly (readonly Province[])[])[]
}

/** Worked out again only when control, quagmires or the calendar have changed. */
const mapWorth = derived<S, MapWorth>(
  s => [
    s.control,
    s.quagmire,
    s.usaAtWar,
    s.ussrAtWar,
    s.parisFell,
    s.britainFell,
    yearsToScore(s),
    contents(s, ZONES.kept, AXIS),
  ],
  s => {
    const held = SEATS.map(seat => PROVINCES.map(at => (seat === AXIS ? worthToAxis(s, at) : worthToAllies(s, at))))
    return {
      held,
      swing: SEATS.map(seat => PROVINCES.map(at => swingOf(s, held, seat, at))),
      origins: SEATS.map(seat => PROVINCES.map(at => originsOf(s, seat, at))),
    }
  },
)

export const mapOf = (s: S): MapWorth => mapWorth(s)

function worthToAxis(s: S, at: Province): number {
  const { vp, resources } = PROVINCE[at]
  // The Axis know their objectives; of a deal the Allies suppose them.
  const isObjective = cardsIn(s, ZONES.kept, AXIS).some(one => OBJECTIVE_PROVINCE[one] === at)
  const objective = isObjective ? (OBJECTIVE * (yearToCome(s) - 1938)) / (LAST_YEAR - 1938) : 0
  return vp * yearsToScore(s) + resources * RESOURCE * yearsToProduce(s) + sourceWorth(at, 'axis') + objective
}

function worthToAllies(s: S, at: Province): number {
  const aim = ALLIED_AIMS.includes(at) ? ALLIED_AIM : 0
  return PROVINCE[at].resources * RESOURCE * yearsToProduce(s) + sourceWorth(at, 'allies') + aim
}

const sourceWorth = (at: Province, side: Side): number => (PROVINCE[at].source === side ? SOURCE : 0)

/** With all that falls with it, and the end of the game if it is the second aim of the Allies. */
function swingOf(s: S, held: MapWorth['held'], seat: Seat, at: Province): number {
  const other = otherSeat(seat)
  const swing = (one: Province): number => {
    const [mine, theirs] = [worthIn(held, seat, one), worthIn(held, other, one)]
    return controllerOf(s, one) === seat ? 0 : mine + (controllerOf(s, one) === other ? theirs : 0)
  }
  const sum = [at, ...(seat === AXIS ? fallingWith(s, at) : [])].reduce((total, one) => total + swing(one), 0)
  if (seat === ALLIES && ALLIED_AIMS.includes(at) && ALLIED_AIMS.some(one => controllerOf(s, one) === ALLIES))
    return sum + SECOND_AIM
  return seat === AXIS && PROVINCE[at].group === 'ussr' ? sum - ussrCost(s) : sum
}

const worthIn = (held: MapWorth['held'], seat: Seat, at: Province): number =>
  itemAt(itemAt(held, seat), indexOfProvince(at))

function fallingWith(s: S, at: Province): readonly Province[] {
  if (at === 'paris' && !s.parisFell) return FALLS_WITH_PARIS.filter(one => controllerOf(s, one) === ALLIES)
  if (at === 'britain' && !s.britainFell) return FALLS_WITH_BRITAIN.filter(one => controllerOf(s, one) === ALLIES)
  return []
}

/** 2.6 The USSR comes anyway at the end of 1942. */
const ussrCost = (s: S): number => (s.ussrAtWar ? 0 : USSR_A_YEAR_EARLY * Math.max(0, USSR_ENTERS + 1 - yearToCome(s)))

/** How strong a card is, wherever it will be used. */
function qualityOf(card: CombatCard): number {
  const { land, sea, type } = COMBAT[card]
  if (type === 'decoy') return 0.2
  return type === 'fort' ? 0.75 * land : Math.max(land, 0.85 * sea) + (type === 'air' ? 0.3 : 0)
}

/** By number of the card. */
const QUALITY: readonly number[] = COMBAT_CARDS.map(qualityOf)

export function qualityIn(s: S, zone: Zone<CombatCard>, seat: Seat): number {
  let sum = 0
  for (const card of contents(s, zone, seat)) sum += itemAt(QUALITY, card)
  return sum
}

/** What a point of strength is worth: less the fewer turns are left for it. */
export const strengthWorth = (s: S): number => STRENGTH * (0.4 + 0.12 * yearsToScore(s))

/** Tokens become ready again with every year, so they are worth less towards its end. */
export function tokenWorth(s: S, seat: Seat): number {
  const left = countIn(s, ZONES.deck, seat) + countIn(s, ZONES.hand, seat)
  if (isYearOver(s)) return INTEL_TOKEN
  return INTEL_TOKEN * Math.min(1, 0.1 + left / 20)
}

/** Production points in each year to come. */
export function productionWorth(s: S, seat: Seat, resources: number): number {
  const level = itemAt(s.level, seat)
  // Resources are counted with the provinces; here only those that the level can't use.
  return -RESOURCE * yearsToProduce(s) * Math.max(0, resources - level)
}
