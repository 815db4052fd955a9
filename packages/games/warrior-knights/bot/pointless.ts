// What the bot does not even think of: its evaluation sees nothing in it, or one answer is as good as any plan.

import { type Action, cardsIn, itemAt, NOWHERE, type Seat } from '@ludoteka/kernel'
import { isOneOf } from '@ludoteka/text-kit'
import { AREAS, type Area } from '../content/areas.ts'
import { LEADERSHIP, SHAPES, type Shape } from '../content/barons.ts'
import { CITY } from '../content/cities.ts'
import { EVENT } from '../content/events.ts'
import { type BattleResult, EXPEDITIONS, FATE, FATE_CARDS } from '../content/fate.ts'
import { areaOf, effectiveStrength, isReady, noblesIn } from '../rules/armies.ts'
import { amountOf, investedIn } from '../rules/barons.ts'
import { targetsIn } from '../rules/battle/declare.ts'
import { partsOfTarget, TARGETS } from '../rules/battle/names.ts'
import { besiegerOf, citiesOf, cityIn, incomeOf, ownerOf, siegeRoundOf, strongholdStrength } from '../rules/cities.ts'
import type { F } from '../rules/frames.ts'
import { isOverseas, printedCity, stepsFrom } from '../rules/map.ts'
import { baronOf, isCityName, NONE, seatOfBaron } from '../rules/names.ts'
import { partsOfPlacing } from '../rules/pairs.ts'
import { type S, ZONES } from '../rules/state.ts'
import { SHAPE_TO_AREA } from '../rules/verbs.ts'
import { movableNobles } from '../rules/ways.ts'
import { hasPromised } from './deals.ts'
import { nextPlan } from './planning.ts'
import { nextTransfer } from './regrouping.ts'
import { defenceOf, odds, targetsOf, VOYAGE } from './targets.ts'
import { motionWorth, rivalOf, stanceOn, votesFor } from './votes.ts'
import { upkeepsLeft, wageBill } from './worth.ts'

const isArea = isOneOf(AREAS)
const isShape = isOneOf(SHAPES)
const isTarget = isOneOf(TARGETS)
const isFate = isOneOf(FATE_CARDS)
const isExpedition = isOneOf(EXPEDITIONS)
const isPlacing = isOneOf(SHAPE_TO_AREA)

/** Battles with worse odds are not fought. */
const FAIR_ODDS = 0.62
/** Areas for which Mobilize Forces is thought through. */
const AREAS_TRIED = 3

/** Answers of one question are looked at one after the other: what is worked out for all of them is kept for the last position. */
export function onceFor<T>(workOut: (s: S, seat: Seat) => T): (s: S, seat: Seat) => T {
  let last: { readonly s: S; readonly seat: Seat; readonly value: T } | undefined
  return (s, seat) => {
    if (last?.s !== s || last.seat !== seat) last = { s, seat, value: workOut(s, seat) }
    return last.value
  }
}

const planFor = onceFor(nextPlan)
const transferFor = onceFor(nextTransfer)
const areasWorthwhile = onceFor((s, seat): ReadonlySet<Area> => {
  const areas = targetsOf(s, seat).map(({ area }) => area)
  return new Set(areas.filter(area => canActIn(s, seat, area)).slice(0, AREAS_TRIED))
})

/** 7.6 Somebody is ready to fight there, or to go where he is needed. */
const canActIn = (s: S, seat: Seat, area: Area): boolean =>
  canAttackIn(s, seat, area) || movableNobles(s, seat, area, []).some(shape => isNeededIn(s, seat, shape, area))

const canAttackIn = (s: S, seat: Seat, area: Area): boolean =>
  targetsIn(s, seat, area).some(target => isWorthAttacking(s, seat, area, target))
const isWorthAttacking = (s: S, seat: Seat, at: Area, target: (typeof TARGETS)[number]): boolean =>
  !isPeaceBreach(s, seat, target) && isFairFight(s, seat, at, target)

