// Chapter 7: the words event texts are made of. An op is one sentence; it changes the state or puts a question.
// "Own" is the side the event works for, so that Mengistu (KM27) only has to exchange the sides.

import { cardsIn, countIn, enter, hasCard, moveCard, moveRandom, moveTop, onlyCard } from '@ludoteka/kernel'
import { CARD, type Card, type Figures } from '../../content/cards.ts'
import { ARAB_LEAGUE, OPEC, type Region, type Space } from '../../content/spaces.ts'
import { NUCLEAR_WAR, SIDES } from '../../content/tracks.ts'
import { controls, countControlled, countriesOf, influence, neededForControl } from '../board.ts'
import {
  drawCards as draw,
  figure,
  handOf,
  handSize,
  hasHappened,
  isOpponents,
  isScoring,
  scoringCardsOf,
  showHand,
} from '../cards.ts'
import { addInfluence as add, clearInfluence as clear, takeInfluence as take } from '../changes.ts'
import {
  gainMilitaryOperations as gainOperations,
  loseMilitaryOperations as loseOperations,
  lowerDefcon as lower,
  missingMilitaryOperations,
  noteBrinkmanship,
  raiseDefcon as raise,
} from '../defcon.ts'
import { throwDice } from '../dice.ts'
import { log, tell } from '../log.ts'
import { ORDINARY_COUP } from '../operations/coup.ts'
import { grantOperation as grant } from '../operations/kind.ts'
import { ORDINARY_REALIGNMENT } from '../operations/realign.ts'
import { advanceInSpace } from '../operations/space.ts'
import { opsOf } from '../opsValue.ts'
import { takeAutonomy } from '../romanianAutonomy.ts'
import { is, of, other, put, seatOf } from '../sides.ts'
import { type CoupTerms, type E, type F, type Place, type RealignTerms, type S, ZONES } from '../state.ts'
import { gainVp as gain } from '../victory.ts'

export type Op = (s: S, e: E) => void
export type Condition = (s: S, e: E) => boolean
export type Event = {
  /** 5.2 What must hold for the event to be played at all. */
  readonly requires?: Condition
  readonly ops: readonly Op[]
}

export const event = (...ops: readonly Op[]): Event => ({ ops })
export const eventIf = (requires: Condition, ...ops: readonly Op[]): Event => ({ requires, ops })

/** The rule a log entry of this event points to. */
export const numberOf = (e: E): string => CARD[e.card].number

/** Two cases, of which only one happens. At most the last sentence of a case may put a question. */
export function either(condition: Condition, then: readonly Op[], otherwise: readonly Op[] = []): Op {
  return (s, e) => {
    for (const op of condition(s, e) ? then : otherwise) op(s, e)
  }
}

// Conditions

export const ownControls =
  (at: Space): Condition =>
  (s, e) =>
    controls(s, e.side, at)
export const opponentControls =
  (...all: readonly Space[]): Condition =>
  (s, e) =>
    all.every(at => controls(s, other(e.side), at))
/** Bans that name a card are not swapped (KM27). */
export const notAfter =
  (card: Card): Condition =>
  s =>
    !hasHappened(s, card)
export const inHeadlinePhase: Condition = s => s.actionRound === 0
export const someFamine: Condition = s => s.famine.includes(true)
export const holdsOpponentsCard: Condition = (s, e) => handOf(s, e.side, card => isOpponents(card, e.side)).length > 0
export const ownControlsIn =
  (region: Region): Condition =>
  (s, e) =>
    countControlled(s, e.side, countriesOf(region)) > 0
export const defconIsAsPrinted: Condition = (s, e) => s.defcon === figure(e.card, 'defcon')
/** KM41 */
export const controlsEnoughArabCountries: Condition = (s, e) =>
  countControlled(s, e.side, ARAB_LEAGUE) >= figure(e.card, 'countries')

// Victory points, DEFCON, Military Operations

export const gainVp: Op = (s, e) => gain(s, e.side, figure(e.card, 'vp'), e.card, numberOf(e))
export const lowerDefcon: Op = (s, e) => lower(s, figure(e.card, 'defcon'), numberOf(e))
export const raiseDefcon: Op = (s, e) => raise(s, figure(e.card, 'defcon'), numberOf(e))
export const shiftDefcon: Op = (s, e) =>
  enter<F>(s, { step: 'event.shiftDefcon', ...e, chooser: e.side, optional: false })
export const gainMilitaryOperations: Op = (s, e) =>
  gainOperations(s, e.side, figure(e.card, 'militaryOperations'), numberOf(e))
export const opponentLosesMilitaryOperations: Op = (s, e) =>
  loseOperations(s, other(e.side), figure(e.card, 'militaryOperations'), numberOf(e))

/** TS61 */
export const gainVpForOil: Op = (s, e) =>
  gain(s, e.side, figure(e.card, 'vp') * countControlled(s, e.side, OPEC), e.card, numberOf(e))

/** TS39 More than the opponent; more still if also enough for the turn. */
export const winArmsRace: Op = (s, e) => {
  if ((of(s.militaryOperations, e.side) ?? 0) <= (of(s.militaryOperations, other(e.side)) ?? 0)) return
  const vp = missingMilitaryOperations(s, e.side) === 0 ? 'vpIfRequired' : 'vp'
  gain(s, e.side, figure(e.card, vp), e.card, numberOf(e))
}

// Influence

export const addIn =
  (at: Space): Op =>
  (s, e) =>
    add(s, e.side, at, figure(e.card, 'add'), numberOf(e))
export const removeFrom =
  (at: Space): Op =>
  (s, e) => {
    take(s, other(e.side), at, figure(e.card, 'remove'), numberOf(e))
  }
export const clearIn =
  (at: Space): Op =>
  (s, e) => {
    clear(s, other(e.side), at, numberOf(e))
  }
export const addForControl =
  (at: Space): Op =>
  (s, e) =>
    add(s, e.side, at, neededForControl(s, e.side, at), numberOf(e))

/** KM16 */
export const addInSudanByEthiopia: Op = (s, e) =>
  add(s, e.side, 'sudan', influence(s, other(e.side), 'ethiopia') + figure(e.card, 'add'), numberOf(e))

/** KM48 */
export const addInSeaLanesByAbsence: Op = (s, e) => {
  const without = countriesOf('middleEast').filter(at => influence(s, other(e.side), at) === 0)
  add(s, e.side, 'seaLanes', without.length, numberOf(e))
}

type Spreading = { readonly where: Place; readonly optional?: true }

/**
 * Adds influence where the owner of the event likes: so much in each of several countries, or so much in all with a
 * limit for each, or all in one country, as the card's numbers say.
 */
export function spread({ where, optional }: Spreading): Op {
  return (s, e) => {
    const { add: n = 0, countries, perCountry }: Figures = CARD[e.card].n
    const portions = perCountry === undefined ? { left: countries ?? 1, each: n } : { left: n, each: 1 }
    const limits = { perCountry: perCountry ?? 1, optional: optional === true }
    enter<F>(s, { step: 'event.add', ...e, where, ...portions, ...limits, chosen: [] })
  }
}

function removal(s: S, e: E, where: Place, left: number, perCountry: number): void {
  enter<F>(s, { step: 'event.remove', ...e, where, left, each: 1, perCountry, optional: false, chosen: [] })
}

export const removeIn =
  (where: Place): Op =>
  (s, e) => {
    const n = figure(e.card, 'remove')
    removal(s, e, where, n, figure(e.card, 'perCountry') || n)
  }

/** KM12 As many as there are Middle East countries under own control. */
export const removeByMiddleEastControl: Op = (s, e) => {
  const n = countControlled(s, e.side, countriesOf('middleEast'))
  removal(s, e, 'middleEast', n, n)
}

type Clearing = { readonly where: Place; readonly countries?: 'asPrinted'; readonly evenEmpty?: true }

/** All opponent influence of a country, or of as many as printed. */
export function clearOf({ where, countries, evenEmpty }: Clearing): Op {
  return (s, e) => {
    const left = countries === undefined ? 1 : figure(e.card, 'countries')
    enter<F>(s, { step: 'event.clear', ...e, where, left, evenEmpty: evenEmpty === true, chosen: [] })
  }
}

export const clearOnePerRegion: Op = (s, e) => enter<F>(s, { step: 'event.nyet', ...e, chosen: [] })
export const levelWithOpponent: Op = (s, e) => enter<F>(s, { step: 'event.separatists', ...e })
export const relieveFamine: Op = (s, e) => enter<F>(s, { step: 'event.relief', ...e })
export const mayMoveInfluence: Op = (s, e) => enter<F>(s, { step: 'event.moveFrom', ...e })

/** KM20 Read with the old stability; control may be lost at once. */
export const raiseStability: Op = (s, e) => {
  if (!controls(s, e.side, 'ethiopia') || s.derg) return
  s.derg = true
  log(s, 'stabilityRises', numberOf(e), { at: 'ethiopia', to: figure(e.card, 'stability') })
}