export function isPointless(s: S, { seat, verb, arg }: Action): boolean {
  const f = s.stack.at(-1)
  if (f === undefined) return false
  switch (verb) {
    // Gifts, offers other than those of `deals.ts`, and second thoughts.
    case 'give':
    case 'offerDeal':
    case 'offerPact':
    case 'offerHeir':
    case 'askHeir':
    case 'withdrawDeal':
    case 'executeHeir':
    case 'giveBackHeir':
    case 'takeBack':
    case 'pickUp':
    case 'unassign':
    case 'transferAll':
    case 'takeArmy':
      return true
    case 'acceptDeal':
      return f.step === 'move.leave' && isThreat(s, seat, f) && arg === baronOf(f.seat)
    case 'transfer':
      return arg !== transferFor(s, seat)
    case 'plan':
      return arg !== planFor(s, seat)
    case 'done':
      if (f.step === 'plan.cards') return planFor(s, seat) !== undefined
      if (f.step === 'mobilize.moves') return f.moved.length === 0 && !canAttackIn(s, seat, f.area)
      return f.step === 'upkeep.reserves' && transferFor(s, seat) !== undefined
    case 'placeNoble':
      return isPlacing(arg) && cityIn(s, partsOfPlacing(arg).area) === undefined
    case 'assign':
      return typeof arg === 'string' && !isSensibleAssignment(s, seat, arg)
    case 'perform':
      return f.step === 'baron.card' && f.card === 'mobilizeForces' && areasWorthwhile(s, seat).size === 0
    case 'decline':
      return f.step === 'battle.ability' || (f.step === 'baron.card' && f.card !== 'mobilizeForces')
    case 'mobilize':
      return isArea(arg) && f.step === 'mobilize.area' && !areasWorthwhile(s, seat).has(arg)
    case 'moveNoble':
      return f.step === 'mobilize.moves' && isShape(arg) && !isNeededIn(s, seat, arg, f.area)
    case 'go':
      return f.step === 'move.noble' && stepsFrom(itemAt(f.path, f.path.length - 1)).some(({ to }) => to === f.target)
        ? arg !== f.target
        : false
    case 'sail':
      return f.step === 'move.noble' && isArea(arg) && !isWorthSailing(s, seat, f.shape, arg)
    case 'takeTroop':
      return typeof arg === 'string' && !arg.endsWith('.stronghold')
    case 'attack':
      return isTarget(arg) && f.step === 'war.declare' && !isWorthAttacking(s, seat, f.at, arg)
    // Whoever has moved nobody means to fight: otherwise he had better declined the card.
    case 'noBattle':
      return (
        f.step === 'war.declare' && s.mobilized === 'neither' && f.refused.length === 0 && canAttackIn(s, seat, f.at)
      )
    case 'attackWith':
      return f.step === 'war.armies' && f.chosen.length > 0 && partsOfTarget(f.target).kind === 'siege'
    case 'command':
      return isShape(arg) && f.step === 'battle.commander' && arg !== bestCommander(s, seat, f)
    case 'putAway':
      return isFate(arg) && f.step === 'battle.putAway' && !isWorstFate(s, seat, arg)
    case 'refuse':
      if (f.step === 'war.leave') return hasPromised(s, seat, f.attacker, 'leaveToAttack')
      return f.step === 'agenda.refusals' || (f.step === 'move.leave' && mayPass(s, seat, f))
    case 'allow':
      return f.step === 'move.leave' && !mayPass(s, seat, f)
    case 'disobey':
      return f.step !== 'war.laws'
    case 'allocate':
      return arg !== bestPlaceForCard(s, seat, f)
    case 'found':
      return isExpedition(arg) && crownsToInvest(s, seat, arg) === 0
    case 'invest':
      return f.step === 'expedition.invest' && numberIn(arg, 'crowns') !== crownsToInvest(s, seat, f.expedition)
    case 'bless':
      return f.step === 'expedition.bless' && investedIn(s, f.expedition, seat) < 3
    case 'nameDrawer':
      return arg !== drawerToName(s, seat)
    case 'pledge':
      return f.step === 'event.cancel' && isHalfPledge(s, seat, f, numberIn(arg, 'faith'))
    case 'commit':
      return f.step === 'vote.commit' && isOddNumberOfVotes(s, seat, stanceOn(s, seat, f).stake, numberIn(arg, 'votes'))
    case 'ballots':
      return f.step === 'assembly.ballots' && !areSensibleBallots(s, seat, f, arg)
    case 'voteFor':
    case 'decide':
      return 'agenda' in f && 'proposal' in f && arg !== stanceOn(s, seat, f).option
    case 'propose':
      return typeof arg === 'string' && motionWorth(s, seat, arg) < bestMotion(s, seat)
    default:
      return false
  }
}

const numberIn = (arg: unknown, field: string): number => {
  const value = typeof arg === 'object' && arg !== null ? Object.entries(arg).find(([key]) => key === field)?.[1] : 0
  return typeof value === 'number' ? value : 0
}

/** 3.10 Every Noble gets some; the circle Noble the mercenaries, whom he need not pay. */
function isSensibleAssignment(s: S, seat: Seat, pair: string): boolean {
  const [troop = '', army = ''] = pair.split('.')
  if (troop === 'regular100') return army === 'star'
  if (troop !== 'regular50') return army === 'circle'
  const wanting = (['star', 'square', 'triangle'] as const).find(
    shape => !cardsIn(s, ZONES.assigned.at(shape), seat).includes('regular50'),
  )
  return army === (wanting ?? 'star')
}

const strengthIn = (s: S, seat: Seat, area: Area, only: (shape: Shape) => boolean): number =>
  noblesIn(s, seat, area)
    .filter(only)
    .reduce((sum, shape) => sum + effectiveStrength(s, seat, shape), 0)

/** A Noble is needed where those who stand there could not besiege the city without him, and could with him. */
function isNeededIn(s: S, seat: Seat, shape: Shape, area: Area): boolean {
  const city = cityIn(s, area)
  if (city === undefined || ownerOf(s, city) === seat) return true
  const ready = strengthIn(s, seat, area, one => isReady(s, seat, one))
  if (ready > 0 && ready + LEADERSHIP > defenceOf(s, city).total) return false
  const from = areaOf(s, seat, shape)
  return from === undefined || !isBesieging(s, seat, from)
}

/** He would give up a siege by going. */
export function isBesieging(s: S, seat: Seat, area: Area): boolean {
  const city = cityIn(s, area)
  return city !== undefined && besiegerOf(s, city) === seat && noblesIn(s, seat, area).length === 1
}

function isWorthSailing(s: S, seat: Seat, shape: Shape, to: Area): boolean {
  const from = areaOf(s, seat, shape)
  const city = printedCity(to)
  if (from === undefined || city === undefined || isBesieging(s, seat, from) || upkeepsLeft(s) < VOYAGE) return false
  const isOpen = cityIn(s, to) !== undefined && ownerOf(s, city) !== seat
  return (
    isOpen &&
    effectiveStrength(s, seat, shape) + LEADERSHIP > defenceOf(s, city).total &&
    (isOverseas(to) || !isOverseas(from))
  )
}

function isFairFight(s: S, seat: Seat, at: Area, target: (typeof TARGETS)[number]): boolean {
  const { kind, of } = partsOfTarget(target)
  if (kind === 'siege') return true
  const mine = LEADERSHIP + strengthIn(s, seat, at, one => isReady(s, seat, one))
  if (isCityName(of)) {
    const { total, isLed } = defenceOf(s, of)
    // What will surrender in the next round need not be stormed.
    const isSure = besiegerOf(s, of) === seat && siegeRoundOf(s, of) <= s.round && upkeepsLeft(s) > 1
    return !isSure && odds(mine, total, isLed) >= FAIR_ODDS && mine <= total + LEADERSHIP + 100
      ? true
      : !isSure && odds(mine, total, isLed) >= 0.8
  }
  const other = seatOfBaron(of)
  const theirs = strengthIn(s, other, at, () => true)
  const walls = kind === 'assault' ? strongholdStrength(s, other) + effectiveStrength(s, other, 'stronghold') : 0
  const isLed = noblesIn(s, other, at).length > 0
  return odds(mine, theirs + walls + (isLed ? LEADERSHIP : 0), isLed) >= FAIR_ODDS
}

/** The triangle's victory decides most, then the star's blow, then the square's cover. */
const COMMANDERS: readonly Shape[] = ['triangle', 'star', 'square', 'circle']
function bestCommander(s: S, seat: Seat, f: Extract<F, { step: 'battle.commander' }>): Shape | undefined {
  const armies: readonly string[] = f.side === 'attacker' ? f.attackers : f.defenders
  const nobles = COMMANDERS.filter(shape => armies.includes(shape))
  return nobles.find(shape => isReady(s, seat, shape)) ?? nobles[0]
}

/** What a fate card is worth in a battle. */
const RESULT: Readonly<Record<BattleResult, number>> = { victory1: 4, deal100: 3, drawFate: 2, prevent100: 1 }
const worthOfFate = (card: (typeof FATE_CARDS)[number]): number => RESULT[FATE[card].battle]
function isWorstFate(s: S, seat: Seat, card: (typeof FATE_CARDS)[number]): boolean {
  return cardsIn(s, ZONES.fateHand, seat).every(one => worthOfFate(one) >= worthOfFate(card))
}

/** 8.2.6 Less than what is missing helps nobody, more is cut. */
function isHalfPledge(s: S, seat: Seat, f: Extract<F, { step: 'event.cancel' }>, faith: number): boolean {
  const missing = (EVENT[f.event].cancelCost ?? 0) - f.pledged
  return faith > 0 && (faith !== missing || missing > amountOf(s, 'faith', seat))
}