// Operations

export const grantOperation: Op = (s, e) => grant(s, e.side, figure(e.card, 'ops'), false)
/** With this card's own value, and only if wanted. */
export const mayOperate: Op = (s, e) => grant(s, e.side, CARD[e.card].ops, true)

function coup(s: S, e: E, terms: Partial<CoupTerms>): void {
  const { value } = opsOf(s, e.side, e.card)
  enter<F>(s, { step: 'coup.target', side: e.side, value, ...ORDINARY_COUP, ...terms })
}

/** KM2 */
export const coupWithoutDefcon: Op = (s, e) => coup(s, e, { ignoresBan: true, keepsDefcon: true })
/** KM43 */
export const spreadFamine: Op = (s, e) => enter<F>(s, { step: 'event.famine', ...e })
export const coupInFamine: Op = (s, e) => coup(s, e, { onlyFamine: true })

export function realignments(terms: Partial<RealignTerms>): Op {
  return (s, e) => {
    enter<F>(s, {
      step: 'realign.target',
      side: e.side,
      ...ORDINARY_REALIGNMENT,
      plus: figure(e.card, 'plus'),
      ...terms,
      left: figure(e.card, 'rolls'),
      rolled: [],
    })
  }
}

/** KM29 Once in each country of the region. */
export const mayRealignEachIn =
  (region: Region): Op =>
  (s, e) => {
    const left = figure(e.card, 'rolls') * countriesOf(region).length
    const terms = { region, plus: 0, optional: true, onceEach: true }
    enter<F>(s, { step: 'realign.target', side: e.side, ...terms, left, rolled: [] })
  }

export const advanceInSpaceRace: Op = (s, e) => advanceInSpace(s, e.side, numberOf(e))

// Wars and other dice

const throwOwn =
  (next: (e: E) => F): Op =>
  (s, e) =>
    throwDice(s, [e.side], next(e))

export const wageOgadenWar = throwOwn(e => ({ step: 'event.ogadenOutcome', ...e }))
export const throwForYemen = throwOwn(e => ({ step: 'event.yemenOutcome', ...e }))
export const wageBrushWar: Op = (s, e) => enter<F>(s, { step: 'event.brushWar', ...e })

/** TS45 At DEFCON 2 the winner may end the world. */
export const meetAtSummit: Op = (s, e) => {
  if (s.defcon - figure(e.card, 'defcon') <= NUCLEAR_WAR) noteBrinkmanship(s)
  throwDice(s, [e.side, other(e.side)], { step: 'event.summitOutcome', ...e })
}

// Cards

/** KM28 The opponent's headline, if it still waits, goes to the discard pile. */
export const cancelHeadline: Op = (s, e) => {
  const side = other(e.side)
  const card = onlyCard(s, ZONES.revealed, seatOf(s, side))
  if (!card) return
  moveCard(s, card, ZONES.revealed, seatOf(s, side), ZONES.discard)
  log(s, 'headlineCancelled', numberOf(e), { side, card })
}

export const discardOpponentsCard: Op = (s, e) => {
  if (holdsOpponentsCard(s, e)) enter<F>(s, { step: 'event.discardOwn', ...e, left: 1, opponents: true })
}
export const discardForOperation: Op = (s, e) => enter<F>(s, { step: 'event.unity', ...e })
export const drawCards: Op = (s, e) => draw(s, e.side, figure(e.card, 'draw'), numberOf(e))
export const discardCards: Op = (s, e) =>
  enter<F>(s, { step: 'event.discardOwn', ...e, left: figure(e.card, 'discard'), opponents: false })
export const takeFromDiscard: Op = (s, e) =>
  enter<F>(s, { step: 'event.takeDiscard', ...e, optional: false, ownOrNeutral: true })
export const mayTakeFromDiscard: Op = (s, e) =>
  enter<F>(s, { step: 'event.takeDiscard', ...e, optional: true, ownOrNeutral: false })

/** KM32 Both players know the cards; others only how many. */
export const drawFromOpponentsHand: Op = (s, e) => {
  const [seat, victim] = [seatOf(s, e.side), seatOf(s, other(e.side))]
  const n = Math.min(figure(e.card, 'draw'), countIn(s, ZONES.hand, victim))
  if (n === 0) return
  for (let i = 0; i < n; i++) moveRandom(s, ZONES.hand, victim, ZONES.looked, { seat })
  const cards = cardsIn(s, ZONES.looked, seat)
  log(s, 'cardsDrawnFrom', numberOf(e), { side: other(e.side), n })
  for (const player of [seat, victim]) tell(s, player, 'cardsDrawn', numberOf(e), { cards })
  enter<F>(s, { step: 'event.vance', ...e })
}