/** 10.4 Whoever passes could take a city from there. */
function isThreat(s: S, seat: Seat, f: Extract<F, { step: 'move.leave' }>): boolean {
  const strength = effectiveStrength(s, f.seat, f.shape) + LEADERSHIP
  return citiesOf(s, seat).some(
    city =>
      defenceOf(s, city).total < strength &&
      (CITY[city].area === f.to || stepsFrom(f.to).some(({ to }) => to === CITY[city].area)),
  )
}

const mayPass = (s: S, seat: Seat, f: Extract<F, { step: 'move.leave' }>): boolean =>
  hasPromised(s, seat, f.seat, 'leaveToPass') || !isThreat(s, seat, f)

/** 19.4.2 He has promised not to attack this Baron. */
export function isPeaceBreach(s: S, seat: Seat, target: (typeof TARGETS)[number]): boolean {
  const { of } = partsOfTarget(target)
  const defender = isCityName(of) ? ownerOf(s, of) : seatOfBaron(of)
  return defender !== NOWHERE && hasPromised(s, seat, defender, 'noAttackThisRound', 'noAttackNextRound')
}

/** 6.3 Taxes for those with cities, otherwise the Assembly; Wages only when there is nothing to pay. */
function bestPlaceForCard(s: S, seat: Seat, f: F): string {
  const among: readonly string[] = f.step === 'action.allocate' ? f.among : []
  const income = citiesOf(s, seat).reduce((sum, city) => sum + incomeOf(s, city), 0)
  if (among.includes('taxation') && income >= 4) return 'taxation'
  return among.includes('assembly') ? 'assembly' : (among[0] ?? '')
}

/** 8.3 A part of what is not needed for wages; an expedition comes home after two others at the earliest. */
function crownsToInvest(s: S, seat: Seat, expedition: (typeof EXPEDITIONS)[number]): number {
  const spare = amountOf(s, 'crowns', seat) - wageBill(s, seat)
  if (upkeepsLeft(s) < 3 || spare < 6) return 0
  return Math.min(5, expedition === 'china' ? 2 : 3, Math.floor(spare / 3))
}

/** 8.2 A good card for oneself, a bad one for the strongest rival; faith is paid for it only by those who have plenty. */
function drawerToName(s: S, seat: Seat): string {
  const isRich = amountOf(s, 'faith', seat) >= 3
  if (s.nextEvent === 'green') return isRich ? baronOf(seat) : weakestOther(s, seat)
  if (s.nextEvent === 'red' && !isRich) return baronOf(seat)
  return baronOf(rivalOf(s, seat))
}

const weakestOther = onceFor((s, seat): string => {
  const others = Array.from({ length: s.seats }, (_, one) => one).filter(one => one !== seat && !s.eliminated[one])
  return baronOf(others.toSorted((a, b) => amountOf(s, 'influence', a) - amountOf(s, 'influence', b))[0] ?? seat)
})

function isOddNumberOfVotes(s: S, seat: Seat, stake: number, votes: number): boolean {
  const all = amountOf(s, 'votes', seat)
  return Math.abs(votes - votesFor(s, seat, stake, all)) > all / 12
}

/** 20.4 Most on what matters most, nothing on trifles. */
function areSensibleBallots(
  s: S,
  seat: Seat,
  { agendas }: Extract<F, { step: 'assembly.ballots' }>,
  arg: unknown,
): boolean {
  const all = amountOf(s, 'votes', seat)
  const stakes = agendas.map(agenda => stanceOn(s, seat, { agenda, proposal: NONE }).stake)
  const most = Math.max(...stakes)
  return ['first', 'second', 'third'].every((field, i) => {
    const votes = numberIn(arg, field)
    return stakes[i] === most && most >= 0.3 ? votes >= all / 3 && votes < Math.max(2, all) : votes <= all / 4
  })
}

/** The most that any private motion could bring. */
const bestMotion = onceFor((s, seat): number => {
  const discards = cardsIn(s, ZONES.agendaDiscard).map(card => `revive.${card}`)
  const charges = Array.from({ length: s.seats }, (_, one) => cardsIn(s, ZONES.charges, one)).flat()
  const names = [
    ...discards,
    ...charges.map(card => `repeal.${card}`),
    ...(s.banned[seat] ? [`lift.${baronOf(seat)}`] : []),
  ]
  return Math.max(0, ...names.map(name => motionWorth(s, seat, name)))
})