/** KM33 Shown to everybody, and one of them is due next. */
export const opponentShowsScoringCards: Op = (s, e) => {
  const side = other(e.side)
  const cards = scoringCardsOf(s, side)
  for (const card of cards) moveCard(s, card, ZONES.hand, seatOf(s, side), ZONES.hand, { open: true })
  log(s, 'scoringCardsShown', numberOf(e), { side, cards })
  if (cards.length > 0) put(s.mustScore, side, true)
}

export const opponentShowsHand: Op = (s, e) => showHand(s, other(e.side), numberOf(e))

/** TS98 Open to the end of the turn, also for cards drawn later. */
export const openOpponentsHand: Op = (s, e) => {
  put(s.openHand, other(e.side), true)
  showHand(s, other(e.side), numberOf(e))
}
export const discardFromOpponentsHand: Op = (s, e) => enter<F>(s, { step: 'event.ames', ...e })

/** TS92 Drawn blindly. */
export const opponentDiscardsAtRandom: Op = (s, e) => {
  const side = other(e.side)
  const card = moveRandom(s, ZONES.hand, seatOf(s, side), ZONES.discard)
  if (card) log(s, 'discarded', numberOf(e), { side, card })
}

/** TS49 Scoring cards are never given. */
export const exchangeCards: Op = (s, e) => {
  const hasCards = handOf(s, other(e.side), card => !isScoring(card)).length > 0
  if (hasCards && hasCard(s, ZONES.inPlay, e.card)) enter<F>(s, { step: 'event.giveCard', ...e })
}

/** TS108 As many as there are; the discard pile is not reshuffled for it. */
export const lookAtDeck: Op = (s, e) => {
  const seat = seatOf(s, e.side)
  const n = Math.min(figure(e.card, 'look'), countIn(s, ZONES.deck))
  if (n === 0) return
  for (let i = 0; i < n; i++) moveTop(s, ZONES.deck, 0, ZONES.looked, { seat })
  log(s, 'deckLooked', numberOf(e), { side: e.side, n })
  tell(s, seat, 'cardsLooked', numberOf(e), { cards: cardsIn(s, ZONES.looked, seat) })
  enter<F>(s, { step: 'event.tehran', ...e })
}

export const mayPlayOpponentsEvent: Op = (s, e) => {
  if (handSize(s, e.side) > 0) enter<F>(s, { step: 'event.mengistu', ...e })
}
export const mayEndTheGame: Op = (s, e) => enter<F>(s, { step: 'event.wargames', ...e })

/** KM22 */
export const takeRomanianAutonomy: Op = (s, e) => takeAutonomy(s, e.side)

// Lasting effects

export const placeCentcom: Op = (s, e) => enter<F>(s, { step: 'event.centcom', ...e })
export const mayGoFirst: Op = (s, e) => {
  if (inHeadlinePhase(s, e)) enter<F>(s, { step: 'event.goFirst', ...e })
}

type SideFlag = {
  readonly [K in keyof S]: S[K] extends boolean[] ? K : never
}[keyof S]
type Lasting = Extract<
  SideFlag,
  | 'economics'
  | 'afghanistan'
  | 'amharic'
  | 't62s'
  | 'brezhnev'
  | 'nasserism'
  | 'carter'
  | 'yuri'
  | 'bearTrap'
  | 'directiveRound'
  | 'oilRound'
>

/** From now on for the side of the event. */
export const forOwn =
  (effect: Lasting): Op =>
  (s, e) =>
    put(s[effect], e.side, true)
/** From now on against its opponent. */
export const forOpponent =
  (effect: Lasting): Op =>
  (s, e) =>
    put(s[effect], other(e.side), true)

export const lowerCoupDice: Op = s => {
  s.salt = true
}
export const makeAllBattlegrounds: Op = s => {
  s.indianOcean = true
}

/** KM17 An extra round of KM31 that was not taken yet is lost. */
export const cancelDirective: Op = s => {
  for (const side of SIDES) {
    if (!is(s.directiveRound, side)) continue
    put(s.directiveRound, side, false)
    log(s, 'directiveCancelled', 'KM17', { side })
  }
}

export const score =
  (region: Region): Op =>
  s =>
    enter<F>(s, { step: 'scoring.region', region })
